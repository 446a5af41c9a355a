import type { DownloadKind } from "../../contract/download-kinds.ts";
import type { HostName } from "../../hosts/profiles.ts";
import type { Fonte } from "../../tree/cards.ts";

/** What every task of a run must know: plain data, the first file of the stage folder. */
export interface Settings {
  /** Folder of the input. */
  readonly data: string;
  /** Folder that the tree grows in, and folder of the published tree that it follows. */
  readonly root: string;
  readonly out: string;
  /** Folder of what the next run may take over: a cache, or a part of the stage folder. */
  readonly kept: string;
  /** Version of the program: another one reads, serves and lists in another way. */
  readonly program: string;
  /** The program that makes answers, as releases have it: another one may make other answers of the same data. */
  readonly madeBy: string;
  readonly fonti: readonly Fonte[];
  /** Day from which `giorni_fermo` counts back. */
  readonly date: string | null;
  /** How many acts of each type the source holds, as far as a download has counted them. */
  readonly held: Readonly<Record<string, number>>;
  /** Name of the only input of `norme/` that is read; `null` where all are. */
  readonly only: string | null;
  readonly pack: boolean;
  /** Megabytes that a task may take, in round numbers: what it sorts beyond a part of them goes to disk. */
  readonly memory: number;
  /** Whether the tree has an index of words. */
  readonly search: boolean;
  readonly strict: boolean;
  readonly base: string;
  readonly hosts: readonly HostName[];
  /** Whether hosts that can answer assistants too. */
  readonly mcp: boolean;
  readonly download: readonly DownloadKind[];
}

/** By what the memory of a task is divided for each. Objects take some six times their text until they are collected. */
const DIVIDED = {
  /** Objects, and several lists are open at once. */
  list: 256,
  /** Objects, in the one table of a task. */
  table: 32,
  /** Strings, which take what they are long. */
  texts: 32,
} as const;

/**
 * Bytes of text that a task holds of something that grows with the corpus.
 *
 * @example memoryFor({ memory: 512 }, "list") // 2097152
 */
export const memoryFor = ({ memory }: Pick<Settings, "memory">, of: keyof typeof DIVIDED): number =>
  (memory * 1024 * 1024) / DIVIDED[of];
