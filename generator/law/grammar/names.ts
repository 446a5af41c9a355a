/**
 * ActNames and types of acts by key: small words dropped, each word replaced by its abbreviation, all joined. So `decreto-legge`, `decretolegge`, `D.L.`
 * and `dl` are one, and `codice di procedura penale` is `cod. proc. pen.`
 */

import type { CitationTables, NameBearer, NamedAct } from "../citations/tables.ts";
import { type AttoUe, identifiedUnionAct } from "../identity/union-act.ts";
import { DENOMINATION_OF } from "../names/denominations.ts";
import { LEADING } from "../words/small-words.ts";
import { lex } from "./lexer.ts";
import type { LawToken } from "./tokens.ts";

/** What a name stands for. */
export type Meaning =
  | { readonly kind: "type"; readonly types: readonly (string | null)[] }
  /**
   * @property isFull whether it is written out; else it is an abbreviation
   * @property also further acts that it means: `riforma Cartabia`
   */
  | {
      readonly kind: "act";
      readonly act: NamedAct;
      readonly isFull: boolean;
      readonly also?: readonly NamedAct[] | undefined;
    }
  /** An act, or a document, that is not one of the State's; of the Union, which one if the name says it. */
  | { readonly kind: "other"; readonly ue: readonly AttoUe[] | null };

/** All names, ready for reading. */
export interface ActNames {
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** Every beginning of a key: `tu` of `T.U.L.P.S.` too. */
  readonly beginnings: ReadonlySet<string>;
  readonly abbreviations: ReadonlyMap<string, string>;
  /** By type and number of the act that bears a name today all that have borne it, that one first. */
  readonly bearers: ReadonlyMap<string, readonly NameBearer[]>;
  /** The norms, and the regulations, that put a code into effect, by type and number of the one that holds it. */
  readonly norms: Readonly<Record<string, NamedAct>>;
  readonly regulations: Readonly<Record<string, NamedAct>>;
  /** Words of regions, and those that begin the names and adjectives of other States and peoples. */
  readonly region: RegExp;
  readonly abroad: RegExp;
}

const SMALL: ReadonlySet<string> = new Set([
  ...LEADING.articles,
  ...LEADING.prepositions,
  "su",
  "per",
  "e",
  "o",
  "anno",
]);

/** No name has more words. */
const MOST_WORDS = 22;
/** Signs between two words of a name. */
const MOST_BETWEEN = 3;

/**
 * The keys of the names that may begin at a token, each with the token after it, the shortest first; `raw` is the key of the words as written.
 *
 * @param isBeginning whether longer names begin with a key
 */
export function* nameKeysAt(
  tokens: readonly LawToken[],
  from: number,
  abbreviations: ReadonlyMap<string, string>,
  isBeginning: (key: string) => boolean = () => true,
): Generator<{ key: string; raw: string; next: number }> {
  let key = "";
  let raw = "";
  let skipped = false;
  for (let at = from; at - from < MOST_WORDS; at++) {
    const token = tokens[at];
    const before = at > from ? tokens[at - 1] : undefined;
    if (!token) return;
    const gap = before ? token.start - before.end : 0;
    if (before && token.kind === "-" && gap < 2) continue;
    if ((token.word === "" && token.kind !== "number") || gap > MOST_BETWEEN + (before?.dotted ? 1 : 0)) return;
    const word = token.kind === "number" ? token.value : token.word;
    // `c.p.a.` and `c p a`; in `c.p. a danno` the word is the sentence's.
    const isBehindInitial = before !== undefined && (before.dotted ? gap === 1 : before.word.length === 1);
    const isInitial = !token.elided && word.length === 1 && (token.dotted || isBehindInitial);
    if (before && SMALL.has(word) && !isInitial) {
      skipped = true;
      continue;
    }
    const short = abbreviations.get(word) ?? word;
    // "in legge del R. decreto" and "la legge e il regolamento" are no "l.r.", "il decreto della legge" no decree-law.
    if (skipped && (word.length === 1 || (key === "d" && short.startsWith("l")) || key + short === "lreg")) return;
    skipped = false;
    key += short;
    raw += word;
    if (!isBeginning(key)) return;
    yield { key, raw, next: at + 1 };
  }
}

