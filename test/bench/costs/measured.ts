/** What a build took: read from what `npm run phase` says of each task, from the tree, and from the size of the stage. */

/** A phase of a measured build. */
export interface MeasuredPhase {
  readonly name: string;
  /** How many tasks it has at the most; `null`: as many as are asked for. */
  readonly most: number | null;
  /** Seconds of processor, of all its tasks. */
  readonly cpu: number;
  /** Megabytes that one of its tasks held at the most. */
  readonly memory: number;
}

export interface Measured {
  readonly acts: number;
  readonly articles: number;
  readonly inputBytes: number;
  readonly stageBytes: number;
  readonly treeBytes: number;
  readonly treeFiles: number;
  readonly phases: readonly MeasuredPhase[];
}

const LINE =
  /^(?<name>[a-z-]+) \d+\/\d+: \d+ tasks, [\d.]+ s, (?<cpu>[\d.]+) s of processor, (?<memory>\d+) MB of memory/;

/**
 * The phases of a build, from the lines of its tasks.
 *
 * @param mostOf how many tasks a phase has at the most
 * @example phasesOf("read 0/2: 9 tasks, 8.0 s, 7.5 s of processor, 140 MB of memory at the most\n", () => null)
 * // [{ name: "read", most: null, cpu: 7.5, memory: 140 }]
 */
export function phasesOf(log: string, mostOf: (name: string) => number | null): MeasuredPhase[] {
  const phases = new Map<string, MeasuredPhase>();
  for (const line of log.split("\n")) {
    const { name, cpu, memory } = LINE.exec(line)?.groups ?? {};
    if (name === undefined) continue;
    const known = phases.get(name) ?? { name, most: mostOf(name), cpu: 0, memory: 0 };
    const sum = Math.round((known.cpu + Number(cpu)) * 10) / 10;
    phases.set(name, { ...known, cpu: sum, memory: Math.max(known.memory, Number(memory)) });
  }
  return [...phases.values()];
}
