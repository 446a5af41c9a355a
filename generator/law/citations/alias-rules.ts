import type { Mention } from "./act.ts";
import { type Plain, written } from "./plain.ts";

/** In upper case too these are words or other initials: they count right after an article only. */
const AMBIGUOUS = /^(?:cam|ctu|cap|com|ccp|tua|tue)$/;

const ONLY_SMALL_WORDS =
  /^(?:(?:il|l[aeo]|gli|i|(?:de|ne|da|a)l(?:l[aeo])?|ex|nuovo|vigente) |l'|(?:de|ne|da|a)ll'|[ "(])*$/;
const NOTHING_MORE = /^[ .,;)"!?]*(?:$|[ ,(]*art)/;

/** Before the Constitution's name, where it is not the common noun. */
const LEADS_TO_NAME = /(?:^|[^a-z])(?:la|in|con|ex|(?:de|ne|da|a|su|co)l?la|(?:de|ne|da|a|su)lla carta) $/;

/** Between an act and its own name: `(Codice dell'amministrazione digitale)`, `recante il codice ...`. */
const APPOSITION =
  /^[ ,]*(?:\(|recante|c\. ?d|cd|cosiddett|-)[a-z.]*[ (]*(?:recante |c\. ?d\. |il |l[aeo] |l'|del |nuovo )*$/;

/** Room around initials in which small letters show that capitals are meant. */
const AROUND = 40;

/**
 * Whether a name stands for its act where it is written. In running text initials are often other words: they count with
 * dots, after an article, or in capitals among small letters; the Constitution with a capital, after a preposition.
 *
 * @param context what the words lead from: `art. 5`, another part of an act, or nothing
 * @param lastEnd where the mention before it ended, negative where there is none
 * @example countsAsName(plain("il cad o altro"), mention, null, -1, true) // false, `mention` being that of `cad`
 */
export function countsAsName(
  source: Plain,
  mention: Mention,
  context: "article" | "part" | null,
  lastEnd: number,
  wholeRequest: boolean,
): boolean {
  const { text, raw, at } = source;
  const { key, initials } = mention.alias!;
  const [before, after] = [
    text.slice(Math.max(0, mention.start - 60), mention.start),
    text.slice(mention.end, mention.end + 60),
  ];
  if (lastEnd >= 0 && mention.start - lastEnd < 60 && APPOSITION.test(text.slice(lastEnd, mention.start))) return false;
  if (!initials && key !== "costituzione") return true;
  const name = written(source, mention.start, mention.end);
  const letters = name.replace(/[^\p{L}]/gu, "");
  const parts = name.toLowerCase().match(/\p{L}+/gu) ?? [""];
  // `Capo provvisorio` has the key of the codice penale.
  if (!key.startsWith(parts[0]!) || !key.endsWith(parts.at(-1)!)) return false;
  // `Art. 165 (Costituzione di parte civile)` is a heading.
  if (before.endsWith("(") && context) return false;
  if (context === "article") return true;
  if (wholeRequest && !context && mention.start < 60 && ONLY_SMALL_WORDS.test(before) && NOTHING_MORE.test(after))
    return true;
  if (key === "costituzione") return name.startsWith("C") && (context !== null || LEADS_TO_NAME.test(before));
  if (/\p{L}\. ?\p{L}/u.test(name)) return true;
  const [start, end] = [at[mention.start]!, at[mention.end]!];
  const around = raw.slice(Math.max(0, start - AROUND), start) + raw.slice(end, end + AROUND);
  return letters === letters.toUpperCase() && !AMBIGUOUS.test(key) && /\p{Ll}|^\P{L}*$/u.test(around);
}
