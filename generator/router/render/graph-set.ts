import { itemAt, valueAt } from "../../collections/at.ts";
import { answerOf } from "../answer.ts";
import type { Plan } from "../plan.ts";
import { card, decode, must, own, type Read, words } from "../tree.ts";
import { documentOf } from "./document.ts";
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

/** Size of the filtered graph and ordinals of its first nodes. */
function choose(set: Uint8Array, { importoMin, maxNodi }: Plan<"graph-set">) {
  const at = words(set);
  const [stored, steps] = [at(2), at(3)];
  let [nodes, links] = [at(0), at(1)];
  if (steps) {
    [nodes, links] = [0, 0];
    const view = new DataView(set.buffer, set.byteOffset);
    // After the ordinals, at the next multiple of two words; a step is four.
    const first = 4 + 2 * Math.ceil(stored / 2);
    for (let step = first; step < first + 4 * steps && view.getFloat64(4 * step, true) >= importoMin; step += 4)
      [nodes, links] = [at(step + 2), at(step + 3)];
  }
  const kept = Array.from({ length: Math.min(maxNodi, nodes, stored) }, (_, i) => at(4 + i));
  return { nodes, links, kept };
}

/** The lines of the kept nodes and of the links among them, in the order of the contract. */
async function linesOf(kept: readonly number[], folder: string, { pagine, tipi_link }: SetCard, read: Read) {
  const at = words(await must(read, `${folder}base.bin`));
  const n = at(0);
  const start = 2 + 2 * n;
  const pageOf = (ordinal: number) => pagine.findLastIndex((first) => first <= ordinal);
  const pages = new Map<number, Uint8Array>();
  for (const page of new Set(kept.map(pageOf))) pages.set(page, await must(read, `${folder}nodi-${page}.ndjson`));
  const position = new Map(kept.map((ordinal, i) => [ordinal, i]));
  const ids: string[] = [];
  const links: string[] = [];
  const nodes = kept.map((ordinal, i) => {
    const from = at(2 + ordinal);
    const line = decode(valueAt(pages, pageOf(ordinal)).subarray(from, from + at(2 + n + ordinal)));
    ids.push(line.slice(6, line.indexOf(',"label":')));
    const here: [near: number, tipo: string, out: boolean][] = [];
    for (let e = at(start + ordinal); e < at(start + ordinal + 1); e++) {
      const entry = at(start + n + 1 + e);
      // A node that is not kept has no place.
      const near = position.get(entry >>> 4) ?? i;
      if (near < i) here.push([near, itemAt(tipi_link, (entry & 15) >> 1), !(entry & 1)]);
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
  const { echo, text, ramo, maxNodi } = plan;
  const { said: found, metaLine } = await card<SetCard>(read, operation);
  const folder = `indici/${operation}/`;
  const set = own(found.filtro.insiemi, keyOf(text, ramo, found.filtro));
  const { nodes, links, kept } =
    set === undefined
      ? { nodes: 0, links: 0, kept: [] }
      : choose(await must(read, `${folder}insieme-${set}.bin`), plan);
  const totals = { max_nodi: maxNodi, totale_nodi: nodes, totale_link: links, troncato: nodes > maxNodi };
  const lines = kept.length ? await linesOf(kept, folder, found, read) : { nodes: "", links: "" };
  return answerOf(200, documentOf(metaLine(lingua), { ...echo, ...totals }, lines), lingua);
};
