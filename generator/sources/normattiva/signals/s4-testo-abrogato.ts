import { articleNumber, compareArticleNumbers } from "../../../law/articles/article-number.ts";
import { type PartSteps, partName } from "../../../law/articles/article-part.ts";
import { commiOf } from "../../../law/articles/commi.ts";
import type { ArticoloCitato, Corpo, Portata } from "../records.ts";
import { type RepealMark, repealMarksIn } from "../repeal-marks.ts";
import { evidenceOf, type SignalSink } from "./signal-sink.ts";

const BASE = "testo_abrogato";

const COMMA = /^[("«\s]*(\d{1,4}(?:-[a-z]+)*(?:\.\d{1,2})?)(?:\s|\.[\s(\p{Lu}])/u;
const LETTER = /^[("«\s]*([a-z]{1,3}(?:-[a-z]+)?(?:\.\d{1,2})?)\)/;
const POINT = /^[("«\s]*(\d{1,3}(?:-[a-z]+)?)[)°]/;

/** The steps that a line leads to, below those of the line before it in the same comma. */
function stepsOf(line: string, above: PartSteps): PartSteps {
  const [letter, point] = [LETTER.exec(line)?.[1], POINT.exec(line)?.[1]];
  if (point !== undefined) return { ...above, numero: point };
  return letter === undefined ? above : { comma: above.comma, lettera: letter };
}

/** What stands before a repeal sign that is all of its comma, letter or number: `3.`, `b) 1)`, `1°`. */
const LEADS =
  /(?:^|(?<!\bn\.)\s)[("«\s]*((?:\d{1,4}(?:-[a-z]+)*(?:\.\d{1,2})*\.(?!\d)|[a-z]{1,3}(?:-[a-z]+)?\)|\d{1,3}(?:-[a-z]+)?[)°])[("«\s]*)+$/i;

/** Longest way from the first lead to the sign. */
const MOST_LEADS = 60;

/** The steps that the words before a repeal sign name, else those of its line; none where the sign stands among other words. */
function stepsAt(before: string, steps: PartSteps): PartSteps | null {
  if (/^[("«\s]*$/.test(before)) return null;
  const near = before.length > MOST_LEADS ? before.slice(-MOST_LEADS).replace(/^\S+/, "") : before;
  const leads = LEADS.exec(near)?.[0];
  if (leads === undefined) return null;
  let found = steps;
  for (const lead of leads.match(/(?<![\w-])[\w-]+(?:\.\d{1,2})?[.)°]/g) ?? []) {
    const comma = lead.endsWith(".") ? articleNumber(lead) : null;
    if (comma === null) found = stepsOf(lead, found);
    else if (compareArticleNumbers(comma, found.comma ?? "0") > 0) found = { comma };
  }
  return found;
}

/** What a repeal sign in a line took away: the part, and whether all of it. */
function lost(
  { what, whole }: RepealMark,
  own: PartSteps | null,
  line: PartSteps,
): { parte: string | null; portata: Portata } {
  const portata = whole ? "intero" : "parte";
  if (what === "articolo" || what === "atto") return { parte: null, portata };
  if (what === "rubrica") return { parte: "rubrica", portata };
  // A division that is gone took its articles with it: the sign is all that they say.
  if (what === "divisione")
    return { parte: null, portata: own === null && line.comma === undefined ? portata : "parte" };
  const { comma, lettera, numero } = own ?? {};
  const steps = {
    comma: comma && { comma },
    lettera: lettera && { comma, lettera },
    numero: numero && { comma, lettera, numero },
    dentro: undefined,
  }[what];
  if (steps) return { parte: partName(steps), portata };
  // A comma without a number, or a sentence: something inside what can be named.
  if (what === "comma") return { parte: null, portata: "parte" };
  const around = what === "lettera" ? { comma: line.comma } : what === "numero" ? { ...line, numero: undefined } : line;
  return { parte: partName(around), portata: "parte" };
}

function readText(text: string, articolo: ArticoloCitato | null, sink: SignalSink): void {
  if (repealMarksIn(text).length === 0) return;
  for (const { numero, testo } of commiOf("", text)) {
    // A comma that the text does not number is counted, and nobody cites it so.
    let steps: PartSteps =
      articleNumber(COMMA.exec(testo)?.[1] ?? "") === numero && numero !== null ? { comma: numero } : {};
    for (const line of testo.split("\n")) {
      steps = stepsOf(line, steps);
      for (const mark of repealMarksIn(line)) readMark(line, mark, steps, articolo, sink);
    }
  }
}

function readMark(
  line: string,
  mark: RepealMark,
  steps: PartSteps,
  articolo: ArticoloCitato | null,
  sink: SignalSink,
): void {
  const { what, atto, conversione, decorrenza, start, end } = mark;
  const altro = atto ?? "atto non identificato";
  if (!sink.names(BASE, altro)) return;
  const { parte, portata } = lost(mark, stepsAt(line.slice(0, start), steps), steps);
  const qui = what === "atto" ? null : articolo;
  sink.add({
    base: BASE,
    verso: "in",
    altro,
    qui: qui && parte !== null ? { ...qui, parte } : qui,
    li: null,
    tipo: "abroga",
    portata: qui === null && what !== "atto" ? "parte" : portata,
    data: null,
    ...(conversione !== undefined && { conversione }),
    ...(decorrenza && { decorrenza }),
    evidenza: evidenceOf(line.slice(start, end)),
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
