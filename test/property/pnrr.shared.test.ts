import { existsSync } from "node:fs";
import { describe } from "vitest";
import { describePnrrOracle } from "./pnrr-oracle.ts";

const DATA = "../shared/data";

describe.skipIf(!existsSync(DATA))("on the real data (skipped where ../shared is absent)", () => {
  describePnrrOracle("the real files", DATA, 100);
});
