import type { NormaServita } from "../../corpus/norme/corpus.ts";
import { aliasesOfAct } from "../../law/aliases.ts";
import type { Allegato, Articolo } from "../../sources/normattiva/records.ts";
import { rowOf } from "./rows.ts";

/** An article as one line of its act's answer. */
export function articoloLine(actEli: string, articolo: Articolo): string {
  const { id, percorso, numero, rubrica, testo, partizione, allegato, abrogato, note } = articolo;
  const eli = `${actEli}/${percorso}`;
  return JSON.stringify({ id, eli, numero, rubrica, testo, partizione, allegato, abrogato, note });
}

/** An attachment without articles as one line of its act's answer. */
export function allegatoLine({ id, titolo, testo }: Allegato): string {
  return JSON.stringify({ id, titolo, testo });
}

/** Pages of the official sites about an act (addresses: `formats` of Normattiva, ELI of the Gazzetta date). */
function linksOf({ record }: NormaServita): { normattiva: string; gazzetta: string } {
  const { data, codice_redazionale } = record.pubblicazione;
  const day = data.replaceAll("-", "/");
  return {
    normattiva: `https://www.normattiva.it/uri-res/N2Ls?${record.urn}`,
    gazzetta: `http://www.gazzettaufficiale.it/eli/id/${day}/${codice_redazionale}/sg`,
  };
}

/** Everything that an act's answer says before its lists. */
export function actScalars(norma: NormaServita): object {
  const { record } = norma;
  const { data, numero, codice_redazionale } = record.pubblicazione;
  return {
    ...rowOf(norma),
    urn: record.urn,
    pubblicazione: { data, numero, codice_redazionale },
    versione: { tipo: record.versione.tipo, al: record.versione.al },
    collegamenti: linksOf(norma),
    alias: aliasesOfAct(record),
  };
}