/** The key of a name that is all of a text; empty where it is more than one name. */
export function nameKeyOf(name: string, abbreviations: ReadonlyMap<string, string>): string {
  const tokens = lex(name);
  const last = [...nameKeysAt(tokens, 0, abbreviations)].at(-1);
  return last && last.next === tokens.length - 1 ? last.key : "";
}

/** Types that number what is no act of the State, or no act that a number identifies. */
const NO_TYPE = /^(?:costituzione|deliberazione|determinazione$|ordinanza|regolamento)/;

/** For texts in which no act is looked for. */
export const NO_NAMES: ActNames = {
  meanings: new Map(),
  beginnings: new Set(),
  abbreviations: new Map(),
  bearers: new Map(),
  norms: {},
  regulations: {},
  region: /^(?!)/,
  abroad: /^(?!)/,
};

const made = new WeakMap<CitationTables, ActNames>();

/**
 * The names of some tables, made ready once.
 *
 * @example namesOf(ITALIAN_CITATIONS).meanings.get("codpen") // { kind: "act", act: { tipo: "regio-decreto", ... }, isFull: true }
 */
export function namesOf(tables: CitationTables): ActNames {
  const known = made.get(tables);
  if (known) return known;
  const abbreviations = new Map(
    Object.entries(tables.abbreviazioni).flatMap(([short, words]) =>
      words.split(" ").map((word) => [word, short] as const),
    ),
  );
  const meanings = new Map<string, Meaning>();
  const beginnings = new Set<string>();
  function add(name: string, meaning: Meaning) {
    const key = nameKeyOf(name, abbreviations);
    for (let end = 1; end <= key.length; end++) beginnings.add(key.slice(0, end));
    const earlier = meanings.get(key);
    // A name in full that shares its key with an abbreviation counts as the name.
    if (!earlier) meanings.set(key, meaning);
    else if (earlier.kind === "act" && meaning.kind === "act" && meaning.isFull)
      meanings.set(key, { ...earlier, isFull: true });
  }
  // What may be of several types comes first: "decreto presidenziale" is a type too.
  for (const [keys, types] of tables.tipi) for (const key of keys.split(" ")) add(key, { kind: "type", types });
  for (const [slug, name] of DENOMINATION_OF)
    if (!NO_TYPE.test(slug)) add(name.toLowerCase().replaceAll(",", ""), { kind: "type", types: [slug] });
  for (const { tipo, data, numero, nomi, sigla, altre = [] } of tables.nomi) {
    const act = { tipo, data, numero };
    for (const name of nomi) add(name, { kind: "act", act, isFull: true });
    for (const name of [...(sigla ? [sigla] : []), ...altre]) add(name, { kind: "act", act, isFull: false });
  }
  for (const { tipo, data, numero, nomi, sigle, anche: also } of tables.citati) {
    const act = { tipo, data, numero };
    for (const name of nomi) add(name, { kind: "act", act, isFull: true, also });
    for (const name of sigle) add(name, { kind: "act", act, isFull: false, also });
  }
  for (const name of tables.altrui) add(name, { kind: "other", ue: null });
  for (const [celex, all] of Object.entries(tables.unione)) {
    const act = identifiedUnionAct(celex);
    for (const name of all) add(name, { kind: "other", ue: act ? [act] : [] });
  }
  const { regione = "", estero = "" } = tables.pezzi;
  const names = {
    meanings,
    beginnings,
    abbreviations,
    bearers: new Map(tables.portati.map(({ oggi, prima }) => [`${oggi.tipo} ${oggi.numero}`, [oggi, ...prima]])),
    norms: tables.norme,
    regulations: tables.regolamenti,
    region: new RegExp(
      `^(?:${regione}|region|provinc|siciliana|valle(?![a-z])|giunta(?![a-z])|comun[ei](?![a-z])|comunale)`,
    ),
    abroad: new RegExp(`^(?:${estero})`),
  };
  made.set(tables, names);
  return names;
}
