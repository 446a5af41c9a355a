/** How far a long step is; silent unless a person looks at it on a terminal. */
export interface Progress {
  /** Begins a step of `total` units (acts, files); ends the one before. */
  start(label: string, total: number): void;
  advance(units: number): void;
  stop(): void;
  /** Writes a line above the bar. */
  say(line: string): void;
}

/** Shows nothing. */
export const SILENT: Progress = { start: () => {}, advance: () => {}, stop: () => {}, say: () => {} };

const BAR_WIDTH = 30;

interface Step {
  readonly label: string;
  readonly total: number;
  readonly began: number;
  done: number;
}

const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`;

/**
 * One line about a step.
 *
 * @example lineOf({ label: "Acts read", total: 40, began: 0, done: 10 }, 3000)
 * // "Acts read ███████▌… 25% 10/40, 3 s, 9 s left"
 */
export function lineOf({ label, total, began, done }: Step, now: number): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(share * BAR_WIDTH);
  const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
  const left = done > 0 && done < total ? `, ${seconds(((now - began) * (total - done)) / done)} left` : "";
  return `${label} ${bar} ${Math.floor(share * 100)}% ${done}/${total}, ${seconds(now - began)}${left}`;
}

/** Progress on stderr with time gone and time left; where stderr is no terminal, only what is said. */
export async function terminalProgress(stream: NodeJS.WriteStream = process.stderr): Promise<Progress> {
  const write = (line: string) => void stream.write(`${line}\n`);
  if (!stream.isTTY) return { ...SILENT, say: write };
  // Loaded only where it is looked at.
  const { SingleBar } = await import("cli-progress");
  let step: Step | null = null;
  let hide = () => {};
  const show = (shown: Step) => {
    const format = () => lineOf(shown, performance.now());
    // Whoever stops the command stops the bar.
    const bar = new SingleBar({ stream, format, clearOnComplete: true, hideCursor: true, gracefulExit: false });
    bar.start(shown.total, shown.done);
    hide = () => {
      bar.stop();
      hide = () => {};
    };
    return bar;
  };
  let bar: ReturnType<typeof show> | null = null;
  const stop = () => {
    hide();
    step = null;
    bar = null;
  };
  return {
    start(label, total) {
      stop();
      step = { label, total, began: performance.now(), done: 0 };
      bar = show(step);
    },
    advance(units) {
      if (step === null) return;
      step.done += units;
      bar?.update(step.done);
    },
    stop,
    // The bar goes, and comes back below the line: its library takes it to the row where it began.
    say(line) {
      hide();
      write(line);
      if (step !== null) bar = show(step);
    },
  };
}
