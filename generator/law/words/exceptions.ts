/** Words that except something from what is said of a text, or leave only a part of it; inflected here, read everywhere. */

/** Each as a piece of an expression, blanks as `\s+`; those of `ONLY` name what is touched, the others what is not. */
const BUT_FOR = [
  "(?:ad?|con|fatt[aoe]|salv[ao]) (?:(?:la |l['’]\\s*)?(?:sol[ao] |unic[ao] )?(?:eccezione|esclusione))",
  "eccezion(?:e)? fatta",
  "fatt[oaie] salv[oaie]",
  "ferm[oaie] restando",
  "(?:restando|rimanendo) (?:in vigore|ferm[oaie])",
  "(?<=[;,.] )(?:di cui |ne |(?:di |dell?[aeo]? |dei |degli |dell['’])[^\\s,;:]{2,14} )?(?:(?:rest(?:a|ano)|rim(?:ane|angono)) (?:in vigore|(?:ferm|salv)[oaie])|sopravviv(?:e|ono)|conserva(?:no)? (?:efficacia|vigore))(?= (?:il|lo|la|i|gli|le) | l['’])",
  "a parte(?= (?:(?:il|la|i|gli|le|lo) |l['’]))",
  "tranne(?: che)?",
  "fuorch[eé]['’]?",
  "eccett(?:o|uat[oaie])(?: che)?",
  "salv[oaie](?: che)?",
  "esclus[oaie]",
  "tolt[oaie]",
  "all['’]infuori",
  "al di fuori",
  "(?:(?:ma|e) )?non(?: anche| gia['’]?)?(?= (?:il|lo|la|i|gli|le) | l['’])",
  "meno",
];
const ONLY = ["limitatamente"];
/** A mark of repeal is short: there these limit too. */
const OF_MARKS = [
  "nell[ae] part[ei]",
  "per la parte",
  "nei limiti",
  "relativamente",
  "nei confronti",
  "in quanto",
  "solo",
  "soltanto",
  "escludendo",
];

/** `salvo per quanto riguarda l'articolo 5`. */
const OF_WHAT = "(?: (?:per )?quanto (?:riguarda|concerne|attiene)(?= ))?";

const spaced = (words: readonly string[]): string => words.join("|").replaceAll(" ", "\\s+");

/** Opens an exception: `ad eccezione`, `fuorche'`, `limitatamente`. */
export const EXCEPTING: string = `(?:${spaced([...BUT_FOR, ...ONLY])})${spaced([OF_WHAT])}`;
/** The same without those that name what is touched. */
export const BUT: string = spaced(BUT_FOR);
/** Limits a mark of repeal: `COMMA ABROGATO ..., LIMITATAMENTE AI COMUNI`. */
export const LIMITING: string = spaced([...BUT_FOR, ...ONLY, ...OF_MARKS]);
