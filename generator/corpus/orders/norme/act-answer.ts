import type { NormaRow } from "../../../contract/norma-row.ts";
import type { ValueOf } from "../../../contract/resources/declare/fields.ts";
import type { ACT_BODIES } from "../../../contract/resources/norme.ts";
import { isHole } from "../../../law/articles/comparable-text.ts";
import { citedContainer } from "../../../law/articles/container-name.ts";
import { officialAddress } from "../../../law/identity/written-urn.ts";
import { ACTS_WITH_NAMES } from "../../../law/italian/acts-with-names.ts";
import { aliasesOfAct, namesOfAct } from "../../../law/names/aliases.ts";
import type { Allegato, Articolo } from "../../../sources/normattiva/records.ts";
import type { NormaServita } from "../../norme/corpus.ts";
import { coverageOf } from "./coverage.ts";
import { rowOf } from "./rows.ts";

type ActBody = ValueOf<typeof ACT_BODIES.norma>;
/** What an act's answer says before its lists. */
export type ActScalars = Pick<
  ActBody,
  | keyof NormaRow
  | "urn"
  | "pubblicazione"
  | "collegamenti"
  | "alias"
  | "nomi"
  | "copertura"
  | "n_versioni"
  | "entrata_in_vigore"
> &
  Pick<NormaServita["record"], "versione">;

/** An article as its act's answer shows it. */
export type ArticoloVisto = ActBody["articoli"][number];

/** An article as one line of its act's answer. */
export function articoloLine(actEli: string, articolo: Articolo): string {
  const { id, percorso, numero, rubrica, testo, partizione, allegato, abrogato, note, pronunce } = articolo;
  const eli = `${actEli}/${percorso}`;
  const cited = allegato === null ? null : citedContainer(allegato);
  const lacuna = isHole(testo) ? { lacuna: true as const } : {};
  const visto: ArticoloVisto = {
    id,
    eli,
    numero,
    rubrica,
    testo,
    partizione,
    allegato: cited,
    abrogato,
    ...lacuna,
    n_pronunce: pronunce.length,
    note,
  };
  return JSON.stringify(visto);
}

/** An attachment without articles as one line of its act's answer. */
export function allegatoLine({ id, titolo, testo }: Allegato): string {
  return JSON.stringify({ id, titolo, testo });
}

/** Pages of the official sites about an act: `generator/sources/normattiva/README.md`, Identity. */
function linksOf({ record }: NormaServita): ActScalars["collegamenti"] {
  const { data, codice_redazionale } = record.pubblicazione;
  const day = data.replaceAll("-", "/");
  return {
    normattiva: officialAddress(record.urn),
    gazzetta: `http://www.gazzettaufficiale.it/eli/id/${day}/${codice_redazionale}/sg`,
  };
}

/** Everything that an act's answer says before its lists. */
export function actScalars(norma: NormaServita): ActScalars {
  const { record } = norma;
  const { data, numero, codice_redazionale } = record.pubblicazione;
  return {
    ...rowOf(norma),
    urn: record.urn,
    pubblicazione: { data, numero, codice_redazionale },
    versione: record.versione,
    collegamenti: linksOf(norma),
    alias: aliasesOfAct(record, ACTS_WITH_NAMES),
    nomi: namesOfAct(record, ACTS_WITH_NAMES),
    copertura: coverageOf(record),
    n_versioni: norma.versioni.length,
    entrata_in_vigore: record.entrata_in_vigore,
  };
}
