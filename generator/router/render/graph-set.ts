import { answerOf } from "../answer.ts";
import type { GraphFilter } from "../plan.ts";
import { type Card, card, concat, decode, metaLine, must, type Read, words } from "../tree.ts";
import type { Render } from "./render.ts";

/** The card of a graph with filters. */
interface SetCard extends Card {
  /** Ordinal of the first node of each page. */
  readonly pagine: readonly number[];
  readonly tipi_link: readonly string[];
  readonly filtro: {
    readonly nomi: readonly (string | readonly [string, string, string])[];
    readonly insiemi: Readonly<Record<string, number>>;
  };
}

/** The key of the set that a filter chooses. */
function keyOf(filter: GraphFilter, { nomi }: SetCard["filtro"]): string {
  if (filter.operation === "pnrr-graph") {
    const text = filter.settore.toLowerCase();
    return [...nomi.keys()].filter((i) => (nomi[i] as string).includes(text)).join(",");
  }
  const { gruppo, ramo } = filter;
  if (gruppo === "") return `${ramo}|*`;
  const text = gruppo.toLowerCase();
  const chosen = [...nomi.keys()].filter((i) => {
    const [name, acronym, branch] = nomi[i]!;
    return (name!.includes(text) || acronym!.includes(text)) && (ramo === "" || ramo === branch);
  });
  return `${ramo}|${chosen.join(",")}`;
}

/** The scalars that echo a filter; JSON has no infinity, so an endless bound is `null`. */
function echo(filter: GraphFilter): object {
  return filter.operation === "pnrr-graph"
    ? { settore: filter.settore, importo_min: filter.importoMin }
    : { gruppo: filter.gruppo, ramo: filter.ramo };
}

interface Chosen {
  readonly nodes: number;
  readonly links: number;
  readonly ordinals: readonly number[];
}

const NOTHING: Chosen = { nodes: 0, links: 0, ordinals: [] };

/** Size of the filtered graph and its first nodes. */
function choose(bytes: Uint8Array, importoMin: number, maxNodi: number): Chosen {
  const at = words(bytes);
  let [nodes, links] = [at(0), at(1)];
  const [stored, steps] = [at(2), at(3)];
  if (steps > 0) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const first = 8 * Math.ceil((4 * (4 + stored)) / 8);
    // Thresholds descend: the last step that is still large enough.
    let [low, high] = [0, steps];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (view.getFloat64(first + 16 * middle, true) >= importoMin) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return NOTHING;
    const step = first + 16 * (low - 1);
    [nodes, links] = [view.getUint32(step + 8, true), view.getUint32(step + 12, true)];
  }
  const ordinals: number[] = [];
  for (let i = 0; i < Math.min(maxNodi, nodes, stored); i++) ordinals.push(at(4 + i));
  return { nodes, links, ordinals };
}

/** Index of the page that holds a node. */
function pageOf(pagine: readonly number[], ordinal: number): number {
  let page = pagine.length - 1;
  while (pagine[page]! > ordinal) page--;
  return page;
}

/** The lines of the kept nodes and of the links among them, in the order of the contract. */
async function linesOf(ordinals: readonly number[], base: Uint8Array, folder: string, found: SetCard, read: Read) {
  const at = words(base);
  const n = at(0);
  const [offset, length, start] = [2, 2 + n, 2 + 2 * n];
  const adjacency = start + n + 1;
  const wanted = new Set(ordinals.map((ordinal) => pageOf(found.pagine, ordinal)));
  const pages = new Map<number, Uint8Array>();
  await Promise.all(
    [...wanted].map(async (page) => pages.set(page, await must(read, `${folder}/nodi-${page}.ndjson`))),
  );
  const position = new Map(ordinals.map((ordinal, i) => [ordinal, i]));
  const kinds = found.tipi_link;
  const rank = kinds.map((kind) => kinds.filter((other) => other < kind).length);
  const nodes: Uint8Array[] = [];
  const ids: string[] = [];
  const links: string[] = [];
  ordinals.forEach((ordinal, i) => {
    const from = at(offset + ordinal);
    const line = pages.get(pageOf(found.pagine, ordinal))!.subarray(from, from + at(length + ordinal));
    nodes.push(line);
    const text = decode(line);
    ids.push(text.slice('{"id":'.length, text.indexOf(',"label":')));
    const here: { near: number; kind: number; out: boolean }[] = [];
    for (let e = at(start + ordinal); e < at(start + ordinal + 1); e++) {
      const entry = at(adjacency + e);
      const near = position.get(Math.floor(entry / 16));
      if (near !== undefined && near < i) here.push({ near, kind: (entry % 16) >> 1, out: entry % 2 === 0 });
    }
    here.sort((a, b) => a.near - b.near || rank[a.kind]! - rank[b.kind]!);
    for (const { near, kind, out } of here) {
      const [source, target] = out ? [i, near] : [near, i];
      links.push(`{"source":${ids[source]},"target":${ids[target]},"tipo":${JSON.stringify(kinds[kind])}}`);
    }
  });
  return { nodes, links };
}

/** Pieces of a list of lines: a comma and a newline between, a newline at the end. */
function joined(lines: readonly Uint8Array[]): (string | Uint8Array)[] {
  const pieces: (string | Uint8Array)[] = lines.flatMap((line, i) => (i === 0 ? [line] : [COMMA, line]));
  if (lines.length > 0) pieces.push("\n");
  return pieces;
}

const COMMA = Uint8Array.of(0x2c, 0x0a);

/** A graph that filters choose: the first nodes of one of the sets, and the base links among them. */
export const renderGraphSet: Render<"graph-set"> = async ({ filter, maxNodi }, { lingua, read }) => {
  const found = await card<SetCard>(read, filter.operation);
  const folder = `indici/${filter.operation}`;
  const { insiemi } = found.filtro;
  const key = keyOf(filter, found.filtro);
  const importoMin = filter.operation === "pnrr-graph" ? filter.importoMin : 0;
  const set = Object.hasOwn(insiemi, key) ? await must(read, `${folder}/insieme-${insiemi[key]}.bin`) : null;
  const chosen = set ? choose(set, importoMin, maxNodi) : NOTHING;
  const base = chosen.ordinals.length > 0 ? await must(read, `${folder}/base.bin`) : null;
  const { nodes, links } = base ? await linesOf(chosen.ordinals, base, folder, found, read) : { nodes: [], links: [] };
  const scalars = {
    ...echo(filter),
    max_nodi: maxNodi,
    totale_nodi: chosen.nodes,
    totale_link: chosen.links,
    troncato: chosen.nodes > maxNodi,
  };
  return answerOf(
    200,
    concat([
      metaLine(found, lingua),
      `${JSON.stringify(scalars).slice(1, -1)},\n"nodes":[\n`,
      ...joined(nodes),
      `],"links":[\n${links.join(",\n")}${links.length > 0 ? "\n" : ""}]}\n`,
    ]),
    lingua,
  );
};
