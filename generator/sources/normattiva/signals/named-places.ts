import { ARTICLE_PATTERN, articleNumber, SUFFIX_PATTERN } from "../../../law/article-number.ts";
import { partName } from "../../../law/article-part.ts";

/** A place of an act that words name. */
export interface Place {
  /** Canonical number, `null` where the words name no article. */
  readonly articolo: string | null;
  /** As `partName` spells it, or `rubrica`; `null` where the whole article is named. */
  readonly parte: string | null;
  /** Whether the words mean something inside it that has no number: a sentence, an introduction, the last comma. */
  readonly dentro: boolean;
  /** How the words lead to the place: it is what is spoken of, where something happens, or what stands before it. */
  readonly ruolo: "oggetto" | "luogo" | "dopo";
}

const ORDINALS =
  "primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo quattordicesimo quindicesimo sedicesimo diciassettesimo diciottesimo diciannovesimo ventesimo ventunesimo ventiduesimo ventitreesimo ventiquattresimo venticinquesimo".split(
    " ",
  );
const ORDINAL = `(?:${ORDINALS.join("|")}|ultimo|penultimo)`;
const ORDINAL_LIST = `${ORDINAL}(?:(?:,|\\s+ed?)\\s+(?:il\\s+|al\\s+|del\\s+)?${ORDINAL})*`;

const NUMBER = `(?:\\d{1,5}\\.\\d{1,2}(?!\\d|\\.\\d)|${ARTICLE_PATTERN})(?!\\d|-?[a-z])`;
const COMMA_NUMBER = `\\d{1,4}(?:[- ]?${SUFFIX_PATTERN}(?![a-z])){0,2}(?:\\.\\d{1,2}(?!\\d))?(?!\\d|/)`;
const LETTER = `[a-z]{1,3}(?:-${SUFFIX_PATTERN}(?![a-z]))?(?:\\.\\d{1,2})?\\)`;
const POINT = `\\d{1,3}(?:-${SUFFIX_PATTERN}(?![a-z]))?(?:\\.\\d{1,2}(?!\\d))?\\)?`;
const listOf = (one: string, before = "") =>
  `${one}(?:(?:\\s*,\\s*(?:ed?\\s+|nonche['’]?\\s+)?|\\s+(?:ed?|a|nonche['’]?)\\s+)${before}${one})*`;
const MORE_COMMI = new RegExp(
  `(?:\\s*,\\s*(?:ed?\\s+)?|\\s+ed?\\s+)(${listOf(COMMA_NUMBER)})(?=\\s*(?:[,;.)]|lett|alinea|period|numer|ed?\\s|dell|all|$))`,
  "iy",
);
const ONE_ORDINAL = new RegExp(ORDINAL, "g");
const ONE_ARTICLE = new RegExp(NUMBER, "gi");
const ONE_COMMA = new RegExp(COMMA_NUMBER, "gi");
const ONE_LETTER = new RegExp(LETTER, "gi");
const ONE_POINT = new RegExp(POINT, "gi");
const NOT_A_COMMA = "(?!\\s*(?:comm[ai]\\b|[°º]))";

const TOKEN = new RegExp(
  [
    `\\bart(?:t?\\.+|icol[oi])\\s*(?<articoli>(?:da\\s+)?${NUMBER}(?:(?:\\s*,\\s*(?:ed?\\s+)?|\\s+(?:ed?|a)\\s+)${NUMBER}${NOT_A_COMMA})*)`,
    `\\b(?<ordinali>${ORDINAL_LIST})\\s+comm[ai]\\b`,
    `\\bcomm[ai]\\s+(?<dopoOrdinali>${ORDINAL_LIST})\\b`,
    `\\bcomm[ai]\\s+(?<commi>(?:da\\s+)?${listOf(COMMA_NUMBER)})`,
    `\\blett(?:er[ae]|\\.)\\s+(?<lettere>(?:da\\s+)?${listOf(LETTER)}|[a-z](?=[\\s,;.]|$))`,
    `\\bnumer[oi]\\s+(?<numeri>${listOf(POINT)})`,
    `\\bn\\.\\s?(?<numero>\\d{1,3}\\))`,
    "\\b(?<rubrica>rubrica)\\b",
    "\\b(?<dentro>period[oi]|alinea|capovers[oi]|comm[ai])\\b",
  ].join("|"),
  "gi",
);

