import { actHash, hashOf } from "../../address/address.ts";
import { LINGUA } from "../../data/place.ts";
import { writtenCount } from "../../data/written.ts";
import type { TableColumn } from "../../widgets/sortable-table.tsx";
import { addressOfEli, type DrawnNode } from "./drawn-graph.ts";
import { graphWord } from "./graph-words.ts";
import { ACT_GROUPS, groupOf } from "./kinds.ts";

const count = (title: string, of: (node: DrawnNode) => number | undefined): TableColumn<DrawnNode> => ({
  title,
  value: (node) => of(node) ?? null,
  cell: (node) => {
    const number = of(node);
    return number === undefined ? "—" : writtenCount(number);
  },
  numeric: true,
});

/**
 * The columns of the table that holds the same nodes as the map.
 *
 * @param centre ELI of the act in the middle, where there is one
 */
export const nodeColumns = (centre: string | undefined): TableColumn<DrawnNode>[] => [
  {
    title: graphWord("punto"),
    value: ({ label }) => label,
    cell: ({ id, label, nel_corpus }) => (nel_corpus ? <a href={actHash(id)}>{label}</a> : label),
  },
  { title: graphWord("tipo"), value: ({ norma }) => ACT_GROUPS[groupOf(norma)]?.names[LINGUA] ?? null },
  count(graphWord(centre === undefined ? "grado" : "relazioni"), ({ grado }) => grado),
  ...(centre === undefined
    ? []
    : [count(graphWord("fatte"), ({ made }) => made), count(graphWord("ricevute"), ({ received }) => received)]),
  {
    title: graphWord("raccolta"),
    value: ({ nel_corpus }) => graphWord(nel_corpus ? "sì" : "no"),
    cell: ({ norma, label, nel_corpus }) =>
      nel_corpus && norma !== centre ? (
        <a href={hashOf(["grafo"], { centro: addressOfEli(norma) })} aria-label={`${graphWord("centra")}: ${label}`}>
          {graphWord("centra")}
        </a>
      ) : (
        graphWord(nel_corpus ? "sì" : "no")
      ),
  },
];
