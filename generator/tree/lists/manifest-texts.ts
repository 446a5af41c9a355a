/** What is said of a manifest that cannot be used, and of lists that are made from manifests. */

import { inLanguage } from "../../terminal/language.ts";

export const MANIFEST_TEXTS = inLanguage(
  {
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
    foreignLists: (names: string) =>
      `it holds files that are not lists of this program (${names}); choose a new or empty folder, or move them away`,
  },
  {
    again: "scaricare di nuovo l'albero, o rifarlo (npm run generate)",
    missing: "manca",
    noJson: (why) => `non è JSON (${why})`,
    noManifest: "non elenca file come fa un manifesto",
    noOrder: (path, before) => `è fuori ordine: ${path} viene dopo ${before}`,
    outside: (path, first) => `elenca ${path}, che sta nella parte che inizia con ${first}`,
    begins: (said, is) => `inizia con ${is}, ma la testa dice ${said}`,
    counts: (said, is) => `elenca ${is} file, ma la testa dice ${said}`,
    other: (bytes, expected) =>
      `contenuto diverso da quello che dice manifest.json (${bytes} byte, attesi ${expected})`,
    foreignLists: (names) =>
      `contiene file che non sono elenchi di questo programma (${names}); scegliere una cartella nuova o vuota, o spostarli`,
  },
);
