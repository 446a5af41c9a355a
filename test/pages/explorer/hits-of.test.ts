import { expect, it } from "vitest";
import { hitsOfQuestion } from "../../../generator/pages/explorer/client/views/norma/text/hits-of.ts";

const TEXT = "Le firme sono valide; la firma e' valida. Nessun licenziamento.";

it.each([
  ["firma", false, ["firme", "firma"]],
  ['"firma"', false, ["firma"]],
  ["valid*", false, ["valide", "valida"]],
  ["la firma", false, ["firme", "firma"]],
  ["licenziare", false, []],
  ["licenziare", true, ["licenziamento"]],
])("finds of %s, by root: %s", (question, byRoot, found) => {
  const hits = hitsOfQuestion(question, byRoot)(TEXT);
  expect(hits.map(([start, length]) => TEXT.slice(start, start + length))).toEqual(found);
});