/** Words that make the step before them a part of what follows. */
const OF =
  /(?:^|[\s,(])(?:d|ne|su)(?:el|l|ell['’]|ella|ei|elle|egli|ello|i)\s*$|(?:^|[\s,(])nel(?:l['’]|la|le|lo)?\s*$/i;
const AT = /(?:^|[\s,(])a(?:l|ll['’]|lla|i|gli|lle|llo)\s*$/i;
const AFTER = /\b(?:dopo|prima|successivamente)\b[^,;]{0,20}$/i;
const THE = /(?:^|[\s,(])(?:il|la|l['’]|i|le|gli)\s*$/i;
/** So many letters between two steps, or a semicolon, and they have nothing to do with each other. */
const FAR = 60;

type Level = 0 | 1 | 2 | 3;
const STEPS = ["articolo", "comma", "lettera", "numero"] as const;

interface Path {
  readonly steps: readonly (string | undefined)[];
  /** Steps that these words told, not the ones before them. */
  readonly told: readonly Level[];
  readonly rubrica: boolean;
  readonly dentro: boolean;
  readonly ruolo: Place["ruolo"];
}

const PLAIN = /^\d+$/;
/** Ranges longer than this are misread. */
const LONGEST_RANGE = 200;

/** `da 47 a 69` in full; other lists as they are. */
function expanded(written: string, items: readonly string[]): readonly string[] {
  const [first, last] = items;
  if (!/^da\s/i.test(written) || items.length !== 2 || first === undefined || last === undefined) return items;
  const [from, to] = [Number(first), Number(last)];
  if (!PLAIN.test(first) || !PLAIN.test(last) || to <= from || to - from > LONGEST_RANGE) return [];
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
}

const canonical = (text: string) => (PLAIN.test(text) ? text : articleNumber(text));
const letterOf = (text: string) => text.toLowerCase().replace(/\)$/, "");

function ordinalsOf(text: string): (string | null)[] {
  return (text.toLowerCase().match(ONE_ORDINAL) ?? []).map((word) => {
    const at = ORDINALS.indexOf(word);
    return at < 0 ? null : String(at + 1);
  });
}

interface Token {
  readonly level: Level;
  /** `null` is a step without a number: the last comma, a sentence. */
  readonly values: readonly (string | null)[];
  readonly rubrica?: true;
  readonly dentro?: true;
}

function numbersOf(written: string, pattern: RegExp): readonly (string | null)[] {
  const items = (written.match(pattern) ?? []).flatMap((item) => canonical(item.replace(/\)$/, "")) ?? []);
  return expanded(written, items);
}

function tokenOf(groups: Record<string, string | undefined>): Token {
  const { articoli, ordinali, dopoOrdinali, commi, lettere, numeri, numero, rubrica } = groups;
  if (articoli !== undefined) return { level: 0, values: numbersOf(articoli, ONE_ARTICLE) };
  const named = ordinali ?? dopoOrdinali;
  if (named !== undefined) return { level: 1, values: ordinalsOf(named) };
  if (commi !== undefined) return { level: 1, values: numbersOf(commi, ONE_COMMA) };
  if (lettere !== undefined) {
    const letters = (lettere.match(ONE_LETTER) ?? [lettere]).map(letterOf);
    return { level: 2, values: /^da\s/i.test(lettere) ? letterRange(letters) : letters };
  }
  const point = numeri ?? numero;
  if (point !== undefined) return { level: 3, values: numbersOf(point, ONE_POINT) };
  return rubrica !== undefined
    ? { level: 1, values: [null], rubrica: true }
    : { level: 3, values: [null], dentro: true };
}

/** `da a) a d)` in full, where both are single letters. */
function letterRange(letters: readonly string[]): readonly string[] {
  const ends = letters.filter((letter) => letter.length === 1);
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined || last <= first) return [];
  const alphabet = "abcdefghilmnopqrstuvz";
  return [...alphabet.slice(alphabet.indexOf(first), alphabet.indexOf(last) + 1)];
}

const truncated = (steps: Path["steps"], level: Level) => STEPS.map((_, i) => (i < level ? steps[i] : undefined));

/** The path one step deeper than another, or beside it. */
function pathAt(
  above: Path["steps"],
  { level, rubrica, dentro }: Token,
  value: string | null,
  ruolo: Place["ruolo"],
): Path {
  const steps = dentro ? [...above] : truncated(above, level);
  if (value !== null) steps[level] = value;
  return {
    steps,
    told: [level],
    rubrica: rubrica ?? false,
    dentro: (dentro ?? false) || (value === null && !rubrica),
    ruolo,
  };
}

function withParent(path: Path, level: Level, value: string | null): Path {
  const steps = [...path.steps];
  if (value !== null) steps[level] = value;
  return { ...path, steps, told: [...path.told, level] };
}

/** Reads the steps of some words from left to right: `lettera e) del comma 2 dell'art. 3` upwards, `art. 3, comma 2` downwards. */
class PathReader {
  readonly paths: Path[] = [];
  /** Where the paths begin that share the parents still to come. */
  #open = 0;

  read(token: Token, link: string): void {
    const last = this.paths.at(-1);
    const told = AFTER.test(link) ? "dopo" : AT.test(link) ? "luogo" : THE.test(link) ? "oggetto" : undefined;
    if (last === undefined || link.length > FAR || link.includes(";")) {
      this.#open = this.paths.length;
      this.#add([], token, told ?? "oggetto");
    } else if (token.dentro) this.paths[this.paths.length - 1] = { ...last, dentro: true };
    else if (this.#isParent(last, token, OF.test(link) || (told === "luogo" && last.ruolo !== "luogo")))
      this.#addParent(token);
    else this.#addBelowOrBeside(last, token, told);
  }

  /** Upwards by a preposition, or on the way down to a step already told: `lettera a) all'art. 9, comma 1`. */
  #isParent({ steps, told }: Path, { level }: Token, upwards: boolean): boolean {
    const highest = Math.min(...told, 9);
    return level < highest
      ? upwards
      : told.includes(0) && told[0] !== 0 && steps[level] === undefined && level < (told[0] ?? 0);
  }

  /** `lettera e) del comma 2`: the comma is of all letters that wait for one. */
  #addParent({ level, values }: Token): void {
    const [value = null] = values;
    for (let i = this.#open; i < this.paths.length; i++) {
      const path = this.paths[i];
      if (path !== undefined && !path.told.includes(level)) this.paths[i] = withParent(path, level, value);
    }
  }

  #addBelowOrBeside(last: Path, token: Token, told: Place["ruolo"] | undefined): void {
    const deepest = last.steps.reduce((deep, step, i) => (step === undefined ? deep : i), -1);
    if (token.level > deepest && !last.rubrica && !last.dentro) this.paths.pop();
    else if (told === "luogo" && token.level === 0) this.#open = this.paths.length;
    this.#add(last.steps, token, told ?? last.ruolo);
  }

  #add(above: Path["steps"], token: Token, ruolo: Place["ruolo"]): void {
    for (const value of token.values) this.paths.push(pathAt(above, token, value, ruolo));
  }
}

function placeOf({ steps, rubrica, dentro, ruolo }: Path): Place {
  const [articolo, comma, lettera, numero] = steps;
  return {
    articolo: articolo ?? null,
    parte: rubrica ? "rubrica" : partName({ comma, lettera, numero }),
    dentro,
    ruolo,
  };
}

/**
 * The places that some words name, in order: articles, commi, letters and numbers, read downwards (`art. 3, comma 2, lettera a)`)
 * and upwards (`lettera a) del comma 2 dell'art. 3`).
 *
 * @param words without what they quote
 * @example namedPlaces("l'abrogazione dei commi 3 e 4 dell'art. 13")
 *   // [{ articolo: "13", parte: "comma 3", dentro: false, ruolo: "oggetto" }, { articolo: "13", parte: "comma 4", ... }]
 */
export function namedPlaces(words: string): Place[] {
  const reader = new PathReader();
  let end = 0;
  /** Whether more commi can follow without the word: `commi 3, 4 lettera d), 7 lettere c) e g)`. */
  let several = false;
  const take = (token: Token, at: number, stop: number) => {
    reader.read(token, words.slice(end, at));
    end = stop;
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(words); match; match = TOKEN.exec(words)) {
    const groups = match.groups ?? {};
    const token = tokenOf(groups);
    if (token.values.length === 0) continue;
    take(token, match.index, match.index + match[0].length);
    if (token.level <= 1) several = groups.commi !== undefined && /^commi/i.test(match[0]);
    MORE_COMMI.lastIndex = end;
    const more = several && token.level > 1 ? MORE_COMMI.exec(words) : null;
    if (more?.[1] === undefined) continue;
    const values = numbersOf(more[1], ONE_COMMA);
    if (values.length > 0) take({ level: 1, values }, end, MORE_COMMI.lastIndex);
    TOKEN.lastIndex = end;
  }
  return reader.paths.map(placeOf);
}

/**
 * The part that all of some places lie in: of `comma 2, lettera a)` and `comma 2, lettera b)` it is `comma 2`; `null` where it is the article.
 *
 * @example commonPart(namedPlaces("con l'art. 15, comma 2, lettere a) e b)")) // "comma 2"
 */
export function commonPart(places: readonly Pick<Place, "parte">[]): string | null {
  const [first, ...others] = places.map(({ parte }) => parte?.split(", ") ?? []);
  if (first === undefined) return null;
  const shared = first.filter((step, at) => others.every((steps) => steps[at] === step));
  return shared.length === 0 ? null : shared.join(", ");
}
