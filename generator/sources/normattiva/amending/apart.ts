/** Exceptions (`ad eccezione del comma 3`) and asides (`a norma dell'articolo 48`), cut off before places are read. */

/** Words that take something out of what is said: `ad eccezione del comma 3`. */
interface Exception {
  /** Where it stands. */
  readonly start: number;
  readonly end: number;
  /** What is excepted, without the words that say so. */
  readonly words: string;
  /** Whether its words announce a list of what is excepted. */
  readonly list: boolean;
  /** Whether it names what is touched, and leaves the rest: `limitatamente al comma 2`. */
  readonly only: boolean;
}

/** Some words whose exceptions and asides are blanks, so that positions stay the same. */
interface Apart {
  readonly words: string;
  readonly exceptions: readonly Exception[];
}

/** A preposition alone or with the article that it takes on; after an apostrophe the next word begins at once. */
const OF = "(?:d(?:i|el|ella|ello|ei|egli|elle)(?![\\p{L}'’])|dell['’])";
const TO = "(?:a(?:d|l|lla|llo|i|gli|lle)?(?![\\p{L}'’])|all['’])";
const FROM = "(?:da(?:l|lla|llo|i|gli|lle)?(?![\\p{L}'’])|dall['’])";
const IN = "(?:(?:n(?:el|ella|ello|ei|egli|elle)|in)(?![\\p{L}'’])|nell['’])";
const BY = `(?:${FROM}|con(?![\\p{L}])|ai\\s+sensi|per\\s+effetto)`;
const THE = "(?:(?:il|lo|la|i|gli|le)(?![\\p{L}])|l['’])";

/** Words that open an exception, or leave only a part of what they follow. */
const EXCEPTS = new RegExp(
  `(?<![\\p{L}])(?:${[
    "(?:ad|con|fatt[aoe]|salv[ao])\\s+(?:la\\s+(?:sola\\s+|unica\\s+)?|l['’]\\s*|sol[ao]\\s+|unic[ao]\\s+)?(?:eccezione|esclusione)",
    "fatt[oaie]\\s+salv[oaie]",
    "tranne(?:\\s+che)?",
    "eccett(?:o|uat[oaie])(?:\\s+che)?",
    "salv[oaie](?:\\s+che)?",
    "esclus[oaie]",
    "all['’]infuori",
    "al\\s+di\\s+fuori",
    `meno(?=\\s+${THE}\\s*(?:art|comm|letter|numer|period|parol|allegat))`,
    "limitatamente",
    "(?:nella|per\\s+la)\\s+(?:sola\\s+)?parte(?=\\s+(?:in\\s+cui|che|relativ|concernent|riguardant))",
  ].join("|")})(?![\\p{L}])`,
  "iu",
);

/** A quick test: every exception contains one of these. */
const MAY_EXCEPT = /ezione|esclus|tranne|eccett|salv|infuori|fuori|meno|limitatamente|parte/i;
/** Those that name what is touched. */
const ONLY = /^(?:limitatamente|nella|per)/i;

/** Words that open an aside: the source, the reason or the history of something. */
const EXPLAINS = new RegExp(
  `(?<![\\p{L}])(?:${[
    "di\\s+cui",
    "ai\\s+sensi",
    "a\\s+norma",
    "per\\s+(?:gli\\s+)?effett[oi]",
    "in\\s+(?:attuazione|applicazione|esecuzione|conformita['’]?|coerenza|relazione|materia|deroga|virtu['’]?|ottemperanza|sede)",
    "fermo\\s+restando",
    "ferm[ei]\\s+restando",
    "ferma\\s+restando",
    "(?:cosi['’]?\\s+)?come\\s+(?:da\\s+ultimo\\s+)?(?:modificat|sostituit|introdott|inserit|aggiunt|integrat|previst|risultant|prorogat|richiamat|convertit|rideterminat)[oaie]",
    `(?:modificat|sostituit|introdott|inserit|aggiunt|integrat|prorogat|istituit|approvat|emanat|adottat|autorizzat|convertit|ratificat|reintrodott|abrogat)[oaie](?=,?\\s+(?:con\\s+modificazioni,?\\s+|da\\s+ultimo,?\\s+|in\\s+legge,?\\s+)?${BY}\\s*(?!seguent))`,
    "(?:previst|indicat|stabilit|disciplinat|dispost|definit|richiamat|individuat|contemplat|fissat)[oaie]",
    `(?:contenut|recat|dettat|post)[oaie](?=\\s+(?:${IN}|${FROM}))`,
    "recant[ei]",
    "relativ[oaie]",
    "concernent[ei]",
    "riguardant[ei]",
    "secondo\\s+(?:quanto|le\\s+modalita|i\\s+criteri)",
  ].join("|")})(?![\\p{L}])`,
  "giu",
);

