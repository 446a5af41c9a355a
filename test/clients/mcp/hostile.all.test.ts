import { it } from "vitest";
import { sharedTree } from "../../shared-tree.ts";
import { expectHarmlessCalls } from "./hostile-calls.ts";

const tree = sharedTree();

it("20,000 odd calls have an answer each, none names a path of this machine, and the server still answers", () =>
  expectHarmlessCalls(tree, 20_000));
