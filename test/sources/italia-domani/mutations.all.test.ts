import { test } from "vitest";
import { holdVariants } from "./held-against.ts";

test("a thousand damaged variants of the sample move no money, and lose none without a line in the report", async () => {
  await holdVariants(40, 1000);
});
