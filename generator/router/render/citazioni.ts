import { getOrMake } from "../../collections/get-or-make.ts";
import { type Article, articlesIn, chiaveOf, numeroOf, pathOf, servedIn } from "../../format/act-index.ts";
import { documentOf } from "../../format/line-json.ts";
import { citationsInText, type TextCitation } from "../../law/citations/in-text.ts";
import type { RequestedPlace } from "../../law/citations/place.ts";
import { candidatesOf, type RequestedAct } from "../../law/understand.ts";
import { answerOf } from "../answer.ts";
import { readOnce } from "../read-once.ts";
import { card, type Read } from "../tree.ts";
import { type FoundRow, grammarOfTree, recognised, rowsOf } from "./find-named.ts";
import type { Render } from "./render.ts";
import { type ActFiles, openAct } from "./versions/act-files.ts";
import { articleLine } from "./versions/cut.ts";
import { articlesBetween, findPlace } from "./versions/find-article.ts";

/** Articles between the ends of ranges that one answer gives at most; ranges beyond are given by their ends. */
const MOST_BETWEEN = 300;

/** Opens acts, each once. */
type Open = (eli: string) => Promise<ActFiles>;

function opener(read: Read): Open {
  const opened = new Map<string, Promise<ActFiles>>();
  const open = async (eli: string) => {
    const act = await openAct(read, eli);
    if (!act) throw new Error(`manca ${eli}: rigenerare l'albero con \`npm run generate\``);
    return act;
  };
  return (eli) => getOrMake(opened, eli, () => open(eli));
}

/** A citation with the acts that it may mean. */
interface LookedUp {
  readonly citation: TextCitation;
  readonly identities: readonly RequestedAct[];
  readonly candidates: readonly FoundRow[];
  /** Articles that lie between the ends of its range. */
  readonly between: readonly Article[];
}

async function lookedUp(read: Read, open: Open, citation: TextCitation): Promise<LookedUp> {
  const identities = candidatesOf(citation.atti);
  const rows = (await Promise.all(identities.map((act) => rowsOf(read, act)))).flat();
  const candidates = [...new Map(rows.map((row): [string, FoundRow] => [row.eli, row])).values()];
  const { luogo, fino } = citation;
  const [norma, another] = candidates;
  if (!norma || another || !luogo || fino === null) return { citation, identities, candidates, between: [] };
  const { index } = await open(norma.eli);
  const between = articlesBetween(index, articlesIn(index, servedIn(index)), luogo, fino);
  return { citation, identities, candidates, between };
}

/** The article as an answer shows it. */
async function articleOf(act: ActFiles, piece: Article, version: number) {
  const { eli, index } = act;
  const { numero, rubrica, abrogato, n_pronunce } = JSON.parse(await articleLine(act, piece));
  const day = version === servedIn(index) ? "" : `@${index.versioni[version]?.al}`;
  return { eli: `${eli}${day}/${pathOf(chiaveOf(index, piece))}`, numero, rubrica, abrogato, n_pronunce };
}

/** The article that is named, in the version that is served, else in the newest one that has it; `null` where none has. */
async function articleNamed(act: ActFiles, luogo: RequestedPlace) {
  const { index } = act;
  for (const version of [servedIn(index), ...index.versioni.keys()]) {
    const piece = findPlace(index, articlesIn(index, version), luogo);
    if (piece) return articleOf(act, piece, version);
  }
  return null;
}

/** What became of a citation: an item for each article that it means. */
async function judged(open: Open, found: LookedUp): Promise<object[]> {
  const { citation, identities, candidates, between } = found;
  const { inizio, lunghezza, testo, ue, luogo, fino, partizione } = citation;
  const [norma = null, another] = candidates;
  const [first] = identities;
  // `riforma Cartabia`: of several acts the one that is here does not stand for the others.
  const isOpen = another !== undefined || identities.some(({ numero }) => numero !== first?.numero);
  const act = isOpen ? null : norma;
  const atto = act ? recognised({ ...act, anno: null, variante: null }) : first ? recognised(first) : null;
  const said = (esito: string, articolo_citato: string | null, articolo: object | null = null) => ({
    inizio,
    lunghezza,
    testo,
    esito,
    atto,
    norma: act,
    articolo,
    articolo_citato,
    partizione,
    ue,
    candidati: isOpen ? candidates : [],
  });
  const cited = luogo?.articolo ?? null;
  const ends = fino === null ? [cited] : [cited, fino];
  const unknown = ue ? "unione_europea" : !first ? "incompleta" : isOpen && norma ? "ambigua" : "fuori_raccolta";
  if (!first || !act) return ends.map((number) => said(unknown, number));
  if (!luogo || cited === null) return [said("trovata", cited)];
  const files = await open(act.eli);
  const { index } = files;
  const ofEnd = async (articolo: string | null) => {
    const article = await articleNamed(files, { ...luogo, articolo });
    // What an annex is called does not always tell which of an act's texts it is: that an article is missing is said of its own articles only.
    const isThere = article !== null || luogo.allegato !== null;
    return said(isThere ? "trovata" : "articolo_inesistente", articolo, article);
  };
  const ofPiece = async (piece: Article) =>
    said("trovata", numeroOf(index, piece), await articleOf(files, piece, servedIn(index)));
  const [start = null, ...end] = ends;
  return Promise.all([ofEnd(start), ...between.map(ofPiece), ...end.map(ofEnd)]);
}

/** Ranges in reading order, as long as all of them together hold no more articles than an answer gives. */
function bounded(all: readonly LookedUp[]): LookedUp[] {
  let room = MOST_BETWEEN;
  return all.map((one) => {
    if (one.between.length > room) return { ...one, between: [] };
    room -= one.between.length;
    return one;
  });
}

/** What became of each citation of a text. All are looked up at once: what a round of reads needs is known together. */
export const renderCitazioni: Render<"citazioni"> = async ({ testo }, { lingua, read }) => {
  const once = readOnce(read);
  const open = opener(once);
  const [grammar, { metaLine }] = await Promise.all([grammarOfTree(once), card(once, "citazioni")]);
  const all = await Promise.all(citationsInText(grammar, testo).map((one) => lookedUp(once, open, one)));
  const found = (await Promise.all(bounded(all).map((one) => judged(open, one)))).flat();
  const citazioni = found.map((one) => JSON.stringify(one)).join(",\n");
  return answerOf(200, documentOf(metaLine(lingua), { totale: found.length }, { citazioni }), lingua);
};
