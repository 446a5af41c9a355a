import { amendingUnits, type Unit } from "../amending/units.ts";
import { collapse } from "../lines.ts";
import type { ArticoloCitato, AttoCitato, Corpo } from "../records.ts";
import { evidenceOf } from "./evidence.ts";
import { namedActs } from "./named-acts.ts";
import { claimOfNote } from "./note-kinds.ts";
import { markersIn } from "./operations.ts";
import type { OwnIdentity } from "./s1-modifica-attiva.ts";
import type { SignalSink } from "./signal-sink.ts";

const BASE = "nota_aggiornamento";

/** `AGGIORNAMENTO (96)`: the text points to the note with `(96)`. */
const HEADING = /AGGIORNAMENTO\s*(?:\(([^()]{1,8})\))?/;
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

/** An item of a list. */
const ITEM = /^\s*-\s+\p{L}/u;

/** The statements of a note: a line that opens with an act begins one, lines before the first belong to none. */
function statementsOf(note: string): Statement[] {
  const statements: { altro: AttoCitato | null; lines: string[] }[] = [];
  for (const line of note.split("\n")) {
    if (RULE.test(line)) continue;
    const altro = openingAct(line);
    if (altro !== null) statements.push({ altro, lines: [line] });
    // Where acts are the items of a list, an item without an act is of none of them.
    else if (ITEM.test(line) && ITEM.test(statements.at(-1)?.lines[0] ?? ""))
      statements.push({ altro: null, lines: [] });
    else statements.at(-1)?.lines.push(line);
  }
  return statements.flatMap(({ altro, lines }) => (altro === null ? [] : [{ altro, text: collapse(lines.join(" ")) }]));
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

/** The article that notes stand below. */
interface Noted {
  readonly qui: ArticoloCitato | null;
  readonly self: OwnIdentity;
  readonly testo: string;
  /** Its commi, read when the first note asks. */
  readonly commi: () => readonly Unit[];
}

/** Marks that point to a note from more commi than these say nothing of any. */
const MOST_POINTING = 3;

/**
 * The commi of a text that point to a note with its number. A mark at the end of an article of several commi may be of all of them.
 *
 * @param heading what stands in the brackets of the note's heading
 */
function pointingTo({ testo, commi: read }: Noted, heading: string | undefined): readonly string[] {
  const mark = `(${heading})`;
  if (heading === undefined || !testo.includes(mark)) return [];
  const found = new Set<string>();
  const units = read();
  for (const { steps, text } of units)
    if (text.includes(mark) && steps.comma !== undefined) found.add(`comma ${steps.comma}`);
  const commi = new Set(units.map(({ steps }) => steps.comma));
  const last = [...commi].at(-1);
  const atEnd = found.size === 1 && commi.size > 1 && found.has(`comma ${last}`);
  return found.size > MOST_POINTING || atEnd ? [] : [...found];
}

function readStatement(statement: Statement, noted: Noted, pointing: readonly string[], sink: SignalSink): void {
  const { qui, self, testo } = noted;
  const { altro, text } = statement;
  const markers = markersIn(text);
  const opening = text.slice(0, markers[0]?.start);
  const pieces = markers.length === 0 ? [{ numero: null, parte: null, start: 0, at: 0, end: text.length }] : markers;
  const conversione = dayOfConversion(statement);
  for (const { numero, parte, start, at, end } of pieces) {
    const piece = text.slice(at, end);
    const here = { ...self, articolo: qui?.numero ?? null };
    const { tipo, parti, portata } = claimOfNote(piece, here, testo.includes(CHANGED), pointing);
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

function readNote(note: string, heading: string | undefined, noted: Noted, sink: SignalSink): void {
  sink.count(BASE);
  const statements = statementsOf(note);
  if (statements.length === 0)
    sink.count(BASE, COURT.test(note) ? "Corte costituzionale" : "non apre con un atto numerato");
  // Of a note that says several things, the text does not tell which of them a place points to.
  const single = statements.length === 1 && markersIn(statements[0]?.text ?? "").length <= 1;
  const pointing = single && noted.qui !== null ? pointingTo(noted, heading) : [];
  for (const statement of statements) readStatement(statement, noted, pointing, sink);
}

/**
 * S5, the AGGIORNAMENTO notes of the editors: `Il D.L. ... ha disposto (con l'art. 1, comma 272) che ...`. One statement per act
 * that opens a line (an act named after `come modificato da` only changed the provision that speaks), one signal per marker and part,
 * its kind by what its words say. Rulings and unnumbered decrees are only counted.
 *
 * @example readNoteAggiornamento(corpo, self, sink) // sink.segnali: [{ base: "nota_aggiornamento", verso: "in", qui: { numero: "69" }, li: { numero: "1" }, tipo: "proroga", ... }]
 */
export function readNoteAggiornamento({ articoli, allegati }: Corpo, self: OwnIdentity, sink: SignalSink): void {
  const readAll = (text: string, noted: Noted) => {
    // What the heading captures stands between the notes.
    const [, ...parts] = text.split(HEADING);
    for (let at = 0; at + 1 < parts.length; at += 2) readNote(parts[at + 1] ?? "", parts[at], noted, sink);
  };
  for (const { note, numero, allegato, testo } of articoli) {
    let units: readonly Unit[] | undefined;
    const commi = () => (units ??= amendingUnits(testo));
    for (const item of note) readAll(item, { qui: { contenitore: allegato, numero }, self, testo, commi });
  }
  for (const { testo } of allegati) readAll(testo, { qui: null, self, testo, commi: () => [] });
}
