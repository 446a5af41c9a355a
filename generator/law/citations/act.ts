import { ALIAS_OF_KEY, type Alias } from "../names/aliases.ts";
import { DENOMINATION_OF } from "../names/denominations.ts";
import { keyOf, keysAt } from "../names/name-key.ts";
import { type DateNumbers, dateAndNumber } from "./date-number.ts";
import { FOREIGN, ISSUER, REGION } from "./places.ts";

/** An act as the grammar knows it; `tipo` is `null` for a testo unico, which may be of any. */
export interface CitedAct {
  readonly tipo: string | null;
  readonly data: string | null;
  readonly anno: number | null;
  readonly numero: string | null;
}

/** Words of a prepared text that name one act, or several of one date, or one that may be of several types. */
export interface Mention {
  readonly acts: readonly CitedAct[];
  readonly start: number;
  readonly end: number;
  /** Key of the name where a name alone stands for the act, else `null`. */
  readonly alias: (Alias & { readonly key: string }) | null;
}

/** Types by key: the vocabulary, then the spellings of drafting practice that abbreviate in another way. */
const TYPES = new Map<string, readonly (string | null)[]>(
  [...DENOMINATION_OF].slice(1).map(([slug, name]) => [keyOf(name.toLowerCase().replace(",", "")), [slug]]),
);
for (const [slug, keys] of [
  ["legge", "lquadro ldelega lstatale ls lfinanziaria lstabilita lbilancio lconversione lconv lcomunitaria leuropea"],
  ["decreto-legislativo", "dlgsvo dlvo dleg dlegvo dlg dlgvo"],
  ["decreto-legislativo-capo-provvisorio-stato", "dlcps"],
] as const)
  for (const key of keys.split(" ")) TYPES.set(key, [slug]);
TYPES.set("dll", ["decreto-legislativo-luogotenenziale", "decreto-legge-luogotenenziale"]);
TYPES.set("dpresidenziale", ["decreto-presidenziale", "dpr"]);
TYPES.set("tu", [null]);

/** Every beginning of a key. */
const BEGINNINGS = new Set(
  [...TYPES.keys(), ...ALIAS_OF_KEY.keys(), "codpenmilitare"].flatMap((key) =>
    [...key].map((_, at) => key.slice(0, at + 1)),
  ),
);

/** Types of which a year and a number identify no act: every authority numbers its own, the Union too. */
const BY_DATE_ONLY = /^(?:reg|ordinanza|deliberazione)$/;
/** Types that a whole request cannot identify an act by, or by its date only. */
const NO_REQUEST = /^(?:ordinanza|deliberazione)$/;
const REQUEST_BY_DATE_ONLY = /^(?:reg|d)$/;

/** Bills, drafts and sections of a court are no acts. */
const NOT_AN_ACT = new RegExp(
  `(?:(?:disegn|progett|propost|schem|bozz)[a-z]{1,3} (?:di )?|decret[oi][ -]|sez\\.? |(?:^|[^a-z])(?:${FOREIGN}|eu) )$`,
);

/** What makes it an act of a region, a town, an office, a court, another State or the Union, after its number. */
const NOT_OF_THE_STATE = new RegExp(
  `[ ,(-]*(?:del(?:l[aeo])?|d[ei]|dei|dell') ?(?:${ISSUER}|${REGION}|${FOREIGN})|[ (-]{1,3}(?:regione ?)?(?:${REGION}|${FOREIGN})|[ (-]{1,3}regione(?![a-z])`,
  "y",
);

/** What shows that a name, or initials, are part of something else: `legge 104/1998`, `c.c.n.l.`, `com. 3`. */
const GOES_ON_OTHERWISE = [/^[/-]?\d/, /^[./-]?[a-z0-9]|^\.? ?\d/] as const;

