import { articleNumber, compareArticleNumbers } from "../../../law/articles/article-number.ts";
import { type PartSteps, partName } from "../../../law/articles/article-part.ts";
import type { ArticoloCitato, Corpo, Portata } from "../records.ts";
import { namedActs } from "./named-acts.ts";
import { evidenceOf, type SignalSink } from "./signal-sink.ts";

const BASE = "testo_abrogato";

/** The editors write it in capitals where the repealed words were. */
const SENTENCE =
  /\b(PROVVEDIMENTO|ARTICOLO|COMMA|LETTERA|NUMERO|PERIODO|CAPOVERSO|ALINEA) (?:ABROGAT|SOPPRESS)[OA][^.;()\d]{0,80}?\bDA(?:L|LLA|I|LL['’]|GLI)?\s/g;
/** A quick test: every such sentence contains one of these. */
const MARKED = /ABROGAT|SOPPRESS/;
/** Longest way from the preposition to the number of the act. */
const LOOK_AHEAD = 120;
/** `, CONVERTITO CON MODIFICAZIONI DALLA L. 14 SETTEMBRE 2011, N. 148`. */
const CONVERTED = /^,?\s*CONVERTIT[OA],?\s+CON\s+MODIFICAZIONI,?\s+DALLA\s+L[A-Z.]*\s[^().;]*?N\.?\s*\d+/;

const COMMA = /^[("«\s]*(\d{1,4}(?:-[a-z]+)*(?:\.\d{1,2})?)\.?\s/;
const LETTER = /^[("«\s]*([a-z]{1,3}(?:-[a-z]+)?(?:\.\d{1,2})?)\)/;
const POINT = /^[("«\s]*(\d{1,3}(?:-[a-z]+)?)\)/;

/** Follows the lines of an article: the comma, the letter and the number that each belongs to. */
class LinePlace {
  #steps: PartSteps;

  constructor(steps: PartSteps = {}) {
    this.#steps = steps;
  }

  /** Takes the next line. A number that goes backwards is not a comma of this article: it belongs to words that are quoted. */
  next(line: string): PartSteps {
    const comma = articleNumber(COMMA.exec(line)?.[1] ?? "");
    const [letter, point] = [LETTER.exec(line)?.[1], POINT.exec(line)?.[1]];
    if (point !== undefined) this.#steps = { ...this.#steps, numero: point };
    else if (letter !== undefined) this.#steps = { comma: this.#steps.comma, lettera: letter };
    else if (comma !== null && compareArticleNumbers(comma, this.#steps.comma ?? "0") > 0) this.#steps = { comma };
    return this.#steps;
  }
}

/** What stands before a repeal sign that is all of its comma, letter or number: `3.`, `b) 1)`. */
const LEADS =
  /(?:^|(?<!\bn\.)\s)[("«\s]*((?:\d{1,4}(?:-[a-z]+)*(?:\.\d{1,2})?\.|[a-z]{1,3}(?:-[a-z]+)?\)|\d{1,3}(?:-[a-z]+)?\))[("«\s]*)+$/i;

/** The steps that the words before a repeal sign name, else those of its line; none where the sign stands among other words. */
function stepsAt(before: string, steps: PartSteps): PartSteps | null {
  if (/^[("«\s]*$/.test(before)) return null;
  const leads = LEADS.exec(before)?.[0];
  if (leads === undefined) return null;
  const place = new LinePlace(steps);
  let found = steps;
  for (const lead of leads.match(/[\w-]+(?:\.\d{1,2})?[.)]/g) ?? []) found = place.next(`${lead} `);
  return found;
}

/** What a repeal sign in a line took away: the part, and whether all of it. */
function lost(what: string, own: PartSteps | null, line: PartSteps): { parte: string | null; portata: Portata } {
  if (what === "ARTICOLO" || what === "PROVVEDIMENTO") return { parte: null, portata: "intero" };
  const { comma, lettera, numero } = own ?? {};
  const whole = {
    COMMA: comma && { comma },
    LETTERA: lettera && { comma, lettera },
    NUMERO: numero && { comma, lettera, numero },
  };
  const steps = what === "COMMA" || what === "LETTERA" || what === "NUMERO" ? whole[what] : undefined;
  if (steps) return { parte: partName(steps), portata: "intero" };
  // A comma without a number, or a sentence: something inside what can be named.
  if (what === "COMMA") return { parte: null, portata: "parte" };
  const around = what === "LETTERA" ? { comma: line.comma } : what === "NUMERO" ? { ...line, numero: undefined } : line;
  return { parte: partName(around), portata: "parte" };
}

function readText(text: string, articolo: ArticoloCitato | null, sink: SignalSink): void {
  if (!MARKED.test(text)) return;
  const place = new LinePlace();
  for (const line of text.split("\n")) {
    const steps = place.next(line);
    for (const match of line.matchAll(SENTENCE)) readMark(line, match, steps, articolo, sink);
  }
}

function readMark(
  text: string,
  match: RegExpExecArray,
  steps: PartSteps,
  articolo: ArticoloCitato | null,
  sink: SignalSink,
): void {
  sink.count(BASE);
  const [words, what = ""] = match;
  const from = match.index + words.length;
  const ahead = text.slice(from, from + LOOK_AHEAD);
  const [named] = namedActs(ahead);
  if (named === undefined || named.atto === null || named.start > 1) {
    sink.count(BASE, "atto non identificato");
    return;
  }
  const end = from + named.end;
  const converted = CONVERTED.exec(text.slice(end, end + LOOK_AHEAD))?.[0] ?? "";
  const conversione = namedActs(converted)[0]?.data;
  const { parte, portata } = lost(what, stepsAt(text.slice(0, match.index), steps), steps);
  const qui = what === "PROVVEDIMENTO" ? null : articolo;
  sink.add({
    base: BASE,
    verso: "in",
    altro: named.atto,
    qui: qui && parte !== null ? { ...qui, parte } : qui,
    li: null,
    tipo: "abroga",
    portata: qui === null && what !== "PROVVEDIMENTO" ? "parte" : portata,
    data: null,
    ...(conversione !== undefined && { conversione }),
    evidenza: evidenceOf(text.slice(match.index, end) + converted),
  });
}

/**
 * S4, "ARTICOLO ABROGATO DAL D.LGS. 26 AGOSTO 2016, N. 179" in the place of the repealed words: what the article lost, and by which
 * act. The part is the place of the sign: a sign in comma 3 is about comma 3.
 *
 * @example readTestiAbrogati(corpo, sink) // sink.segnali: [{ base: "testo_abrogato", verso: "in", qui: { numero: "12" }, li: null, tipo: "abroga", portata: "intero", ... }]
 */
export function readTestiAbrogati({ articoli, allegati }: Corpo, sink: SignalSink): void {
  for (const { testo, numero, allegato } of articoli) readText(testo, { contenitore: allegato, numero }, sink);
  for (const { testo } of allegati) readText(testo, null, sink);
}
