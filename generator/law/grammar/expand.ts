/** Readers of the tree: the places of a mention one by one, and parts in the spelling of the contract. */

import { rankOfSuffix, suffixOfRank } from "../articles/article-number.ts";
import { ordinalWord, pluralOf } from "./tokens.ts";
import { type List, type Mention, RANK, type Value } from "./tree.ts";

/** One article, or one part where no article is named. */
export interface ExpandedPlace {
  /** Canonical number; `null` where none is named, `=` where it is referred back to. */
  readonly articolo: string | null;
  /** The last article, where a range is named (`articoli da 3 a 6`): which lie between the act must say. */
  readonly fino: string | null;
  /** Label of the annex that holds it as written (`II.12`); empty where the annex has none, `null` where it is none's. */
  readonly allegato: string | null;
  /** The part in the spelling of the contract (`comma 2, lettera b)`), with the divisions above the article; `null` for the whole. */
  readonly partizione: string | null;
  /** The lists that the part is of, from the whole to its parts. */
  readonly path: readonly List[];
  /** Where its own words stand. */
  readonly start: number;
  readonly end: number;
}

const spelled = new WeakMap<readonly List[], string>();

/**
 * Parts in the spelling of the contract.
 *
 * @example spell(listsOf("primo comma, lett. a)")) // "comma 1, lettera a)"
 */
export function spell(lists: readonly List[]): string {
  // Values share their parts: each is spelled once.
  const known = spelled.get(lists);
  if (known !== undefined) return known;
  const text = lists.map(spellList).join(", ");
  spelled.set(lists, text);
  return text;
}

