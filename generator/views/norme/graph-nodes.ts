import type { CorpusNorme, NormaServita } from "../../corpus/norme/corpus.ts";
import type { Relazione } from "../../corpus/norme/relazione.ts";
import { parseEli } from "../../law/eli.ts";
import { fileSafe } from "../../law/file-safe.ts";
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

/** `Allegato II.12, 23` → container and number; an article of the main numbering has no container. */
function splitArticle(articolo: string): { contenitore: string | null; numero: string } {
  const comma = articolo.lastIndexOf(", ");
  if (comma < 0) return { contenitore: null, numero: articolo };
  return { contenitore: articolo.slice(0, comma), numero: articolo.slice(comma + 2) };
}

/** Paths below the act's ELI of its articles, by the name that relations give them. */
function articlePaths({ record }: NormaServita): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { numero, contenitore, percorso } of record.articoli) {
    const name = contenitore === record.contenitorePrincipale ? numero : `${contenitore ?? "corpo"}, ${numero}`;
    if (!paths.has(name)) paths.set(name, percorso);
  }
  return paths;
}

/** How the ends of relations become nodes: `act` for an act, `source` and `target` for the ends of a relation at the level. */
export function graphNaming(corpus: CorpusNorme, livello: Livello) {
  const served = new Map(corpus.norme.map((norma) => [norma.eli, norma]));
  const acts = new Map<string, NodeIdentity>();
  const paths = new Map<string, Map<string, string>>();

  const act = (eli: string): NodeIdentity => {
    let node = acts.get(eli);
    if (!node) {
      const identity = parseEli(eli);
      if (!identity) throw new Error(`ELI non valido in una relazione: ${eli}`);
      node = { id: eli, label: citationLabel(identity), tipo: identity.tipo, norma: eli, nel_corpus: served.has(eli) };
      acts.set(eli, node);
    }
    return node;
  };

  const percorsoOf = (eli: string, articolo: string): string => {
    const norma = served.get(eli);
    if (norma) {
      const percorso = getOrMake(paths, eli, () => articlePaths(norma)).get(articolo);
      if (percorso !== undefined) return percorso;
    }
    // An article that the served text no longer has, or of an act that is not served.
    const { contenitore, numero } = splitArticle(articolo);
    return contenitore === null
      ? `art/${fileSafe(numero)}`
      : `annesso/${fileSafe(contenitore.toLowerCase().replaceAll(" ", "-"))}/art/${fileSafe(numero)}`;
  };

  const end = (eli: string, articolo: string | null): NodeIdentity => {
    const whole = act(eli);
    if (livello === "norma" || articolo === null) return whole;
    return {
      id: `${eli}/${percorsoOf(eli, articolo)}`,
      label: articleLabel(articolo, parseEli(eli)!),
      tipo: "articolo",
      norma: eli,
      nel_corpus: whole.nel_corpus,
    };
  };

  return {
    act,
    source: ({ da, articolo_da }: Relazione) => end(da, articolo_da),
    target: ({ a, articolo_a }: Relazione) => end(a, articolo_a),
  };
}
