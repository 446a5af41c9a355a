/** What a question cites. */

import type { Lingua } from "../../../contract/prose.ts";
import type { ResourceWith } from "../../../contract/resources/surfaces.ts";
import { chiaveOf, pathOf, servedIn, versionOn } from "../../../format/act-index.ts";
import { answerFile, json, type Read, readRequired } from "../../../format/read-tree.ts";
import { parseBillNumber } from "../../../law/bill-number.ts";
import type { Grammar } from "../../../law/citations/grammar.ts";
import type { RequestedPlace } from "../../../law/citations/place.ts";
import { expand } from "../../../law/grammar/expand.ts";
import { readLaw } from "../../../law/grammar/mentions.ts";
import { namesOf } from "../../../law/grammar/names.ts";
import { askedRuling } from "../../../law/identity/asked-ruling.ts";
import { ORIGINAL } from "../../../law/identity/original.ts";
import { dayInWords, splitDay } from "../../../law/identity/version-day.ts";
import { namesOfAct } from "../../../law/names/aliases.ts";
import { billSlug } from "../../../law/published-bill.ts";
import { identified } from "../../../law/understand.ts";
import type { Analysis } from "../../../search/analysis.ts";
import {
  documentOfNumber,
  type FoundDocument,
  numberOf,
  placeOfAct,
  type Tables,
} from "../../../search/ask/documents.ts";
import type { ActPlace } from "../../../search/files/texts.ts";
import { tokensOf } from "../../../search/tokens.ts";
import type { Answer } from "../../answer.ts";
import { startedEarly } from "../../read-once.ts";
import { billNamed } from "../ddl.ts";
import { findAct } from "../find-act.ts";
import { type ActLookup, grammarOfTree, recognised } from "../find-named.ts";
import { recognisedRuling, rulingLookup } from "../find-ruling.ts";
import { type ActFiles, openAct } from "../versions/act-files.ts";
import { versionShown } from "../versions/asked.ts";
import { cutArticle } from "../versions/cut.ts";
import { findArticle, findPlace, placeOfArticle } from "../versions/find-article.ts";
import { noVersion, officialText } from "../versions/official-text.ts";

/** An act or an article in the version that a question asks for. */
interface InVersion {
  readonly norma: FoundDocument["norma"];
  /** Its ELI says the version. */
  readonly articolo: object | null;
  /** What the version says: the article's text, or the act's title. */
  readonly testo: string;
}

/** What a question cites; nothing where it cites no act, or several. */
interface Recognised {
  /** What is shown of it. */
  readonly said?: () => Promise<object>;
  /** Its document, where it is here and the question asks for nothing else. */
  readonly first?: number;
  /** Where the question asks for a version: the question without it, and what it then means. */
  readonly asked?: { readonly text: string; readonly found: InVersion };
  /** The day that it asks for in words, where no version of that day is here, and the days of those that are. */
  readonly lacking?: { readonly day: string; readonly versioni: readonly string[] };
}

/** The act that a question cites, whose place is on its way. */
interface Cited {
  readonly place: Promise<ActPlace | null>;
}

/** The path of the article of an act that a question names; `null` where it names none, or none that is there. */
async function pathIn(read: Read, eli: string, place: ActPlace, luogo: RequestedPlace): Promise<string | null> {
  if (luogo.articolo === null) return null;
  if (luogo.allegato === null) {
    const paths = place.pieces.map(([path]) => path);
    return paths[placeOfArticle(paths, { below: "", numero: luogo.articolo })] ?? null;
  }
  // Which attachment a label means the act's own index knows.
  const act = await openAct(read, eli);
  const found = act && findPlace(act.index, [servedIn(act.index)], luogo);
  return act && found ? pathOf(chiaveOf(act.index, found.piece)) : null;
}

/** The words by which an act may be named. */
function wordsOf(
  { titolo, ...act }: NonNullable<Recognisable["row"]>,
  { tables: { nomi } }: Grammar,
): ReadonlySet<string> {
  return new Set(tokensOf([titolo, ...namesOfAct(act, nomi)].join(" ")).map(({ word }) => word));
}

