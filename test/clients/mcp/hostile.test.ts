import { it } from "vitest";
import { sharedTree } from "../../shared-tree.ts";
import { expectHarmlessCalls } from "./hostile-calls.ts";

const tree = sharedTree();

it("200 odd calls have an answer each, none names a path of this machine, and the server still answers", () =>
  expectHarmlessCalls(tree, 200));
