/** Who cites an act, and which acts an act cites. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { NON_TROVATO } from "../../contract/errors.ts";
import { BASE_PATH, type OperationId } from "../../contract/operations.ts";
import type { Lingua } from "../../contract/prose.ts";
import { articlesIn, nomeOf, servedIn, versionOn } from "../../format/act-index.ts";
import {
  CITATIONS_ON_PAGE,
  type CitedActLine,
  citingName,
  isCiting,
  linesIn,
  openCited,
  readCitationPack,
} from "../../format/citations.ts";
import { documentOf } from "../../format/line-json.ts";
import { outsideAct, outsideBucket } from "../../format/outside.ts";
import { packedKeys, textInPack } from "../../format/pack.ts";
import { card, type Read } from "../../format/read-tree.ts";
import { articleNumber, articleOrder, compareOrders } from "../../law/articles/article-number.ts";
import { splitArticle } from "../../law/articles/named-article.ts";
import { relationKey } from "../../law/articles/relation-ends.ts";
import { bucketKeyOfEli, bucketOf } from "../../law/identity/act-bucket.ts";
import { ELI_PREFIX, eliNumero, fileOfEli } from "../../law/identity/canonical-eli.ts";
import type { RequestedAct } from "../../law/understand.ts";
import { answerOf, type Made } from "../answer.ts";
import { readOnce } from "../read-once.ts";
import { dayApart, findAct } from "./find-act.ts";
import { type FoundRow, rowsOf } from "./find-named.ts";
import { actNotFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";
import { type ActFiles, openAct } from "./versions/act-files.ts";
import { attachedIn, findNamed, nearestArticles } from "./versions/find-article.ts";
import { noVersion } from "./versions/official-text.ts";

/** Articles that an answer counts. */
const MOST_ARTICLES = 100;
/** Articles that are named if one is not found. */
const NEAREST = 10;

/** An act that is asked for, here or not. */
interface AskedAct {
  readonly eli: string;
  readonly act: ActFiles | null;
  readonly norma: object;
}

/** The acts that are not here, are cited and may be meant. */
async function citedOutside(read: Read, acts: readonly RequestedAct[], buckets: number): Promise<string[]> {
  const found = await Promise.all(
    acts.map(async ({ tipo, data, anno, numero }) => {
      const pack = tipo && (await readCitationPack(read, outsideBucket({ tipo, data, anno, numero }, buckets)));
      if (!pack) return [];
      const begins = `${tipo}/${data?.replaceAll("-", "/") ?? anno}/`;
      const ends = numero === null ? "" : `/${eliNumero(numero)}`;
      return packedKeys(pack).filter((key) => `${key}/`.startsWith(begins) && key.endsWith(ends) && !isCiting(key));
    }),
  );
  return found.flat().map((file) => ELI_PREFIX + file);
}

/** Opens the act that a text names; else the answer that says why not. A day in the text must have a version. */
async function open(
  read: Read,
  text: string,
  lingua: Lingua,
  buckets: number,
): Promise<AskedAct | { readonly answer: Made }> {
  const { text: name, day } = await dayApart(text);
  const { act, candidati, eli, luogo: _, ...unknown } = await findAct(read, name, (found) => openAct(read, found));
  if (candidati) return { answer: several("norma", lingua, candidati) };
  if (act) {
    if (versionOn(act.index, day) === undefined) return { answer: await noVersion(act, day, lingua) };
    return { eli: eli ?? act.eli, act, norma: act.index.norma };
  }
  const [one, another, ...others] = await citedOutside(read, unknown.cercati ?? [], buckets);
  if (one === undefined) return { answer: actNotFound(lingua, unknown) };
  if (another !== undefined) return { answer: several("norma", lingua, [one, another, ...others].map(outsideAct)) };
  return { eli: one, act: null, norma: outsideAct(one) };
}

/** The act of an ELI: its row, or what is said of one that is not here. */
async function rowOf(read: Read, eli: string): Promise<object> {
  const [plain = "", variante = null] = eli.split("~", 2);
  const { tipo, data, numero } = outsideAct(plain);
  const rows = await rowsOf(read, { tipo, data, anno: null, numero, variante });
  return rows.find((row: FoundRow) => row.eli === eli) ?? outsideAct(eli);
}

const header = (eli: string, below: string, text: string) =>
  text === eli ? undefined : { "Content-Location": encodeURI(`${BASE_PATH}/norme/${eli}/${below}`) };

const buckets = async (read: Read, operation: OperationId) => {
  const { said, metaLine } = await card<{ readonly pacchi: number }>(read, operation);
  const packOf = (eli: string) => readCitationPack(read, bucketOf(bucketKeyOfEli(eli), said.pacchi));
  return { count: said.pacchi, metaLine, packOf };
};

/** Articles nearest to one that is not known, among those that are cited. */
function nearestCited(eli: string, names: readonly string[], wanted: string) {
  const number = articleNumber(wanted);
  const own = number === null ? [] : articleOrder(number);
  const distance = (name: string) => Math.abs((articleOrder(splitArticle(name).numero)[0] ?? 0) - (own[0] ?? 0));
  return [...names]
    .sort((a, b) => distance(a) - distance(b) || byCodeUnit(a, b))
    .slice(0, NEAREST)
    .map((numero) => ({ numero, eli: `${eli}/art/${numero}` }));
}

