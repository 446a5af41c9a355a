import { partName } from "../../../law/articles/article-part.ts";
import type { Span } from "../../../law/grammar/lexer.ts";
import { unsureSpans } from "../../../law/grammar/quotations.ts";
import { expression } from "../../../law/words/pattern.ts";
import { IS_DONE } from "../../../law/words/small-words.ts";
import type { Passage } from "../amending/passage.ts";
import { bracketed, type ReadArticle } from "../amending/read-units.ts";
import { spanAt } from "../amending/spans.ts";
import type { Unit } from "../amending/units.ts";
import { effectsIn, MAY_HAVE_EFFECT, type TextEffect } from "../effects/effects.ts";
import type { ArticoloCitato, AttoCitato, Corpo, Segnale } from "../records.ts";
import type { OwnIdentity } from "./s1-modifica-attiva.ts";
import { evidenceOf, evidenceWith, type SignalSink } from "./signal-sink.ts";

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

/** `Sono prorogati al 30 giugno 2031 i seguenti termini di:`. */
const ANNOUNCES = expression`(?<!\p{L})(?<!non\s)${IS_DONE} (?:\p{L}+mente )?(?<verb>prorogat|differit|sospes)[oaie](?!\p{L})[^;:]{0,200}\sseguenti (?:termini|scadenze)(?: (?:di|per))?\s*:\s*`;
const TERM = "il termine di ";

/** The head of a list of terms, and the verb that is said of each. */
interface Announced {
  readonly unit: Unit;
  readonly verb: string;
}

function announcedIn(unit: Unit): Announced | null {
  const verb = ANNOUNCES.exec(unit.words)?.groups?.verb;
  return verb === undefined ? null : { unit, verb };
}

/** The passage of a point of a list with what its head says of it: `il termine di presentazione di cui all'articolo 5 e' prorogato`. */
function withHead({ words, namings }: Passage, verb: string): Passage {
  const by = TERM.length;
  return {
    words: `${TERM}${words.trimEnd().replace(/[;.,]$/u, "")} e' ${verb}o`,
    namings: namings.map((one) => ({
      ...one,
      start: one.start + by,
      end: one.end + by,
      places: one.places.map((place) => ({ ...place, at: place.at + by })),
    })),
  };
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
    let added: readonly Span[] | undefined;
    let head: Announced | null = null;
    for (const { unit, passage } of units) {
      if (head !== null && unit.depth <= head.unit.depth) head = null;
      const above: Announced | null = head;
      head = announcedIn(unit) ?? head;
      if (above === null && !MAY_HAVE_EFFECT.test(unit.words)) continue;
      const parte = partName(unit.steps);
      for (const effect of effectsIn(above === null ? passage : withHead(passage, above.verb))) {
        const { atto, tipo, decorrenza, start, end, verb } = effect;
        const place = target(effect);
        unsure ??= unsureSpans(text);
        const isSelf = atto.tipo === self.tipo && atto.numero === self.numero && yearOf(atto) === self.data.slice(0, 4);
        const [from, to] = above === null ? [start, end] : [0, unit.text.length];
        const isUnsure = unsure.some((one) => one.start < unit.start + to && unit.start + from < one.end);
        if (isSelf || place === null || isUnsure) continue;
        added ??= bracketed(testo);
        sink.count(BASE);
        sink.add({
          base: BASE,
          verso: "out",
          altro: atto,
          qui: { contenitore: allegato, numero, ...(parte !== null && { parte }) },
          ...place,
          tipo,
          data: null,
          ...(spanAt(added, unit.start + (above === null ? verb : 0)) && { aggiunta: true as const }),
          ...(decorrenza && { decorrenza }),
          evidenza:
            above === null
              ? evidenceWith(verb - start, unit.text.slice(start, end))
              : evidenceOf(above.unit.text, unit.text),
          ...(yearOf(atto) > self.data.slice(0, 4) && { riserva: "atto_piu_recente" as const }),
        });
      }
    }
  }
}
