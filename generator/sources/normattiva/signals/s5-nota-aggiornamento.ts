import { collapse } from "../lines.ts";
import type { ArticoloCitato, AttoCitato, Corpo } from "../records.ts";
import { evidenceOf } from "./evidence.ts";
import { namedActs } from "./named-acts.ts";
import { claimOfNote } from "./note-kinds.ts";
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
/** Words of a piece that fits no rule that are kept in the report. */
const OPENING_WORDS = 3;
/** What marks changed words in a text. */
const CHANGED = "((";
const RULE = /^\s*-{3,}\s*$/;
const COURT = /^[^\p{L}]*(?:successivamente,?\s+)?(?:la\s+)?cort[ei]?\s+costitu/iu;
/** The numbered act that a line opens with. */
function openingAct(line: string): AttoCitato | null {
  if (!OPENS.test(line)) return null;
  const named = namedActs(line.slice(0, OPENING_LENGTH)).find(({ start }) => OPENING.test(line.slice(0, start)));
  return named?.atto ?? null;
}

/** What one act is said to have done. */
interface Statement {
  readonly altro: AttoCitato;
  readonly text: string;
}

/** The statements of a note: a line that opens with an act begins one, lines before the first belong to none. */
function statementsOf(note: string): Statement[] {
  const statements: { altro: AttoCitato; lines: string[] }[] = [];
  for (const line of note.split("\n")) {
    if (RULE.test(line)) continue;
    const altro = openingAct(line);
    if (altro !== null) statements.push({ altro, lines: [line] });
    else statements.at(-1)?.lines.push(line);
  }
  return statements.map(({ altro, lines }) => ({ altro, text: collapse(lines.join(" ")) }));
}

/** The law that converted the decree-law that a statement opens with: `convertito con modificazioni dalla L. 5 marzo 2020, n. 13`. */
const CONVERTED = /^[^()"«]*?\bconvertito[^()"«]*?\bdalla\s/i;

function dayOfConversion({ altro, text }: Statement): string | undefined {
  const clause = altro.tipo === "decreto-legge" ? CONVERTED.exec(text)?.[0] : undefined;
  return clause === undefined
    ? undefined
    : namedActs(text.slice(clause.length, clause.length + OPENING_LENGTH))[0]?.data;
}

/** How a piece that fits no rule opens, so that the next rule can be written: three words without numbers. */
const openingWords = (piece: string) =>
  (piece.toLowerCase().match(/\p{L}+['’]?/gu) ?? []).slice(0, OPENING_WORDS).join(" ") || "senza parole";

function readStatement(statement: Statement, qui: ArticoloCitato | null, marked: boolean, sink: SignalSink): void {
  const { altro, text } = statement;
  const markers = markersIn(text);
  const opening = text.slice(0, markers[0]?.start);
  const pieces = markers.length === 0 ? [{ numero: null, parte: null, start: 0, at: 0, end: text.length }] : markers;
  const conversione = dayOfConversion(statement);
  for (const { numero, parte, start, at, end } of pieces) {
    const piece = text.slice(at, end);
    const { tipo, parti, portata } = claimOfNote(piece, qui?.numero ?? null, marked);
    if (tipo === "aggiorna") sink.countOpening(BASE, openingWords(piece));
    for (const parteQui of parti)
      sink.add({
        base: BASE,
        verso: "in",
        altro,
        qui: qui && parteQui !== null ? { ...qui, parte: parteQui } : qui,
        li: numero === null ? null : { contenitore: null, numero, ...(parte !== null && { parte }) },
        tipo,
        ...(portata && { portata }),
        data: null,
        ...(conversione !== undefined && { conversione }),
        evidenza:
          start === opening.length ? evidenceOf(text.slice(0, end)) : evidenceOf(opening, text.slice(start, end)),
      });
  }
}

function readNote(note: string, qui: ArticoloCitato | null, marked: boolean, sink: SignalSink): void {
  sink.count(BASE);
  const statements = statementsOf(note);
  if (statements.length === 0)
    sink.count(BASE, COURT.test(note) ? "Corte costituzionale" : "non apre con un atto numerato");
  for (const statement of statements) readStatement(statement, qui, marked, sink);
}

/**
 * S5, the AGGIORNAMENTO notes of the editors: `Il D.L. ... ha disposto (con l'art. 1, comma 272) che ...`. One statement per act
 * that opens a line (an act named after `come modificato da` only changed the provision that speaks), one signal per marker and part,
 * its kind by what its words say. Rulings and unnumbered decrees are only counted.
 *
 * @example readNoteAggiornamento(corpo, sink) // sink.segnali: [{ base: "nota_aggiornamento", verso: "in", qui: { numero: "69" }, li: { numero: "1" }, tipo: "proroga", ... }]
 */
export function readNoteAggiornamento({ articoli, allegati }: Corpo, sink: SignalSink): void {
  const readAll = (text: string, articolo: ArticoloCitato | null, marked: boolean) => {
    for (const note of text.split(HEADING).slice(1)) readNote(note, articolo, marked, sink);
  };
  for (const { note, numero, allegato, testo } of articoli)
    for (const item of note) readAll(item, { contenitore: allegato, numero }, testo.includes(CHANGED));
  for (const { testo } of allegati) readAll(testo, null, testo.includes(CHANGED));
}
