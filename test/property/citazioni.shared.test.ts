import { existsSync } from "node:fs";
import { describe } from "vitest";
import { describeCitazioniOracle } from "./citazioni-oracle.ts";

const DATA = "../shared/data";

describe.skipIf(!existsSync(DATA))("on the official files (skipped without ../shared/data)", () => {
  describeCitazioniOracle("the official files", DATA, 200);
});
