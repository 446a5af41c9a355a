import { partName } from "../../../law/articles/article-part.ts";
import { IS_CONVERTED } from "../../../law/words/conversion.ts";
import { expression } from "../../../law/words/pattern.ts";
import { OF_THE, THE } from "../../../law/words/small-words.ts";
import { attribute, child, descendants, textOf, type XmlElement } from "../../xml/navigate.ts";
import { type Passage, passageOf, pieceOf } from "../amending/passage.ts";
import { decreeIn, unitPassages } from "../amending/read-units.ts";
import { collapse } from "../lines.ts";
import type { AttoCitato, Corpo, Segnale } from "../records.ts";
import { citedByRef } from "./cited-act.ts";
import { conversionIn } from "./named-acts.ts";
import type { OwnIdentity } from "./s1-modifica-attiva.ts";
import { evidenceOf, type SignalSink } from "./signal-sink.ts";

const BASE = "conversione";

/**
 * S8, the note of the preface of a decree-law: `Decreto-Legge convertito con modificazioni dalla L. 17 luglio 2020, n. 77`.
 *
 * @example readConversione(root, sink) // sink.segnali: [{ base: "conversione", verso: "in", tipo: "converte", qui: null, li: null, ... }]
 */
export function readConversione(root: XmlElement, sink: SignalSink): void {
  const preface = child(child(root, "act"), "preface");
  if (preface === undefined) return;
  for (const note of descendants(preface, "authorialNote")) {
    const text = collapse(textOf(note));
    const conversion = conversionIn(text);
    if (conversion === null) continue;
    const [ref] = descendants(note, "ref");
    const altro =
      conversion.law?.atto ?? (ref === undefined ? "legge non identificata" : citedByRef(attribute(ref, "href") ?? ""));
    if (!sink.names(BASE, altro)) continue;
    sink.add({
      base: BASE,
      verso: "in",
      altro,
      qui: null,
      li: null,
      tipo: "converte",
      data: null,
      evidenza: evidenceOf(`Decreto-Legge ${text.slice(conversion.start)}`),
    });
  }
}

const CONVERTS = new RegExp(IS_CONVERTED, "giu");
/** Most texts lack even this: a lookbehind at each letter is spared. */
const CONVERTED = /convertit/i;
/** Between `convertito in legge` and the decree. */
const BEHIND = expression`^[\s,]*(?:con\s[^;:.]{0,80}[,\s])?${THE}$`;
const TITLE = expression`^\W*conversione in legge(?:[\s,]+con modific\p{L}+)?[\s,]+${OF_THE}`;
/** Letters of the title of a decree between it and the verb, at the most. */
const LONGEST_TITLE = 1200;

/** The decree that a sentence converts, whose verb stands between two places. */
function convertedBy(passage: Passage, start: number, end: number): AttoCitato | null {
  const { words, namings } = passage;
  const sentence = Math.max(words.lastIndexOf("\n", start), start - LONGEST_TITLE, 0);
  const before = decreeIn(pieceOf(passage, sentence, start));
  if (before !== null) return before;
  const behind = namings.find((one) => one.start >= end);
  return behind !== undefined && BEHIND.test(words.slice(end, behind.start))
    ? decreeIn({ words, namings: [behind] })
    : null;
}

/**
 * What a law of conversion says of the decrees that it converts: by its articles, else by its title.
 *
 * @param self whose acts converted earlier are none of its own
 * @example readConverte(self, "Conversione in legge del decreto-legge 6 maggio 2030, n. 77", corpo, sink) // sink.segnali: [{ tipo: "converte", qui: null, li: null, ... }]
 */
export function readConverte(
  { tipo, data }: OwnIdentity,
  titolo: string,
  { articoli }: Corpo,
  sink: SignalSink,
): AttoCitato | null {
  const found: Pick<Segnale, "altro" | "qui" | "evidenza">[] = [];
  for (const { testo, numero, allegato } of articoli) {
    if (allegato !== null || !CONVERTED.test(testo) || testo.search(CONVERTS) < 0) continue;
    for (const { unit, passage } of unitPassages(testo))
      for (const { index, 0: verb } of unit.words.matchAll(CONVERTS)) {
        const altro = convertedBy(passage, index, index + verb.length);
        const parte = partName(unit.steps);
        if (altro !== null && (altro.data ?? "") <= data)
          found.push({
            altro,
            qui: { contenitore: null, numero, ...(parte !== null && { parte }) },
            evidenza: evidenceOf(unit.text),
          });
      }
  }
  const title = found.length === 0 && tipo === "legge" ? TITLE.exec(titolo) : null;
  if (title !== null) {
    const altro = decreeIn(passageOf(titolo.slice(title[0].length)));
    if (altro !== null) found.push({ altro, qui: null, evidenza: evidenceOf(titolo) });
  }
  for (const one of found) {
    sink.count("testo_modificativo");
    sink.add({ base: "testo_modificativo", verso: "out", li: null, tipo: "converte", data: null, ...one });
  }
  return found[0]?.altro ?? null;
}
