import { test } from "vitest";
import { holdVariants } from "./held-against.ts";

test("forty damaged variants of the sample move no money, and lose none without a line in the report", async () => {
  await holdVariants(0, 40);
});
