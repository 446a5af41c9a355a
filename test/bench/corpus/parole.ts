/**
 * Invented words, each as frequent as a word of the law. Measured over the articles of 14 official acts (663,573 words, 16,312 different
 * ones): the word of rank `r` is about `0.12 / (r + 2)` of all words. Beyond some thousands words get rare sooner; still, a longer text
 * has more different words, about as many as the root of its length.
 */

import { ITALIAN_TABLES } from "../../../generator/search/italian.ts";
import type { Caso } from "./caso.ts";

const SHIFT = 2;
/** The rank from which on words get rare sooner, and the power by which they do. */
const KNEE = 5000;
const POWER = 1.75;
/** Different words, at the most: each of the last ones stands a few times in the largest corpus. */
const MOST = 2 ** 20;

/** Shares of the words before the knee and behind it, and what is left of these behind the last word. */
const BEFORE = Math.log((KNEE + SHIFT) / SHIFT);
const BEHIND = (1 - (MOST / KNEE) ** (1 - POWER)) / (POWER - 1);

/** The rank of a word that is drawn, from 0. */
function drawnRank(caso: Caso): number {
  const drawn = caso.next() * (BEFORE + BEHIND);
  if (drawn < BEFORE) return Math.floor(SHIFT * Math.expm1(drawn));
  const left = 1 - (drawn - BEFORE) * (POWER - 1);
  return Math.min(MOST - 1, Math.floor(KNEE * left ** (1 / (1 - POWER))));
}

/** What stands most often in any text. */
const OF_GRAMMAR = ITALIAN_TABLES.vuote.split(" ").slice(0, 60);
const SYLLABLES = ["", ..."bcdfglmnprstvz"].flatMap((consonant) => [..."aeiou"].map((vowel) => consonant + vowel));
const LAST = "bcdlmnprstvz";
const ENDINGS = "aeio";

/** What the forms of a word have in common: short where it is frequent. */
function rootOf(rank: number): string {
  let root = "";
  for (let rest = rank; rest > 0 || root === ""; rest = Math.floor(rest / SYLLABLES.length))
    root += SYLLABLES[rest % SYLLABLES.length];
  return root + LAST[rank % LAST.length];
}

const ROOTS = Array.from({ length: 4 * KNEE }, (_, rank) => rootOf(rank));

/**
 * A word in one of its forms, its most usual one in two of three cases; those of grammar have one.
 *
 * @example parola(new Caso("1")) // "della"
 */
export function parola(caso: Caso): string {
  const rank = drawnRank(caso);
  const ofGrammar = OF_GRAMMAR[rank];
  if (ofGrammar !== undefined) return ofGrammar;
  const ending = caso.chance(2 / 3) ? rank : caso.between(0, ENDINGS.length - 1);
  return (ROOTS[rank] ?? rootOf(rank)) + ENDINGS[ending % ENDINGS.length];
}
