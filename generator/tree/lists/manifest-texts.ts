/** Messages about a manifest that cannot be used. */

import { inLanguage } from "../../terminal/language.ts";

export const MANIFEST_TEXTS = inLanguage({
  again: {
    it: "scaricare di nuovo l'albero, o rifarlo (npm run generate)",
    en: "download the tree again, or make it anew (npm run generate)",
  },
  missing: { it: "manca", en: "it is missing" },
  noJson: { it: (why: string) => `non è JSON (${why})`, en: (why: string) => `it is not JSON (${why})` },
  noManifest: { it: "non elenca file come fa un manifesto", en: "it lists no files as a manifest does" },
  noOrder: {
    it: (path: string, before: string) => `è fuori ordine: ${path} viene dopo ${before}`,
    en: (path: string, before: string) => `it is out of order: ${path} comes after ${before}`,
  },
  outside: {
    it: (path: string, first: string) => `elenca ${path}, che sta nella parte che inizia con ${first}`,
    en: (path: string, first: string) => `it lists ${path}, which belongs into the part that begins with ${first}`,
  },
  begins: {
    it: (said: string, is: string) => `inizia con ${is}, ma la testa dice ${said}`,
    en: (said: string, is: string) => `it begins with ${is}, but the head says ${said}`,
  },
  counts: {
    it: (said: number, is: number) => `elenca ${is} file, ma la testa dice ${said}`,
    en: (said: number, is: number) => `it lists ${is} files, but the head says ${said}`,
  },
  other: {
    it: (bytes: number, expected: number) =>
      `contenuto diverso da quello che dice manifest.json (${bytes} byte, attesi ${expected})`,
    en: (bytes: number, expected: number) =>
      `its content is not as manifest.json says (${bytes} bytes, expected ${expected})`,
  },
});
