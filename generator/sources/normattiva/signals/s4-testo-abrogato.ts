import { collapse } from "../lines.ts";
import type { ArticoloCitato, Corpo } from "../records.ts";
import { namedActs } from "./named-acts.ts";
import type { SignalSink } from "./signal-sink.ts";

const BASE = "testo_abrogato";

/** The editors write it in capitals where the repealed words were. */
const SENTENCE =
  /\b(PROVVEDIMENTO|ARTICOLO|COMMA|LETTERA|NUMERO|PERIODO|CAPOVERSO|ALINEA) (?:ABROGAT|SOPPRESS)[OA][^.;()\d]{0,80}?\bDA(?:L|LLA|I|LL['’]|GLI)?\s/g;
/** Longest way from the preposition to the number of the act. */
const LOOK_AHEAD = 120;
/** `, CONVERTITO CON MODIFICAZIONI DALLA L. 14 SETTEMBRE 2011, N. 148`. */
const CONVERTED = /^,?\s*CONVERTIT[OA],?\s+CON\s+MODIFICAZIONI,?\s+DALLA\s+L[A-Z.]*\s[^().;]*?N\.?\s*\d+/;

function readText(text: string, articolo: ArticoloCitato | null, sink: SignalSink): void {
  for (const match of text.matchAll(SENTENCE)) {
    sink.count(BASE);
    const from = match.index + match[0].length;
    const ahead = text.slice(from, from + LOOK_AHEAD);
    const [named] = namedActs(ahead);
    if (named === undefined || named.atto === null || named.start > 1) {
      sink.count(BASE, "atto non identificato");
      continue;
    }
    const end = from + named.end;
    const converted = CONVERTED.exec(text.slice(end, end + LOOK_AHEAD))?.[0] ?? "";
    sink.add({
      base: BASE,
      verso: "in",
      altro: named.atto,
      qui: match[1] === "PROVVEDIMENTO" ? null : articolo,
      li: null,
      tipo: "abroga",
      data: null,
      evidenza: collapse(text.slice(match.index, end) + converted),
    });
  }
}

/**
 * S4, "ARTICOLO ABROGATO DAL D.LGS. 26 AGOSTO 2016, N. 179" in the place of the repealed words: which article lost something,
 * and by which act.
 *
 * @example readTestiAbrogati(corpo, sink) // sink.segnali: [{ base: "testo_abrogato", verso: "in", qui: { numero: "12" }, li: null, tipo: "abroga", ... }]
 */
export function readTestiAbrogati({ articoli, allegati }: Corpo, sink: SignalSink): void {
  for (const { testo, numero, allegato } of articoli) readText(testo, { contenitore: allegato, numero }, sink);
  for (const { testo } of allegati) readText(testo, null, sink);
}
