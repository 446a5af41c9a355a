import { BUDGET_LAWS, budgetLawName } from "./budget-laws.ts";
import { keyOf } from "./name-key.ts";
import { NAMED_ACTS, type NamedActRow } from "./named-acts.ts";

/** An act that has a name of its own. */
export type NamedAct = Pick<NamedActRow, "tipo" | "data" | "numero">;

/** A name as the reader of citations finds it. */
export interface Alias {
  readonly act: NamedAct;
  /** Initials (`cpp`, `cad`) that may be another word in running text. */
  readonly initials: boolean;
}

const rows: readonly NamedActRow[] = [
  ...NAMED_ACTS,
  ...BUDGET_LAWS.map(({ bilancio, data, numero }) => ({
    tipo: "legge",
    data,
    numero,
    nomi: [budgetLawName(bilancio)],
  })),
];

const namesOf = ({ nomi, sigla, altre = [] }: NamedActRow): string[] => [...nomi, ...(sigla ? [sigla] : []), ...altre];

/** Small letters without accents, one apostrophe, one space. */
function plainName(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2019\u2018]/g, "'")
    .replace(/\s+/g, " ");
}

/** A name as it stands in an ELI: `c.p.` is `cp`. */
const slugOf = (name: string) =>
  plainName(name)
    .replaceAll(".", "")
    .replace(/[^a-z0-9]+/g, "-");

/** Every name by the key of `keysAt`. */
export const ALIAS_OF_KEY: ReadonlyMap<string, Alias> = new Map(
  rows.flatMap((row) =>
    namesOf(row).map((name): [string, Alias] => {
      const { tipo, data, numero } = row;
      return [
        keyOf(slugOf(name)),
        { act: { tipo, data, numero }, initials: !row.nomi.includes(name) && !/ /.test(name) },
      ];
    }),
  ),
);

/**
 * The act a name stands for, where the text is that name and nothing else, in any case, with dots, hyphens or blanks and
 * with or without the article before it; `null` for any other text. A code means the act in force today.
 *
 * @example aliasOf("codice-penale") // { tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }
 */
export function aliasOf(text: string): NamedAct | null {
  const bare = plainName(text).replace(/^(?:il|la|lo|gli|le|i) |^l'/, "");
  return ALIAS_OF_KEY.get(keyOf(bare))?.act ?? null;
}

const rowsOf = (act: { tipo: string; data: string | null; numero: string | null }) =>
  rows.filter((row) => row.tipo === act.tipo && row.data === act.data && row.numero === act.numero);

/**
 * The names of an act as they stand in an ELI, the usual one first; empty for most acts. `eli:/it/<name>` is another ELI of the act.
 *
 * @example aliasesOfAct({ tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }) // ["codice-penale", "cp"]
 */
export function aliasesOfAct(act: NamedAct): string[] {
  return [...new Set(namesOfAct(act).map(slugOf))];
}

/**
 * The common names of an act and their abbreviations as people write them; empty for most acts.
 *
 * @example namesOfAct({ tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }) // ["codice penale", "c.p."]
 */
export function namesOfAct(act: NamedAct): string[] {
  return [...new Set(rowsOf(act).flatMap(namesOf))];
}

/**
 * The abbreviation by which lawyers cite the articles of an act; `null` where it has none.
 *
 * @example abbreviationOfAct({ tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }) // "c.p."
 */
export function abbreviationOfAct(act: Parameters<typeof rowsOf>[0]): string | null {
  return rowsOf(act).find(({ sigla }) => sigla)?.sigla ?? null;
}
