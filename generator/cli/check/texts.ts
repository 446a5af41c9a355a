/** What a check says on the terminal. */

export const CHECK_TEXTS = {
  step: "Files checked",
  /** `at`: the first byte of what is damaged, 0 if only the file as a whole is known to be. */
  damaged: (file: string, at: number, why: string) =>
    `damaged, at byte ${at} of ${file}: made again by \`generate\` (${why})`,
  missing: "it is missing",
  noMark: (format: number) => `it is not the mark of a tree of format ${format}`,
  unlisted: "it is not in the manifest",
  other: (bytes: number, expected: number) =>
    `its content is not as in the manifest, ${bytes} bytes, expected ${expected}`,
  /** Of a sound file that a damaged manifest describes otherwise. */
  otherManifest: "its content is not as in the manifest, which is damaged itself",
  sums: (list: string) => `it does not agree with ${list}`,
  noTree: (dir: string, file: string) => `${dir}: ${file} is missing; npm run generate makes the tree`,
};