const STEP =
  "(?:comm[ai]|letter[ae]|lett\\.|numer[oi]|art(?:icol[oi]|\\.)|punt[oi]|period[oi]|alinea|capovers[oi]|cap[oi]|titol[oi]|libr[oi]|sezion[ei])";
const ORDINAL = "(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|ultim|penultim)[oaie]";
const ACT = "(?:legge|decreto|d\\.|l\\.|r\\.|regio|testo\\s+unico|codice|regolamento|costituzione)";
const AGAIN = "(?:(?:citat|medesim|predett|stess|suddett)[oaie]\\s+)?";

/** A comma that ends nothing: the same place or act goes on after it. */
const GOES_ON = new RegExp(
  `^,\\s*(?:${[
    "n\\.?\\s*\\d",
    `(?:${ORDINAL}(?:,?\\s+(?:ed?\\s+)?${ORDINAL})*\\s+)?${STEP}(?![\\p{L}])`,
    "(?:ed?\\s+)?\\d{1,4}(?:-[a-z]+)*(?=[\\s,;.)]|$)",
    "(?:ed?\\s+)?[a-z]{1,3}(?:-[a-z]+)?\\)",
    `${OF}\\s*${AGAIN}(?:${STEP}|${ACT}|allegat)`,
    `(?:ed?|o|nonche['’]?)\\s+(?:${OF}|${TO}|${FROM}|${IN})\\s*${AGAIN}(?:${STEP}|${ACT}|allegat)`,
    `${FROM}\\s*${AGAIN}(?:${STEP}|${ACT})`,
    "con\\s+modificazioni",
    "da\\s+ultimo",
  ].join("|")})`,
  "iu",
);
/** `tranne l'articolo 4 e l'articolo 6`, `ad eccezione del comma 2 e del comma 5`: the exception goes on. */
const EXCEPTED_TOO = new RegExp(
  `^,\\s*(?:ed?|o|nonche['’]?)\\s+(?:${THE}|${OF}|per\\s+${THE})\\s*${AGAIN}(?:${ORDINAL}\\s+)?${STEP}`,
  "iu",
);
/** A part after the law of conversion is one of the decree-law. */
const PART_NEXT = new RegExp(`^,\\s*(?:${ORDINAL}\\s+)?${STEP}`, "iu");
/** An act after an exception is the one that all is about, where none was named before. */
const OF_AN_ACT = new RegExp(`^,\\s*${OF}\\s*${AGAIN}${ACT}`, "iu");
const AN_ACT = new RegExp(`(?<![\\p{L}])${ACT}`, "iu");
/** Where an aside ends: punctuation, the next thing spoken of, or the verb. */
const ENDS = new RegExp(
  `[,;:.\\u0001)]|\\s(?=${THE}\\s*(?:${ORDINAL}\\s+(?:ed?\\s+)?(?:${THE}\\s*${ORDINAL}\\s+)?)?(?:${STEP}|parol[ae]|rubrica|cifr[ae])(?![\\p{L}]))|\\s(?=(?:e['’]|è|sono|viene|vengono|non|ha|hanno)\\s)|\\s(?=dopo\\s+${THE})`,
  "giu",
);
/** What stands right after the words that open an aside, and ends nothing. */
const LEADS = new RegExp(
  `^(?:\\s*,\\s*(?=con\\s|da\\s|in\\s))?\\s*(?:${OF}|${TO}|${FROM}|${IN}|per|con|quanto|che)?\\s*${THE}?`,
  "iu",
);
/** A dot that ends a sentence. */
const SENTENCE_END = /^\.\s+\p{Lu}/u;

const blank = (length: number) => " ".repeat(length);
const without = (words: string, start: number, end: number) =>
  words.slice(0, start) + blank(end - start) + words.slice(end);

/** Where what begins at a place ends. */
function endOf(words: string, from: number, goesOn: (rest: string) => boolean): number {
  const lead = LEADS.exec(words.slice(from, from + 80))?.[0].length ?? 0;
  ENDS.lastIndex = from + lead;
  for (let match = ENDS.exec(words); match; match = ENDS.exec(words)) {
    const rest = words.slice(match.index, match.index + 90);
    if (match[0] === "." && !SENTENCE_END.test(rest)) continue;
    if (match[0] === ")" && /[\s,(][a-z0-9]{1,3}(?:-[a-z]+)?$/i.test(words.slice(0, match.index))) continue;
    if (match[0] === "," && goesOn(rest)) continue;
    return match.index;
  }
  return words.length;
}

/**
 * Cuts off exceptions and asides. An exception names what is not touched (`ad eccezione del comma 3`, `tranne l'articolo 4`), or leaves
 * only a part (`limitatamente al comma 2`). An aside names another place or act to explain the one that is meant (`a norma dell'articolo
 * 48, comma 10, della legge ...`, `come modificato da ...`, `recante ...`); it ends where its citation ends.
 *
 * @param words whose quotations are masked
 * @returns words of the same length, blank where something was cut
 * @example apart("L'articolo 59 della legge 23 dicembre 2000, n. 388, ad eccezione del comma 3, ").exceptions[0].words // " del comma 3"
 */
export function apart(words: string): Apart {
  const { words: kept, exceptions } = withoutExceptions(words);
  return { words: withoutAsides(kept), exceptions };
}

/**
 * Cuts off exceptions alone.
 *
 * @example withoutExceptions("i commi 2 e 3, tranne la lettera a), ").words // "i commi 2 e 3,                      , "
 */
export function withoutExceptions(words: string): Apart {
  const exceptions: Exception[] = [];
  if (!MAY_EXCEPT.test(words)) return { words, exceptions };
  let kept = words;
  for (let match = EXCEPTS.exec(kept); match; match = EXCEPTS.exec(kept)) {
    const start = match.index;
    const from = start + match[0].length;
    const inAct = AN_ACT.test(kept.slice(0, start));
    const end = endOf(
      kept,
      from,
      (rest) => (GOES_ON.test(rest) && (inAct || !OF_AN_ACT.test(rest))) || EXCEPTED_TOO.test(rest),
    );
    exceptions.push({
      start,
      end,
      words: words.slice(from, end),
      list: words[end] === ":",
      only: ONLY.test(match[0]),
    });
    kept = without(kept, start, Math.max(end, from));
  }
  return { words: kept, exceptions };
}

/**
 * Cuts off asides alone. What follows `le disposizioni di cui` is none: the words are those of the place.
 *
 * @example withoutAsides("il comma 3, come modificato dall'articolo 2 della legge 5 maggio 2029, n. 8, ") // "il comma 3,  ... , "
 */
export function withoutAsides(words: string): string {
  let kept = words;
  EXPLAINS.lastIndex = 0;
  for (let match = EXPLAINS.exec(words); match; match = EXPLAINS.exec(words)) {
    const from = match.index + match[0].length;
    const converted = /^convertit/i.test(match[0]);
    const end = endOf(words, from, (rest) => GOES_ON.test(rest) && !(converted && PART_NEXT.test(rest)));
    kept = without(kept, match.index, Math.max(end, from));
    EXPLAINS.lastIndex = Math.max(end, from);
  }
  return kept;
}

/** `le disposizioni di cui all'articolo 3` as `l'articolo 3`: where something is repealed, it is the place itself. */
const PLACE_OF_WORDS = new RegExp(
  `(?<![\\p{L}])(?:le|la|delle|della)\\s+(?:disposizion[ei]|norm[ae]|prescrizion[ei]|prevision[ei])\\s+(?:di\\s+cui|(?:contenut|recat|dettat|previst|post)[ae])\\s+(${TO}|${IN}|${FROM})`,
  "giu",
);
const PLAIN_ARTICLE: Readonly<Record<string, string>> = {
  l: "il",
  lla: "la",
  "ll'": "l'",
  llo: "lo",
  i: "i",
  gli: "gli",
  lle: "le",
};

/**
 * Reads `le disposizioni di cui all'articolo 3` as `l'articolo 3`, in words of the same length.
 *
 * @example wordsAsPlaces("le norme di cui al comma 2").trim() // "il comma 2"
 */
export function wordsAsPlaces(words: string): string {
  return words.replace(PLACE_OF_WORDS, (all, lead: string) => {
    const ending = lead
      .toLowerCase()
      .replace("’", "'")
      .replace(/^(?:ne|da|a)/, "");
    return (PLAIN_ARTICLE[ending] ?? "").padStart(all.length);
  });
}
