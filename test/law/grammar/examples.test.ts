import { describe, expect, it } from "vitest";
import { EXAMPLES } from "./examples.ts";
import { shown } from "./notation.ts";

describe.each(Object.entries(EXAMPLES))("the rule of %s", (_, examples) => {
  it.each(examples)("reads %j", (text, read) => {
    expect(shown(text)).toBe(read);
  });
});
