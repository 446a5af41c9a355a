import { expect, it } from "vitest";
import {
  CHANGE_VERBS,
  infinitivesOf,
  kindOfWord,
  nounsOf,
  participlesOf,
} from "../../../generator/law/words/changes.ts";

it("inflects each verb of change by rule, or as its line says", () => {
  expect(participlesOf("abroga")).toBe("abrogat|soppress|eliminat");
  expect(nounsOf("abroga")).toBe("abrogazione|soppressione|eliminazione");
  expect(infinitivesOf("sostituisce")).toBe("sostituire");
  expect(new Set(CHANGE_VERBS.map(({ infinitive }) => infinitive)).size).toBe(CHANGE_VERBS.length);
});

it.each([
  ["soppresse", "abroga"],
  ["Ridenominato", "modifica"],
  ["ridenominazione", "modifica"],
  ["differimento", "proroga"],
  ["abrogatore", undefined],
])("tells the kind of %j", (word, kind) => {
  expect(kindOfWord(word)).toBe(kind);
});
