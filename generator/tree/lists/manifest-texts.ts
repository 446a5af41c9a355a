/** Messages about a manifest that cannot be used. */

export const MANIFEST_TEXTS = {
  again: "download the tree again, or make it anew (npm run generate)",
  missing: "it is missing",
  noJson: (why: string) => `it is not JSON (${why})`,
  noManifest: "it lists no files as a manifest does",
  noOrder: (path: string, before: string) => `it is out of order: ${path} comes after ${before}`,
  outside: (path: string, first: string) => `it lists ${path}, which belongs into the part that begins with ${first}`,
  begins: (said: string, is: string) => `it begins with ${is}, but the head says ${said}`,
  counts: (said: number, is: number) => `it lists ${is} files, but the head says ${said}`,
  other: (bytes: number, expected: number) =>
    `its content is not as manifest.json says (${bytes} bytes, expected ${expected})`,
};
