import { expect } from "vitest";
import type { TestTree } from "./tree.ts";

/** Holds two values against each other where their JSON is not the same: the test runner takes a second for some thousand objects. */
export function expectSame(found: unknown, due: unknown, hold = () => expect(found).toEqual(due)): void {
  if (JSON.stringify(found) !== JSON.stringify(due)) hold();
}

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
  expectSame(rest, expected, () => expect(rest).toMatchObject(expected));
  expect(reads).toBeLessThanOrEqual(maxReads);
}
