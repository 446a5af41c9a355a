/** How much of what has no end: a part in the gate, ten times as much in `npm run torture`. @example times(4) // 4 */
export const times = (part: number): number => (process.env.TORTURE === "whole" ? 10 * part : part);
