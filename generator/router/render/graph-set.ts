import { itemAt, valueAt } from "../../collections/at.ts";
import { decode } from "../../format/bytes.ts";
import { decodeGraphBase, graphBaseFile, idOfNode, nodePageFile, tieOf } from "../../format/graph-base.ts";
import { decodeGraphSet, graphSetFile, sizeFrom } from "../../format/graph-set.ts";
import { documentOf, ownEntry } from "../../format/line-json.ts";
import { card, type Read, readRequired } from "../../format/read-tree.ts";
import { answerOf } from "../answer.ts";
import type { Render } from "./render.ts";

/** The card of a graph with filters. */
interface SetCard {
  /** Ordinal of the first node of each page. */
  readonly pagine: readonly number[];
  readonly tipi_link: readonly string[];
  readonly filtro: {
    /** A sector, or a group's name, acronym and branch. */
    readonly nomi: readonly (string | readonly [string, string, string])[];
    readonly insiemi: Readonly<Record<string, number>>;
  };
}

/** The key of the set that a filter chooses. */
function keyOf(text: string, ramo: string | undefined, { nomi }: SetCard["filtro"]): string {
  const wanted = text.toLowerCase();
  const chosen = [...nomi.entries()].flatMap(([i, named]) => {
    const [name = "", acronym = name, branch] = [named].flat();
    return (name.includes(wanted) || acronym.includes(wanted)) && (!ramo || ramo === branch) ? [i] : [];
  });
  return ramo === undefined ? chosen.join() : `${ramo}|${text ? chosen.join() : "*"}`;
}

/** The lines of the kept nodes and of the links among them, in the order of the contract. */
async function linesOf(kept: readonly number[], operation: string, { pagine, tipi_link }: SetCard, read: Read) {
  const base = decodeGraphBase(await readRequired(read, graphBaseFile(operation)));
  const pageOf = (ordinal: number) => pagine.findLastIndex((first) => first <= ordinal);
  const pages = new Map<number, Uint8Array>();
  for (const page of new Set(kept.map(pageOf)))
    pages.set(page, await readRequired(read, nodePageFile(operation, page)));
  const position = new Map(kept.map((ordinal, i) => [ordinal, i]));
  const ids: string[] = [];
  const links: string[] = [];
  const nodes = kept.map((ordinal, i) => {
    const from = base.offset(ordinal);
    const line = decode(valueAt(pages, pageOf(ordinal)).subarray(from, from + base.length(ordinal)));
    ids.push(idOfNode(line));
    const here: [near: number, tipo: string, out: boolean][] = [];
    for (let place = base.start(ordinal); place < base.start(ordinal + 1); place++) {
      const { neighbour, kind, out } = tieOf(base.tie(place));
      // A node that is not kept has no place.
      const near = position.get(neighbour) ?? i;
      if (near < i) here.push([near, itemAt(tipi_link, kind), out]);
    }
    here.sort(([a, kind], [b, other]) => a - b || (kind < other ? -1 : kind > other ? 1 : 0));
    for (const [near, tipo, out] of here) {
      const [source, target] = out ? [i, near] : [near, i];
      links.push(`{"source":${ids[source]},"target":${ids[target]},"tipo":"${tipo}"}`);
    }
    return line;
  });
  return { nodes: nodes.join(",\n"), links: links.join(",\n") };
}

/** A graph that filters choose: the first nodes of one of the sets, and the base links among them. */
export const renderGraphSet: Render<"graph-set"> = async (plan, { operation, lingua, read }) => {
  const { echo, text, ramo, importoMin, maxNodi } = plan;
  const { said: found, metaLine } = await card<SetCard>(read, operation);
  const key = ownEntry(found.filtro.insiemi, keyOf(text, ramo, found.filtro));
  const set = key === undefined ? null : decodeGraphSet(await readRequired(read, graphSetFile(operation, key)));
  const { nodes, links } = set ? sizeFrom(set, importoMin) : { nodes: 0, links: 0 };
  const kept = set ? Array.from({ length: Math.min(maxNodi, nodes, set.stored) }, (_, i) => set.ordinal(i)) : [];
  const totals = { max_nodi: maxNodi, totale_nodi: nodes, totale_link: links, troncato: nodes > maxNodi };
  const lines = kept.length ? await linesOf(kept, operation, found, read) : { nodes: "", links: "" };
  return answerOf(200, documentOf(metaLine(lingua), { ...echo, ...totals }, lines), lingua);
};
