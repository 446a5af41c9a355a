import { ALIAS_OF_KEY, type Alias } from "../aliases.ts";
import { DENOMINATION_OF } from "../denominations.ts";
import { keyOf, keysAt } from "../name-key.ts";
import { dateAndNumber } from "./date-number.ts";

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
  ["legge", "lquadro ldelega lstatale ls lfinanziaria lstabilita lbilancio lconversione lcomunitaria"],
  ["decreto-legislativo", "dlgsvo dlvo dleg dlegvo dlg dlgvo"],
  ["decreto-legislativo-capo-provvisorio-stato", "dlcps"],
] as const)
  for (const key of keys.split(" ")) TYPES.set(key, [slug]);
TYPES.set("dll", ["decreto-legislativo-luogotenenziale", "decreto-legge-luogotenenziale"]);
TYPES.set("dpresidenziale", ["decreto-presidenziale", "dpr"]);
TYPES.set("tu", [null]);

/** Every beginning of a key, and the military penal codes, which are not the codice penale. */
const BEGINNINGS = new Set(
  [...TYPES.keys(), ...ALIAS_OF_KEY.keys(), "codpenmilitare"].flatMap((key) =>
    [...key].map((_, at) => key.slice(0, at + 1)),
  ),
);

/** Of these a year and a number identify none: every authority issues its own, the Union too. */
const BY_DATE_ONLY = /^(?:reg|ordinanza|deliberazione)$/;

/** Bills, drafts and sections of a court are no acts. */
const NOT_AN_ACT = /(?:(?:disegn|progett|propost|schem)[a-z]{1,3} di |sez\.? )$/;

/** What makes it an act of a region, a town, an office or the Union, after its number. */
const NOT_OF_THE_STATE =
  /[ ,(]*(?:del(?:l[ae])? |dell')(?:region|provinci|giunt|comun[ei] |dirett|dirigent|sindac|prefett|rettor|assessor|presidente della (?:giunt|region|provinc))/y;

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

function byNumber(text: string, start: number, key: string, end: number): Mention | null {
  const types = TYPES.get(key)!;
  const words = text.slice(start, end);
  // A lone letter is a type only as an abbreviation, not in `lettera d, n. 3`.
  if (key.length === 1 && words.length === 1 && (text[end] === "," || (key === "d" && text[end] !== "."))) return null;
  const ministry = key === "dm" && /ministr|ministero/.test(words) ? afterMinistry(text, end) : end;
  const read = dateAndNumber(text, ministry, false);
  if (!read || (BY_DATE_ONLY.test(key) && read.found[0]!.data === null)) return null;
  NOT_OF_THE_STATE.lastIndex = read.end;
  if (NOT_OF_THE_STATE.test(text) || NOT_AN_ACT.test(text.slice(Math.max(0, start - 16), start))) return null;
  const { data, anno } = read.found[0]!;
  const year = anno ?? Number(data!.slice(0, 4));
  const possible = types.length > 1 && year < 1948 ? types.filter((tipo) => tipo !== "dpr") : types;
  return {
    acts: possible.flatMap((tipo) => read.found.map((act) => ({ tipo, ...act }))),
    start,
    end: read.end,
    alias: null,
  };
}

/**
 * The act that the words at a place of a prepared text name: type, date and number, or a name such as `codice civile`.
 * Whether a name may count there is the caller's to judge. `null` where none begins.
 *
 * @example mentionAt("legge 241/1990", 0)?.acts // [{ tipo: "legge", data: null, anno: 1990, numero: "241" }]
 */
export function mentionAt(text: string, start: number): Mention | null {
  // Inside `d.d.l.` no `d.l.` begins.
  if (/(?:^|[^a-z])[a-z]\.$/.test(text.slice(Math.max(0, start - 3), start))) return null;
  const keys = keysAt(text, start, BEGINNINGS).reverse();
  const type = keys.find(([key]) => TYPES.has(key));
  const typed = type && byNumber(text, start, ...type);
  if (typed) return typed;
  const name = keys.find(([key]) => ALIAS_OF_KEY.has(key));
  if (!name || keys.some(([key]) => key === "codpenmilitare")) return null;
  const alias = { key: name[0], ...ALIAS_OF_KEY.get(name[0])! };
  const dot = text[name[1]] === "." && (alias.initials || text.slice(start, name[1]).includes("."));
  if (GOES_ON_OTHERWISE[alias.initials ? 1 : 0].test(text.slice(name[1], name[1] + 3))) return null;
  return { acts: [{ ...alias.act, anno: null }], start, end: name[1] + (dot ? 1 : 0), alias };
}
