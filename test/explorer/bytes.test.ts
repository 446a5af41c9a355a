import { expect, it } from "vitest";
import { shellBytes, viewBytes } from "./loaded-bytes.ts";

const KB = 1000;
/** What every page may load before its view. */
const SHELL = 25;

it("every page loads at most 25 KB before its view, compressed", () => {
  console.info(`shell: ${shellBytes()} bytes`);
  expect(shellBytes()).toBeLessThanOrEqual(SHELL * KB);
});

it.each([
  ["home-page", SHELL],
  ["search-page", SHELL + 8],
  ["bills-page", SHELL + 10],
  ["parliament-page", SHELL + 10],
  ["norma-page", SHELL + 10],
  ["pnrr-page", SHELL + 20],
  ["graph-page", SHELL + 90],
])("until %s is shown, at most %d KB are loaded", (part, most) => {
  console.info(`${part}: ${viewBytes(part)} bytes`);
  expect(viewBytes(part)).toBeLessThanOrEqual(most * KB);
});
