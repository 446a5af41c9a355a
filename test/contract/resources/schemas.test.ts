import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BODIES } from "../../../generator/contract/resources/bodies.ts";
import { COMMON } from "../../../generator/contract/resources/common.ts";
import { schemasOf, schemaText, withDeclared } from "../../../generator/contract/resources/derive/schema.ts";
import { RESOURCES } from "../../../generator/contract/resources/resources.ts";

const textOf = (name: string) => readFileSync(new URL(`../../../schemas/${name}.json`, import.meta.url), "utf8");

describe("the schemas of what is declared", () => {
  it.each(Object.entries(schemasOf(RESOURCES, BODIES, COMMON)))(
    "are checked in as they are declared: %s",
    (name, declared) => {
      const text = textOf(name);
      expect(text).toBe(`${schemaText(withDeclared(JSON.parse(text), declared))}\n`);
    },
  );

  it("are whole for an operation, and only some definitions of what all share", () => {
    const all = schemasOf(RESOURCES);
    expect(all["ue-atto"]?.required).toEqual(["meta", "ue", "recepita_da", "attuata_da", "citata_da"]);
    expect(Object.keys(all.comuni ?? {})).toEqual(["$defs"]);
    expect(withDeclared({ $defs: { a: 1 } }, { $defs: { b: 2 } })).toEqual({ $defs: { a: 1, b: 2 } });
  });
});
