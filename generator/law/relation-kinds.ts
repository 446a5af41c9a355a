/** What a relation between two acts can be: the kinds of modification of Akoma Ntoso, under Italian names. */

/** The kind of modification that each `tipo` belongs to; `null` where nobody says how an act updates the other. */
export const CLASSE_OF_TIPO = {
  modifica: "testo",
  sostituisce: "testo",
  inserisce: "testo",
  abroga: "testo",
  rettifica: "testo",
  interpreta: "significato",
  deroga: "ambito",
  estende: "ambito",
  proroga: "efficacia",
  sospende: "efficacia",
  applica: "efficacia",
  converte: "ordinamento",
  delega: "ordinamento",
  attua: "ordinamento",
  amnistia: "ordinamento",
  aggiorna: null,
} as const;

export type TipoRelazione = keyof typeof CLASSE_OF_TIPO;
export type ClasseRelazione = (typeof CLASSE_OF_TIPO)[TipoRelazione];

/**
 * The class of a kind.
 *
 * @example classeOf("proroga") // "efficacia"
 * @example classeOf("aggiorna") // null
 */
export function classeOf(tipo: TipoRelazione): ClasseRelazione {
  return CLASSE_OF_TIPO[tipo];
}
