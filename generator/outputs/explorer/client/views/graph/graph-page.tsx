/** The graph of amendments: an act with its neighbours, or all acts as a map. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { mapFileOf } from "../../../../../format/map.ts";
import type { ClasseRelazione } from "../../../../../law/relation-kinds.ts";
import type { Address } from "../../address.ts";
import { type Meta, useAnswer } from "../../data/answer.ts";
import { ROOT } from "../../data/place.ts";
import { adoptStyle } from "../../shell/own-style.ts";
import { Message, Shown, useTitle, type ViewProps, Waiting } from "../../shell/view.tsx";
import { eliLabel } from "../norma/act-name.ts";
import { aroundGraph, type RelationsAnswer } from "./around-graph.ts";
import type { DrawnGraph, DrawnLink, DrawnNode } from "./drawn-graph.ts";
import style from "./graph.css";
import { GraphBoard } from "./graph-board.tsx";
import { graphText } from "./graph-texts.ts";
import { classIndex, kindOf } from "./kinds.ts";

/** What the page reads of `/graph`. */
interface GraphAnswer {
  readonly totale_nodi: number;
  readonly totale_link: number;
  readonly nodes: readonly DrawnNode[];
  readonly links: readonly {
    readonly source: string;
    readonly target: string;
    readonly classe: ClasseRelazione;
    readonly peso: number;
  }[];
}

/** The largest coordinate of a map. */
const LARGEST = 65_535;

/**
 * The places of a level's nodes, in node order, from 0 to 1.
 *
 * @throws Error where the file does not come
 */
async function mapPlaces(livello: "norma" | "articolo"): Promise<Float32Array> {
  const response = await fetch(`${ROOT}${mapFileOf(livello).positions}`);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const view = new DataView(await response.arrayBuffer());
  return Float32Array.from({ length: view.byteLength / 2 }, (_, i) => view.getUint16(2 * i, true) / LARGEST);
}

/** Links between the same two nodes as one for each class: more could not be told apart. */
function joined(links: GraphAnswer["links"], nodes: GraphAnswer["nodes"]): DrawnLink[] {
  const places = new Map(nodes.map(({ id }, place) => [id, place]));
  const found = new Map<string, DrawnLink>();
  for (const { source, target, classe, peso } of links) {
    const [from, to, kind] = [places.get(source), places.get(target), classIndex(classe)];
    if (from === undefined || to === undefined) continue;
    const key = `${from} ${to} ${kind}`;
    found.set(key, { source: from, target: to, kind, peso: peso + (found.get(key)?.peso ?? 0) });
  }
  return [...found.values()];
}

/**
 * The graph to be drawn.
 *
 * @param places of all nodes of the level: the answer's are the first of them
 * @returns `null` where the places are not those of this answer
 */
function mapGraph({ nodes, links }: GraphAnswer, places: Float32Array): DrawnGraph | null {
  if (places.length < 2 * nodes.length) return null;
  return { nodes, links: joined(links, nodes), xy: places.subarray(0, 2 * nodes.length) };
}

adoptStyle(style);

/** Nodes of a map and neighbours of an act: what is shown unless more is asked for stands first. */
const MAP_SIZES = [2000, 200, 500, 5000, 10_000, 20_000] as const;
const AROUND_SIZES = [30, 12, 60, 120, 250, 500] as const;

/** Numbers that make sense where there are so many: those that leave some out, and the first that does not. */
function sizesFor(sizes: readonly number[], total: number): number[] {
  const ordered = [...sizes].sort((a, b) => a - b);
  return ordered.filter((_, i) => i === 0 || (ordered[i - 1] ?? 0) < total);
}

/** The number that the address asks for, if it is one of those that are offered. */
const askedSize = (sizes: readonly [number, ...number[]], nodi: string | undefined) =>
  sizes.find((size) => String(size) === nodi) ?? sizes[0];

function Around({ address, answer }: { address: Address; answer: RelationsAnswer & { readonly meta: Meta } }) {
  const size = askedSize(AROUND_SIZES, address.query.nodi);
  const kind = kindOf(address.query.classe);
  const { graph, neighbours } = useMemo(() => aroundGraph(answer, size, kind), [answer, size, kind]);
  const { eli, titolo } = answer.norma;
  const label = eliLabel(eli);
  useTitle(`${graphText("attorno")} ${label}`);
  return (
    <>
      <h1>
        {graphText("attorno")} {label}
      </h1>
      <p class="lead">{titolo}</p>
      <p class="label">{neighbours === 0 ? graphText("senza_relazioni") : graphText("attorno_testo")}</p>
      <GraphBoard
        address={address}
        graph={graph}
        meta={answer.meta}
        request={`relazioni?norma=${eli}`}
        sizes={sizesFor(AROUND_SIZES, neighbours)}
        size={size}
        total={neighbours}
        centre={eli}
      />
    </>
  );
}

/** The places of a level's nodes, once they have come. */
function useMapPlaces(livello: "norma" | "articolo"): Float32Array | "failed" | null {
  const [held, setHeld] = useState<{ livello: string; places: Float32Array | "failed" }>();
  useEffect(() => {
    mapPlaces(livello).then(
      (places) => setHeld({ livello, places }),
      () => setHeld({ livello, places: "failed" }),
    );
  }, [livello]);
  return held?.livello === livello ? held.places : null;
}

interface WholeProps {
  readonly address: Address;
  readonly size: number;
  readonly request: string;
  readonly answer: GraphAnswer & { readonly meta: Meta };
  readonly places: Float32Array | "failed" | null;
}

function Whole({ address, size, request, answer, places }: WholeProps) {
  const graph = useMemo(() => (places instanceof Float32Array ? mapGraph(answer, places) : null), [answer, places]);
  if (places === null) return <Waiting />;
  if (graph === null) return <Message title={graphText("altra_edizione")} />;
  return (
    <GraphBoard
      address={address}
      graph={graph}
      meta={answer.meta}
      request={request}
      sizes={sizesFor(MAP_SIZES, answer.totale_nodi)}
      size={size}
      total={answer.totale_nodi}
    />
  );
}

function WholePage({ address }: ViewProps) {
  const livello = address.query.livello === "articolo" ? "articolo" : "norma";
  const size = askedSize(MAP_SIZES, address.query.nodi);
  const request = `graph?livello=${livello}&max_nodi=${size}`;
  const { answer, again } = useAnswer<GraphAnswer>(request);
  const places = useMapPlaces(livello);
  useTitle(graphText("titolo"));
  return (
    <>
      <h1>{graphText("titolo")}</h1>
      <p class="lead">{graphText("testo")}</p>
      <Shown answer={answer} again={again} asked="">
        {(body) => <Whole address={address} size={size} request={request} answer={body} places={places} />}
      </Shown>
    </>
  );
}

function AroundPage({ address, centro }: ViewProps & { centro: string }) {
  const { answer, again } = useAnswer<RelationsAnswer>(`relazioni?norma=${encodeURIComponent(`eli:/${centro}`)}`);
  return (
    <Shown answer={answer} again={again} asked={centro}>
      {(body) => <Around address={address} answer={body} />}
    </Shown>
  );
}

export function GraphPage({ address }: ViewProps) {
  const { centro } = address.query;
  return (
    <div class="graph-page">
      {centro === undefined ? <WholePage address={address} /> : <AroundPage address={address} centro={centro} />}
    </div>
  );
}
