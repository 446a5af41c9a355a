import { partName } from "../../../law/articles/article-part.ts";
import type { XmlElement } from "../../xml/element.ts";
import { type Amendment, type Forma, NO_CONTEXT, type SentenceContext } from "../amending/amendment.ts";
import { MASK } from "../amending/quotations.ts";
import { readAmendments } from "../amending/sentences.ts";
import { amendingUnits, type Unit } from "../amending/units.ts";
import { collapse } from "../lines.ts";
import type { ArticoloCitato, Corpo, Segnale } from "../records.ts";
import { type Anchor, anchorsIn, witnessed } from "./anchors.ts";
import { evidenceOf } from "./evidence.ts";
import type { SignalSink } from "./signal-sink.ts";

const BASE = "testo_modificativo";
/** A quick test: every article that amends contains one of these. */
const AMENDING = /sostituit|inserit|aggiunt|introdott|premess|antepost|abrogat|soppress/i;
/** Quotations of more characters are left out of the words that are shown. */
const QUOTED_KEPT = 200;
/** The official marks of change, which are not part of the words. */
const BRACKETS = /\(\(|\)\)/g;

/** A sentence of a unit with its long quotations as `[...]`. */
function shown({ text, quotations }: Unit, sentence: Pick<Amendment, "start" | "end">): string {
  let out = "";
  let from = sentence.start;
  for (const { start, end } of quotations) {
    if (end - start <= QUOTED_KEPT || start < from || end > sentence.end) continue;
    out += `${text.slice(from, start + 1)}[...]${text[end - 1] ?? ""}`;
    from = end;
  }
  return out + text.slice(from, sentence.end);
}

/** The place that an amendment reaches; `null` where it is not one of articles. */
function targetOf({ dove: { allegato, articolo, parte } }: Amendment): ArticoloCitato | null {
  if (articolo === null || allegato === "") return null;
  return { contenitore: allegato, numero: articolo, ...(parte !== null && { parte }) };
}

/** The amendments that an article makes, in order, and the form of the sentence of each. */
function* amendmentsOf(
  text: string,
  articolo: ArticoloCitato,
  anchors: () => readonly Anchor[],
): Generator<{ segnale: Segnale; forma: Forma }> {
  /** What each level of the list says of the one below, and the words that say it. */
  const above: { context: SentenceContext; shown: string; words: string }[] = [];
  for (const unit of amendingUnits(text.replace(BRACKETS, ""))) {
    const heads = above.slice(0, unit.depth);
    const context = heads.at(-1)?.context ?? NO_CONTEXT;
    const { found, below } = readAmendments(unit.words, unit.quotations, context, unit.depth > 0);
    above.length = Math.min(above.length, unit.depth);
    while (above.length < unit.depth) above.push({ context, shown: "", words: "" });
    above.push({ context: below, shown: unit.words.includes(MASK) ? "" : unit.text, words: unit.words });
    const parte = partName(unit.steps);
    for (const amendment of found) {
      const named = targetOf(amendment);
      const words = () => collapse([...heads.map((head) => head.words), unit.words].join(" "));
      const li = named === null ? null : witnessed(named, amendment.atto, words, anchors());
      if (named !== null && li === null) continue;
      const divisione = li === null ? (amendment.divisione ?? (amendment.dove.allegato || undefined)) : undefined;
      const whole =
        amendment.dove.articolo === null && amendment.dove.allegato === null && amendment.dove.parte === null;
      const segnale: Segnale = {
        base: BASE,
        verso: "out",
        altro: amendment.atto,
        qui: { ...articolo, ...(parte !== null && { parte }) },
        li,
        tipo: amendment.tipo,
        ...(divisione !== undefined && { divisione }),
        portata: (li === null && divisione === undefined && !whole) || li !== named ? "parte" : amendment.portata,
        data: null,
        evidenza: evidenceOf(...heads.map(({ shown: head }) => head), shown(unit, amendment)),
      };
      yield { segnale, forma: amendment.forma };
    }
  }
}

/**
 * The amendments that the text of an act makes, article by article.
 *
 * @param anchorsOf the references of an article by its identifier: where they contradict what was read, they decide
 * @example [...amendmentsOfText(corpo)][0].forma // "frase"
 */
export function* amendmentsOfText(
  { articoli }: Corpo,
  anchorsOf: (id: string) => readonly Anchor[] = () => [],
): Generator<{ segnale: Segnale; forma: Forma }> {
  for (const { testo, numero, allegato, id } of articoli) {
    if (!AMENDING.test(testo)) continue;
    let anchors: readonly Anchor[] | undefined;
    const ofArticle = () => (anchors ??= allegato === null ? anchorsOf(id) : []);
    yield* amendmentsOf(testo, { contenitore: allegato, numero }, ofArticle);
  }
}

/**
 * S7, the amending sentences of the text itself: `All'articolo 3 della legge ..., il comma 2 e' sostituito dal seguente: «...»`, a head
 * with its list of points, a list of repeals. What stands between quotation marks is the new text and is never read for citations.
 *
 * @example readTestiModificativi(root, corpo, sink) // sink.segnali: [{ base: "testo_modificativo", verso: "out", qui: { numero: "1", parte: "comma 8" }, tipo: "abroga", ... }]
 */
export function readTestiModificativi(root: XmlElement, corpo: Corpo, sink: SignalSink): void {
  for (const { segnale } of amendmentsOfText(corpo, anchorsIn(root))) {
    sink.count(BASE);
    sink.add(segnale);
  }
}
