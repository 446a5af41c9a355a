/** Acts, their articles, their changes, the rulings on them and what they say of the European Union as rows. */

import type { RulingRow } from "../../api/ruling-row.ts";
import type { UnionCited, UnionRows, UnionTransposed } from "../../format/union-lists.ts";
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
  const { data, evidenza, base, affidabilita } = relazione;
  const place = [da, a, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo, classe];
  return [...place, data, evidenza, base.join(" "), affidabilita, served(da), served(a)];
}

/**
 * The row of a ruling on an article.
 *
 * @param posizione its place among the rulings on the act, from 1
 * @example pronunciaRow(ruling, 1)[2] // "ECLI:IT:COST:2019:242"
 */
export function pronunciaRow(ruling: RulingRow, posizione: number): Row {
  const { ecli, tipo, numero, anno, deciso, deposito, gazzetta, norma, articolo, parti, effetto } = ruling;
  const { atto_colpito: struck, dispositivo, nota, nel_testo, ritirata_da, url } = ruling;
  return [
    ...[norma.eli, posizione, ecli, tipo, numero, anno, deciso, deposito],
    ...[gazzetta?.data ?? null, gazzetta?.numero ?? null],
    ...[articolo.eli, articolo.numero, articolo.rubrica],
    // Names of parts have blanks inside; that of the whole article is empty.
    parti.map(({ partizione }) => partizione ?? "").join("\n") || null,
    parti.map(({ portata }) => portata).join(" ") || null,
    parti.map(({ consequenziale }) => consequenziale).join(" ") || null,
    effetto,
    ...[struck?.eli ?? null, struck?.articolo ?? null, struck?.partizione ?? null, struck?.testo ?? null],
    ...[dispositivo, nota || null, nel_testo, ritirata_da, url],
  ];
}

/**
 * The rows of what an act says of the European Union: what it transposes, what it gives effect to, what it cites.
 *
 * @example unionRows("eli:/it/legge/2001/03/15/9101", said)[0]?.slice(2, 4) // ["recepisce", "32014L0024"]
 */
export function unionRows(norma: string, { recepisce, attua, cita }: UnionRows): Row[] {
  const row = (come: string, { ue: { celex, eli, tipo, anno, numero, url } }: UnionCited | UnionTransposed) =>
    [come, celex, eli, tipo, anno, numero, url] as const;
  const linked = (come: string) => (link: UnionTransposed) =>
    [...row(come, link), link.base.join(" "), link.affidabilita, link.evidenza, null, null, null, null] as const;
  const rows = [
    ...recepisce.map(linked("recepisce")),
    ...attua.map(linked("attua")),
    ...cita.map((one) => {
      const { articolo, partizione, articolo_ue, testo } = one;
      return [...row("cita", one), null, null, null, articolo, partizione, articolo_ue, testo] as const;
    }),
  ];
  return rows.map((cells, i) => [norma, i + 1, ...cells]);
}
