import { itemAt } from "../../../collections/at.ts";
import { ARTICOLO_ALTROVE, ARTICOLO_INSERITO, COMMA_NON_TROVATO, NON_TROVATO } from "../../../contract/errors.ts";
import {
  bothSuccessive,
  notaSenzaArticolo,
  notaSuccessive,
  successiveTo,
} from "../../../contract/modifiche-successive.ts";
import { BASE_PATH } from "../../../contract/operations.ts";
import {
  type ActIndex,
  type Article,
  articlesIn,
  chiaveOf,
  type KeptSpan,
  nomeOf,
  type Piece,
  partsOfChiave,
  pathOf,
} from "../../../format/act-index.ts";
import { textualDays } from "../../../format/act-lines.ts";
import { metaSaying } from "../../../format/act-note.ts";
import { itemsOf, listBlock, ownEntry } from "../../../format/line-json.ts";
import type { Read } from "../../../format/read-tree.ts";
import { textSha256 } from "../../../format/text-sha256.ts";
import { articleKey, articleNumber } from "../../../law/articles/article-number.ts";
import { type Comma, commaNumber, commiOf, isRepealedComma } from "../../../law/articles/commi.ts";
import { comparableText, NO_DIGEST } from "../../../law/articles/comparable-text.ts";
import { articleOfRelation, relationKey } from "../../../law/articles/relation-ends.ts";
import { touchesComma } from "../../../law/articles/touched-comma.ts";
import type { RequestedPlace } from "../../../law/citations/place.ts";
import { answerOf, type Made } from "../../answer.ts";
import type { Context, Render } from "../render.ts";
import type { ActFiles } from "./act-files.ts";
import { type AskedVersion, articleValues, changesUntilDay, openVersion, versionedEli, versionShown } from "./asked.ts";
import { cutArticle, relationsOfAct } from "./cut.ts";
import {
  attachedIn,
  findNamed,
  linkOf,
  nearestArticles,
  splitAnnex,
  unknownArticle,
  type WantedArticle,
} from "./find-article.ts";
import { officialText } from "./official-text.ts";
import { rulingsOn } from "./pronunce.ts";

/** What is read of an article's own line. */
interface Item {
  readonly id: string;
  readonly rubrica: string | null;
  readonly testo: string;
  readonly n_pronunce: number;
}

/**
 * Where the text of an article changed, the newest first, and the oldest version that has the text of a span. Where the source lacks the
 * text (`NO_DIGEST`) it is held to be that of the version before; where it never has one, there is nothing but the hole.
 *
 * @param own the span
 * @param digest of what the span says
 */
function historyOf({ versioni }: ActIndex, spans: readonly KeptSpan[], own: KeptSpan, digest: string) {
  const entry = (version: number, sha256: string) => {
    const { al, futura } = itemAt(versioni, version);
    return { al, sha256, ...(futura && { futura }) };
  };
  const changed: ReturnType<typeof entry>[] = [];
  let before: { readonly sha: string; readonly from: number } | undefined;
  let text: string | undefined;
  for (const span of [...spans].reverse()) {
    const [from, to, , sha = digest] = span;
    const last = before?.from === to + 1 ? before : undefined;
    if (sha !== NO_DIGEST && last?.sha !== sha) changed.unshift(entry(to, sha));
    before = sha === NO_DIGEST ? last && { ...last, from } : { sha, from };
    if (span === own) text = before?.sha;
  }
  const same = spans.filter(([, , , sha = digest]) => sha === text);
  const oldest = Math.max(...(same.length > 0 ? same : [own]).map(([, to]) => to));
  const first = itemAt(spans, spans.length - 1);
  // Nobody knows what stood there before the oldest version here, but for the text as it was published.
  const dal_almeno = oldest === versioni.length - 1 && itemAt(versioni, oldest).tipo !== "originale";
  return { dal: entry(oldest, "").al, dal_almeno, versioni: changed.length > 0 ? changed : [entry(first[1], digest)] };
}

/** When an article that a version lacks was there: its first day among the versions, and all days of versions that have it. */
function elsewhere(
  { index }: ActFiles,
  named: WantedArticle,
  attachment: string | null,
  attached: RequestedPlace | null,
): { dal: string; versioni: string[] } | undefined {
  const days = index.versioni.flatMap(({ al }, version) =>
    findNamed(index, version, named, attachment, attached) ? [al] : [],
  );
  const dal = days[days.length - 1];
  return dal === undefined ? undefined : { dal, versioni: days };
}

/** The article that a text names, as the newest version that has it. */
function newestOf({ index }: ActFiles, named: WantedArticle, attached: RequestedPlace | null): Article | undefined {
  for (const version of index.versioni.keys()) {
    const found = findNamed(index, version, named, null, attached);
    if (found) return found;
  }
  return undefined;
}

