import { existsSync } from "node:fs";
import { describe } from "vitest";
import { describePoliticiOracle } from "./politici-oracle.ts";

const DATA = "../shared/data";

describe.skipIf(!existsSync(DATA))("on the real data (skipped where ../shared is absent)", () => {
  describePoliticiOracle("the real files", DATA, "2024-05-08", 100);
});
