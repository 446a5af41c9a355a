/** English forms of Italian citations, put into Italian so that one grammar reads both. */

/** What shows that a request is in English. */
const ENGLISH = /\b(?:law|act|decree|code|constitution|statute|consolidated)\b/i;

/** English words and the Italian ones, the longest first; `null` drops them. */
const PHRASES: readonly (readonly [RegExp, string])[] = (
  [
    ["decree of the president of the republic|presidential decree", "d.p.r."],
    ["decree of the (?:president of the council of ministers|prime minister)|prime ministerial decree", "d.p.c.m."],
    ["ministerial decree", "decreto ministeriale"],
    ["royal legislative decree", "regio decreto legislativo"],
    ["royal (?:decree[- ]law|law[- ]decree)", "regio decreto-legge"],
    ["royal decree", "regio decreto"],
    ["legislative decree", "decreto legislativo"],
    ["decree[- ]law|law[- ]decree", "decreto-legge"],
    ["constitutional law", "legge costituzionale"],
    ["budget law(?: for)?(?: the year)?", "legge di bilancio"],
    ["code of civil procedure|civil procedure code", "codice di procedura civile"],
    ["code of criminal procedure|criminal procedure code", "codice di procedura penale"],
    ["criminal code|penal code", "codice penale"],
    ["civil code", "codice civile"],
    ["constitution of (?:italy|the inItalian republic)|constitution", "Costituzione"],
    ["consumer code", "codice del consumo"],
    ["highway code|(?:road )?traffic code", "codice della strada"],
    ["privacy code|data protection code", "codice della privacy"],
    ["digital administration code|code of digital administration", "codice dell'amministrazione digitale"],
    ["public (?:contracts?|procurement) code|code of public contracts", "codice dei contratti pubblici"],
    ["environment(?:al)? code", "codice dell'ambiente"],
    ["(?:private )?insurance code", "codice delle assicurazioni"],
    ["navigation code", "codice della navigazione"],
    ["(?:code of )?industrial property(?: code)?", "codice della proprietà industriale"],
    ["anti-?mafia code", "codice antimafia"],
    ["third sector code", "codice del terzo settore"],
    [
      "(?:business crisis|crisis)(?: and insolvency)? code|code of business crisis(?: and insolvency)?",
      "codice della crisi d'impresa",
    ],
    ["bankruptcy (?:law|act)", "legge fallimentare"],
    ["workers'? statute|statute of workers", "statuto dei lavoratori"],
    ["consolidated (?:law on finance|finance act|financial act)", "testo unico della finanza"],
    ["consolidated (?:law on banking|banking act|banking law)", "testo unico bancario"],
    ["consolidated income tax (?:act|law|code|text)", "testo unico delle imposte sui redditi"],
    ["copyright (?:law|act)", "legge sul diritto d'autore"],
    ["as (?:last )?amended by", "come modificato dal"],
    ["converted(?:,? with amendments,?)?(?: in)?(?:to| by)(?: law)?", "convertito dalla legge"],
    ["italian|italy's|the", ""],
    ["laws?", "legge"],
    ["articles?|sections?", "art."],
    ["paragraphs?", "comma"],
    ["of|dated", "del"],
    ["under|pursuant to|in", "in"],
    ["nos?\\.?|number", "n."],
    ["and", "e"],
  ] as const
).map(([english, word]) => [new RegExp(`\\b(?:${english})(?![a-z])`, "gi"), word]);

const MONTHS = "january|february|march|april|may|june|july|august|september|october|november|december".split("|");
const ITALIAN_MONTHS =
  "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre".split("|");
const MONTH = `(${MONTHS.join("|")})`;
const MONTH_FIRST = new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (?=\\d{4})`, "gi");
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b`, "gi");

const monthOf = (month: string) => ITALIAN_MONTHS[MONTHS.indexOf(month.toLowerCase())] ?? month;

/**
 * A request in English with the words of citations put into Italian; any other text as it is.
 *
 * @example inItalian("Italian Legislative Decree no. 231 of 8 June 2001") // " decreto legislativo n. 231 del 8 giugno 2001"
 */
export function inItalian(text: string): string {
  if (!ENGLISH.test(text)) return text;
  let words = text
    .replace(MONTH_FIRST, (_, month: string, day: string) => `${day} ${monthOf(month)} `)
    .replace(DAY_FIRST, (_, day: string, month: string) => `${day} ${monthOf(month)}`);
  for (const [english, word] of PHRASES) words = words.replace(english, word);
  return words.trim();
}
