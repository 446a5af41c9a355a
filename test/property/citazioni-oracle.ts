/** Random texts made of citations of acts that are served, or nearly; what becomes of each is known beforehand. */

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { validatorOf } from "../../generator/tree/validators.ts";
import { query } from "./request.ts";
import { generatedTree } from "./tree.ts";

interface Served {
  readonly eli: string;
  readonly tipo: string;
  readonly data: string;
  readonly numero: string | null;
  readonly articoli: readonly {
    readonly eli: string;
    readonly numero: string;
    readonly rubrica: string | null;
    readonly abrogato: boolean;
    readonly n_pronunce: number;
  }[];
}

/** A citation with what must become of it. */
interface Due {
  readonly testo: string;
  readonly esito: string;
  readonly norma: string | null;
  readonly articolo: object | null;
}

/** Types as drafting writes them; acts of other types are cited by none of these texts. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  legge: ["legge", "L."],
  "decreto-legge": ["decreto-legge", "D.L."],
  "decreto-legislativo": ["decreto legislativo", "D.Lgs."],
  dpr: ["decreto del Presidente della Repubblica", "D.P.R."],
};
const MONTHS = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
  " ",
);
const BETWEEN = ["; ", ".\n\n", " e inoltre, secondo la dottrina, ", " 👍 ", ", nonché ", "\n- "];

/** The date and the number of an act, by year alone or whole. */
function dated({ data, numero }: Pick<Served, "data" | "numero">, whole: boolean): string {
  const [year = "", month = "", day = ""] = data.split("-");
  return whole ? `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}, n. ${numero}` : `n. ${numero} del ${year}`;
}

/**
 * Declares the property tests over one data folder.
 *
 * @param runs how many texts
 */
export function describeCitazioniOracle(name: string, data: string, runs: number): void {
  describe(`the citations of a text over ${name}`, () => {
    const tree = generatedTree(data);
    let acts: readonly Served[];
    beforeAll(() => {
      acts = tree
        .files((file) => /^\/api\/public\/norme\/.*\.json$/.test(file))
        .map(({ bytes }): Served => JSON.parse(bytes.toString()))
        .filter(({ tipo, numero }) => tipo in WRITTEN && numero !== null && /^\d+$/.test(numero));
    });

    /** The acts that a type, a year or a day, and a number name. */
    const named = (act: Served, whole: boolean) =>
      acts.filter(
        ({ tipo, numero, data: day }) =>
          tipo === act.tipo &&
          numero === act.numero &&
          (whole ? day === act.data : day.slice(0, 4) === act.data.slice(0, 4)),
      );

    function due(act: Served, type: string, whole: boolean, lost: boolean, article: string | null): Due {
      const numero = lost ? `${Number(act.numero) + 77_000}` : act.numero;
      const testo = `${article === null ? "" : `articolo ${article}, comma 1, ${type === "legge" || type === "L." ? "della" : "del"} `}${type} ${dated({ ...act, numero }, whole)}`;
      const [one, another] = lost ? [] : named(act, whole);
      if (!one) return { testo, esito: "fuori_raccolta", norma: null, articolo: null };
      if (another) return { testo, esito: "ambigua", norma: null, articolo: null };
      if (article === null) return { testo, esito: "trovata", norma: one.eli, articolo: null };
      const found = one.articoli.find(({ eli, numero: own }) => own === article && eli === `${one.eli}/art/${article}`);
      const articolo = found
        ? {
            eli: found.eli,
            numero: found.numero,
            rubrica: found.rubrica,
            abrogato: found.abrogato,
            n_pronunce: found.n_pronunce,
          }
        : null;
      return { testo, esito: articolo ? "trovata" : "articolo_inesistente", norma: one.eli, articolo };
    }

    const citation = fc
      .tuple(fc.nat(), fc.nat(), fc.boolean(), fc.nat(9), fc.nat(), fc.nat(3))
      .map(([act, type, whole, lost, article, kind]) => {
        const one = acts[act % acts.length]!;
        const types = WRITTEN[one.tipo] ?? [];
        const own = one.articoli.filter(
          ({ eli, numero }) => eli === `${one.eli}/art/${numero}` && /^\d+(?:-[a-z]+)?$/.test(numero),
        );
        const number = kind === 0 ? null : kind === 1 ? "9876" : (own[article % own.length]?.numero ?? null);
        return due(one, types[type % types.length] ?? "", whole, lost === 0, number);
      });
    const text = fc.array(fc.tuple(citation, fc.constantFrom(...BETWEEN)), { minLength: 1, maxLength: 20 });

    it("finds all of them where they stand, and says what became of each", async () => {
      const validate = validatorOf("citazioni");
      await fc.assert(
        fc.asyncProperty(text, async (parts) => {
          const testo = `Visto: ${parts.map(([one, after]) => one.testo + after).join("")}`;
          const { status, body, reads } = await tree.get(`/citazioni?${query({ testo })}`);
          expect(status).toBe(200);
          expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
          const citazioni = body.citazioni as {
            inizio: number;
            lunghezza: number;
            testo: string;
            esito: string;
            norma: { eli: string } | null;
            articolo: object | null;
          }[];
          let end = 0;
          for (const { inizio, lunghezza, testo: own } of citazioni) {
            expect(testo.slice(inizio, inizio + lunghezza)).toBe(own);
            expect(inizio).toBeGreaterThanOrEqual(end);
            end = inizio + lunghezza;
          }
          expect(body.totale).toBe(citazioni.length);
          expect(
            citazioni.map(({ testo: own, esito, norma, articolo }) => ({
              testo: own,
              esito,
              norma: norma?.eli ?? null,
              articolo,
            })),
            testo,
          ).toEqual(parts.map(([one]) => one));
          // The grammar, two cards; for each act where it is listed, its index, a file of texts for each article.
          expect(reads).toBeLessThanOrEqual(3 + 4 * parts.length);
        }),
        { numRuns: runs },
      );
    });

    it("gives of any text an answer that its schema describes, with places inside the text", async () => {
      const validate = validatorOf("citazioni");
      const word = fc.oneof(
        fc.constantFrom(
          "art.",
          "3",
          "comma",
          "della",
          "medesima",
          "legge",
          "L. 241/1990",
          "c.p.",
          "stesso articolo",
          "decreto",
          ",",
          "n. 5",
          "e",
          "all'allegato",
          "lettera a)",
          "\u0000",
          "«",
          "ﬁ",
          "👍",
        ),
        fc.string({ unit: "grapheme", maxLength: 6 }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(word, { maxLength: 60 }), async (words) => {
          const testo = words.join(" ");
          const { status, body } = await tree.get(`/citazioni?${query({ testo })}`);
          expect(status).toBe(200);
          expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
          for (const one of body.citazioni as { inizio: number; lunghezza: number; testo: string }[])
            expect(testo.slice(one.inizio, one.inizio + one.lunghezza)).toBe(one.testo);
        }),
        { numRuns: runs },
      );
    });
  });
}
