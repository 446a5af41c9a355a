import { partName } from "../../../law/articles/article-part.ts";
import type { Span } from "../../../law/grammar/lexer.ts";
import type { ReadArticle } from "../amending/read-units.ts";
import { effectsIn, MAY_HAVE_EFFECT, type TextEffect, unsureSpans } from "../effects/effects.ts";
import type { ArticoloCitato, AttoCitato, Corpo, Segnale } from "../records.ts";
import type { OwnIdentity } from "./s1-modifica-attiva.ts";
import { evidenceWith, type SignalSink } from "./signal-sink.ts";

const BASE = "testo_modificativo";
const yearOf = ({ data, anno }: Pick<AttoCitato, "data" | "anno">): string => data?.slice(0, 4) ?? `${anno}`;

/** Where an effect reaches to: an article, a division, or the act. */
function target({ dove, tipo }: TextEffect): Pick<Segnale, "li" | "divisione" | "portata"> | null {
  if (dove === null) return { li: null };
  const { articolo, allegato, divisione, parte, dentro } = dove;
  if (articolo === null) return divisione === null ? null : { li: null, divisione };
  if (allegato === "") return null;
  const li: ArticoloCitato = { contenitore: allegato, numero: articolo, ...(parte !== null && { parte }) };
  const portata = dentro ? "parte" : tipo === "abroga" ? "intero" : undefined;
  return { li, ...(portata !== undefined && { portata }) };
}

/**
 * S9, what the text says of other acts without changing their words: `In deroga all'articolo 7 della legge ...`, `il termine di cui all'articolo
 * 3 ... e' prorogato`. An act younger than this one may stand there by a later change of this one: that is said with reserve.
 *
 * @example readEffetti(self, corpo, articleReader(), sink) // sink.segnali: [{ base: "testo_modificativo", verso: "out", tipo: "deroga", li: { numero: "7" }, ... }]
 */
export function readEffetti(self: OwnIdentity, { articoli }: Corpo, readArticle: ReadArticle, sink: SignalSink): void {
  for (const articolo of articoli) {
    const { testo, numero, allegato } = articolo;
    if (!MAY_HAVE_EFFECT.test(testo)) continue;
    const { text, units } = readArticle(articolo);
    let unsure: readonly Span[] | undefined;
    for (const { unit, passage } of units) {
      if (!MAY_HAVE_EFFECT.test(unit.words)) continue;
      const parte = partName(unit.steps);
      for (const effect of effectsIn(passage)) {
        const { atto, tipo, decorrenza } = effect;
        const place = target(effect);
        unsure ??= unsureSpans(text);
        const isSelf = atto.tipo === self.tipo && atto.numero === self.numero && yearOf(atto) === self.data.slice(0, 4);
        const [from, to] = [unit.start + effect.start, unit.start + effect.end];
        if (isSelf || place === null || unsure.some(({ start, end }) => start < to && from < end)) continue;
        sink.count(BASE);
        sink.add({
          base: BASE,
          verso: "out",
          altro: atto,
          qui: { contenitore: allegato, numero, ...(parte !== null && { parte }) },
          ...place,
          tipo,
          data: null,
          ...(decorrenza && { decorrenza }),
          evidenza: evidenceWith(effect.verb - effect.start, unit.text.slice(effect.start, effect.end)),
          ...(yearOf(atto) > self.data.slice(0, 4) && { riserva: "atto_piu_recente" as const }),
        });
      }
    }
  }
}
