import { articleNames } from "../../corpus/norme/article-names.ts";
import type { CorpusNorme, NormaServita } from "../../corpus/norme/corpus.ts";
import type { Relazione } from "../../corpus/norme/relazione.ts";
import { type ParsedEli, parseEli } from "../../law/eli.ts";
import { getOrMake } from "../../law/get-or-make.ts";
import { articleLabel, citationLabel } from "../../law/label.ts";

export type Livello = "norma" | "articolo";

/** A node of the graph of amendments, without its degree. */
export interface NodeIdentity {
  /** ELI of the act or of the article. */
  readonly id: string;
  readonly label: string;
  /** Slug of the act's type, `articolo` for an article. */
  readonly tipo: string;
  /** ELI of the act the node belongs to. */
  readonly norma: string;
  readonly nel_corpus: boolean;
}

type ActIdentity = ParsedEli & { readonly tipo: string };

/** `Allegato II.12, 23` → container and number; an article of the main numbering has no container. */
function splitArticle(articolo: string): { contenitore: string | null; numero: string } {
  const comma = articolo.lastIndexOf(", ");
  if (comma < 0) return { contenitore: null, numero: articolo };
  return { contenitore: articolo.slice(0, comma), numero: articolo.slice(comma + 2) };
}

/** A container's name in an id, where the text that would number it is not served: `Allegato II.12` → `allegato-ii.12`. */
const containerSlug = (contenitore: string) => contenitore.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, "-");

/** Paths below the act's ELI of its articles, by the name that relations give them. */
function articlePaths({ record }: NormaServita): Map<string, string> {
  const names = articleNames(record);
  const paths = new Map<string, string>();
  for (const articolo of record.articoli) {
    const name = names.standing(articolo)!;
    if (!paths.has(name)) paths.set(name, articolo.percorso);
  }
  return paths;
}

/** How the ends of relations become nodes: `act` for an act, `source` and `target` for the ends of a relation at the level. */
export function graphNaming(corpus: CorpusNorme, livello: Livello) {
  const served = new Map(corpus.norme.map((norma) => [norma.eli, norma]));
  const acts = new Map<string, NodeIdentity>();
  const articles = new Map<string, Map<string, NodeIdentity>>();
  const paths = new Map<string, Map<string, string>>();

  const identities = new Map<string, ActIdentity>();
  // Acts and their articles return in relation after relation: each is read and named once.
  const identityOf = (eli: string): ActIdentity =>
    getOrMake(identities, eli, () => {
      const identity = parseEli(eli);
      if (!identity?.tipo) throw new Error(`ELI non valido in una relazione: ${eli}`);
      return { ...identity, tipo: identity.tipo };
    });

  const act = (eli: string): NodeIdentity =>
    getOrMake(acts, eli, () => {
      const identity = identityOf(eli);
      return { id: eli, label: citationLabel(identity), tipo: identity.tipo, norma: eli, nel_corpus: served.has(eli) };
    });

  const percorsoOf = (eli: string, articolo: string): string => {
    const norma = served.get(eli);
    if (norma) {
      const percorso = getOrMake(paths, eli, () => articlePaths(norma)).get(articolo);
      if (percorso !== undefined) return percorso;
    }
    // An article that the served text no longer has, or of an act that is not served.
    const { contenitore, numero } = splitArticle(articolo);
    return contenitore === null ? `art/${numero}` : `annesso/${containerSlug(contenitore)}/art/${numero}`;
  };

  const end = (eli: string, articolo: string | null): NodeIdentity => {
    const whole = act(eli);
    if (livello === "norma" || articolo === null) return whole;
    const named = getOrMake(articles, eli, () => new Map<string, NodeIdentity>());
    return getOrMake(named, articolo, () => ({
      id: `${eli}/${percorsoOf(eli, articolo)}`,
      label: articleLabel(articolo, identityOf(eli)),
      tipo: "articolo",
      norma: eli,
      nel_corpus: whole.nel_corpus,
    }));
  };

  return {
    act,
    source: ({ da, articolo_da }: Relazione) => end(da, articolo_da),
    target: ({ a, articolo_a }: Relazione) => end(a, articolo_a),
  };
}