/** The article of a version that a question means, with its text; `null` where the version lacks it. */
async function articleIn(act: ActFiles, version: number, percorso: string, named: string) {
  const { index } = act;
  const [, below = "", numero = ""] = /^(annesso\/\d+\/)?art\/([\s\S]*)/.exec(percorso) ?? [];
  const piece = findArticle(index, version, { below, numero });
  if (!piece) return null;
  const item: { numero: string; rubrica: string | null; testo: string; n_pronunce: number } = JSON.parse(
    (await cutArticle(act, piece)).line,
  );
  const eli = `${named}/${pathOf(chiaveOf(index, piece))}`;
  const { numero: number, rubrica, testo, n_pronunce } = item;
  return { articolo: { eli, numero: number, rubrica, n_pronunce }, testo };
}

/** What a question may cite, by the indexes of acts. */
type Recognisable = ActLookup<Cited>;

/**
 * Looks which act a question may cite. Nothing of the act is read yet.
 *
 * @returns `eli` is absent where none is cited
 * @example await recognisable(read, tables, "art. 640 c.p.")
 */
export function recognisable(read: Read, tables: Tables, q: string): Promise<Recognisable> {
  const { text } = splitDay(q);
  return findAct(read, text, async (eli) => {
    const place = startedEarly(placeOfAct(read, tables, eli));
    // Of all ways to name an act an ELI alone is tried before it is known to be here.
    return eli !== text || (await place) !== null ? { place } : null;
  });
}

/**
 * The act that a question cites and its article, in the version that it asks for; the answer that says why not where that is not here.
 *
 * @example await recognisedIn(read, tables, analysis, "art. 640 c.p.", "it", await recognisable(read, tables, "art. 640 c.p."))
 */
export async function recognisedIn(
  read: Read,
  tables: Tables,
  { isStopWord }: Analysis,
  q: string,
  lingua: Lingua,
  { eli, act: cited = null, row, riconosciuta, ufficiale, luogo }: Recognisable,
): Promise<Recognised | { readonly answer: Answer }> {
  const { text, day } = splitDay(q);
  const place = (await cited?.place) ?? null;
  const path = eli && place && luogo ? await pathIn(read, eli, place, luogo) : null;
  const document = place && numberOf(place, path, path === null ? null : commaIn(text, await grammarOfTree(read)));
  if (document === null) {
    const absent = { ...riconosciuta, norma: null, articolo: null, testo_ufficiale: ufficiale?.(day) };
    return riconosciuta ? { said: async () => absent } : {};
  }
  const open = () => documentOfNumber(read, tables, document);
  const citing = new RegExp(`^(?:${tables.tabelle.cita})`);
  const others = identified(text) ? [] : tokensOf(text).filter(({ word }) => !isStopWord(word) && !citing.test(word));
  const names = others.length === 0 ? null : wordsOf(row ?? (await open()).norma, await grammarOfTree(read));
  const first = others.every(({ word }) => names?.has(word)) ? { first: document } : {};
  const ofName = (norma: FoundDocument["norma"]) => recognised({ ...norma, anno: null, variante: null });
  if (day === null)
    return {
      async said() {
        const { norma, articolo } = await open();
        return { ...ofName(norma), norma, articolo: shownArticle(norma, articolo) };
      },
      ...first,
    };
  const { norma, articolo } = await open();
  const act = await openAct(read, norma.eli);
  if (!act) throw new Error(`manca ${norma.eli}: rigenerare l'albero con \`npm run generate\``);
  const version = versionOn(act.index, day);
  if (version === undefined) {
    if (dayInWords(q) === null) return { answer: await noVersion(act, day, lingua) };
    // Who asks in words is led to the text that is here, and told that it is not that of the day.
    const versioni = act.index.versioni.map(({ al }) => al);
    const number = articolo?.percorso.startsWith("art/") ? articolo.numero : undefined;
    const shown = { norma, articolo: shownArticle(norma, articolo) };
    const found = { ...shown, versione: null, giorno: day, versioni };
    const testo_ufficiale = officialText(act.index, day, number);
    return {
      said: async () => ({ ...ofName(norma), ...found, testo_ufficiale }),
      asked: { text, found: { ...shown, testo: articolo ? articolo.testo : norma.titolo } },
      ...first,
      lacking: { day, versioni },
    };
  }
  const named = articolo?.percorso ?? (luogo?.articolo && luogo.allegato === null ? `art/${luogo.articolo}` : null);
  const own = named === null ? null : await articleIn(act, version, named, `${norma.eli}@${day}`);
  const shown = { norma, articolo: own?.articolo ?? null };
  const giorno = day === ORIGINAL ? {} : { giorno: day };
  const said = { ...ofName(norma), ...shown, versione: versionShown(act.index, version), ...giorno };
  return {
    said: async () => said,
    asked: { text, found: { ...shown, testo: own?.testo ?? norma.titolo } },
    ...first,
  };
}

