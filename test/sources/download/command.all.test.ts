import { existsSync } from "node:fs";
import { describe } from "vitest";
import { describeDownload } from "./same-answers.ts";

const OFFICIAL = "../shared/data";

describe.skipIf(!existsSync(OFFICIAL))("npm run download, over the official files (skipped without ../shared)", () => {
  describeDownload(OFFICIAL, "--data", OFFICIAL);
});
