import type { Grammar } from "./citations/grammar.ts";
import type { CitationTables } from "./citations/tables.ts";
import { foldWords } from "./fold.ts";
import { readLaw } from "./grammar/mentions.ts";
import { namesOf } from "./grammar/names.ts";
import { type AttoUe, identifiedUnionAct, TIPI_UE, unionReadings } from "./identity/union-act.ts";

/** No name of an act, and no address, is longer. */
const LONGEST = 2000;

const LED_BY = /^(?:il|la|l|the|direttiva|dir|directive|regolamento|reg|regulation)$/;

/** The acts that bear a name that is all of a text, whatever its blanks and signs: `mifid-ii`, `direttiva PSD 2`. */
function calledUnion({ unioneChiesta }: CitationTables, text: string): AttoUe[] {
  const words = foldWords(text);
  const asked = [words, words.slice(LED_BY.test(words[0] ?? "") ? 1 : 0)].map((all) => all.join(""));
  const called = Object.entries(unioneChiesta).filter(([, names]) =>
    names.some((name) => asked.includes(foldWords(name).join(""))),
  );
  return called.flatMap(([celex]) => identifiedUnionAct(celex) ?? []);
}

/**
 * The acts of the European Union that a request may mean: by CELEX number, ELI, address of EUR-Lex, numbers or name. Several if it cites
 * several, or numbers that can be read in two ways; none if it cites none.
 *
 * @example understandUnion(ITALIAN_GRAMMAR, "dir. 98/84/CE").map(({ celex }) => celex) // ["31998L0084"]
 */
export function understandUnion({ tables, inItalian }: Grammar, text: string): AttoUe[] {
  if (text.length > LONGEST) return [];
  const known = identifiedUnionAct(text);
  if (known) return [known];
  const called = calledUnion(tables, text);
  if (called.length > 0) return called;
  const { mentions } = readLaw(namesOf(tables), inItalian(text), { latest: tables.fino, isRequest: true });
  const acts = mentions.flatMap(({ act }) => (act?.kind === "other" ? act.ue : []));
  return [...new Map(acts.map((act) => [act.celex, act])).values()];
}

const NUMBER = /^\s*(?:n\.?\s*)?(\d{1,4})\s*\/\s*(\d{1,4})(?:\s*\/\s*([a-z]{2,7}))?\s*$/i;

/**
 * The acts of each kind that a number may be, as their kinds are officially written; `null` of a text that says more than a number.
 *
 * @example unionOfNumber("2014/24")?.map(({ celex }) => celex) // ["32014L0024", "32014R0024", "32014D0024", "32014F0024"]
 */
export function unionOfNumber(text: string): AttoUe[] | null {
  const [, first, second, sign = ""] = NUMBER.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const beside = { sign: sign.toLowerCase(), year: 0, latest: 9999 };
  return TIPI_UE.flatMap((tipo) => unionReadings(tipo, [first, second], beside));
}
