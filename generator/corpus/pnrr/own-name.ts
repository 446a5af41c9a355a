/** Spellings that stand for the bearer of a code alone: roles go, groupings and pieces of them are no names. */

const RUOLO = String.raw`(?:(?:impresa|ditta|consorziata)\s+)?(?:capo\s?gruppo|capofila|mandatari[ao]|mandante|consorziata|ausiliaria|esecutrice)`;
const RUOLI = String.raw`${RUOLO}(?:[\s/,-]+${RUOLO})*(?:\s+(?:d[ei]l?\s+)?(?:r\.?t\.?[ip]\.?|a\.?t\.?i\.?))?`;

/** What is written around a name to say the bearer's part: at the end, with or without brackets, and at the beginning. */
const PARTI = [
  new RegExp(String.raw`\s*[-–,;:]?\s*\(\s*${RUOLI}\s*\)\s*$`, "i"),
  new RegExp(String.raw`\s+[-–,;:]\s*${RUOLI}\s*$`, "i"),
  new RegExp(String.raw`\s+(?:ditta|impresa)\s+${RUOLI}\s*$`, "i"),
  new RegExp(String.raw`^${RUOLI}\s*[-–:]\s*`, "i"),
];

/** A grouping written before the name: with dots, or as a word of its own. */
const RAGGRUPPAMENTO = /^(?:[RA]\.\s?T\.\s?[IP]\.?|(?:RTI|ATI|RTP)(?![\p{L}\d.]))[\s:–-]*/u;

const FORMA = String.raw`(?:s\.?\s?r\.?\s?l\.?s?|s\.?\s?p\.?\s?a|s\.?\s?n\.?\s?c|s\.?\s?a\.?\s?s|s\.?\s?c|soc\.?\s?coop|gmbh)\.?`;
/** A legal form alone names nobody. */
const SOLA_FORMA = new RegExp(String.raw`^(?:${FORMA}|[\s.,-])*$`, "iu");
/** One name alone: a word, or words that end with the first legal form. */
const UNO_SOLO = new RegExp(
  String.raw`^(?:\S+|(?:(?!(?<![\p{L}.])${FORMA}(?![\p{L}])).)*(?:${FORMA}|associat[aoi]))$`,
  "iu",
);
/** What joins the names of several. */
const ELENCO = /\s[-–+]\s|[/;,]|\s-|-\s/;
/** One company after another. */
const DUE_SOCIETA = new RegExp(
  String.raw`(?<![\p{L}.])${FORMA}(?![\p{L}])\s*[-–/,;+]\s*[\p{L}\d].*(?<![\p{L}.])${FORMA}(?![\p{L}])`,
  "iu",
);
/** A company that writes its name twice, in full and short. */
const IN_BREVE = /\bin breve\b|\babbreviata\b|\bsociet[aà]['’]? per azioni\b/i;
const PIU_SOGGETTI =
  /\bmandant[ei]\b|\bmandatari[ao]\b|\bcapo\s?gruppo\b|\besecutrice\b|\bconsorziata\b|\braggruppamento\s+temporaneo\b/i;
/** A grouping glued to what follows; no word begins so. */
const INIZIO_INCOLLATO = /^(?:RT[IP]\p{L}|ATI(?:\p{Lu}\p{Ll}|\S*[-/]))\S*$/u;
/** A grouping glued to what goes before: many words end so, too. */
const FINE_INCOLLATA = /^\p{Lu}+(?:RTI|RTP)$/u;

/**
 * The name that a spelling gives to the bearer of its code; `null` where it names a grouping or several.
 *
 * @example ownName("IMPRESA ESEMPIO S.P.A. (mandataria)") // "IMPRESA ESEMPIO S.P.A."
 * @example ownName("R.T.I. ESEMPIO UNO srl - ESEMPIO DUE srl") // null
 */
export function ownName(spelling: string): string | null {
  const bare = PARTI.reduce((text, parte) => text.replace(parte, ""), spelling).trim();
  const without = bare.replace(RAGGRUPPAMENTO, "").replace(/[\s–-]+$/, "");
  // A company may be called so: "A.T.I. SRL".
  const grouped = RAGGRUPPAMENTO.test(bare) && !SOLA_FORMA.test(without);
  const name = grouped ? without : bare;
  const beside = bare !== spelling && /consorziata|esecutrice|ausiliaria/i.test(spelling) && ELENCO.test(name);
  if (beside || (grouped && !UNO_SOLO.test(name)) || PIU_SOGGETTI.test(name)) return null;
  if ((DUE_SOCIETA.test(name) && !IN_BREVE.test(name)) || INIZIO_INCOLLATO.test(name)) return null;
  return !grouped && SOLA_FORMA.test(name) ? null : name;
}

/**
 * Whether a name may be a piece of a longer text with the word of a grouping: it counts where its code has no other.
 *
 * @example mayBeGlued("ESEMPIORTI") // true
 */
export function mayBeGlued(nome: string): boolean {
  return FINE_INCOLLATA.test(nome);
}

/**
 * Whether a spelling is nothing but a legal form.
 *
 * @example isFormAlone("S.R.L.") // true
 */
export function isFormAlone(spelling: string): boolean {
  return SOLA_FORMA.test(spelling);
}

const PROFESSIONISTI =
  /(?<!\p{L})(?:arch|ing|geom|geol|agr|avv|dott|dr|prof|p\.\s?i|per\.\s?ind|sig|rag)(?:\.?(?:ssa|ra))?\.(?=\s*\p{L})|(?<!\p{L})(?:architett|ingegner|geometr|geolog|dottor|avvocat|professor)\p{L}+/iu;

/**
 * Whether what names several names people by their profession.
 *
 * @example namesProfessionals("R.T.P. UNO SRL - arch. Esempio Due") // true
 */
export function namesProfessionals(spelling: string): boolean {
  return PROFESSIONISTI.test(spelling);
}
