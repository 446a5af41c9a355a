/** What a generation is asked for. */

import type { DownloadKind } from "../api/download-kinds.ts";
import type { HostName } from "../outputs/hosts/profiles.ts";
import type { Progress } from "../terminal/progress.ts";

/** Megabytes of a task where nobody says how many. */
export const DEFAULT_MEMORY = 512;

export interface GenerateOptions {
  readonly data: string;
  readonly out: string;
  /** Whether `out` holds releases side by side; by default it is the tree. */
  readonly sideBySide?: boolean;
  /** The option that names it, for messages; by default `--out`. */
  readonly outOption?: string;
  /** Reference date of `giorni_fermo`; by default the newest `estratto_il` of area `parlamento`. */
  readonly date?: string | undefined;
  readonly strict: boolean;
  /** Whether acts share files, which only a host that runs the router can serve. */
  readonly pack?: boolean;
  /** Whether the tree has an index of words, for `/cerca`; by default it has. */
  readonly search?: boolean;
  /** Megabytes that a task may take, in round numbers; by default `DEFAULT_MEMORY`. */
  readonly memory?: number;
  /** Folder that keeps what was read from run to run; by default nothing is kept. */
  readonly cache?: string | undefined;
  /** Name of the only input of `norme/` that is read; by default all are. */
  readonly only?: string;
  /** Whether to wait for another run that holds a folder; by default the run fails. */
  readonly wait?: boolean;
  /** Hosts that the tree is prepared for. */
  readonly hosts: readonly HostName[];
  /** Whether those hosts that can answer assistants at `/mcp` too; by default they do not. */
  readonly mcp?: boolean;
  /** Files for keeping; none by default. */
  readonly download?: readonly DownloadKind[];
  /** Where the tree will be published, ending with a slash: for the addresses that must be whole. */
  readonly baseUrl?: string;
  /** Whether every act has a twin as linked data. */
  readonly linkedData?: boolean;
  /** Folder of an earlier tree, to say what changed since. */
  readonly previous?: string | undefined;
  /** Looks at the whole tree before it is published, in the folder where it grew; what it throws keeps the old tree. */
  readonly verify?: (tree: string) => Promise<void>;
  readonly progress: Progress;
  /** Receives one line per discarded input. */
  readonly say: (line: string) => void;
  /** Threads that read and serve acts; by default as many as the processors, and none besides this one for a small collection. */
  readonly jobs?: number | undefined;
}