/** The act that inserted an article which no version here has; `undefined` if no relation says so. */
function insertedBy(lines: readonly string[], numero: string) {
  const wanted = relationKey(numero);
  const line = lines.find(
    (one) => one.includes('"tipo":"inserisce"') && articleOfRelation(one, "in") === wanted && partOf(one, "a") === null,
  );
  if (line === undefined) return undefined;
  const { da, data }: { da: string; data: string | null } = JSON.parse(line);
  return { eli: da, data };
}

/** The number of an article in the main numbering: the official site knows no other. */
function mainNumber(index: ActIndex, piece: Piece): string | undefined {
  const { below, last } = partsOfChiave(chiaveOf(index, piece));
  return below === "" ? last : undefined;
}

interface Wanted {
  readonly eli: string;
  readonly articolo: string;
  /** The comma that alone is wanted. */
  readonly n?: string;
}

/** The part of an article that a relation names at one of its ends; `null` for the whole of it. */
function partOf(line: string, end: "da" | "a"): string | null {
  const said: Readonly<Record<"partizione_da" | "partizione_a", string | null>> = JSON.parse(line);
  return said[`partizione_${end}`];
}

/** Relations of a comma: those that name it, then those of the whole article; those of other commi are none of its. */
function relationsOfComma(lines: readonly string[], end: "da" | "a", comma: string | null, commi: readonly Comma[]) {
  const numbers = commi.map(({ numero }) => numero);
  const [own, whole]: [string[], string[]] = [[], []];
  for (const line of lines) {
    const partizione = partOf(line, end);
    if (partizione === null) whole.push(`${line.slice(0, -1)},"di_tutto_l_articolo":true}`);
    else if (NAMES_COMMA.test(partizione) && touchesComma([{ partizione }], comma, numbers)) own.push(line);
  }
  return { own, whole, all: [...own, ...whole] };
}

/** How many relations name a comma, and how many its whole article. */
const countedApart = ({ out, in: into }: Readonly<Record<"out" | "in", ReturnType<typeof relationsOfComma>>>) => ({
  del_comma: out.own.length + into.own.length,
  di_tutto_l_articolo: out.whole.length + into.whole.length,
});

/** The rulings on an article, or on one comma of it. */
async function rulings(read: Read, asked: AskedVersion, at: number, comma: Comma | undefined, commi: readonly Comma[]) {
  const all = await rulingsOn(read, asked, at);
  const numbers = commi.map(({ numero }) => numero);
  return comma ? all.filter((one) => touchesComma(one.parti, comma.numero, numbers)) : all;
}

/** A part that says which comma it is of. */
const NAMES_COMMA = /^(?:comma |(?:pen)?ultimo comma)/;

/** How many acts cite an article, and how often. */
function citedCount(index: ActIndex, piece: Piece) {
  const [atti, citazioni] = ownEntry(index.citata_da ?? {}, nomeOf(index, piece)) ?? [0, 0];
  return { atti, citazioni };
}

