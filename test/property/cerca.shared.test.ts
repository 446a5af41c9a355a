import { existsSync } from "node:fs";
import { describe } from "vitest";
import { describeCercaOracle } from "./cerca-oracle.ts";

const DATA = "../shared/data";

describe.skipIf(!existsSync(DATA))("on the real data (skipped where ../shared is absent)", () => {
  describeCercaOracle("the real acts", DATA, 300);
});
