import type { AlignedLine } from "./aligned-lines.ts";

/** Lines that follow each other; `folded` where none of them changed and nobody needs them to read what did. */
export interface LineRun {
  readonly folded: boolean;
  readonly lines: readonly AlignedLine[];
}

/** Lines that stay in sight on each side of a change. */
const AROUND = 1;

/** So many lines at least are folded: fewer take no less room than what says that they are. */
const WORTH = 3;

/**
 * Folds what stayed the same away from what changed.
 *
 * @example foldedLines([changed, same1, same2, same3, same4, same5]) // [changed, same1] in sight, the other four folded
 */
export function foldedLines(lines: readonly AlignedLine[]): LineRun[] {
  const near = new Set<number>();
  lines.forEach(({ same }, i) => {
    if (!same) for (let k = i - AROUND; k <= i + AROUND; k++) near.add(k);
  });
  const runs: { folded: boolean; lines: AlignedLine[] }[] = [];
  lines.forEach((line, i) => {
    const folded = !near.has(i);
    const last = runs.at(-1);
    if (last?.folded === folded) last.lines.push(line);
    else runs.push({ folded, lines: [line] });
  });
  return runs.map((run) => (run.folded && run.lines.length < WORTH ? { ...run, folded: false } : run));
}
