import type { CitingAct, UnionTransposed } from "./ue.ts";

/** What an act says of an act of the European Union, in one place: as a tree keeps it. */
export interface UnionSaid {
  readonly celex: string;
  /** `cita` if it does no more than name it. */
  readonly come: "recepisce" | "attua" | "cita";
  /** Article of the act as relations name it, and part of it; `null` in title, preamble and attachments. */
  readonly articolo: string | null;
  readonly partizione: string | null;
  /** Article of the act of the Union. */
  readonly articolo_ue: string | null;
  readonly testo: string;
  readonly affidabilita?: "alta" | "media";
  /** The words behind it that say what the act is about, where they are its name; trees do not keep them here. */
  readonly denominazione?: string;
}

/** Versions `[from, to]` (0 is the newest), position of the article among all of the act (-1 the title and the preamble, -2 the attachments), what it says. */
export type KeptUnion = readonly [from: number, to: number, at: number, said: UnionSaid];

/** Place of what the title says, and of what the preamble does. */
export const IN_TITLE = "titolo";
export const IN_PREAMBLE = "preambolo";

/** How an act transposes an act of the Union, or gives effect to it, and the articles that cite one. */
export type UnionLink = Omit<UnionTransposed, "ue">;
export type UnionArticle = CitingAct["articoli"][number];

/** What the served version of an act says of an act of the Union. */
export interface UnionOfAct {
  readonly celex: string;
  readonly legame: (UnionLink & { readonly come: "recepisce" | "attua" }) | null;
  /** Whether it cites it: in an article, or in title, preamble or attachments alone. */
  readonly cita: boolean;
  readonly articoli: readonly UnionArticle[];
  /** By what words it names it, as often as it does. */
  readonly denominazioni: readonly string[];
}

/**
 * What a version transposes and gives effect to, by CELEX number.
 *
 * @example unionLinks(said).get("32014L0024") // { come: "recepisce", base: ["titolo"], affidabilita: "alta", evidenza: "Attuazione della direttiva 2014/24/UE" }
 */
export function unionLinks(said: readonly UnionSaid[]): ReadonlyMap<string, NonNullable<UnionOfAct["legame"]>> {
  const inPreamble = new Set(said.flatMap(({ celex, partizione }) => (partizione === IN_PREAMBLE ? [celex] : [])));
  const links = new Map<string, NonNullable<UnionOfAct["legame"]>>();
  for (const { celex, come, testo, affidabilita = "alta" } of said) {
    if (come === "cita") continue;
    const base: UnionLink["base"] = inPreamble.has(celex) ? ["titolo", "preambolo"] : ["titolo"];
    links.set(celex, { come, base, affidabilita, evidenza: testo });
  }
  return links;
}
