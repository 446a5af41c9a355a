/** Acts, their articles and their changes as rows. */

import type { RelazioneVista } from "../views/norme/relations.ts";
import type { Row } from "./tables.ts";

/** An act's answer, the parts that rows are made of. */
export interface NormaBody {
  readonly eli: string;
  readonly tipo: string;
  readonly titolo: string;
  readonly data: string;
  readonly numero: string | null;
  readonly n_articoli: number;
  readonly n_relazioni: number;
  readonly urn: string;
  readonly pubblicazione: {
    readonly data: string;
    readonly numero: string | null;
    readonly codice_redazionale: string;
  };
  readonly versione: { readonly tipo: string; readonly al: string };
  readonly collegamenti: { readonly normattiva: string; readonly gazzetta: string };
  readonly alias: readonly string[];
  readonly articoli: readonly ArticoloBody[];
}

interface ArticoloBody {
  readonly id: string;
  readonly eli: string;
  readonly numero: string;
  readonly rubrica: string | null;
  readonly testo: string;
  readonly partizione: string | null;
  readonly allegato: string | null;
  readonly abrogato: boolean;
  readonly note: readonly string[];
}

/** The row of an act, from its answer. */
export function normaRow(body: NormaBody): Row {
  const { eli, tipo, titolo, data, numero, n_articoli, n_relazioni, urn } = body;
  const { pubblicazione, versione, collegamenti, alias } = body;
  return [
    eli,
    tipo,
    titolo,
    data,
    numero,
    n_articoli,
    n_relazioni,
    urn,
    pubblicazione.data,
    pubblicazione.numero,
    pubblicazione.codice_redazionale,
    versione.tipo,
    versione.al,
    collegamenti.normattiva,
    collegamenti.gazzetta,
    alias.join(" ") || null,
  ];
}

/** The rows of an act's articles, in the order of the act. */
export function articoloRows({ eli: norma, articoli }: NormaBody): Row[] {
  return articoli.map(({ id, eli, numero, rubrica, testo, partizione, allegato, abrogato, note }, i) => [
    norma,
    i + 1,
    id,
    eli,
    numero,
    rubrica,
    testo,
    partizione,
    allegato,
    abrogato,
    note.join("\n\n") || null,
  ]);
}

/**
 * The row of a change.
 *
 * @param vista as the answers show it
 * @param served whether an act is served
 */
export function relazioneRow(vista: RelazioneVista, served: (eli: string) => boolean): Row {
  const { da, a, articolo_da, articolo_a, tipo, data, evidenza, base, affidabilita } = vista;
  return [da, a, articolo_da, articolo_a, tipo, data, evidenza, base.join(" "), affidabilita, served(da), served(a)];
}
