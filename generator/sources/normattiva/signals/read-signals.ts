import { getOrMake } from "../../../collections/get-or-make.ts";
import type { XmlElement } from "../../xml/navigate.ts";
import { NUMBERED_BY_YEAR, passageOf } from "../amending/passage.ts";
import { articleReader } from "../amending/read-units.ts";
import type { AttoCitato, Corpo, Segnale } from "../records.ts";
import { type OwnIdentity, readModificheAttive } from "./s1-modifica-attiva.ts";
import { readModificheMarcate } from "./s2-modifica-marcata.ts";
import { readModifichePassive } from "./s3-riferimento-passivo.ts";
import { readTestiAbrogati } from "./s4-testo-abrogato.ts";
import { readNoteAggiornamento } from "./s5-nota-aggiornamento.ts";
import { readTestiModificativi } from "./s7-testo-modificativo.ts";
import { readConversione, readConverte } from "./s8-conversione.ts";
import { readEffetti } from "./s9-effetti.ts";
import { SignalSink } from "./signal-sink.ts";

/** What the signals need to know about the act that the file holds. */
interface SignalContext {
  readonly self: OwnIdentity;
  readonly titolo: string;
  /** Its articles and attachments as text: repeal sentences and AGGIORNAMENTO notes are read there. */
  readonly corpo: Corpo;
}

/**
 * The amendment signals of a file (`../README.md`, Signals), in document order, and how many statements of each
 * kind were met: `conteggi` has `<base>` for what was met and `<base>: <reason>` for what names no identified act.
 * A statement repeated word for word (the repeal of a whole act, listed once per article) is one signal.
 *
 * @param root the `akomaNtoso` element of the file
 * @param readArticle reads each article once, for whoever asks
 * @example readSignals(root, { self: { tipo: "legge", data: "2007-05-04", numero: "56" }, titolo, corpo }).conteggi
 *   // { riferimento_passivo: 2 }
 */
export function readSignals(
  root: XmlElement,
  context: SignalContext,
  readArticle = articleReader(),
): { segnali: Segnale[]; conteggi: Record<string, number> } {
  const sink = new SignalSink();
  readModificheAttive(root, context.self, context.corpo, sink);
  readModificheMarcate(root, sink);
  readModifichePassive(root, context.corpo, sink);
  readTestiAbrogati(context.corpo, sink);
  readNoteAggiornamento(context.corpo, context.self, sink);
  const decree = readConverte(context.self, context.titolo, context.corpo, sink);
  readTestiModificativi(root, context.corpo, decree, readArticle, sink);
  readConversione(root, sink);
  readEffetti(context.self, context.corpo, readArticle, sink);
  return { segnali: datedByText(sink.segnali, context.corpo), conteggi: sink.conteggi };
}

/** Letters before a number that hold the words of its act. */
const BEFORE_NUMBER = 80;

/**
 * Signals of the text with the day of their acts, where the same text names the act by its day somewhere: `decreto legislativo n. 50 del 2016`
 * and `decreto legislativo 18 aprile 2016, n. 50`.
 *
 * @example datedByText([{ base: "testo_modificativo", altro: { tipo: "legge", data: null, anno: 2029, numero: "77", ... }, ... }], corpo)[0].altro.data // "2029-05-06"
 */
export function datedByText(segnali: readonly Segnale[], { articoli }: Corpo): Segnale[] {
  const known = new Map<string, AttoCitato>();
  return segnali.map((segnale) => {
    const { altro, base } = segnale;
    if (base !== "testo_modificativo" || altro.data !== null || !NUMBERED_BY_YEAR.has(altro.tipo)) return segnale;
    return { ...segnale, altro: getOrMake(known, altro.urn, () => withDay(altro, articoli)) };
  });
}

/** An act that is named by its year with the one day that some articles name it by. */
function withDay(atto: AttoCitato, articoli: Corpo["articoli"]): AttoCitato {
  const number = new RegExp(`\\b${atto.anno}\\s*,?\\s*n\\.\\s*${atto.numero}(?![\\w-])`, "gu");
  const found = new Map<string, AttoCitato>();
  for (const { testo } of articoli)
    for (const { 0: words, index } of testo.matchAll(number)) {
      const end = index + words.length;
      const named = passageOf(testo.slice(Math.max(0, index - BEFORE_NUMBER), end)).namings.at(-1)?.atto;
      if (named?.data && named.tipo === atto.tipo && named.numero === atto.numero) found.set(named.data, named);
    }
  const [only, ...others] = found.values();
  return only === undefined || others.length > 0 ? atto : only;
}
