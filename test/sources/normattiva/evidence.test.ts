import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAtto } from "../../../generator/sources/normattiva/read-atto.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { notInSource } from "./not-in-source.ts";
import { articolo, signalsOf } from "./signals/artificial-act.ts";

const SAMPLE = "data-raw/norme";
const A = "della legge 6 maggio 2029, n. 77";
/** Words that say nothing, as many as are asked for. */
const words = fc.integer({ min: 0, max: 200 }).map((n) => "allo scopo dato, ".repeat(n));

describe("the words that a signal is proved by", () => {
  it("hold the verb of its kind, in every act of the sample", () => {
    const files = readdirSync(SAMPLE).filter((file) => file.endsWith(".xml"));
    const signals = files.flatMap((file) => readAtto(readFileSync(`${SAMPLE}/${file}`), file).record.segnali);
    expect(signals.length).toBeGreaterThan(20);
    const said = signals.filter(({ tipo, base }) => tipo !== "aggiorna" && base !== "riferimento_passivo");
    expect(said.filter(({ tipo, evidenza }) => !KIND_WORDS[tipo]?.test(evidenza))).toEqual([]);
  });

  it("stand in the source, but for gaps that are marked", () => {
    const files = readdirSync(SAMPLE).filter((file) => file.endsWith(".xml"));
    const strange = files.flatMap((file) => {
      const source = readFileSync(`${SAMPLE}/${file}`);
      return notInSource(source, readAtto(source, file).record.segnali);
    });
    expect(strange).toEqual([]);
  });

  it("hold it however long the sentence, its head and its quotations are", () => {
    fc.assert(
      fc.property(words, words, words, (head, lead, end) => {
        const { segnali } = signalsOf({}, [
          articolo(
            "5",
            `1. ${head}all'articolo 3 ${A}, ${lead}sono apportate le seguenti modificazioni:\na) il comma 1 e' abrogato ${end};\nb) le parole «a${lead}» sono sostituite dalle seguenti: «${end}b»;`,
          ),
          articolo("6", `1. Il ${head}fondo opera, ${lead}in deroga all'articolo 7 ${A}, ${end}.`),
          articolo("7", "Testo. (9)", [
            `AGGIORNAMENTO (9)\nIl D.L. 3 maggio 2031, n. 5 ${head} ha disposto (con l'art. 8, comma 1) che "${lead} il termine di cui all'articolo 7, comma 1, e' prorogato ${end}".`,
          ]),
        ]);
        expect(segnali.map(({ tipo }) => tipo)).toEqual(["proroga", "abroga", "sostituisce", "deroga"]);
        for (const { tipo, evidenza } of segnali) {
          expect(evidenza).toMatch(KIND_WORDS[tipo] ?? /^$/);
          expect(evidenza.length).toBeLessThanOrEqual(600);
        }
      }),
    );
  });
});
