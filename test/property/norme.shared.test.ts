import { existsSync } from "node:fs";
import { describe } from "vitest";
import { describeNormeOracle } from "./norme-oracle.ts";

const DATA = "../shared/data";

describe.skipIf(!existsSync(DATA))("on the real data (skipped where ../shared is absent)", () => {
  describeNormeOracle("the real acts", DATA, 150);
});
