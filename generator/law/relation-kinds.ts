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

/** What proves a relation, in the order of its list. */
export const BASI = [
  "modifica_attiva",
  "modifica_marcata",
  "riferimento_passivo",
  "testo_abrogato",
  "nota_aggiornamento",
  "conversione",
  "testo_modificativo",
] as const;
export type Base = (typeof BASI)[number];

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

const EFFECTS: ReadonlySet<ClasseRelazione> = new Set(["significato", "ambito", "efficacia"]);

/**
 * Whether a kind changes what applies, and no word.
 *
 * @example isEffect("deroga") // true
 */
export const isEffect = (tipo: TipoRelazione): boolean => EFFECTS.has(classeOf(tipo));

/** What people call each kind besides its verb. */
const KIND_WORDS: Readonly<Record<TipoRelazione, string>> = {
  modifica: "modificazione amend amends amendment modifies modify",
  sostituisce: "sostituzione replace replaces replacement substitute substitutes substitution",
  inserisce: "inserimento aggiunge aggiunta integra insert inserts insertion adds",
  abroga: "abrogazione sopprime soppressione repeal repeals",
  rettifica: "errata corregge correct corrects correction",
  interpreta: "interpretazione interpret interprets interpretation",
  deroga: "derogate derogates derogation",
  estende: "estensione extend extends extension",
  proroga: "prorogation postpone postpones",
  sospende: "sospensione suspend suspends suspension",
  applica: "applicazione apply applies application",
  converte: "conversione convert converts conversion",
  delega: "delegazione delegate delegates delegation",
  attua: "attuazione implement implements implementation",
  amnistia: "indulto amnesty pardon",
  aggiorna: "aggiornamento update updates",
};

const isKind = (word: string): word is TipoRelazione => Object.hasOwn(CLASSE_OF_TIPO, word);

/**
 * The kind that a word means, as a verb, a noun or in English, in any case; `null` where it means none.
 *
 * @example kindMeant("Abrogazione") // "abroga"
 */
export function kindMeant(text: string): TipoRelazione | null {
  const word = text.trim().toLowerCase();
  if (isKind(word)) return word;
  const found = Object.entries(KIND_WORDS).find(([, words]) => words.split(" ").includes(word))?.[0] ?? "";
  return isKind(found) ? found : null;
}