function spellList({ step, values }: List): string {
  if (step === "rubrica" || (step === "alinea" && values[0]?.value === "")) return step;
  const isCounted = step === "periodo" || step === "alinea";
  const one = (value: string) => {
    if (isCounted) return ordinalWord(value);
    return step === "lettera" || step === "numero" ? `${value})` : value;
  };
  const shown = values.map(({ value, to, parts }) => {
    const extent = to === null ? one(value) : `da ${one(value)} a ${one(to)}`;
    return parts.length > 0 ? `${extent}, ${spell(parts)}` : extent;
  });
  const all = joined(shown);
  if (isCounted) return `${all} ${values.length > 1 && step === "periodo" ? "periodo" : step}`;
  const isMany = values.length > 1 || values[0]?.to != null;
  const name = isMany ? pluralOf(step) : step;
  if (RANK[step] < RANK.articolo) return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${all}`.trim();
  return step === "comma" && /^(?:pen)?ultimo$|^unico$/.test(all) ? `${all} comma` : `${name} ${all}`;
}

/** `1, 2 e 3`; `b) ed e)` */
function joined(all: readonly string[]): string {
  const last = all.at(-1) ?? "";
  if (all.length < 2) return last;
  return `${all.slice(0, -1).join(", ")} ${last.startsWith("e") ? "ed" : "e"} ${last}`;
}

const ends = new WeakMap<readonly List[], number>();
/** Where the last word of some lists ends. */
function endOf(lists: readonly List[]): number {
  const known = ends.get(lists);
  if (known !== undefined) return known;
  const end = Math.max(0, ...lists.flatMap(({ values }) => values.map(endOfValue)));
  ends.set(lists, end);
  return end;
}
const endOfValue = ({ end, parts }: Value): number => (parts.length > 0 ? Math.max(end, endOf(parts)) : end);

const holdsArticle = ({ step, values }: List): boolean =>
  step === "articolo" || (RANK[step] < RANK.articolo && values.some(({ parts }) => parts.some(holdsArticle)));

/**
 * The places of a mention, one for each article, in reading order; empty where it has none. Parts of one article stay together.
 *
 * @example expand(mention).map(({ articolo, partizione }) => [articolo, partizione]) // [["5", "commi 1 e 2"], ["6", null]], of "articoli 5, commi 1 e 2, e 6"
 */
export function expand({ places, under }: Pick<Mention, "places" | "under">): ExpandedPlace[] {
  const found: ExpandedPlace[] = [];
  const isUnder = under !== null && places?.roots.every((root) => !holdsArticle(root));
  const inherited = isUnder && under.step === "articolo" ? (under.values[0]?.value ?? null) : null;
  const above = isUnder ? (under.step === "articolo" ? (under.values[0]?.parts ?? []) : [under]) : [];
  function add(value: Value, articolo: string | null, path: readonly List[], start: number): void {
    const annex = path.find(({ step }) => step === "allegato") ?? path.find(({ step }) => step === "tabella");
    const label = annex?.values[0]?.value ?? null;
    const allegato = annex?.step === "tabella" ? `tabella ${label}` : label;
    // An annex without a label says nothing that could be compared.
    // Of the divisions above an article only the annex tells it from another.
    const said = path.filter(({ step, values }) =>
      RANK[step] < RANK.parte ? values[0]?.value !== "" : articolo === null || RANK[step] > RANK.articolo,
    );
    const partizione = said.length > 0 ? spell(said) : null;
    const end = Math.max(endOfValue(value), articolo === null ? endOf(path) : 0);
    found.push({
      articolo: articolo ?? inherited,
      fino: articolo === null ? null : value.to,
      allegato,
      partizione,
      path,
      start,
      end,
    });
  }
  function visit(list: List, above: readonly List[]): void {
    const { step, values } = list;
    const [first] = values;
    if (!first) return;
    if (step === "articolo") {
      for (const value of values)
        add(value, value.value, above.length > 0 ? [...above, ...value.parts] : value.parts, value.start);
    } else if (RANK[step] < RANK.articolo && values.length === 1 && first.parts.some(holdsArticle)) {
      const own = { ...list, values: [{ ...first, parts: [] }] };
      for (const part of first.parts) visit(part, [...above, own]);
    } else add(first, null, [...above, list], first.start);
  }
  for (const root of places?.roots ?? []) visit(root, above);
  return found;
}

/** Ranges longer than this are misread. */
const LONGEST_RANGE = 200;
const LETTERS = "abcdefghilmnopqrstuvz";

/** A number and the rank of its suffix: `12-ter` is 12 and 3. */
function suffixed(value: string): { number: number; rank: number } {
  const [digits, suffix = ""] = value.split("-", 2);
  return { number: Number(digits), rank: rankOfSuffix(suffix) };
}

/** The values from one to another in the order of acts: `10`, `11`, `12`, `12-bis`, `12-ter`. */
function between(from: string, to: string): string[] {
  if (/^[a-z]$/.test(from)) return [...LETTERS.slice(LETTERS.indexOf(from), LETTERS.indexOf(to.charAt(0)) + 1)];
  const [first, last] = [suffixed(from), suffixed(to)];
  if (!(last.number >= first.number) || last.number - first.number > LONGEST_RANGE) return [];
  const found = [from];
  const suffixes = (number: number, rank: number, end: number) => {
    for (let at = rank; at <= end; at++) found.push(`${number}-${suffixOfRank(at)}`);
  };
  if (first.number === last.number) suffixes(first.number, Math.max(first.rank + 1, 2), last.rank);
  for (let number = first.number + 1; number <= last.number; number++) found.push(String(number));
  if (first.number < last.number) suffixes(last.number, 2, last.rank);
  return found;
}

/**
 * The values of a list one by one, ranges in full. Only the end of a range has parts.
 *
 * @example [...valuesOf(listOf("commi da 10 a 12-ter"))].map(({ value }) => value) // ["10", "11", "12", "12-bis", "12-ter"]
 */
export function* valuesOf({ values }: List): Generator<{ value: string; read: Value; parts: readonly List[] }> {
  for (const read of values) {
    if (read.to === null) yield { value: read.value, read, parts: read.parts };
    else
      for (const value of between(read.value, read.to))
        yield { value, read, parts: value === read.to ? read.parts : [] };
  }
}
