/** What a check says on the terminal. */

export const CHECK_TEXTS = {
  step: "Files checked",
  /** `at`: the first byte of what is damaged, 0 if only the file as a whole is known to be. */
  damaged: (file: string, at: number, why: string) =>
    `damaged, at byte ${at} of ${file}: made again by \`generate\` (${why})`,
  otherwise: "it is not what is written of it",
  missing: "it is missing",
  noMark: (format: number) => `it is not the mark of a tree of format ${format}`,
  noTotals: "it is missing or damaged: totals are not held against it",
  unlisted: "it is not in the manifest",
  other: (bytes: number, expected: number) =>
    `its content is not as in the manifest, ${bytes} bytes, expected ${expected}`,
  /** Of a sound file that a damaged manifest describes otherwise. */
  otherManifest: "its content is not as in the manifest, which is damaged itself",
  sums: (list: string) => `it does not agree with ${list}`,
  says: (what: string, said: number, is: number) => `${what} says ${said}, but there are ${is}`,
  nodes: "the number of nodes",
  releases: (seen: string) => `answers of different releases: ${seen}`,
  health: (what: string, found: number, expected: number) => `${what}: ${found}, but /health says ${expected}`,
  norme: "acts served",
  articoli: "articles served",
  ddl: "bills served",
  noTree: (dir: string, file: string) => `${dir}: ${file} is missing; npm run generate makes the tree`,
};
