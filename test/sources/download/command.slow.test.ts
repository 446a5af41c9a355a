import { describe } from "vitest";
import { describeDownload } from "./same-answers.ts";

describe("npm run download, over the sample", () => {
  describeDownload("data-raw");
});
