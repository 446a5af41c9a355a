/**
 * The 30 denominations of Normattiva's vocabulary. The URN's type is the denomination with dots; the slug is the
 * denomination with hyphens and without its small words, unless a shorter one stands beside it.
 */
const DENOMINATIONS: readonly (readonly [name: string, slug?: string])[] = [
  ["COSTITUZIONE"],
  ["LEGGE COSTITUZIONALE"],
  ["LEGGE"],
  ["DECRETO-LEGGE"],
  ["DECRETO LEGISLATIVO"],
  ["DECRETO DEL PRESIDENTE DELLA REPUBBLICA", "dpr"],
  ["DECRETO DEL PRESIDENTE DEL CONSIGLIO DEI MINISTRI", "dpcm"],
  ["DECRETO MINISTERIALE"],
  ["DECRETO"],
  ["REGIO DECRETO"],
  ["REGIO DECRETO-LEGGE"],
  ["REGIO DECRETO LEGISLATIVO"],
  ["DECRETO REALE"],
  ["DECRETO LUOGOTENENZIALE"],
  ["DECRETO-LEGGE LUOGOTENENZIALE"],
  ["DECRETO LEGISLATIVO LUOGOTENENZIALE"],
  ["DECRETO DEL CAPO PROVVISORIO DELLO STATO"],
  ["DECRETO LEGISLATIVO DEL CAPO PROVVISORIO DELLO STATO"],
  ["DECRETO LEGISLATIVO PRESIDENZIALE"],
  ["DECRETO PRESIDENZIALE"],
  ["DECRETO DEL CAPO DEL GOVERNO"],
  ["DECRETO DEL CAPO DEL GOVERNO, PRIMO MINISTRO SEGRETARIO DI STATO", "decreto-capo-governo-primo-ministro"],
  ["DECRETO DEL DUCE"],
  ["DECRETO DEL DUCE DEL FASCISMO, CAPO DEL GOVERNO"],
  ["DELIBERAZIONE"],
  ["DETERMINAZIONE DEL COMMISSARIO PER LE FINANZE"],
  ["DETERMINAZIONE DEL COMMISSARIO PER LA PRODUZIONE BELLICA"],
  ["DETERMINAZIONE INTERCOMMISSARIALE"],
  ["ORDINANZA"],
  ["REGOLAMENTO"],
];

const joined = (text: string, by: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(by);

/** Denomination as the official vocabulary writes it, by slug; the 30 known ones, in the vocabulary's order. */
export const DENOMINATION_OF: ReadonlyMap<string, string> = new Map(
  DENOMINATIONS.map(([name, slug]) => [slug ?? joined(name.replace(/ (?:DEL|DELLO|PER|LE|LA)(?= )/g, ""), "-"), name]),
);

const URN_TYPE_OF: ReadonlyMap<string, string> = new Map(
  [...DENOMINATION_OF].map(([slug, name]) => [slug, joined(name, ".")]),
);

const slugOfUrnType = new Map([...URN_TYPE_OF].map(([slug, type]) => [type, slug]));

/**
 * The slug of a denomination in full. A denomination that is not in the vocabulary becomes its own slug: lower case,
 * everything but letters and digits to `-`.
 *
 * @example slugOfDenomination("DECRETO DEL PRESIDENTE DELLA REPUBBLICA") // "dpr"
 * @example slugOfDenomination("RELAZIONE E REGIO DECRETO") // "relazione-e-regio-decreto"
 */
export function slugOfDenomination(denominazione: string): string {
  return slugOfUrnType.get(joined(denominazione, ".")) ?? joined(denominazione, "-");
}

/**
 * The slug of a type in any of the spellings one corpus mixes: `decreto_legislativo`, `DECRETO_LEGISLATIVO`,
 * `decretoLegislativo`, `decreto.legislativo`. A slug gives itself.
 *
 * @example slugOfType("decretoDelPresidenteDellaRepubblica") // "dpr"
 * @example slugOfType("DECRETO-LEGGE") // "decreto-legge"
 */
export function slugOfType(spelling: string): string {
  // Capitals separate words only where there are small letters too: `LEGGE` is one word.
  return slugOfDenomination(/\p{Ll}/u.test(spelling) ? spelling.replace(/\p{Lu}/gu, ".$&") : spelling);
}

/**
 * The type as a URN writes it after `stato:`.
 *
 * @example urnTypeOf("dpr") // "decreto.del.presidente.della.repubblica"
 */
export function urnTypeOf(slug: string): string {
  return URN_TYPE_OF.get(slug) ?? joined(slug, ".");
}