/** What `riconosciuta` has of an act, where none is meant. */
const NO_ACT = { tipo: null, data: null, urn: null, norma: null, articolo: null, ue: null };

/** What tells a ruling from an act of the same number: `242/2019` alone may be either. */
const NAMES_RULING = /(?<!\p{L})(?:cost|corte|consulta|sent|ord|pronuncia|ecli)/iu;

/**
 * The ruling of the Constitutional Court that a question names; `null` if it names none.
 *
 * @example await rulingOfQuestion(read, "sentenza 242/2019") // { ..., anno: 2019, numero: "242", pronuncia: { ecli: "ECLI:IT:COST:2019:242", ... } }
 */
async function rulingOfQuestion(read: Read, q: string): Promise<object | null> {
  const asked = NAMES_RULING.test(q) ? askedRuling(q) : null;
  const pronuncia = asked && recognisedRuling(asked, await rulingLookup(read)(asked));
  if (!pronuncia) return null;
  const { anno, numero, url } = pronuncia;
  return { ...NO_ACT, testo_ufficiale: url, anno, numero: String(numero), pronuncia };
}

/**
 * The bill that a question names and nothing else; `null` if it names none that is here, or more than one. A number alone may be anything.
 *
 * @example await billOfQuestion(read, "S. 926", "it") // { ..., numero: "S.926", ddl: { numero: "C.1627", titolo: "Bilancio di previsione…" } }
 */
async function billOfQuestion(read: Read, q: string, lingua: Lingua): Promise<object | null> {
  const asked = /^\s*\d/.test(q) ? null : parseBillNumber(q);
  if (asked === null) return null;
  const numero = await billNamed(q, lingua, read);
  if (typeof numero !== "string") return null;
  const file = await readRequired(read, answerFile(`/ddl/${billSlug(numero)}`));
  const { titolo } = json<{ readonly titolo: string | null }>(file);
  return {
    ...NO_ACT,
    anno: null,
    numero: [asked.ramo, asked.chiave].filter(Boolean).join("."),
    ddl: { numero, titolo },
  };
}

/** What is shown of one that a question names, by its resource: an act of the Union is recognised as acts are. */
const OF_RESOURCES: Readonly<
  Record<ResourceWith<"named", true>, null | ((read: Read, q: string, lingua: Lingua) => Promise<object | null>)>
> = { ddl: billOfQuestion, pronunce: rulingOfQuestion, ue: null };

/**
 * What else than an act a question names, as `riconosciuta` shows it: the first of a resource that knows it; `null` if none does.
 *
 * @example await namedOfQuestion(read, "sentenza 242/2019", "it") // { ..., anno: 2019, numero: "242", pronuncia: { ecli: "ECLI:IT:COST:2019:242", ... } }
 */
export async function namedOfQuestion(read: Read, q: string, lingua: Lingua): Promise<object | null> {
  for (const recognise of Object.values(OF_RESOURCES)) {
    const named = await recognise?.(read, q, lingua);
    if (named) return named;
  }
  return null;
}

/** The first comma that a question names; `null` where it names none. */
function commaIn(q: string, { tables, inItalian }: Grammar): string | null {
  const { mentions } = readLaw(namesOf(tables), inItalian(q), { latest: tables.fino, isRequest: true });
  const lists = mentions.flatMap((mention) => expand(mention).flatMap(({ path }) => path));
  return lists.find(({ step }) => step === "comma")?.values[0]?.value ?? null;
}

/** An article as an answer names it, with its comma where that is what is found. */
export const shownArticle = ({ eli }: { readonly eli: string }, articolo: FoundDocument["articolo"]): object | null =>
  articolo && {
    eli: `${eli}/${articolo.percorso}`,
    numero: articolo.numero,
    rubrica: articolo.rubrica,
    comma: articolo.comma,
    n_pronunce: articolo.pronunce ?? 0,
  };
