/** Links among companies, authorities, projects and tenders. */

import type { MoneyNode } from "../../../../../api/explorer/money-files.ts";
import { hashOf } from "../../address/address.ts";
import { LINGUA } from "../../data/place.ts";
import { writtenCount } from "../../data/written.ts";
import { KIND_NAMES, pnrrWord } from "./pnrr-words.ts";

/** What a node is called. A project whose title was not read is known by its CUP. */
export const nodeName = (node: MoneyNode): string =>
  node.label || (node.tipo === "progetto" ? (node.cup ?? node.id) : node.id);

/** The kind of a tender in the page's language; `—` where the source does not say. */
export const kindName = (natura: string | null): string =>
  natura === null ? "—" : (KIND_NAMES[natura]?.[LINGUA] ?? natura);

export function NodeLink({ node }: { node: MoneyNode }) {
  return <a href={hashOf(["pnrr", "nodo", node.id])}>{nodeName(node)}</a>;
}

/** Links that are shown of many; the tender's own page has all. */
const MOST = 3;

/** Some nodes, those beyond the first as a number. */
export function NodeLinks({ nodes }: { nodes: readonly MoneyNode[] }) {
  if (nodes.length === 0) return <>—</>;
  return (
    <ul class="plain">
      {nodes.slice(0, MOST).map((node) => (
        <li key={node.id}>
          <NodeLink node={node} />
        </li>
      ))}
      {nodes.length > MOST && (
        <li>
          {pnrrWord("altri_n")} {writtenCount(nodes.length - MOST)}
        </li>
      )}
    </ul>
  );
}
