import type { Alias } from "../names/aliases.ts";
import { keysAt } from "../names/name-key.ts";
import { type DateNumbers, dateAndNumber } from "./date-number.ts";
import type { Grammar } from "./grammar.ts";

/** An act as the grammar knows it; `tipo` is `null` for a testo unico, which may be of any. */
export interface CitedAct {
  readonly tipo: string | null;
  readonly data: string | null;
  readonly anno: number | null;
  readonly numero: string | null;
}

/** Words of a prepared text that name one act, or several of one date, or one that may be of several types. */
export interface ActMention {
  readonly acts: readonly CitedAct[];
  readonly start: number;
  readonly end: number;
  /** Key of the name where a name alone stands for the act, else `null`. */
  readonly alias: (Alias & { readonly key: string }) | null;
}

/** Types of which a year and a number identify no act: every authority numbers its own, the Union too. */
const BY_DATE_ONLY = /^(?:reg|ordinanza|deliberazione)$/;
/** Types that a whole request cannot identify an act by, or by its date only. */
const NO_REQUEST = /^(?:ordinanza|deliberazione)$/;
const REQUEST_BY_DATE_ONLY = /^(?:reg|d)$/;

/** What shows that a name, or initials, are part of something else: `legge 104/1998`, `c.c.n.l.`, `com. 3`. */
const GOES_ON_OTHERWISE = [/^[/-]?\d/, /^[./-]?[a-z0-9]|^\.? ?\d/] as const;

const GAP_WORD = /[ ,'-]{1,3}((?!nn|nr|num)[a-z]{2,}|[eld])(?![a-z])/y;

/** `decreto del Ministro dei lavori pubblici 2 aprile 1968`: the name of the ministry stands in between. */
function afterMinistry({ patterns }: Grammar, text: string, from: number): number {
  let end = from;
  for (let words = 0; words < 40; words++) {
    GAP_WORD.lastIndex = end;
    const word = GAP_WORD.exec(text)?.[1];
    if (!word || patterns.fineMinistero.test(word)) break;
    end = GAP_WORD.lastIndex;
  }
  return end;
}

/** Types that only the State issues, so that a by-name may stand before the number; and the law, where other laws are said by a word. */
const BY_NAME = /^(?:dlg?s?|l|dpr|dm)$/;
const BY_NAME_WORD = /\.?[ "'(]{1,2}([a-z]+(?:-[a-z]+)*'?)(?![a-z.])["')]?/y;
const MOST_BY_NAME_WORDS = 5;
/** `d.l. Rilancio n. 34/2020`, `legge Severino 190/2012`: the words by which an act is known stand before its number. */
function afterByName({ noByName, patterns }: Grammar, text: string, from: number): DateNumbers | null {
  let end = from;
  for (let words = 0; words < MOST_BY_NAME_WORDS; words++) {
    BY_NAME_WORD.lastIndex = end;
    const word = BY_NAME_WORD.exec(text)?.[1];
    if (!word || noByName.has(word) || patterns.nonSoprannome.test(word)) return null;
    end = BY_NAME_WORD.lastIndex;
    const read = dateAndNumber(text, end, false);
    if (read) return read;
  }
  return null;
}

function byNumber(
  grammar: Grammar,
  text: string,
  start: number,
  [key, end]: readonly [key: string, end: number],
  request: boolean,
): ActMention | null {
  const { patterns } = grammar;
  const types = grammar.types.get(key) ?? [];
  const words = text.slice(start, end);
  // A lone letter is a type only as an abbreviation, not in `lettera d, n. 3`.
  if (key.length === 1 && words.length === 1 && (text[end] === "," || (key === "d" && text[end] !== "."))) return null;
  const ministry = key === "dm" && /ministr|ministero/.test(words) ? afterMinistry(grammar, text, end) : end;
  const read =
    dateAndNumber(text, ministry, false) ?? (request && BY_NAME.test(key) ? afterByName(grammar, text, end) : null);
  if (!read) return null;
  const dated = read.found.every(({ data }) => data !== null);
  if (BY_DATE_ONLY.test(key) && !dated) return null;
  if (request && (NO_REQUEST.test(key) || (REQUEST_BY_DATE_ONLY.test(key) && !dated))) return null;
  if (patterns.altrui.test(text.slice(read.end)) || patterns.nonAtto.test(text.slice(Math.max(0, start - 20), start)))
    return null;
  const [first] = read.found;
  const year = first?.anno ?? Number(first?.data?.slice(0, 4));
  const possible = types.length > 1 && year < 1948 ? types.filter((tipo) => tipo !== "dpr") : types;
  return {
    acts: possible.flatMap((tipo) => read.found.map((act) => ({ tipo, ...act }))),
    start,
    end: read.end,
    alias: null,
  };
}

/** A name that bears its year says more than type and year: `legge di bilancio 2023, n. 197` is no law of 2023. */
const NAME_WITH_YEAR = /\d{4}$/;

/**
 * The act that the words at a place of a prepared text name: type, date and number, or a name such as `codice civile`.
 * Whether a name may count there is the caller's to judge. `null` where none begins.
 *
 * @param request whether the text is a whole request, in which a by-name may stand between type and number
 * @example mentionAt(ITALIAN_GRAMMAR, "legge 241/1990", 0)?.acts // [{ tipo: "legge", data: null, anno: 1990, numero: "241" }]
 */
export function mentionAt(grammar: Grammar, text: string, start: number, request = false): ActMention | null {
  const { aliases, types } = grammar;
  // Inside `d.d.l.` no `d.l.` begins.
  if (/(?:^|[^a-z])[a-z]\.$/.test(text.slice(Math.max(0, start - 3), start))) return null;
  const keys = keysAt(text, start, grammar.abbreviations, grammar.beginnings).reverse();
  const name = keys.find(([key]) => aliases.has(key));
  const named = name && aliases.get(name[0]);
  const found = keys.find(([key]) => types.has(key));
  // `legge di bilancio 2022, n. 234/2021`: what follows the name has a year of its own, or it is the name's.
  const type: typeof found = found && name && NAME_WITH_YEAR.test(name[0]) ? [found[0], name[1]] : found;
  const typed = type && byNumber(grammar, text, start, type, request);
  if (typed) return typed;
  if (!name || !named || keys.some(([key]) => key === "codpenmilitare" && name[0].length < key.length)) return null;
  const alias = { key: name[0], ...named };
  const dot = text[name[1]] === "." && (alias.initials || text.slice(start, name[1]).includes("."));
  if (GOES_ON_OTHERWISE[alias.initials ? 1 : 0].test(text.slice(name[1], name[1] + 3))) return null;
  return { acts: [{ ...alias.act, anno: null }], start, end: name[1] + (dot ? 1 : 0), alias };
}
