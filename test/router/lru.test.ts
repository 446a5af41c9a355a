import { expect, it } from "vitest";
import { Lru } from "../../generator/router/lru.ts";

it("a cache drops the least recently used when it is full", () => {
  const cache = new Lru<number>(10);
  cache.set("a", 1, 4);
  cache.set("b", 2, 4);
  cache.get("a");
  cache.set("c", 3, 4);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([1, undefined, 3]);
  expect(cache.bytes).toBe(8);
});

it("a cache does not keep what alone is beyond its limit, and keeps the rest", () => {
  const cache = new Lru<number>(10);
  cache.set("a", 1, 10);
  cache.set("b", 2, 11);
  expect([cache.get("a"), cache.get("b")]).toEqual([1, undefined]);
});

it("a cache counts a replaced value once and nothing after it is cleared", () => {
  const cache = new Lru<number>(10);
  cache.set("a", 1, 6);
  cache.set("a", 2, 3);
  expect([cache.get("a"), cache.bytes]).toEqual([2, 3]);
  cache.clear();
  expect([cache.get("a"), cache.bytes]).toEqual([undefined, 0]);
});
