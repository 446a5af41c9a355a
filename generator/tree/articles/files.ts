/** The files of articles and versions (`FORMAT.md`, Articles and versions). */

const FOLDER = "indici/norme/articoli/";

/**
 * Index of an act.
 *
 * @param file `fileOfEli` of its ELI
 * @example indexFile("legge/1990/08/07/241") // "indici/norme/articoli/legge/1990/08/07/241.txt"
 */
export const indexFile = (file: string): string => `${FOLDER}${file}.txt`;

/** What only earlier versions of a large act say. */
export const earlierFile = (file: string): string => `${FOLDER}${file}.versioni.txt`;

/** One of the files of articles of a large act. */
export const blockFile = (file: string, n: number): string => `${FOLDER}${file}.${n}.txt`;

/** The text of an index, and behind it what only earlier versions say where that stands there. */
export const indexText = (index: object, earlier: string): string => `${JSON.stringify(index)}\n${earlier}`;
