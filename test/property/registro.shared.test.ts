import { existsSync } from "node:fs";
import { describe } from "vitest";
import { describeRegistroOracle } from "./registro-oracle.ts";

const FOLDERS = ["../shared/data", "../shared/data-versioni"];

for (const data of FOLDERS)
  describe.skipIf(!existsSync(data))(`on ${data} (skipped where it is absent)`, () => {
    describeRegistroOracle("the official acts", data, 60);
  });
