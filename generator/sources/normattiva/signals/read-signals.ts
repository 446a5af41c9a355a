import type { XmlElement } from "../../xml/navigate.ts";
import type { Corpo, Segnale } from "../records.ts";
import { type OwnIdentity, readModificheAttive } from "./s1-modifica-attiva.ts";
import { readModificheMarcate } from "./s2-modifica-marcata.ts";
import { readModifichePassive } from "./s3-riferimento-passivo.ts";
import { readTestiAbrogati } from "./s4-testo-abrogato.ts";
import { readNoteAggiornamento } from "./s5-nota-aggiornamento.ts";
import { readTestiModificativi } from "./s7-testo-modificativo.ts";
import { readConversione } from "./s8-conversione.ts";
import { readEffetti } from "./s9-effetti.ts";
import { SignalSink } from "./signal-sink.ts";

/** What the signals need to know about the act that the file holds. */
interface SignalContext {
  readonly self: OwnIdentity;
  /** Its articles and attachments as text: repeal sentences and AGGIORNAMENTO notes are read there. */
  readonly corpo: Corpo;
}

/**
 * The amendment signals of a file (`../README.md`, Signals), in document order, and how many statements of each
 * kind were met: `conteggi` has `<base>` for what was met and `<base>: <reason>` for what names no identified act.
 * A statement repeated word for word (the repeal of a whole act, listed once per article) is one signal.
 *
 * @param root the `akomaNtoso` element of the file
 * @example readSignals(root, { self: { tipo: "legge", data: "2007-05-04", numero: "56" }, corpo }).conteggi
 *   // { riferimento_passivo: 2 }
 */
export function readSignals(
  root: XmlElement,
  context: SignalContext,
): { segnali: Segnale[]; conteggi: Record<string, number> } {
  const sink = new SignalSink();
  readModificheAttive(root, context.self, context.corpo, sink);
  readModificheMarcate(root, sink);
  readModifichePassive(root, context.corpo, sink);
  readTestiAbrogati(context.corpo, sink);
  readNoteAggiornamento(context.corpo, context.self, sink);
  readTestiModificativi(root, context.corpo, sink);
  readConversione(root, sink);
  readEffetti(context.self, context.corpo, sink);
  return { segnali: sink.segnali, conteggi: sink.conteggi };
}
