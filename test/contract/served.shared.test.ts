import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../generator/contract/operations.ts";
import { generatedTree } from "../property/tree.ts";
import { Documented } from "./documented.ts";
import { unnamedFields } from "./unnamed-fields.ts";

const DATA = "../shared/data";
/** Operations without a file of their own: the router computes their answers, which E5 holds against their schemas. */
const COMPUTED = [
  "articolo",
  "comma",
  "versioni",
  "confronto",
  "norma-pronunce",
  "pronunce",
  "pronuncia",
  "norma-ue",
  "ue",
  "ue-atto",
  "norma-citata",
  "norma-cita",
  "cerca",
  "citazioni",
  "registro",
  "pnrr-progetti",
  "pnrr-progetto",
  "pnrr-luogo-aziende",
  "pnrr-luogo-enti",
  "votazioni",
  "votazione",
  "politici-voti",
  // Its answer is a feed, which has no schema.
  "modifiche",
];
const WHOLE = OPERATIONS.filter(({ id }) => !COMPUTED.includes(id));

describe.skipIf(!existsSync(DATA))("the answers from the official files (skipped without ../shared/data)", () => {
  const tree = generatedTree(DATA);

  it("have no field that their schema does not name", () => {
    const { unnamed, schemas } = unnamedFields(tree.dir);
    expect(unnamed).toEqual([]);
    expect(schemas).toEqual(expect.arrayContaining(WHOLE.map(({ id }) => `${id}.json`)));
  });

  it("are found by every value that the OpenAPI document shows, alone and with all others", async () => {
    const unanswered = await new Documented(tree.dir).unanswered();
    // These files hold no votes: there is nothing to show, or to find.
    expect(unanswered.filter((line) => !/^\/api\/public\/(?:votazioni|politici\/\{id\}\/voti)/.test(line))).toEqual([]);
  });
});
