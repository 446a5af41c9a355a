/** How an act of the European Union is called. */

/** From then on all acts are numbered in one series, by year and number. */
export const ONE_SERIES = 2015;

const KINDS = {
  direttiva: { it: "direttiva", en: "Directive" },
  regolamento: { it: "regolamento", en: "Regulation" },
  decisione: { it: "decisione", en: "Decision" },
  "decisione-quadro": { it: "decisione quadro", en: "Framework Decision" },
} as const;

type Kind = keyof typeof KINDS;
type Language = keyof (typeof KINDS)[Kind];

/** The word for a kind of acts. */
export const unionKind = (tipo: Kind, language: Language): string => KINDS[tipo][language];

/**
 * Kind and number of an act, in the order of its time. The sign of the Union or of a Community is left out: neither CELEX nor ELI tells it.
 *
 * @example unionName({ tipo: "regolamento", anno: 2014, numero: 910 }, "it") // "regolamento 910/2014"
 * @example unionName({ tipo: "direttiva", anno: 2014, numero: 24 }, "en") // "Directive 2014/24"
 */
export function unionName(
  { tipo, anno, numero }: { readonly tipo: Kind; readonly anno: number; readonly numero: number },
  language: Language,
): string {
  const numberFirst = tipo === "regolamento" && anno < ONE_SERIES;
  return `${unionKind(tipo, language)} ${numberFirst ? `${numero}/${anno}` : `${anno}/${numero}`}`;
}
