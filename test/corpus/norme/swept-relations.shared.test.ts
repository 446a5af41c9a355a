import { beforeAll, describe, expect, it } from "vitest";
import { getOrMake } from "../../../generator/collections/get-or-make.ts";
import type { Relazione } from "../../../generator/corpus/norme/relazione.ts";
import { apart } from "../../../generator/sources/normattiva/amending/apart.ts";
import { type Passage, passageOf } from "../../../generator/sources/normattiva/amending/passage.ts";
import { speaksOfAct } from "../../../generator/sources/normattiva/amending/sentences.ts";
import { placesNamed, sparedPlaces } from "../../../generator/sources/normattiva/amending/spared.ts";
import { unquoted } from "../../../generator/sources/normattiva/signals/operations.ts";
import { anchorsIn } from "../../../generator/sources/normattiva/signals/s7-testo-modificativo.ts";
import { parseXml } from "../../../generator/sources/xml/parse.ts";
import { absent, readOfficialFiles } from "../../sources/normattiva/official-files.ts";
import { officialCorpus } from "./official-corpus.ts";

const brief = (r: Relazione) =>
  `${r.da.slice(8)} ${r.articolo_da} ${r.partizione_da} -> ${r.a.slice(8)} ${r.articolo_a} ${r.partizione_a}: ${r.tipo} ${r.portata} (${r.evidenza?.slice(0, 300)})`;

/** Kinds that change a text. */
const TEXTUAL = new Set(["abroga", "sostituisce", "inserisce"]);

/** What proves the repeal of a whole act: the editors' words, or the act as what the sentence speaks of. */
const ACT_ITSELF = /intero\s+provvedimento|PROVVEDIMENTO\s+ABROGATO/i;
const LIST = /^.*?(?:abrogat|soppress)[oaie]\b[^…]*…\s*/i;

function isOfAct({ evidenza }: Relazione): boolean {
  const words = unquoted(evidenza ?? "");
  // The sentence, or the point of a list of repeals, after what announces it.
  const point = words.slice(LIST.exec(words)?.[0].length ?? 0);
  return (
    ACT_ITSELF.test(words) ||
    point.split(/[.;]\s+(?=\p{Lu})|\se\s+la\s|,\s*nonch/u).some(speaksOfAct) ||
    /(?:^\W*|\b(?:il|la|lo|le|i|l['’])\s*)(?:legge|decreto|regio|testo|regolamento|d\.|l\.|r\.)/i.test(point)
  );
}

describe.skipIf(absent !== "")(`all relations of the official files${absent}`, () => {
  let relazioni: readonly Relazione[];
  let files: Awaited<ReturnType<typeof readOfficialFiles>>["read"];
  beforeAll(async () => {
    files = (await readOfficialFiles()).read;
    relazioni = (await officialCorpus()).relazioni;
  });

  it("touch a whole act only where it is what the sentence speaks of", () => {
    const whole = relazioni.filter(
      (r) => r.articolo_a === null && r.partizione_a === null && r.portata === "intero" && TEXTUAL.has(r.tipo),
    );
    expect(whole.length).toBeGreaterThan(50);
    expect(whole.filter((r) => !isOfAct(r)).map(brief)).toEqual([]);
  });

  it("take no place out of an exception", () => {
    const wrong = relazioni.filter((r) => {
      if (!TEXTUAL.has(r.tipo) || r.evidenza === null || r.portata !== "intero") return false;
      const words = unquoted(r.evidenza);
      const { exceptions } = apart(passageOf(words));
      const excepted = exceptions
        .filter(({ only }) => !only)
        .flatMap(({ namings }) => namings.flatMap(({ places }) => places));
      const left = sparedPlaces(passageOf(words)).places;
      const names = (places: typeof left) =>
        places.some(
          ({ articolo, parte, dentro }) =>
            !dentro && parte !== null && parte === r.partizione_a && (articolo ?? r.articolo_a) === r.articolo_a,
        );
      return names(excepted) && !names(left);
    });
    expect(wrong.map(brief)).toEqual([]);
  });

  it("take no article out of an aside", () => {
    const wrong = relazioni.filter(({ tipo, articolo_a, evidenza, base, portata }) => {
      if (!TEXTUAL.has(tipo) || articolo_a === null || evidenza === null || evidenza.includes("…")) return false;
      if (!base.includes("testo_modificativo") || (tipo === "inserisce" && portata === "intero")) return false;
      const words = unquoted(evidenza);
      const numero = articolo_a.replace(/^.*, /, "");
      const names = ({ namings }: Passage) =>
        namings.some(({ places }) => places.some(({ articolo }) => articolo === numero));
      const passage = passageOf(words);
      return (
        names(passage) &&
        !names(apart(passage, tipo === "abroga")) &&
        !/disposizion|norm[ae]|testo unico|codice/i.test(words)
      );
    });
    expect(wrong.map(brief)).toEqual([]);
  });

  it("name no article that the references of the source contradict", () => {
    const wrong: string[] = [];
    for (const { atto, source } of files) {
      const read = anchorsIn(parseXml(source));
      const known = new Map<string, ReturnType<typeof read>>();
      const anchorsOf = (eId: string) => getOrMake(known, eId, () => read(eId));
      for (const { base, tipo, qui, li, altro, evidenza } of atto.record.segnali) {
        if (
          base !== "testo_modificativo" ||
          !TEXTUAL.has(tipo) ||
          qui === null ||
          li === null ||
          li.contenitore !== null
        )
          continue;
        const said = anchorsOf(`art_${qui.numero}`).filter(({ testo }) => evidenza.includes(testo));
        const own = said.filter((anchor) => anchor.atto.numero === altro.numero);
        // An anchor on words without the number, as "e)", is misplaced: it contradicts nothing.
        const foreign = said.some(
          ({ articolo, atto: named, testo }) =>
            articolo === li.numero &&
            named.numero !== altro.numero &&
            testo.includes(li.numero) &&
            // The same words, "articoli 4", stand in other sentences of the article too.
            evidenza.includes(`n. ${named.numero}`),
        );
        const rest = said.reduce((left, { testo }) => left.replaceAll(testo, " "), unquoted(evidenza));
        const beside = placesNamed(rest).some(({ articolo }) => articolo === li.numero);
        if (own.length > 0 && foreign && !beside && !own.some(({ articolo }) => articolo === li.numero))
          wrong.push(`${atto.record.numero} ${qui.numero} ${qui.parte}: ${li.numero} (${evidenza})`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
