import { PAGE_HEADERS } from "../router/page-headers.ts";

/** What is known of a host, and what preparing a tree for it comes to: files. */

export interface HostFile {
  /** Path in the tree. */
  readonly path: string;
  readonly content: string;
}

/** What the files of a host are made from. */
export interface HostContext {
  /** The release of the tree. */
  readonly release: string;
  /**
   * The code of an entry of the router as one file, as the build made it.
   *
   * @param entry its name among the files below `generator/hosts/entries`
   */
  readonly entry: (entry: string) => string;
  /**
   * The code of an entry that loads the rest of the router when a request needs it, as files that belong into one folder.
   *
   * @param main what the entry is called there
   */
  readonly parts: (entry: string, folder: string, main: string) => readonly HostFile[];
  /** Whether assistants are answered too, at `/mcp`, by the hosts that can. */
  readonly mcp: boolean;
  /** The page of hosts of files at the base of the API. */
  readonly apiRoot: string;
}

/** What a host limits. Bytes are bytes on disk, a path is counted in characters from the root of the tree. */
export type Measure = "file" | "byte" | "byte-per-file" | "caratteri-per-percorso";

export interface Limit {
  readonly measure: Measure;
  readonly most: number;
  /** The plan that the limit belongs to; without it, every plan's. */
  readonly plan?: string;
  /** Where the figure stands. */
  readonly source: string;
  /** When it was read, `YYYY-MM`; a page kept in an archive may be older than that. */
  readonly read: string;
}

/** All that is said of a host in one place. A figure that the host does not publish is not there. */
export interface Host {
  readonly title: string;
  readonly limits: readonly Limit[];
  /** What a client gets of the API: everywhere, or in a browser and files elsewhere. */
  readonly gives: "everything" | "everything in a browser";
  /** Whether it has an entry that answers assistants at `/mcp` too. */
  readonly mcp?: true;
  /** Its files, from what they are made of. */
  readonly files: (context: HostContext) => readonly HostFile[];
}

export const MB = 1_000_000;
export const GB = 1000 * MB;
export const MIB = 1024 * 1024;

/**
 * Limits that stand on one page.
 *
 * @param read when that was read, `YYYY-MM`
 * @example limitsOf("vercel.com/docs/limits", "2026-11")("byte", 100 * MB, "hobby").plan // "hobby"
 */
export const limitsOf =
  (source: string, read: string) =>
  (measure: Measure, most: number, plan?: string): Limit => ({ measure, most, ...(plan && { plan }), source, read });

/** What a server on a disk of one's own takes. */
export const OWN_DISK: readonly Limit[] = [
  limitsOf("man 7 path_resolution, limits.h (PATH_MAX)", "2026-11")("caratteri-per-percorso", 4000),
];

/** A JSON document as people read it. */
export const jsonFile = (path: string, value: unknown): HostFile => ({
  path,
  content: `${JSON.stringify(value, null, 2)}\n`,
});

/** Headers of every file that a host serves as it is: anybody may read it, and asks again after five minutes. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  "Access-Control-Allow-Origin": "*",
  "Cache-Control": "public, max-age=300",
};

/** Headers of plain files where a host reads them from `_headers` (Cloudflare, Netlify); answers of code carry their own. */
export const HEADERS_FILE: HostFile = {
  path: "_headers",
  content: ["/*", ...Object.entries(FILE_HEADERS).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
};
