/** Acts, their articles and their changes as rows. */

import type { ActScalars, ArticoloVisto } from "../../views/norme/act-answer.ts";
import type { RelazioneServita } from "../../views/norme/relations.ts";
import type { Row } from "./tables.ts";

/** An act's answer, the parts that rows are made of. */
export interface NormaBody extends ActScalars {
  readonly preambolo: string | null;
  readonly articoli: readonly ArticoloVisto[];
  readonly conclusioni: string | null;
}

/** The row of an act, from its answer. */
export function normaRow(body: NormaBody): Row {
  const { eli, tipo, titolo, data, numero, n_articoli, n_relazioni, urn } = body;
  const { pubblicazione, versione, entrata_in_vigore, collegamenti, alias, nomi, copertura } = body;
  const { preambolo, conclusioni } = body;
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
    entrata_in_vigore,
    collegamenti.normattiva,
    collegamenti.gazzetta,
    alias.join(" ") || null,
    // Names have blanks inside.
    nomi.join("\n") || null,
    copertura.attive,
    copertura.passive,
    preambolo,
    conclusioni,
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
 * The row of a relation.
 *
 * @param served whether an act is served
 */
export function relazioneRow(relazione: RelazioneServita, served: (eli: string) => boolean): Row {
  const { da, a, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo, classe } = relazione;
  const { data, decorrenza, evidenza, base, affidabilita } = relazione;
  const place = [da, a, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo, classe];
  return [
    ...place,
    data,
    decorrenza?.dal ?? null,
    decorrenza?.testo ?? null,
    evidenza,
    base.join(" "),
    affidabilita,
    served(da),
    served(a),
  ];
}
