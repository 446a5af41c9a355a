/** The day that another sentence of an act says of its changes: `Le disposizioni di cui all'articolo 1, comma 1, hanno effetto dal ...`. */

import { isWithin, partName } from "../../../law/articles/article-part.ts";
import { RULES } from "../../../law/words/nouns.ts";
import { expression } from "../../../law/words/pattern.ts";
import { FROM_THE, IN_THE, OF_THE, THE, TO_THE } from "../../../law/words/small-words.ts";
import type { ArticoloCitato, Decorrenza } from "../records.ts";
import { daysIn } from "./decorrenza.ts";
import { pieceOf } from "./passage.ts";
import type { UnitPassage } from "./read-units.ts";
import { stretchesBetween } from "./spans.ts";

/** A place of an act that amends, and when what it does takes effect. */
export interface Efficacia {
  readonly articolo: string | null;
  /** `null` where it is the whole article. */
  readonly parte: string | null;
  readonly decorrenza: Decorrenza;
}

/** Nothing but what a place changes is spoken of. */
const SUBJECT = expression`^\W*${THE}(?:${RULES}|modific(?:a|he)|modificazion[ei]|abrogazion[ei]|efficacia)\s(?:(?:di cui|previst[aei]|recat[aei]|dispost[aei])\s)?(?:${OF_THE}|${TO_THE}|${FROM_THE}|${IN_THE})$`;
/** What is said of it, up to the day. */
const TAKES_EFFECT =
  /^,?\s(?:ha(?:nno)?\s(?:effetto|efficacia)|acquista(?:no)?\sefficacia|entra(?:no)?\sin\svigore|produc(?:e|ono)\seffett[oi]|decorr(?:e|ono)|si\sapplica(?:no)?)\s?,?\s?$/iu;
/** `ad eccezione dell'articolo 1, comma 2, che entra in vigore il 1 gennaio 2008`. */
const EXCEPTED = expression`(?:eccezione|esclusione|salvo|tranne) (?:${OF_THE}|${THE})$`;
const WHICH = /^,\s(?:che|(?:il|la|i|le)\squal[ei])\s(?:ha(?:nno)?\seffetto|entra(?:no)?\sin\svigore)\s?,?\s?$/iu;
const PRESENT = /(?<=\spresente\s)(?<step>comma|articolo)\s/iu;
const SENTENCE_END = /(?<!(?<!\p{L})(?:n|art|artt|nn|lett|co))\.\s+(?=\p{Lu})|;\s/gu;
const MAY_SAY = /effett|efficac|vigore|decorr|applica/i;

/**
 * What the sentences of an article say of the day on which changes of its act take effect; one with any other word says nothing.
 *
 * @example [...efficacieIn("2", units)] // [{ articolo: "1", parte: "comma 1", decorrenza: { dal: "2031-01-01", ... } }]
 */
export function* efficacieIn(articolo: string | null, units: readonly UnitPassage[]): Generator<Efficacia> {
  for (const { unit, passage } of units) {
    if (!MAY_SAY.test(unit.words)) continue;
    for (const [which, { start, end }] of [...stretchesBetween(unit.words, SENTENCE_END)].entries()) {
      const text = unit.words.slice(start, end);
      const days = MAY_SAY.test(text) ? daysIn(text) : [];
      const present = PRESENT.exec(text);
      const { namings } = pieceOf(passage, start, end);
      for (const day of days) {
        const naming = namings.findLast((one) => one.start < day.start);
        const [from, to] = present
          ? [present.index - "presente ".length, present.index + present[0].length - 1]
          : [naming?.start ?? 0, naming?.end ?? 0];
        const [before, said] = [text.slice(0, from), text.slice(to, day.start)];
        const isAll =
          days.length === 1 && SUBJECT.test(before) && TAKES_EFFECT.test(said) && /^[\s.]*$/.test(text.slice(day.end));
        if (!isAll && !(EXCEPTED.test(before) && WHICH.test(said))) continue;
        // What applies to cases of a time is in force before.
        if (day.dal === null && /applica/i.test(said)) continue;
        const decorrenza = { dal: day.dal, testo: day.testo };
        const comma = partName({ comma: unit.steps.comma });
        if (present) yield { articolo, parte: /comma/i.test(present[0]) ? comma : null, decorrenza };
        else if (naming !== undefined && (!naming.own || naming.self))
          // Of the sentences of a comma only the one before is surely all that it changes.
          for (const { dentro, ...place } of naming.places)
            if (!dentro) yield { articolo: place.articolo ?? articolo, parte: place.parte, decorrenza };
            else if (which === 1 && place.articolo === null && place.parte === null)
              yield { articolo, parte: comma, decorrenza };
      }
    }
  }
}

/**
 * When the changes of a place take effect, as far as other sentences say it: the narrowest that speaks of it.
 *
 * @example efficaciaOf([{ articolo: "1", parte: "comma 1", decorrenza }], { contenitore: null, numero: "1", parte: "comma 1, lettera a)" }) // decorrenza
 */
export function efficaciaOf(
  all: readonly Efficacia[],
  { contenitore, numero, parte }: ArticoloCitato,
): Decorrenza | undefined {
  if (contenitore !== null) return undefined;
  return all
    .filter((one) => one.articolo === numero && isWithin(parte ?? null, one.parte))
    .toSorted((a, b) => (b.parte?.length ?? 0) - (a.parte?.length ?? 0))[0]?.decorrenza;
}
