import { getOrMake } from "../../../collections/get-or-make.ts";

/** A folder of a repository while commits change it: what did not change keeps its name. */
export class RepositoryFolder {
  readonly #files = new Map<string, Buffer>();
  readonly #folders = new Map<string, RepositoryFolder>();
  #name: Buffer | null = null;

  /**
   * Puts a file into it.
   *
   * @param path below the folder
   * @param blob name of its content
   */
  put(path: readonly string[], blob: Buffer): void {
    this.#name = null;
    const [first = "", ...rest] = path;
    if (rest.length === 0) this.#files.set(first, blob);
    else getOrMake(this.#folders, first, () => new RepositoryFolder()).put(rest, blob);
  }

  /**
   * The name of its tree; trees that are not written yet are.
   *
   * @param write keeps an object and gives its name
   */
  tree(write: (content: Buffer) => Buffer): Buffer {
    if (this.#name !== null) return this.#name;
    // Git compares names as bytes, those of folders with a slash behind them.
    const entries = [
      ...[...this.#files].map(([name, blob]) => ({ order: Buffer.from(name), mode: `100644 ${name}\0`, object: blob })),
      ...[...this.#folders].map(([name, folder]) => ({
        order: Buffer.from(`${name}/`),
        mode: `40000 ${name}\0`,
        object: folder.tree(write),
      })),
    ].sort((a, b) => Buffer.compare(a.order, b.order));
    this.#name = write(Buffer.concat(entries.flatMap(({ mode, object }) => [Buffer.from(mode), object])));
    return this.#name;
  }
}
