import type { ArticoloCitato, Corpo, TipoRelazione } from "../records.ts";
import { namedActs } from "./named-acts.ts";
import { oneLine } from "./one-line.ts";
import { markersIn } from "./operations.ts";
import type { SignalSink } from "./signal-sink.ts";

const BASE = "nota_aggiornamento";

const HEADING = /AGGIORNAMENTO\s*(?:\([^()]{1,8}\))?/;
/** What may stand before the act that a note opens with. */
const OPENING = /^[^\p{L}]*(?:l|il|lo|la|i|gli|le|l['’])\s*$/iu;
const COURT = /^[^\p{L}]*(?:la\s+)?cort[ei]?\s+costituz/iu;
const VERBS: readonly (readonly [RegExp, TipoRelazione])[] = [
  [/\babrog(?:at[oaie]|azione|a|ano)\b/i, "abroga"],
  [/\b(?:prorog\p{L}+|differi(?:t[oaie]|mento|sce))\b/iu, "proroga"],
  [/\bin\s+deroga\b/i, "deroga"],
];

function tipoOf(words: string): TipoRelazione {
  for (const [verb, tipo] of VERBS) if (verb.test(words)) return tipo;
  return "modifica";
}

/** A note that opens with a numbered act, per article of that act that its markers tell. */
function readNote(text: string, qui: ArticoloCitato | null, sink: SignalSink): void {
  sink.count(BASE);
  const named = namedActs(text.slice(0, 200)).find(({ start }) => OPENING.test(text.slice(0, start)));
  if (named === undefined || named.atto === null) {
    sink.count(BASE, COURT.test(text) ? "Corte costituzionale" : "non apre con un atto numerato");
    return;
  }
  const markers = markersIn(text);
  const pieces = markers.length === 0 ? [{ numero: null, at: 0, end: text.length }] : markers;
  for (const { numero, at, end } of pieces)
    sink.add({
      base: BASE,
      verso: "in",
      altro: named.atto,
      qui,
      li: numero === null ? null : { contenitore: null, numero },
      tipo: tipoOf(text.slice(at, end)),
      data: null,
      evidenza: text,
    });
}

/** S5, the AGGIORNAMENTO notes of the editors: `Il D.L. ... ha disposto (con l'art. 1, comma 272) che ...`. */
export function readNoteAggiornamento({ articoli, allegati }: Corpo, sink: SignalSink): void {
  const readAll = (text: string, articolo: ArticoloCitato | null) => {
    for (const block of text.split(HEADING).slice(1))
      readNote(oneLine(block.replace(/\n\s*-{4,}[\s\S]*$/, "")), articolo, sink);
  };
  for (const { note, numero, allegato } of articoli)
    for (const note_ of note) readAll(note_, { contenitore: allegato, numero });
  for (const { testo } of allegati) readAll(testo, null);
}