/** An article of the act that a text names, in the version that the text asks for. */
async function answer({ eli: text, articolo, n: comma }: Wanted, { lingua, read }: Context): Promise<Made> {
  const { text: named, below } = splitAnnex(text);
  // The day may stand behind the act or behind the article: both are ELIs.
  const [, numero = articolo, day = ""] = /^([\s\S]*?)(@(?:\d{4}-\d{2}-\d{2}|originale?))?$/i.exec(articolo) ?? [];
  const wanted = { below, numero };
  const attached = await attachedIn(numero);
  const ofAct = (act: ActFiles) => {
    const kept = newestOf(act, wanted, attached);
    return kept
      ? { articolo: mainNumber(act.index, kept), into: async () => itemsOf((await cutArticle(act, kept)).in) }
      : {};
  };
  // What numbers an article of an attachment numbers none of the act.
  const ofBody = below === "" && !attached ? (articleNumber(numero) ?? undefined) : undefined;
  const asked = await openVersion(read, named + day, lingua, ofAct, ofBody);
  if ("answer" in asked) return asked.answer;
  const { act, version } = asked;
  const { index, eli } = act;
  const pieces = articlesIn(index, version);
  const attachment = asked.luogo?.allegato ?? null;
  const piece = findNamed(index, version, wanted, attachment, attached);
  const fail = (detail: string, more: object) => {
    const articoli = nearestArticles(eli, index, pieces, wanted);
    const number = piece ? mainNumber(index, piece) : attachment === null ? ofBody : undefined;
    const testo_ufficiale = number && officialText(index, asked.day, number);
    return answerOf(404, JSON.stringify({ detail, testo_ufficiale, articoli, ...more }), lingua);
  };
  if (!piece) {
    const other = elsewhere(act, wanted, attachment, attached);
    if (other) return fail(ARTICOLO_ALTROVE[lingua], other);
    const inserito_da = ofBody === undefined ? undefined : insertedBy((await relationsOfAct(act)).in, ofBody);
    if (inserito_da) return fail(ARTICOLO_INSERITO[lingua], { inserito_da });
    return attached?.articolo || attachment !== null
      ? unknownArticle(act, pieces, attached?.articolo ?? numero, lingua)
      : fail(NON_TROVATO.articolo[lingua], {});
  }
  const cut = await cutArticle(act, piece);
  const item: Item = JSON.parse(cut.line);
  const commi = commiOf(item.id, item.testo).map((one) =>
    isRepealedComma(one.testo) ? { ...one, abrogato: true as const } : one,
  );
  const key = articleKey(commaNumber(comma ?? "") ?? "");
  const chosen = comma === undefined ? commi : commi.filter((one) => articleKey(one.numero ?? "-") === key);
  if (comma !== undefined && chosen.length === 0)
    return fail(COMMA_NON_TROVATO[lingua], { commi: commi.map((one) => one.numero) });
  const digest = piece.span?.[3] || (await textSha256(comparableText(item.rubrica, item.testo)));
  const own: KeptSpan = piece.span ?? [0, index.versioni.length - 1, piece.bytes];
  const { dal, dal_almeno, versioni } = historyOf(index, index.articoli.storia[piece.at] ?? [own], own, digest);
  const at = pieces.findIndex((one) => one.at === piece.at);
  const link = (beside: Piece | undefined) => (beside ? linkOf(eli, index, beside) : null);
  const only = comma === undefined ? undefined : chosen[0];
  const ofComma =
    only &&
    ({
      out: relationsOfComma(itemsOf(cut.out), "da", only.numero, commi),
      in: relationsOfComma(itemsOf(cut.in), "a", only.numero, commi),
    } as const);
  const into = ofComma?.in.all ?? itemsOf(cut.in);
  const { senza_articolo = [] } = index;
  const until = await changesUntilDay(
    asked,
    lingua,
    act.metaLine(lingua),
    into,
    senza_articolo.map(([day]) => day),
    mainNumber(index, piece),
  );
  const { al } = versionShown(index, version);
  const changed = successiveTo(al, textualDays(into));
  const rest = {
    successive: successiveTo(
      al,
      senza_articolo.flatMap(([day, , n]) => Array<string>(n).fill(day)),
    ),
    tutte: senza_articolo.reduce((sum, [, n]) => sum + n, 0),
  };
  const said = [
    notaSuccessive(comma === undefined ? "articolo" : "comma", al, changed, lingua),
    notaSenzaArticolo(al, rest, cut.in !== "", lingua),
  ].filter(Boolean);
  const meta = metaSaying(until.meta, said.join(" "), asked.day !== null);
  const later = JSON.stringify({
    modifiche_successive: bothSuccessive(changed, rest.successive),
    n_relazioni_senza_articolo: rest.tutte,
    ...(comma === undefined && { n_citata_da: citedCount(index, piece) }),
  }).slice(1, -1);
  const versione = JSON.stringify(versionShown(index, version));
  const testo = chosen.map((one) => one.testo).join("\n");
  const pronunce = item.n_pronunce > 0 ? await rulings(read, asked, piece.at, only, commi) : [];
  const line = comma === undefined ? cut.line : JSON.stringify({ ...item, testo });
  const body = [
    `${meta}"norma":${JSON.stringify(index.norma)},"versione":${versione},${later}${until.members},\n`,
    `"articolo":${line},\n"commi":${JSON.stringify(chosen)},\n"pronunce":${JSON.stringify(pronunce)},\n`,
    `${JSON.stringify({ dal, dal_almeno, precedente: link(pieces[at - 1]), successivo: link(pieces[at + 1]) }).slice(1, -1)},\n`,
    ...(ofComma ? [`${JSON.stringify({ n_relazioni_comma: countedApart(ofComma) }).slice(1, -1)},\n`] : []),
    `"relazioni":{"out":[\n${listBlock(ofComma?.out.all ?? itemsOf(cut.out))}],"in":[\n${listBlock(into)}]},\n`,
    `"versioni":${JSON.stringify(versioni)}}\n`,
  ];
  const where = `${versionedEli(asked)}/${pathOf(chiaveOf(index, piece))}${comma === undefined ? "" : `/comma/${chosen[0]?.numero}`}`;
  const path = `${text}/art/${articolo}${comma === undefined ? "" : `/comma/${comma}`}`;
  const location =
    path === where && asked.day === null ? undefined : { "Content-Location": encodeURI(`${BASE_PATH}/norme/${where}`) };
  const subject = { ...articleValues(versionedEli(asked), chiaveOf(index, piece)), n: chosen[0]?.numero ?? "" };
  return { ...answerOf(200, body.join(""), lingua, location), subject };
}

export const renderArticolo: Render<"articolo"> = answer;
export const renderComma: Render<"comma"> = answer;
