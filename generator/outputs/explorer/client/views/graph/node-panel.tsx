import { actHash, hashOf } from "../../address/address.ts";
import { LINGUA } from "../../data/place.ts";
import { writtenCount } from "../../data/written.ts";
import { addressOfEli, type DrawnGraph } from "./drawn-graph.ts";
import { graphWord } from "./graph-words.ts";
import { ACT_GROUPS, groupOf, RELATION_CLASSES } from "./kinds.ts";

/** Neighbours that are listed. */
const MOST = 12;

/** The nodes linked to one, those with most relations first, and by which classes. */
function neighbours(graph: DrawnGraph, node: number) {
  const found = new Map<number, { peso: number; kinds: Set<number> }>();
  for (const { source, target, kind, peso } of graph.links) {
    if (source !== node && target !== node) continue;
    const other = source === node ? target : source;
    const known = found.get(other) ?? { peso: 0, kinds: new Set() };
    known.kinds.add(kind);
    found.set(other, { ...known, peso: known.peso + peso });
  }
  return [...found].sort(([, a], [, b]) => b.peso - a.peso);
}

interface Props {
  readonly graph: DrawnGraph;
  readonly node: number | null;
  readonly choose: (node: number | null) => void;
  /** ELI of the act that is in the middle already. */
  readonly centre: string | undefined;
}

/** What is known of the node that is chosen, and where to go from it. */
export function NodePanel({ graph, node, choose, centre }: Props) {
  const shown = node === null ? undefined : graph.nodes[node];
  if (node === null || shown === undefined) return <aside class="node-panel empty">{graphWord("scegli")}</aside>;
  const { id, label, norma, nel_corpus, grado } = shown;
  const linked = neighbours(graph, node);
  return (
    <aside class="node-panel" aria-live="polite" aria-label={label}>
      <h2>{label}</h2>
      <p>
        {ACT_GROUPS[groupOf(norma)]?.names[LINGUA]} · {graphWord("grado").toLowerCase()} {writtenCount(grado)}
      </p>
      {nel_corpus ? (
        <p class="buttons">
          <a class="button small" href={actHash(id)}>
            {graphWord("leggi")}
          </a>
          {norma !== centre && (
            <a class="quiet small" href={hashOf(["grafo"], { centro: addressOfEli(norma) })}>
              {graphWord("centra")}
            </a>
          )}
          <button type="button" class="quiet small" onClick={() => choose(null)}>
            {graphWord("chiudi")}
          </button>
        </p>
      ) : (
        <p class="buttons">
          <span>{graphWord("fuori")}</span>
          <button type="button" class="quiet small" onClick={() => choose(null)}>
            {graphWord("chiudi")}
          </button>
        </p>
      )}
      <h3>{graphWord("vicini")}</h3>
      <ul>
        {linked.slice(0, MOST).map(([other, { peso, kinds }]) => (
          <li key={other}>
            <button type="button" class="link-button" onClick={() => choose(other)}>
              {graph.nodes[other]?.label}
            </button>{" "}
            <span class="label">
              {writtenCount(peso)}: {[...kinds].map((kind) => RELATION_CLASSES[kind]?.names[LINGUA]).join(", ")}
            </span>
          </li>
        ))}
      </ul>
      {linked.length > MOST && (
        <p class="label">
          {MOST} {graphWord("di")} {writtenCount(linked.length)}
        </p>
      )}
    </aside>
  );
}
