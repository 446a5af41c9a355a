import { expect, it } from "vitest";
import { viewBytes } from "./loaded-bytes.ts";

const KB = 1000;
/** What every page may load before its view. */
const SHELL = 25;

it.each<[most: number, ...parts: string[]]>([
  [SHELL],
  [SHELL, "home-page"],
  [SHELL + 8, "search-page"],
  [SHELL + 10, "norma-page"],
  // An article besides its text.
  [60, "norma-page", "text-tab"],
  [60, "norma-page", "modifiche-tab"],
  [60, "norma-page", "versioni-tab"],
  [60, "confronto-page"],
  [SHELL + 90, "graph-page"],
  [SHELL + 20, "pnrr-page"],
  [SHELL + 10, "parliament-page"],
  [SHELL + 10, "bills-page"],
])("at most %d KB, compressed, are loaded for the shell and %s %s", (most, ...parts) => {
  const bytes = viewBytes(...parts);
  console.info(`shell ${parts.join(" ")}: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(most * KB);
});