/** The article that is asked for, by its name in relations; `null` for all, else the answer that says that there is none. */
async function articleAsked(
  { eli, act }: AskedAct,
  articolo: string,
  cited: readonly string[],
  lingua: Lingua,
): Promise<string | null | { readonly answer: Made }> {
  if (articolo.trim() === "") return null;
  if (act) {
    const { index } = act;
    const version = servedIn(index);
    const attached = await attachedIn(articolo);
    const piece = findNamed(index, version, { below: "", numero: articolo }, null, attached);
    if (piece) return nomeOf(index, piece);
  }
  const key = relationKey(articleNumber(articolo) ?? articolo);
  // What texts cite may stand in no version that is here, also in an attachment: `Allegato A, 4`.
  const named = cited.find((one) => relationKey(one) === key);
  if (named !== undefined) return named;
  const articoli = act
    ? nearestArticles(eli, act.index, articlesIn(act.index, servedIn(act.index)), { below: "", numero: articolo })
    : nearestCited(eli, cited, articolo);
  return { answer: answerOf(404, JSON.stringify({ detail: NON_TROVATO.articolo[lingua], articoli }), lingua) };
}

/** The articles cited most, then in the order of the act. */
function mostCited(counts: ReadonlyMap<string, number>): { articolo: string; n: number }[] {
  const order = new Map(
    Array.from(counts.keys(), (name) => {
      const { contenitore, numero } = splitArticle(name);
      return [name, { contenitore: contenitore ?? "", order: articleOrder(numero) }] as const;
    }),
  );
  const none = { contenitore: "", order: [] };
  return [...counts]
    .sort(([a, m], [b, n]) => {
      const [left, right] = [order.get(a) ?? none, order.get(b) ?? none];
      return n - m || byCodeUnit(left.contenitore, right.contenitore) || compareOrders(left.order, right.order);
    })
    .slice(0, MOST_ARTICLES)
    .map(([articolo, n]) => ({ articolo, n }));
}

/** The places that cite an act, newest acts first: all, or those that pass the filters. */
export const renderCitata: Render<"norma-citata"> = async (
  { eli: text, articolo, tipo, dal, al, limit, offset },
  { lingua, read: once },
) => {
  const read = readOnce(once);
  const { count, metaLine, packOf } = await buckets(read, "norma-citata");
  const asked = await open(read, text, lingua, count);
  if ("answer" in asked) return asked.answer;
  const { eli, norma } = asked;
  const file = fileOfEli(eli);
  const { head, linesOn } = await openCited(read, await packOf(eli), file);
  const only = await articleAsked(asked, articolo, head.articoli, lingua);
  if (only !== null && typeof only !== "string") return only.answer;
  const wanted = only === null ? null : head.articoli.indexOf(only);
  const counts = new Map<string, number>();
  const chosen: [place: number, da: string][] = [];
  let [at, totale, atti] = [0, 0, 0];
  for (const [da, n] of head.atti) {
    const [, type = "", ...day] = da.split("/").slice(1, 6);
    const data = day.join("-");
    const isAsked = (!tipo || type === tipo) && (!dal || dal <= data) && (!al || data <= al);
    const before = totale;
    for (let place = at; isAsked && place < at + n; place++) {
      const of = head.di[place] ?? -1;
      if (wanted !== null && of !== wanted) continue;
      const name = head.articoli[of];
      if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
      if (totale >= offset && totale < offset + limit) chosen.push([place, da]);
      totale++;
    }
    if (totale > before) atti++;
    at += n;
  }
  const wantedPages = [...new Set(chosen.map(([place]) => Math.floor(place / CITATIONS_ON_PAGE)))];
  const pages = new Map(await Promise.all(wantedPages.map(async (page) => [page, await linesOn(page)] as const)));
  const lineAt = (place: number) => pages.get(Math.floor(place / CITATIONS_ON_PAGE))?.[place % CITATIONS_ON_PAGE];
  const rows = new Map(
    await Promise.all([...new Set(chosen.map(([, da]) => da))].map(async (da) => [da, await rowOf(read, da)] as const)),
  );
  const citazioni = chosen.flatMap(([place, da]) => {
    const line = lineAt(place);
    if (!line) return [];
    const [articolo_da, comma, articolo_citato, partizione, brano, inizio, lunghezza] = line;
    const where = { articolo: articolo_da, comma, articolo_citato, partizione, brano, inizio, lunghezza };
    return [JSON.stringify({ da: rows.get(da), ...where })];
  });
  const scalars = { norma, totale, atti, articoli: mostCited(counts), limit, offset };
  const body = documentOf(metaLine(lingua), scalars, { citazioni: citazioni.join(",\n") });
  return { ...answerOf(200, body, lingua, header(eli, "citata", text)), subject: { eli } };
};

/** The acts that the text of an act cites, most cited first. */
export const renderCita: Render<"norma-cita"> = async ({ eli: text, limit, offset }, { lingua, read: once }) => {
  const read = readOnce(once);
  const { count, metaLine, packOf } = await buckets(read, "norma-cita");
  const asked = await open(read, text, lingua, count);
  if ("answer" in asked) return asked.answer;
  const { eli, norma } = asked;
  const pack = await packOf(eli);
  const cited = pack && textInPack(pack, citingName(fileOfEli(eli)));
  const all = cited ? linesIn<CitedActLine>(cited.text) : [];
  const atti = await Promise.all(
    all.slice(offset, offset + limit).map(async ([other, n, articoli]) =>
      JSON.stringify({
        norma: await rowOf(read, other),
        articoli: articoli.map(([numero, times]) => ({ numero, n: times })),
        n,
      }),
    ),
  );
  const body = documentOf(metaLine(lingua), { norma, totale: all.length, limit, offset }, { atti: atti.join(",\n") });
  return { ...answerOf(200, body, lingua, header(eli, "cita", text)), subject: { eli } };
};
