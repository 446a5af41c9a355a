/** Numbers of bills: `S.1234`, `C.643-BIS`, `S.926/I`, and the many ways people write them. */

import { digitBucket } from "./identity/digit-bucket.ts";

/** Branch of Parliament. */
export type Ramo = "Camera" | "Senato";

interface BillNumber {
  /** The branch that is written, `null` where none is. */
  readonly ramo: "S" | "C" | null;
  /** `NUM[-BIS][-B][/I]` in capitals, without leading zeros: what two spellings of one number share. */
  readonly chiave: string;
}

/** Blank as the contract has it, so with U+0085. */
const BLANKS = /[\s\u0085]+/g;

const BRANCH = "(?:(?:(s|c)\\.?|a(s|c)|a\\. ?(s|c)\\.|(?:atto )?(senato|camera)) ?[-_:]? ?)?";
const NUMBER = "(\\d+(?:-\\d+)*)";
const WORD = "(?: ?-? ?(bis|ter|quater|quinquies|sexies|septies|octies|novies|decies))?";
const LETTER = "(?: ?-? ?([a-h]))?";
const NOTE = "(?: ?[-/_]? ?(i{1,3}))?";
// Without the `u` flag, ignoring case keeps to ASCII: a dotless `ı` is no `I`.
const SPELLING = new RegExp(
  `^(?:(?:ddl|pdl|disegno di legge|proposta di legge) ?)?${BRANCH}(?:(?:n\\.|n[°º]|nr\\.|numero) ?)?${NUMBER}${WORD}${LETTER}${NOTE}$`,
  "i",
);

/**
 * Reads a bill's number in any of the spellings that people use; `null` for anything else. Case is ignored, spaces are
 * collapsed.
 *
 * @example parseBillNumber("Atto Senato n. 0013 b") // { ramo: "S", chiave: "13-B" }
 * @example parseBillNumber("643bis") // { ramo: null, chiave: "643-BIS" }
 */
export function parseBillNumber(text: string): BillNumber | null {
  const match = SPELLING.exec(text.replace(BLANKS, " ").trim());
  if (!match) return null;
  const [, s1, s2, s3, name, digits = "", word, letter, note] = match;
  const branch = (s1 ?? s2 ?? s3 ?? name?.[0])?.toUpperCase() as "S" | "C" | undefined;
  const number = digits.replace(/(^|-)0+(?=\d)/g, "$1");
  const chiave = [number, word, letter].filter((part) => part !== undefined).join("-") + (note ? `/${note}` : "");
  return { ramo: branch ?? null, chiave: chiave.toUpperCase() };
}

/**
 * The key without the `-A` that marks the committee's printed text, which is no reading; `null` where there is none.
 *
 * @example withoutCommitteeText("17-A") // "17"
 */
export function withoutCommitteeText(chiave: string): string | null {
  const bare = chiave.replace(/-A(?=\/|$)/, "");
  return bare === chiave ? null : bare;
}

/** Files of the index of bill numbers. */
export const BILL_BUCKETS = 32;

/**
 * The file of the index that knows a key: its first digits as a number, modulo 32, in two digits.
 *
 * @example billBucket("108-376-B") // "12"
 */
export function billBucket(chiave: string): string {
  return digitBucket(chiave, BILL_BUCKETS);
}