const GAP_WORD = /[ ,'-]{1,3}((?!nn|nr|num)[a-z]{2,}|[eld])(?![a-z])/y;
const STOPS_GAP =
  /^(?:legge|leggi|decret|artic|artt?$|comm[ai]$|entro|che$|si$|sono|sensi|stabil|defin|adott|eman|sent)/;

/** `decreto del Ministro dei lavori pubblici 2 aprile 1968`: the name of the ministry stands in between. */
function afterMinistry(text: string, from: number): number {
  let end = from;
  for (let words = 0; words < 40; words++) {
    GAP_WORD.lastIndex = end;
    const word = GAP_WORD.exec(text)?.[1];
    if (!word || STOPS_GAP.test(word)) break;
    end = GAP_WORD.lastIndex;
  }
  return end;
}

/** Types that only the State issues, so that a by-name may stand before the number; and the law, where other laws are said by a word. */
const BY_NAME = /^(?:dlg?s?|l|dpr|dm)$/;
const BY_NAME_WORD = /\.?[ "'(]{1,2}([a-z]+(?:-[a-z]+)*'?)(?![a-z.])["')]?/y;
const MOST_BY_NAME_WORDS = 5;
/** Words that show that another act is meant, or that the number is of something else. */
const NO_WHOLE_WORD = new Set(
  "nn nr n num numero numeri e ed o ex prov reg lr lp r p del della dell di da dal dalla al alla il la lo le i gli che tar art artt comma commi lett cass trib ue ce cee".split(
    " ",
  ),
);
const NO_BEGINNING = new RegExp(
  `^(?:region|provinc|comun[ei]|cantonal|dirigen|dirett|rettor|sindac|assessor|decre[et]|legge|leggi|codic|regolam|sentenz|circolar|ordinanz|deliber|cassaz|corte|tribun|artic|${FOREIGN}|${REGION})`,
);

/** `d.l. Rilancio n. 34/2020`, `legge Severino 190/2012`: the words by which an act is known stand before its number. */
function afterByName(text: string, from: number): DateNumbers | null {
  let end = from;
  for (let words = 0; words < MOST_BY_NAME_WORDS; words++) {
    BY_NAME_WORD.lastIndex = end;
    const word = BY_NAME_WORD.exec(text)?.[1];
    if (!word || NO_WHOLE_WORD.has(word) || NO_BEGINNING.test(word)) return null;
    end = BY_NAME_WORD.lastIndex;
    const read = dateAndNumber(text, end, false);
    if (read) return read;
  }
  return null;
}

function byNumber(text: string, start: number, key: string, end: number, request: boolean): Mention | null {
  const types = TYPES.get(key) ?? [];
  const words = text.slice(start, end);
  // A lone letter is a type only as an abbreviation, not in `lettera d, n. 3`.
  if (key.length === 1 && words.length === 1 && (text[end] === "," || (key === "d" && text[end] !== "."))) return null;
  const ministry = key === "dm" && /ministr|ministero/.test(words) ? afterMinistry(text, end) : end;
  const read = dateAndNumber(text, ministry, false) ?? (request && BY_NAME.test(key) ? afterByName(text, end) : null);
  if (!read) return null;
  const dated = read.found.every(({ data }) => data !== null);
  if (BY_DATE_ONLY.test(key) && !dated) return null;
  if (request && (NO_REQUEST.test(key) || (REQUEST_BY_DATE_ONLY.test(key) && !dated))) return null;
  NOT_OF_THE_STATE.lastIndex = read.end;
  if (NOT_OF_THE_STATE.test(text) || NOT_AN_ACT.test(text.slice(Math.max(0, start - 20), start))) return null;
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
 * @example mentionAt("legge 241/1990", 0)?.acts // [{ tipo: "legge", data: null, anno: 1990, numero: "241" }]
 */
export function mentionAt(text: string, start: number, request = false): Mention | null {
  // Inside `d.d.l.` no `d.l.` begins.
  if (/(?:^|[^a-z])[a-z]\.$/.test(text.slice(Math.max(0, start - 3), start))) return null;
  const keys = keysAt(text, start, BEGINNINGS).reverse();
  const name = keys.find(([key]) => ALIAS_OF_KEY.has(key));
  const named = name && ALIAS_OF_KEY.get(name[0]);
  const found = keys.find(([key]) => TYPES.has(key));
  // `legge di bilancio 2022, n. 234/2021`: what follows the name has a year of its own, or it is the name's.
  const type: typeof found = found && name && NAME_WITH_YEAR.test(name[0]) ? [found[0], name[1]] : found;
  const typed = type && byNumber(text, start, ...type, request);
  if (typed) return typed;
  if (!name || !named || keys.some(([key]) => key === "codpenmilitare" && name[0].length < key.length)) return null;
  const alias = { key: name[0], ...named };
  const dot = text[name[1]] === "." && (alias.initials || text.slice(start, name[1]).includes("."));
  if (GOES_ON_OTHERWISE[alias.initials ? 1 : 0].test(text.slice(name[1], name[1] + 3))) return null;
  return { acts: [{ ...alias.act, anno: null }], start, end: name[1] + (dot ? 1 : 0), alias };
}
