import type { NamedAct, NamedActRow } from "../citations/tables.ts";
import { withoutAccents } from "../fold.ts";
import { nameKeyOf } from "../grammar/names.ts";

const namesOf = ({ nomi, sigla, altre = [] }: NamedActRow): string[] => [...nomi, ...(sigla ? [sigla] : []), ...altre];

/** Small letters without accents, one apostrophe, one space. */
function plainName(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replace(/[\u2019\u2018]/g, "'")
    .replace(/\s+/g, " ");
}

/** A name as it stands in an ELI: `c.p.` is `cp`. */
const slugOf = (name: string) =>
  plainName(name)
    .replaceAll(".", "")
    .replace(/[^a-z0-9]+/g, "-");

/** Acts by the keys of their names. */
type AliasOfKey = ReadonlyMap<string, NamedAct>;
/** The abbreviation of each word that has one. */
type Abbreviations = ReadonlyMap<string, string>;

/** By what an act is found by its name. */
export interface Names {
  readonly aliases: AliasOfKey;
  readonly abbreviations: Abbreviations;
}

/** Every name of some acts by its key. */
export const aliasesByKey = (rows: readonly NamedActRow[], abbreviations: Abbreviations): AliasOfKey =>
  new Map(
    rows.flatMap((row) => {
      const { tipo, data, numero } = row;
      return namesOf(row).map((name): [string, NamedAct] => [
        nameKeyOf(slugOf(name), abbreviations),
        { tipo, data, numero },
      ]);
    }),
  );

/**
 * The act a name stands for, where the text is that name and nothing else, in any case, with dots, hyphens or blanks and
 * with or without the article before it; `null` for any other text. A code means the act in force today.
 *
 * @example aliasOf("codice-penale", ITALIAN_GRAMMAR) // { tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }
 */
export function aliasOf(text: string, { aliases, abbreviations }: Names): NamedAct | null {
  const bare = plainName(text).replace(/^(?:il|la|lo|gli|le|i) |^l'/, "");
  return aliases.get(nameKeyOf(bare, abbreviations)) ?? null;
}

const rowsOf = (act: { tipo: string; data: string | null; numero: string | null }, rows: readonly NamedActRow[]) =>
  rows.filter((row) => row.tipo === act.tipo && row.data === act.data && row.numero === act.numero);

/**
 * The names of an act as they stand in an ELI, the usual one first; empty for most acts. `eli:/it/<name>` is another ELI of the act.
 *
 * @example aliasesOfAct({ tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }, ACTS_WITH_NAMES) // ["codice-penale", "cp"]
 */
export function aliasesOfAct(act: NamedAct, rows: readonly NamedActRow[]): string[] {
  return [...new Set(namesOfAct(act, rows).map(slugOf))];
}

/**
 * The common names of an act and their abbreviations as people write them; empty for most acts.
 *
 * @example namesOfAct({ tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }, ACTS_WITH_NAMES) // ["codice penale", "c.p."]
 */
export function namesOfAct(act: NamedAct, rows: readonly NamedActRow[]): string[] {
  return [...new Set(rowsOf(act, rows).flatMap(namesOf))];
}

/**
 * The abbreviation by which lawyers cite the articles of an act; `null` where it has none.
 *
 * @example abbreviationOfAct({ tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }, ACTS_WITH_NAMES) // "c.p."
 */
export function abbreviationOfAct(...[act, rows]: Parameters<typeof rowsOf>): string | null {
  return rowsOf(act, rows).find(({ sigla }) => sigla)?.sigla ?? null;
}
