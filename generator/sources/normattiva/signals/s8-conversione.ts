import { attribute, child, descendants, textOf, type XmlElement } from "../../xml/navigate.ts";
import { collapse } from "../lines.ts";
import { citedByRef } from "./cited-act.ts";
import { namedActs } from "./named-acts.ts";
import { evidenceOf, type SignalSink } from "./signal-sink.ts";

const BASE = "conversione";

const SENTENCE = /\bconvertito(?:,?\s+con\s+modificazioni,?)?(?:\s+in\s+legge)?\s+dal(?:la|l['’])\s*[\s\S]*/i;

/**
 * S8, the note of the preface of a decree-law: `Decreto-Legge convertito con modificazioni dalla L. 17 luglio 2020, n. 77`.
 *
 * @example readConversione(root, sink) // sink.segnali: [{ base: "conversione", verso: "in", tipo: "converte", qui: null, li: null, ... }]
 */
export function readConversione(root: XmlElement, sink: SignalSink): void {
  const preface = child(child(root, "act"), "preface");
  if (preface === undefined) return;
  for (const note of descendants(preface, "authorialNote")) {
    const sentence = SENTENCE.exec(collapse(textOf(note)))?.[0];
    if (sentence === undefined) continue;
    sink.count(BASE);
    const [named] = namedActs(sentence);
    const [ref] = descendants(note, "ref");
    const altro =
      named?.atto ?? (ref === undefined ? "legge non identificata" : citedByRef(attribute(ref, "href") ?? ""));
    if (typeof altro === "string") {
      sink.count(BASE, altro);
      continue;
    }
    sink.add({
      base: BASE,
      verso: "in",
      altro,
      qui: null,
      li: null,
      tipo: "converte",
      data: null,
      evidenza: evidenceOf(`Decreto-Legge ${sentence}`),
    });
  }
}
