import { collapse } from "../lines.ts";
import type { ArticoloCitato, AttoCitato, Corpo, TipoRelazione } from "../records.ts";
import { namedActs } from "./named-acts.ts";
import { markersIn } from "./operations.ts";
import type { SignalSink } from "./signal-sink.ts";

const BASE = "nota_aggiornamento";

const HEADING = /AGGIORNAMENTO\s*(?:\([^()]{1,8}\))?/;
/** What may stand before the act that a note opens with. */
const OPENING = /^[^\p{L}]*(?:l|il|lo|la|i|gli|le|l['’])\s*$/iu;
/** How such a line begins; the others are not searched for acts. */
const OPENS = /^[^\p{L}]*(?:l|il|lo|la|i|gli|le)(?!\p{L})/iu;
/** Longest words before the date of the act, with room for the date. */
const OPENING_LENGTH = 200;
const RULE = /^\s*-{3,}\s*$/;
const COURT = /^[^\p{L}]*(?:successivamente,?\s+)?(?:la\s+)?cort[ei]?\s+costitu/iu;
const VERBS: readonly (readonly [RegExp, TipoRelazione])[] = [
  [/\babrog(?:at[oaie]|azione|a|ano)\b/i, "abroga"],
  [/\b(?:prorog\p{L}+|differi(?:t[oaie]|mento|sce))\b/iu, "proroga"],
  [/\bin\s+deroga\b/i, "deroga"],
];

function tipoOf(words: string): TipoRelazione {
  for (const [verb, tipo] of VERBS) if (verb.test(words)) return tipo;
  return "modifica";
}

/** The numbered act that a line opens with. */
function openingAct(line: string): AttoCitato | null {
  if (!OPENS.test(line)) return null;
  const named = namedActs(line.slice(0, OPENING_LENGTH)).find(({ start }) => OPENING.test(line.slice(0, start)));
  return named?.atto ?? null;
}

/** The statements of a note: a line that opens with an act begins one, lines before the first belong to none. */
function statementsOf(note: string): { altro: AttoCitato; text: string }[] {
  const statements: { altro: AttoCitato; lines: string[] }[] = [];
  for (const line of note.split("\n")) {
    if (RULE.test(line)) continue;
    const altro = openingAct(line);
    if (altro !== null) statements.push({ altro, lines: [line] });
    else statements.at(-1)?.lines.push(line);
  }
  return statements.map(({ altro, lines }) => ({ altro, text: collapse(lines.join(" ")) }));
}

function readNote(note: string, qui: ArticoloCitato | null, sink: SignalSink): void {
  sink.count(BASE);
  const statements = statementsOf(note);
  if (statements.length === 0)
    sink.count(BASE, COURT.test(note) ? "Corte costituzionale" : "non apre con un atto numerato");
  for (const { altro, text } of statements) {
    const markers = markersIn(text);
    const pieces = markers.length === 0 ? [{ numero: null, at: 0, end: text.length }] : markers;
    for (const { numero, at, end } of pieces)
      sink.add({
        base: BASE,
        verso: "in",
        altro,
        qui,
        li: numero === null ? null : { contenitore: null, numero },
        tipo: tipoOf(text.slice(at, end)),
        data: null,
        evidenza: text,
      });
  }
}

/**
 * S5, the AGGIORNAMENTO notes of the editors: `Il D.L. ... ha disposto (con l'art. 1, comma 272) che ...`. One statement per act
 * that opens a line, one signal per article of that act that its markers tell. Rulings and unnumbered decrees are only counted.
 *
 * @example readNoteAggiornamento(corpo, sink) // sink.segnali: [{ base: "nota_aggiornamento", verso: "in", qui: { numero: "69" }, li: { numero: "1" }, tipo: "proroga", ... }]
 */
export function readNoteAggiornamento({ articoli, allegati }: Corpo, sink: SignalSink): void {
  const readAll = (text: string, articolo: ArticoloCitato | null) => {
    for (const note of text.split(HEADING).slice(1)) readNote(note, articolo, sink);
  };
  for (const { note, numero, allegato } of articoli)
    for (const item of note) readAll(item, { contenitore: allegato, numero });
  for (const { testo } of allegati) readAll(testo, null);
}
