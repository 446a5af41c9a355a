/** Since when an act says its effects: of articles and commi that other acts inserted or replaced, since that day. */

import { isWithin } from "../../law/articles/article-part.ts";
import { isEffect } from "../../law/relation-kinds.ts";
import type { Segnale } from "../../sources/normattiva/records.ts";
import { articleNames } from "./article-names.ts";
import type { Identities, ServedIdentity } from "./identities.ts";
import { mergeRelations } from "./merge.ts";

/** Whether a signal is an effect that the text of the acting act tells. */
export const isTextEffect = ({ base, verso, tipo }: Segnale): boolean =>
  base === "testo_modificativo" && verso === "out" && isEffect(tipo);

/**
 * Gives an effect of an act the day on which its words were written, where another act inserted or replaced all of the comma or article that says it.
 *
 * @param segnali what the act's own files say
 * @param others the acts that insert or replace something in it, with what their files say
 * @returns the effect, given the oldest version that says it: what was written later did not bring it
 * @example wordsDated(atto, segnali, [], table)(effect, "2031-01-01").data // "2030-06-15"
 */
export function wordsDated(
  atto: ServedIdentity,
  segnali: readonly Segnale[],
  others: readonly { readonly atto: ServedIdentity; readonly segnali: readonly Segnale[] }[],
  identities: Pick<Identities, "resolve">,
): (effect: Segnale, al: string) => Segnale {
  const about = others.map((one) => ({
    atto: one.atto,
    segnali: one.segnali.filter(({ verso, altro }) => {
      const found = verso === "out" ? identities.resolve(altro) : "solo anno";
      return typeof found !== "string" && found.eli === atto.eli;
    }),
  }));
  const own = { atto, segnali: segnali.filter(({ verso }) => verso === "in") };
  const { relazioni } = mergeRelations([own, ...about], identities, () => false);
  const days = relazioni.flatMap(({ tipo, portata, articolo_a, partizione_a, data }) =>
    (tipo === "inserisce" || tipo === "sostituisce") && portata === "intero" && articolo_a !== null && data !== null
      ? [{ articolo_a, partizione_a, data }]
      : [],
  );
  const names = articleNames(atto);
  return (effect, al) => {
    const articolo = names.cited(effect.qui);
    const covering = days.filter(
      (day) => day.articolo_a === articolo && isWithin(effect.qui?.parte ?? null, day.partizione_a) && day.data <= al,
    );
    const data = covering.reduce<string | null>((last, day) => (day.data > (last ?? "") ? day.data : last), null);
    return data === null ? effect : { ...effect, data };
  };
}
