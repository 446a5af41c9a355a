import { LINGUA } from "../../data/place.ts";
import type { DrawnGraph } from "./drawn-graph.ts";
import { graphWord } from "./graph-words.ts";
import { ACT_GROUPS, groupOf, RELATION_CLASSES } from "./kinds.ts";

/** What colours, rings, sizes and lines mean, of those that the graph has. */
export function Legend({ graph }: { graph: DrawnGraph }) {
  const groups = new Set(graph.nodes.map(({ norma }) => groupOf(norma)));
  const kinds = new Set(graph.links.map(({ kind }) => kind));
  return (
    <details class="legend" open={innerWidth > 700}>
      <summary>{graphWord("legenda")}</summary>
      <ul>
        {ACT_GROUPS.map(({ key, names }, group) =>
          groups.has(group) ? (
            <li key={key}>
              <i class="dot" style={{ background: `var(--group-${key})` }} />
              {names[LINGUA]}
            </li>
          ) : null,
        )}
        <li>
          <i class="dot ring" />
          {graphWord("anello")}
        </li>
        <li>{graphWord("grandezza")}</li>
      </ul>
      <ul>
        {RELATION_CLASSES.map(({ key, names, dash }, kind) =>
          kinds.has(kind) ? (
            <li key={key}>
              <svg width="30" height="6" aria-hidden="true">
                <line
                  x1="0"
                  y1="3"
                  x2="30"
                  y2="3"
                  stroke={`var(--class-${key})`}
                  stroke-width="3"
                  stroke-dasharray={dash === 0 ? undefined : `${dash * 0.6} ${dash * 0.4}`}
                />
              </svg>
              {names[LINGUA]}
            </li>
          ) : null,
        )}
      </ul>
    </details>
  );
}
