import { splitArticle } from "../../../law/articles/named-article.ts";
import { type ParsedEli, parseEli } from "../../../law/identity/eli.ts";
import { citationLabel } from "../../../law/names/citation-label.ts";
import { articleLabel } from "../../../law/names/label.ts";

export type Livello = "norma" | "articolo";

/** What the graph asks of the acts that are served. */
export interface GraphActs {
  served(eli: string): boolean;
  /** ELIs of all acts that are served. */
  elis(): Iterable<string>;
  /**
   * Path below the act's ELI of an article by the name that relations give it (`annesso/2/art/23` of `Allegato II.12, 23`);
   * `undefined` where the served text does not have it, or the act is not served. Asked page by page.
   */
  percorso(eli: string, articolo: string): string | undefined;
  /** Number of the page where an act is known, or would be: those of one page are best asked for together. */
  page(eli: string): number;
}

/** A container's name in an id, where the text that would number it is not served: `Allegato II.12` → `allegato-ii.12`. */
const containerSlug = (contenitore: string) => contenitore.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, "-");

function percorsoOf(acts: GraphActs, eli: string, articolo: string): string {
  const percorso = acts.percorso(eli, articolo);
  if (percorso !== undefined) return percorso;
  // An article that the served text no longer has, or of an act that is not served.
  const { contenitore, numero } = splitArticle(articolo);
  return contenitore === null ? `art/${numero}` : `annesso/${containerSlug(contenitore)}/art/${numero}`;
}

/**
 * The id of a node: the ELI of the act or of the article.
 *
 * @param articolo as relations name it, `null` for the whole act
 * @example nodeId(acts, "eli:/it/legge/1990/08/07/241", "3") // "eli:/it/legge/1990/08/07/241/art/3"
 */
export function nodeId(acts: GraphActs, eli: string, articolo: string | null): string {
  return articolo === null ? eli : `${eli}/${percorsoOf(acts, eli, articolo)}`;
}

/**
 * A node as the answers show it, without its degree.
 *
 * @param id as `nodeId` gives it
 * @throws Error where the ELI is none
 * @example nodeIdentity(acts, "eli:/it/legge/1990/08/07/241", null, "eli:/it/legge/1990/08/07/241")
 * // { id: "eli:/it/legge/1990/08/07/241", label: "L. 241/1990", tipo: "legge", norma: "eli:/it/legge/1990/08/07/241", nel_corpus: true }
 */
export function nodeIdentity(acts: GraphActs, eli: string, articolo: string | null, id: string) {
  const identity: ParsedEli | null = parseEli(eli);
  if (!identity?.tipo) throw new Error(`ELI non valido in una relazione: ${eli}`);
  const act = { ...identity, tipo: identity.tipo };
  return {
    id,
    label: articolo === null ? citationLabel(act) : articleLabel(articolo, act),
    tipo: articolo === null ? act.tipo : "articolo",
    norma: eli,
    nel_corpus: acts.served(eli),
  };
}
