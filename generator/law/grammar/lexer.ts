/** Tokens of a text, in one pass: each sign is looked at a bounded number of times. */

import { calendarDate } from "../calendar.ts";
import { foldSigns } from "../fold.ts";
import { type Count, DICTIONARY, type LawToken, type Step, SUFFIXES, type TokenKind } from "./tokens.ts";

/** A stretch of a text, in UTF-16 code units, end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const BLANK = 3;
const NOT_ASCII = 128;
const ASCII = Uint8Array.from({ length: NOT_ASCII }, (_, code) => {
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return LETTER;
  if (code >= 48 && code <= 57) return DIGIT;
  // Markdown sets bold with `*` and `_`.
  return code <= 32 || code === 95 || code === 42 ? BLANK : OTHER;
});
const LETTERLIKE = /[\p{L}\p{M}]/u;
const SOFT_HYPHEN = 0xad;

/** What a UTF-16 code unit is. */
function classOf(code: number): number {
  if (code < NOT_ASCII) return ASCII[code] ?? OTHER;
  if (code === SOFT_HYPHEN) return LETTER;
  if (code === 0xa0 || (code >= 0x2000 && code <= 0x200d) || code === 0x202f || code === 0xfeff || code === 0x3000)
    return BLANK;
  // Degrees, dashes and quotation marks, of which some are letters to Unicode.
  if (code === 0xba || code === 0xb0 || code === 0xaa || (code >= 0x2010 && code <= 0x2026)) return OTHER;
  return LETTERLIKE.test(String.fromCharCode(code)) ? LETTER : OTHER;
}

const SIGNS: ReadonlyMap<number, TokenKind> = new Map(
  ([",", ";", ":", "(", ")", "."] as const).map((sign) => [sign.charCodeAt(0), sign]),
);
const APOSTROPHES = new Set([0x27, 0x2019, 0x2018, 0x2bc, 0x60, 0xb4]);
const isDash = (code: number) => code === 0x2d || (code >= 0x2010 && code <= 0x2015) || code === 0x2212;
const isDegree = (code: number) => code === 0xb0 || code === 0xba || code === 0xaa || code === 0x5e;
const isSlash = (code: number) => code === 0x2f || code === 0x5c || code === 0x2044 || code === 0x2215;

const LONGEST_WORD = 64;
const LONGEST_SUFFIX = 24;
/** A longer word is what it is, with a blank behind it. */
const SHORT_WORD = 3;
/** Blanks between a number and its suffix, and around the hyphen of a word that is cut at the end of a line. */
const MOST_BLANKS = 4;
const MOST_INDENT = 12;

const ONLY_ASCII = /^[\x00-\x7f]*$/;

/** A word as the dictionary has it. */
function fold(word: string): string {
  if (word.length > LONGEST_WORD) return "";
  return ONLY_ASCII.test(word) ? word.toLowerCase() : foldSigns(word);
}

/** Whether a full stop behind a word is its own: words in full end in a vowel. */
const isAbbreviated = (word: string): boolean => word.length < 4 || !/[aeiou]$/.test(word);

const NUMERIC_DATE = /^ ?([./\u2010-\u2014-]) ?(\d{1,2}) ?\1 ?'?(\d{4}|\d{2})(?!\d)/;
const ISO_DATE = /^[\u2010-\u2014-](\d\d)[\u2010-\u2014-](\d\d)(?!\d)/;

/**
 * The tokens of a text, closed by one of kind `end`. Typographic variants are one: apostrophes, dashes, degrees, words cut by a
 * hyphen at the end of a line, soft hyphens, the double brackets of consolidated texts.
 *
 * @param quoted stretches that are passed over: each becomes one token
 * @example lex("art. 5-bis").map(({ kind, value }) => [kind, value]) // [["step", "art"], ["number", "5-bis"], ["end", ""]]
 */
