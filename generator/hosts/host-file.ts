/** What preparing a tree for a host comes to: files. */

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
   * @param entry its name in `generator/router/entries`
   */
  readonly entry: (entry: string) => string;
  /** Pages of hosts of files: for what is not there, and for the base of the API. */
  readonly pages: { readonly notFound: string; readonly apiRoot: string };
}

/** The files of one host. */
export type HostFiles = (context: HostContext) => readonly HostFile[];

/** A JSON document as people read it. */
export const json = (path: string, value: unknown): HostFile => ({
  path,
  content: `${JSON.stringify(value, null, 2)}\n`,
});
