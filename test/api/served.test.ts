import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATIONS } from "../../generator/api/operations.ts";
import { generateTree, type TestTree } from "../property/tree.ts";
import { closedValidators } from "../schemas/closed.ts";
import { unnamedFields } from "./unnamed-fields.ts";

let tree: TestTree;
beforeAll(() => {
  tree = generateTree("data-raw");
});
afterAll(() => tree.remove());

it("E2: no answer of the sample has a field that its schema does not name", () => {
  const { unnamed, schemas } = unnamedFields(tree.dir);
  expect(unnamed).toEqual([]);
  expect(schemas).toEqual(expect.arrayContaining(OPERATIONS.map(({ id }) => `${id}.json`)));
});

it("E2: a field that no schema names is found at any depth", () => {
  const validate = closedValidators()("norma.json");
  const [file] = tree.files((name) => name.startsWith("/api/public/norme/"));
  const body = () => JSON.parse(file?.bytes.toString() ?? "");
  expect(validate(body())).toBe(true);
  for (const place of ["", "meta", "pubblicazione", "articoli.0", "relazioni.out.0"]) {
    const changed = body();
    const at = place.split(".").reduce((value, key) => (key === "" ? value : value[key]), changed);
    at.estraneo = 1;
    expect(validate(changed), place).toBe(false);
  }
});
