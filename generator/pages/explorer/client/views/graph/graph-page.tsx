/** The graph of amendments: an act with its neighbours, or all acts as a map. */

import { useMemo } from "preact/hooks";
import type { AnswerOf } from "../../../../../contract/resources/declare/fields.ts";
import type { GRAPH_BODIES } from "../../../../../contract/resources/grafi.ts";
import { eliLabel } from "../../../../../law/names/eli-label.ts";
import type { Address } from "../../address.ts";
import { type Meta, useAnswer } from "../../data/answer.ts";
import { adoptStyle } from "../../shell/own-style.ts";
import { Shown, useTitle, type ViewProps } from "../../shell/view.tsx";
import { plainTitle } from "../norma/act-name.ts";
import { aroundGraph, type RelationsAnswer } from "./around-graph.ts";
import { addressOfEli, type DrawnLink } from "./drawn-graph.ts";
import style from "./graph.css";
import { GraphBoard } from "./graph-board.tsx";
import { graphText } from "./graph-texts.ts";
import { classIndex, kindOf } from "./kinds.ts";

/** What `/graph` answers. */
type GraphAnswer = AnswerOf<typeof GRAPH_BODIES.graph>;

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

adoptStyle(style);

/** How many nodes the table of the whole has. */
const MOST = 2000;
/** Nodes among which the act is looked for that the map starts with. */
const FIRST = 50;

function Around({ address, answer }: { address: Address; answer: RelationsAnswer & { readonly meta: Meta } }) {
  const kind = kindOf(address.query.classe);
  const graph = useMemo(() => aroundGraph(answer, kind), [answer, kind]);
  const { eli, titolo } = answer.norma;
  const label = eliLabel(eli);
  useTitle(`${graphText("attorno")} ${label}`);
  return (
    <>
      <h1>
        {graphText("attorno")} {label}
      </h1>
      <p class="lead" lang="it">
        {plainTitle(titolo)}
      </p>
      <p class="label">{graph.nodes.length === 1 ? graphText("senza_relazioni") : graphText("attorno_testo")}</p>
      <GraphBoard address={address} graph={graph} meta={answer.meta} request={`relazioni?norma=${eli}`} centre={eli} />
    </>
  );
}

interface WholeProps {
  readonly address: Address;
  readonly request: string;
  readonly answer: GraphAnswer & { readonly meta: Meta };
}

function Whole({ address, request, answer }: WholeProps) {
  const graph = useMemo(() => ({ nodes: answer.nodes, links: joined(answer.links, answer.nodes) }), [answer]);
  return <GraphBoard address={address} graph={graph} meta={answer.meta} request={request} />;
}

function WholePage({ address }: ViewProps) {
  const livello = address.query.livello === "articolo" ? "articolo" : "norma";
  const request = `graph?livello=${livello}&max_nodi=${MOST}`;
  const { answer, again } = useAnswer<GraphAnswer>(request);
  useTitle(graphText("titolo"));
  return (
    <>
      <h1>{graphText("titolo")}</h1>
      <p class="lead">{graphText("testo")}</p>
      <Shown answer={answer} again={again} asked="">
        {(body) => <Whole address={address} request={request} answer={body} />}
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

/** The act that has most relations, with its neighbours; all acts where none of them is here. */
function StartPage({ address }: ViewProps) {
  const { answer, again } = useAnswer<GraphAnswer>(`graph?livello=norma&max_nodi=${FIRST}`);
  return (
    <Shown answer={answer} again={again} asked="">
      {({ nodes }) => {
        const first = nodes.find(({ nel_corpus }) => nel_corpus);
        return first === undefined ? (
          <WholePage address={address} />
        ) : (
          <AroundPage address={address} centro={addressOfEli(first.id)} />
        );
      }}
    </Shown>
  );
}

export function GraphPage({ address }: ViewProps) {
  const { centro, livello } = address.query;
  const page =
    centro !== undefined ? (
      <AroundPage address={address} centro={centro} />
    ) : livello !== undefined ? (
      <WholePage address={address} />
    ) : (
      <StartPage address={address} />
    );
  return <div class="graph-page">{page}</div>;
}