export function lex(text: string, quoted: readonly Span[] = []): LawToken[] {
  const tokens: LawToken[] = [];
  const length = text.length;
  const code = (at: number) => text.charCodeAt(at);
  const classAt = (at: number) => (at < length ? classOf(code(at)) : OTHER);

  function push(
    kind: TokenKind,
    start: number,
    end: number,
    value = "",
    word = "",
    number = 0,
    step: Step | null = null,
    count: Count = "one",
  ): LawToken {
    const written = word === "" ? "" : text.slice(start, end);
    const isFolded = written === word;
    const first = written.charAt(0);
    const token: LawToken = {
      kind,
      start,
      end,
      word,
      value,
      number,
      isPlain: false,
      isOrdinal: false,
      step,
      count,
      dotted: false,
      elided: false,
      isCapital: !isFolded && first !== first.toLowerCase(),
      isUpper:
        !isFolded && written.length > 1 && written === written.toUpperCase() && written !== written.toLowerCase(),
    };
    tokens.push(token);
    return token;
  }

  /** The end of the blanks that begin at a place. */
  function blanks(from: number, most: number): number {
    let at = from;
    while (at - from < most && classAt(at) === BLANK) at++;
    return at;
  }

  /** The suffix that begins at a place: `quaterc.p.` is `quater` and `c.p.` */
  function suffixAt(from: number): { name: string; end: number } | null {
    let end = from;
    while (end - from < LONGEST_SUFFIX && classAt(end) === LETTER) end++;
    const run = fold(text.slice(from, end));
    if (SUFFIXES.has(run)) return { name: run, end };
    if (code(end) !== 0x2e && end - from < LONGEST_SUFFIX) return null;
    for (let cut = run.length - 1; cut >= Math.max(3, run.length - 4); cut--)
      if (SUFFIXES.has(run.slice(0, cut))) return { name: run.slice(0, cut), end: from + cut };
    return null;
  }

  /** The place where a word goes on that a hyphen cuts at the end of a line, 0 where none does. */
  function afterLineEnd(at: number): number {
    if (code(at) !== 0x2d) return 0;
    let hasLine = false;
    let next = at + 1;
    for (; next - at < MOST_INDENT && classAt(next) === BLANK; next++)
      hasLine ||= code(next) === 10 || code(next) === 13;
    return hasLine && classAt(next) === LETTER && text.charAt(next) === text.charAt(next).toLowerCase() ? next : 0;
  }

  /** word = letters ( "-" line end letters )* ( "." | "'" )? */
  function wordAt(start: number): number {
    let at = start;
    let joined = "";
    let from = start;
    for (;;) {
      while (classAt(at) === LETTER) at++;
      const next = afterLineEnd(at);
      if (next === 0) break;
      joined += text.slice(from, at);
      from = at = next;
    }
    const word = fold(joined + text.slice(from, at)) || (at - start > LONGEST_WORD ? "?" : "");
    const found = DICTIONARY.get(word);
    const token = push(
      found?.kind ?? "word",
      start,
      at,
      found?.value ?? word,
      word,
      found?.number,
      found?.step ?? null,
      found?.count,
    );
    return trailing(token, at);
  }

  /** What stands right behind a word decides what a short one is: `all'` and `all.`, `e` and `è`, `l.` and `l'`. */
  function trailing(token: LawToken, at: number): number {
    const { word, start } = token;
    const after = at < length ? code(at) : 0;
    if (word.length > SHORT_WORD && classAt(at) === BLANK) return at;
    let end = at;
    if (after === 0x2e && isAbbreviated(word)) {
      token.dotted = true;
      end++;
      // "n.ro"
      if (word === "n" && /^ro(?![a-z])/i.test(text.slice(end, end + 3))) end += 2;
    } else if (word === "n" && isDegree(after)) end++;
    else if (word === "n" && code(blanks(at, MOST_BLANKS)) === 0x2e) end = blanks(at, MOST_BLANKS) + 1;
    else if (APOSTROPHES.has(after) && code(at + 1) !== after) {
      const next = classAt(at + 1);
      const opensQuote = after === 0x27 && text.charAt(at + 1) === ",";
      if ((next !== BLANK && at + 1 < length && next !== OTHER) || (/ll$/.test(word) && !opensQuote)) {
        token.elided = true;
        end++;
        if (word === "all") token.kind = "preposition";
        if (word === "all") token.value = word;
      } else if (/[aeiou]$/.test(word)) {
        // `universita'`, `e'`
        if (word === "e") token.kind = "word";
        end++;
      }
    } else if (word === "e" && !/[eE]/.test(text.charAt(start))) token.kind = "word";
    // "per" is the preposition, `per.` the periodo.
    if (word === "per" && !token.dotted) token.kind = "word";
    if (word.length === 1 && /^[dl]$/.test(word) && !token.elided) token.kind = "word";
    // Initials: `i.n.p.s.`
    if (token.dotted && /^[aeio]$/.test(word) && classAt(end) === LETTER) token.kind = "word";
    return end;
  }

  /** number = digits ( "°" | ( "-"? suffix )* ( "." digits ( "-" suffix )? )? ) | date */
  function numberAt(start: number): number {
    let at = start;
    while (classAt(at) === DIGIT) at++;
    const digits = text.slice(start, at);
    const date = dateAt(digits, at);
    if (date) {
      push("date", start, at + date.length, date.value);
      return at + date.length;
    }
    const token = push("number", start, at, digits, "", digits.length > 7 ? 0 : Number(digits));
    token.isPlain = true;
    // `1°`, `1 °`, and the typist's `1o aprile`
    const sign = code(at) === 0x20 && isDegree(code(at + 1)) ? at + 1 : at;
    const isTyped = digits === "1" && text.charAt(at) === "o" && classAt(at + 1) === BLANK;
    if (sign < length && (isDegree(code(sign)) || isTyped)) {
      token.isOrdinal = true;
      token.end = sign + 1;
      return sign + 1;
    }
    for (let suffixes = 0; suffixes < 3; suffixes++) {
      let next = blanks(at, MOST_BLANKS);
      if (isDash(code(next)) || code(next) === SOFT_HYPHEN) next = blanks(next + 1, MOST_BLANKS);
      // `640/bis`
      else if (code(at) === 0x2f && token.isPlain) next = at + 1;
      else if (next === at && !token.isPlain) break;
      const suffix = classAt(next) === LETTER ? suffixAt(next) : null;
      if (!suffix) break;
      token.value += `-${suffix.name}`;
      token.isPlain = false;
      at = suffix.end;
    }
    const isPoint = code(at) === 0x2e && classAt(at + 1) === DIGIT;
    // `19-bis1`, as some acts number
    if (!token.isPlain && (isPoint || classAt(at) === DIGIT)) {
      let end = at + 1;
      while (end - at < 4 && classAt(end) === DIGIT) end++;
      token.value += text.slice(at, end);
      at = end;
      const next = isDash(code(at)) ? at + 1 : at;
      const suffix = classAt(next) === LETTER ? suffixAt(next) : null;
      if (suffix) {
        token.value += `-${suffix.name}`;
        at = suffix.end;
      }
    }
    token.end = at;
    return at;
  }

  /** A date in figures whose first number has been read. */
  function dateAt(first: string, at: number): { value: string; length: number } | null {
    const rest = text.slice(at, at + 14);
    if (first.length === 4) {
      const iso = ISO_DATE.exec(rest);
      const value = iso && calendarDate(Number(first), Number(iso[1]), Number(iso[2]));
      return iso && value ? { value, length: iso[0].length } : null;
    }
    const found = first.length <= 2 ? NUMERIC_DATE.exec(rest) : null;
    if (!found) return null;
    const [written, , month = "", year = ""] = found;
    const day = first.padStart(2, "0");
    const tail = `${month.padStart(2, "0")}-${day}`;
    if (year.length === 4) {
      const value = calendarDate(Number(year), Number(month), Number(first));
      return value ? { value, length: written.length } : null;
    }
    // The century is the reader's to say; in a leap year every day of a calendar exists.
    return calendarDate(2000, Number(month), Number(first))
      ? { value: `${year}-${tail}`, length: written.length }
      : null;
  }

  let open = 0;
  /** Quotation marks and all other signs. */
  function signAt(start: number): number {
    const sign = code(start);
    const isDouble = code(start + 1) === sign;
    if (isDouble && (sign === 0x28 || (sign === 0x29 && open > 0))) {
      // `((` and `))` show what was changed and are no signs of the sentence.
      open += sign === 0x28 ? 1 : -1;
      return start + 2;
    }
    if (sign === 0xab || sign === 0x201c || sign === 0x201e) push("open", start, start + 1);
    else if (sign === 0xbb || sign === 0x201d) push("close", start, start + 1);
    else if (isDouble && (sign === 0x3c || sign === 0x60)) {
      push("open", start, start + 2);
      return start + 2;
    } else if (isDouble && (sign === 0x3e || sign === 0x27)) {
      push("close", start, start + 2);
      return start + 2;
    } else if (sign === 0x22) {
      const before = start === 0 ? BLANK : classAt(start - 1);
      const opens = before === BLANK || (start > 0 && /[('’]/.test(text.charAt(start - 1)));
      push(opens ? "open" : "close", start, start + 1);
    } else if (SIGNS.has(sign)) push(SIGNS.get(sign) ?? "sign", start, start + 1);
    else if (sign === 0xb7) push(";", start, start + 1);
    else if (isSlash(sign)) push("/", start, start + 1);
    else if (isDash(sign)) push("-", start, start + 1);
    else if (sign === 0xa7) push("step", start, start + 1, "§", "§", 0, "paragrafo", "open");
    else if (sign === 0x2116) push("step", start, start + 1, "n", "n", 0, "numero", "open");
    else if (!(APOSTROPHES.has(sign) && classAt(start + 1) === DIGIT)) push("sign", start, start + 1);
    return start + 1;
  }

  let nextQuoted = 0;
  for (let at = 0; at < length; ) {
    const quotation = quoted[nextQuoted];
    if (quotation && at >= quotation.start) {
      nextQuoted++;
      if (quotation.end <= at) continue;
      push("quotation", at, Math.min(quotation.end, length));
      at = quotation.end;
      continue;
    }
    const kind = classOf(code(at));
    if (kind === BLANK) at++;
    else if (kind === LETTER) at = wordAt(at);
    else if (kind === DIGIT) at = numberAt(at);
    else at = signAt(at);
  }
  push("end", length, length);
  return tokens;
}
