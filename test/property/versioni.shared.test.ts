import { existsSync } from "node:fs";
import { describe } from "vitest";
import { describeVersioniOracle } from "./versioni-oracle.ts";

const DATA = "../shared/data-versioni";

describe.skipIf(!existsSync(DATA))("on real acts in several versions (skipped where ../shared is absent)", () => {
  describeVersioniOracle("the real acts", DATA, 100);
});
