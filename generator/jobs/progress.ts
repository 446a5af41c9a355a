import type { SingleBar } from "cli-progress";

/** How far a long step is; silent unless a person looks at it on a terminal. */
export interface Progress {
  /** Begins a step of `total` units (acts, bytes); ends the one before. */
  start(label: string, total: number): void;
  advance(units: number): void;
  stop(): void;
}

/** Says nothing. */
export const SILENT: Progress = { start: () => {}, advance: () => {}, stop: () => {} };

/** Progress on stderr with rate and time left; nothing at all where stderr is no terminal. */
export async function terminalProgress(stream: NodeJS.WriteStream = process.stderr): Promise<Progress> {
  if (!stream.isTTY) return SILENT;
  // Loaded only where it is looked at.
  const { Presets, SingleBar } = await import("cli-progress");
  let bar: SingleBar | null = null;
  const stop = () => {
    bar?.stop();
    bar = null;
  };
  return {
    start(label, total) {
      stop();
      const format = `${label} {bar} {percentage}% {value}/{total}, mancano {eta_formatted}`;
      bar = new SingleBar({ stream, format, clearOnComplete: true, hideCursor: true }, Presets.shades_classic);
      bar.start(total, 0);
    },
    advance: (units) => bar?.increment(units),
    stop,
  };
}
