import { expect, it } from "vitest";
import { viewBytes } from "./loaded-bytes.ts";

const KB = 1000;
/** What every page may load before its view. */
const SHELL = 25;

it.each<[most: number, parts: string]>([
  [SHELL, ""],
  [SHELL, "home-page"],
  [SHELL + 8, "search-page"],
  // An act or an article besides its text.
  [SHELL + 11, "norma-page"],
  [60, "norma-page modifiche-tab"],
  [60, "norma-page versioni-tab"],
  [60, "confronto-page"],
  [SHELL + 90, "graph-page"],
  [SHELL + 20, "pnrr-page"],
  [SHELL + 10, "parliament-page"],
  [SHELL + 10, "bills-page"],
])("at most %d KB, compressed, are loaded for: shell %s", (most, parts) => {
  const bytes = viewBytes(...(parts.match(/\S+/g) ?? []));
  console.info(`shell ${parts}: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(most * KB);
});
