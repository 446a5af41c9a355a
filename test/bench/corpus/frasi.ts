/** Sentences for the bodies of acts. They say nothing. */

import type { Caso } from "./caso.ts";
import { parola } from "./parole.ts";

const [SHORTEST, LONGEST] = [8, 32];
/** How often a sentence cites a part of its own act. */
const CITES = 0.3;
/** How often a word is one that the act has said before, and how many of these are remembered: a text keeps to its subject. */
const AGAIN = 0.2;
const REMEMBERED = 300;

/** Makes the sentences of one act, one after the other; they hold no character that XML would want escaped. */
export function frasiDi(caso: Caso): () => string {
  const said: string[] = [];
  const word = () => {
    if (said.length > 0 && caso.chance(AGAIN)) return caso.pick(said);
    const one = parola(caso);
    if (said.length < REMEMBERED) said.push(one);
    else said[caso.between(0, REMEMBERED - 1)] = one;
    return one;
  };
  return () => {
    const words = Array.from({ length: caso.between(SHORTEST, LONGEST) }, word).join(" ");
    const cited = caso.chance(CITES)
      ? `, ai sensi dell'articolo ${caso.between(1, 90)}, comma ${caso.between(1, 9)}, del presente provvedimento`
      : "";
    return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}${cited}.`;
  };
}
