import { expect } from "vitest";
import type { TestTree } from "./tree.ts";

/**
 * Asks the router over a tree and holds the body against the oracle's. Extra fields are welcome in an answer; a missing or different one
 * is not, nor an item more or less in a list.
 *
 * @param maxReads files that the answer may read at most
 */
export async function expectAnswer(tree: TestTree, target: string, expected: object, maxReads: number): Promise<void> {
  const { status, body, reads } = await tree.get(target);
  const { meta, ...rest } = body;
  expect(status).toBe(200);
  expect(meta).toBeDefined();
  expect(rest).toMatchObject(expected);
  expect(reads).toBeLessThanOrEqual(maxReads);
}
