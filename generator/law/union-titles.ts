/** What titles of acts say of the European Union: what they transpose, and what they give effect to. */

import { unionActOf } from "./citations/in-text.ts";
import { readLaw } from "./grammar/mentions.ts";
import type { ActNames } from "./grammar/names.ts";
import type { Mention } from "./grammar/tree.ts";
import type { AttoUe } from "./identity/union-act.ts";

/** An act of the Union that a title transposes, or gives effect to. */
export interface InTitle {
  readonly ue: AttoUe;
  /** `media` if the title speaks of adapting to a directive, which may be less than transposing it. */
  readonly affidabilita: "alta" | "media";
  /** The words of the title. */
  readonly evidenza: string;
}

/** Words that say so. Short, so that each is looked for in one pass. */
const SAYS = /(?:attuazione|recepimento|trasposizione|adeguamento|adeguare|conformare|recepisce)(?![a-z])/gi;
/** The rest of a title is that of the act of the Union itself, or of another one. */
const GOES_ON = /(?<![a-z])(?:che (?:modific|abrog|sostitui|integra)|recante|modific)/i;
/** "(e successive direttive di modifica)" interrupts. */
const ASIDE = /\([^()]*\)/g;
/** What goes before in the title of another act: `(Attuazione della ...)`, `decreto legislativo ..., recante attuazione della ...`. */
const OF_ANOTHER = /(?:recante|concernente|\(|[ ,]di|norme per l') ?$/i;
/** A law that delegates transposes nothing. */
const DELEGATES = /(?<![a-z])deleg(?:a|he) (?:al|legislativ)/i;
/** Between the word and the first act: `attuazione della parte terza della direttiva`, `adeguamento della normativa nazionale alle disposizioni del regolamento`. */
const MOST_BETWEEN = 300;

/** The preposition before an act: one that is said beside another is led by the same case. */
const LED = /(?<![a-z])(de|a)(?:gli|i|ll[ae]|ll?)['’ ] ?$/i;
/** Beside another act: `nonche' della direttiva`, `, della direttiva`; behind a noun of its own it is not: `e abrogazione della direttiva`. */
const BESIDE = /(?:[,;]|(?<![a-z])(?:e|ed|nonche|nonché|nonche'|oltre|altresi'?|altresì)) ?$/i;
/** The kind was written before: `direttive 91/156/CEE sui rifiuti, 91/689/CEE sui rifiuti pericolosi`. */
const NO_KIND = /^(?:nn?[. ]|[^a-z])/i;
/** Words before a mention that say how it is led. */
const LED_BY = 40;

/** How an act is led to: its case, and whether it stands beside another one. */
function ledBy(title: string, from: number, { start }: Mention) {
  const before = title.slice(Math.max(from, start - LED_BY), start);
  const led = LED.exec(before);
  return { by: led?.[1]?.toLowerCase() ?? "", isBeside: BESIDE.test(before.slice(0, led?.index).trimEnd()) };
}

const isOfState = ({ act }: Mention) => act?.kind === "numbered" || act?.kind === "named";

/**
 * What the title of an act transposes (directives, framework decisions) and gives effect to (regulations, decisions).
 *
 * @param latest year of the act
 * @example unionInTitle(NAMES, "Attuazione della direttiva (UE) 2019/790 che modifica la direttiva 96/9/CE.", 2021).recepisce.map(({ ue }) => ue.celex) // ["32019L0790"]
 */
export function unionInTitle(names: ActNames, title: string, latest: number) {
  const found = new Map<string, InTitle>();
  const { mentions } = readLaw(names, title, { latest });
  const bare = title.replace(ASIDE, (aside) => " ".repeat(aside.length));
  for (const said of title.matchAll(SAYS)) {
    const from = said.index + said[0].length;
    const before = title.slice(0, said.index);
    const isOfAnother = OF_ANOTHER.test(before) && mentions.some((one) => isOfState(one) && one.end <= from);
    if (isOfAnother || DELEGATES.test(before)) continue;
    const rest = GOES_ON.exec(bare.slice(from));
    const until = rest ? from + rest.index : title.length;
    const own = mentions.filter(({ start }) => start >= from && start < until);
    const depth = own[0]?.depth ?? 0;
    let first: string | undefined;
    let isTaken = false;
    let last = from;
    for (const one of own) {
      const ue = unionActOf(one);
      // "attuazione della legge ..., in materia di ... di cui alla direttiva"
      if (first === undefined && (isOfState(one) || one.start - from > MOST_BETWEEN)) break;
      if (!ue || one.isChange || one.depth > depth) continue;
      const { by, isBeside } = ledBy(title, last, one);
      if (first !== undefined && !NO_KIND.test(title.slice(one.start, one.end))) isTaken = by === first && isBeside;
      else isTaken ||= first === undefined;
      first ??= by;
      // "e abrogazione della direttiva A, nonche' della direttiva B": nobody knows of which.
      if (!isTaken && by === first) break;
      last = one.end;
      if (!isTaken) continue;
      const adapts = /^(?:adegu|conform)/i.test(said[0]) && ue.tipo === "direttiva";
      const affidabilita = adapts ? "media" : "alta";
      if (!found.has(ue.celex)) found.set(ue.celex, { ue, affidabilita, evidenza: title.slice(said.index, one.end) });
    }
  }
  const isTransposed = ({ ue: { tipo } }: InTitle) => tipo === "direttiva" || tipo === "decisione-quadro";
  const all = [...found.values()];
  return { recepisce: all.filter(isTransposed), attua: all.filter((one) => !isTransposed(one)) };
}
