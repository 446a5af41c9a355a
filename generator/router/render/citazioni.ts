import { articlesIn, chiaveOf, pathOf, servedIn } from "../../format/act-index.ts";
import { documentOf } from "../../format/line-json.ts";
import { citationsInText, type TextCitation } from "../../law/citations/in-text.ts";
import { candidatesOf } from "../../law/understand.ts";
import { answerOf } from "../answer.ts";
import { readOnce } from "../read-once.ts";
import { card, type Read } from "../tree.ts";
import { type FoundRow, grammarOfTree, recognised, rowsOf } from "./find-named.ts";
import type { Render } from "./render.ts";
import { openAct } from "./versions/act-files.ts";
import { articleLine } from "./versions/cut.ts";
import { findPlace } from "./versions/find-article.ts";

/** The article that a citation names, in the version that is served, else in the newest one that has it; `null` where none has. */
async function articleOf(read: Read, eli: string, luogo: NonNullable<TextCitation["luogo"]>) {
  const act = await openAct(read, eli);
  if (!act) throw new Error(`manca ${eli}: rigenerare l'albero con \`npm run generate\``);
  const { index } = act;
  const served = servedIn(index);
  for (const version of [served, ...index.versioni.keys()]) {
    const piece = findPlace(index, articlesIn(index, version), luogo);
    if (!piece) continue;
    const { numero, rubrica, abrogato } = JSON.parse(await articleLine(act, piece));
    const day = version === served ? "" : `@${index.versioni[version]?.al}`;
    return { eli: `${eli}${day}/${pathOf(chiaveOf(index, piece))}`, numero, rubrica, abrogato };
  }
  return null;
}

/** What became of a citation. */
async function judged(read: Read, { inizio, lunghezza, testo, atti, luogo, partizione }: TextCitation) {
  const identities = candidatesOf(atti);
  const rows = (await Promise.all(identities.map((act) => rowsOf(read, act)))).flat();
  const candidati = [...new Map(rows.map((row): [string, FoundRow] => [row.eli, row])).values()];
  const [norma = null, another] = candidati;
  const [first] = identities;
  const said = (esito: string, act: FoundRow | null, articolo: object | null = null) => {
    const atto = act ? recognised({ ...act, anno: null, variante: null }) : first ? recognised(first) : null;
    return {
      inizio,
      lunghezza,
      testo,
      esito,
      atto,
      norma: act,
      articolo,
      partizione,
      candidati: another ? candidati : [],
    };
  };
  if (!first) return said("incompleta", null);
  if (!norma) return said("fuori_raccolta", null);
  if (another) return said("ambigua", null);
  if (!luogo?.articolo) return said("trovata", norma);
  const articolo = await articleOf(read, norma.eli, luogo);
  // What an annex is called does not always tell which of an act's texts it is: that an article is missing is said of its own articles only.
  return said(articolo || luogo.allegato !== null ? "trovata" : "articolo_inesistente", norma, articolo);
}

/** What became of each citation of a text. All are looked up at once: what a round of reads needs is known together. */
export const renderCitazioni: Render<"citazioni"> = async ({ testo }, { lingua, read }) => {
  const once = readOnce(read);
  const [grammar, { metaLine }] = await Promise.all([grammarOfTree(once), card(once, "citazioni")]);
  const found = await Promise.all(citationsInText(grammar, testo).map((one) => judged(once, one)));
  const citazioni = found.map((one) => JSON.stringify(one)).join(",\n");
  return answerOf(200, documentOf(metaLine(lingua), { totale: found.length }, { citazioni }), lingua);
};
