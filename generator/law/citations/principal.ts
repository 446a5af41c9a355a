import type { Mention } from "./act.ts";
import { isExplained } from "./explained.ts";
import type { Grammar } from "./grammar.ts";

/** Words between two acts that are both asked for. */
const COORDINATES = /^[ )]*(?:[,;/&+]|(?:ed?|o|oppure|nonche|vs|contro)(?![a-z]))([^(]*)$/;
/** A list goes on after a name too: `codice civile e L. 241/1990`. */
const GOES_ON = /^[ )]*(?:;|&|\+|,? ?(?:ed?|o|oppure|nonche|vs)(?![a-z]))([^(]*)$/;
const WITH_ARTICLE = /(?:^|[^a-z])(?:art|comm[ai])/;

const isNamed = (mention: Mention) => mention.alias !== null;
const sameAct = (a: Mention, b: Mention) => JSON.stringify(a.acts) === JSON.stringify(b.acts);

/** How an act stands to the one before it. */
type Role = "also" | "instead" | "aside";

function roleOf(grammar: Grammar, last: Mention, link: string, next: Mention): Role {
  if (sameAct(last, next) || grammar.patterns.modificatoDa.test(link)) return "aside";
  const coordinated = (pattern: RegExp) => isExplained(grammar, pattern.exec(link)?.[1] ?? "#");
  if (isNamed(last) && isNamed(next)) return coordinated(COORDINATES) ? "also" : "aside";
  if (isNamed(last)) return coordinated(GOES_ON) ? "also" : "instead";
  if (isNamed(next))
    return coordinated(GOES_ON) || (coordinated(COORDINATES) && WITH_ARTICLE.test(link)) ? "also" : "aside";
  return coordinated(COORDINATES) ? "also" : "aside";
}

/**
 * The acts that a request means among those that it names: where one is named by type and number and by name the numbers
 * win; what changes, converts or is changed by an act is not asked for.
 *
 * @param text the prepared request
 * @param mentions in order
 * @example principalActs(ITALIAN_GRAMMAR, "d.lgs. 36/2023 come modificato dal d.lgs. 209/2024", mentions).length // 1
 */
export function principalActs(grammar: Grammar, text: string, mentions: readonly Mention[]): Mention[] {
  const kept: Mention[] = [];
  let [last, aside] = [mentions[0], false];
  if (last) kept.push(last);
  for (const next of mentions.slice(1)) {
    if (!last) break;
    const link = text.slice(last.end, next.start);
    const role = roleOf(grammar, last, link, next);
    const closed = link.includes(")");
    if (role === "instead") kept.splice(-1, 1, next);
    // An enumeration that begins with an act set aside is set aside whole: `come modificato dalla L. 1/2000 e dalla L. 2/2001`.
    else if (role === "also" && !(aside && !closed)) kept.push(next);
    aside = role === "aside" || (aside && !closed);
    last = next;
  }
  return kept;
}
