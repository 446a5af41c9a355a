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
const SAYS = /(?:attuazione|recepimento|trasposizione|adeguamento|conformare|recepisce)(?![a-z])/gi;
/** The rest of a title is that of the act of the Union itself, or of another one. */
const GOES_ON = /(?<![a-z])(?:che (?:modific|abrog|sostitui|integra)|recante|modific)/i;
/** What goes before in the title of another act: `(Attuazione della ...)`, `decreto legislativo ..., recante attuazione della ...`. */
const OF_ANOTHER = /(?:recante|concernente|\(|[ ,]di|norme per l') ?$/i;
/** A law that delegates transposes nothing. */
const DELEGATES = /(?<![a-z])deleg(?:a|he) (?:al|legislativ)/i;
/** Between the word and the first act: `attuazione della parte terza della direttiva`, `adeguamento della normativa nazionale alle disposizioni del regolamento`. */
const MOST_BETWEEN = 160;

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
  for (const said of title.matchAll(SAYS)) {
    const from = said.index + said[0].length;
    const before = title.slice(0, said.index);
    const isOfAnother = OF_ANOTHER.test(before) && mentions.some((one) => isOfState(one) && one.end <= from);
    if (isOfAnother || DELEGATES.test(before)) continue;
    const rest = GOES_ON.exec(title.slice(from));
    const until = rest ? from + rest.index : title.length;
    let last = from;
    for (const one of mentions) {
      if (one.start < from || one.start >= until) continue;
      const ue = unionActOf(one);
      // "attuazione della legge ..., in materia di ... di cui alla direttiva"
      if ((last === from && isOfState(one)) || one.start - last > MOST_BETWEEN) break;
      if (!ue || one.isChange) continue;
      last = one.end;
      const adapts = /^(?:adegu|conform)/i.test(said[0]) && ue.tipo === "direttiva";
      const affidabilita = adapts ? "media" : "alta";
      if (!found.has(ue.celex)) found.set(ue.celex, { ue, affidabilita, evidenza: title.slice(said.index, one.end) });
    }
  }
  const isTransposed = ({ ue: { tipo } }: InTitle) => tipo === "direttiva" || tipo === "decisione-quadro";
  const all = [...found.values()];
  return { recepisce: all.filter(isTransposed), attua: all.filter((one) => !isTransposed(one)) };
}
