/** The files of a folder, at any depth: each once, whatever leads to it, and only those that are plain files. */

import { type Dirent, lstatSync, readdirSync, realpathSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { byCodeUnit } from "../collections/code-unit.ts";
import { unreadable } from "./unreadable.ts";

const DEAD_LINK = "collegamento che non porta a nessun file: toglierlo o ripristinare il file a cui porta";
const NOT_UTF8 = "nome che non è in UTF-8: rinominarlo";
const NOT_PLAIN = "non è un file né una cartella (è una pipe, un dispositivo o un socket): toglierlo";
const NO_FOLDER = "non è una cartella: metterci i file, in una cartella di questo nome";
const LEADS_UP = "collegamento a una cartella che contiene questa: non si segue, toglierlo";

/** Codes of a link whose end is missing, or that leads round in a circle. */
const LEADS_NOWHERE: readonly unknown[] = ["ENOENT", "ENOTDIR", "ELOOP"];

/** What a reader of a folder hears. */
interface FolderEvents {
  /** What cannot be read, and why: a link that leads nowhere, a folder without permission, a pipe. */
  readonly refused?: (path: string, motivo: string) => void;
  /** A link to what is listed under another name. */
  readonly repeated?: (path: string) => void;
}

const nothing = () => {};
const REPLACEMENT = "\uFFFD";

/** Whether a name was spelled with other bytes than those that stand on the disk. */
const misspelt = (full: string, name: string) =>
  name.includes(REPLACEMENT) && lstatSync(full, { throwIfNoEntry: false }) === undefined;

class Walk {
  readonly #found: (path: string) => void;
  readonly #refused: (path: string, motivo: string) => void;
  readonly #repeated: (path: string) => void;
  readonly #except: string | null;
  /** Real paths of the folders that were visited, and of the files that a link led to. */
  readonly #visited = new Set<string>();
  readonly #linked = new Set<string>();
  /** Links that are still to be followed. */
  #links: string[] = [];

  constructor(
    found: (path: string) => void,
    { refused = nothing, repeated = nothing }: FolderEvents,
    except: string | null,
  ) {
    this.#found = found;
    this.#refused = refused;
    this.#repeated = repeated;
    this.#except = except;
  }

  /** What a path leads to, `null` where nothing is to be read there. */
  #endOf(full: string): Stats | null {
    try {
      return statSync(full);
    } catch (error) {
      if (error instanceof Error && "code" in error && LEADS_NOWHERE.includes(error.code)) {
        if (lstatSync(full, { throwIfNoEntry: false })) this.#refused(full, DEAD_LINK);
        return null;
      }
      this.#refuse(full, error);
      return null;
    }
  }

  #refuse(full: string, error: unknown): void {
    const why = unreadable(error);
    if (why === null) throw error;
    this.#refused(full, why.message);
  }

  #entries(folder: string): Dirent[] {
    try {
      return readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      this.#refuse(folder, error);
      return [];
    }
  }

  #visit(folder: string, real: string): void {
    if (this.#visited.has(real)) {
      this.#repeated(folder);
      return;
    }
    this.#visited.add(real);
    for (const entry of this.#entries(folder)) {
      const full = path.join(folder, entry.name);
      // What begins with a dot is no input: an editor's file, a version control's folder, what a download has half there.
      if (full === this.#except || entry.name.startsWith(".")) continue;
      if (misspelt(full, entry.name)) this.#refused(full, NOT_UTF8);
      else if (entry.isFile()) this.#found(full);
      else if (entry.isDirectory()) this.#visit(full, path.join(real, entry.name));
      else if (entry.isSymbolicLink()) this.#links.push(full);
      else this.#refused(full, NOT_PLAIN);
    }
  }

  #followFile(link: string): void {
    const real = realpathSync(link);
    if (this.#visited.has(path.dirname(real)) || this.#linked.has(real)) this.#repeated(link);
    else this.#found(link);
    this.#linked.add(real);
  }

  /** Follows links to folders first: a link to a file may lead into one of them. */
  #followAll(root: string): void {
    const toFiles: string[] = [];
    while (this.#links.length > 0) {
      const links = this.#links.sort(byCodeUnit);
      this.#links = [];
      for (const link of links) {
        const end = this.#endOf(link);
        if (end === null) continue;
        const real = realpathSync(link);
        if (end.isFile()) toFiles.push(link);
        else if (!end.isDirectory()) this.#refused(link, NOT_PLAIN);
        else if (root.startsWith(real === path.parse(real).root ? real : real + path.sep))
          this.#refused(link, LEADS_UP);
        else this.#visit(link, real);
      }
    }
    for (const link of toFiles.sort(byCodeUnit)) this.#followFile(link);
  }

  run(folder: string): void {
    const end = this.#endOf(folder);
    if (end?.isDirectory()) {
      const root = realpathSync(folder);
      this.#visit(folder, root);
      this.#followAll(root);
    } else if (end) this.#refused(folder, NO_FOLDER);
  }
}

/**
 * Finds every plain file below a folder, links followed, in no order; a missing folder has none. A file that several names lead to is
 * found once: under its own name where that stands below the folder, else under that of the first link. The names of one folder are
 * held at a time.
 *
 * @param found receives each path
 * @param events hears of what is not given
 * @param except path of a folder that is left out, with what is below it
 * @example findFiles("data-raw/norme", (file) => console.log(file)) // data-raw/norme/legge/a.xml ...
 */
export function findFiles(
  folder: string,
  found: (path: string) => void,
  events: FolderEvents = {},
  except: string | null = null,
): void {
  new Walk(found, events, except).run(folder);
}

/**
 * What `findFiles` finds.
 *
 * @example filesBelow("data-raw/norme") // ["data-raw/norme/legge/a.xml", ...]
 */
export function filesBelow(folder: string, events: FolderEvents = {}, except: string | null = null): string[] {
  const files: string[] = [];
  findFiles(folder, (file) => files.push(file), events, except);
  return files;
}
