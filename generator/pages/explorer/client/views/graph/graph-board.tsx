/** Map, panel, legend and table of one graph, whichever it is. */

import { useMemo, useRef, useState } from "preact/hooks";
import { type Address, actHash, hashOf } from "../../address.ts";
import type { Meta } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { writtenCount } from "../../data/written.ts";
import { amend } from "../../navigate.ts";
import { type Filter, FilterFields } from "../../shell/listing.tsx";
import { SortableTable, type TableColumn, tableOf } from "../../shell/sortable-table.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { OfficialText, SourceLine } from "../../shell/view.tsx";
import { officialOf } from "../norma/official-of.ts";
import { addressOfEli, type DrawnGraph, type DrawnNode, mostLinked, ofKind } from "./drawn-graph.ts";
import { graphText } from "./graph-texts.ts";
import { ACT_GROUPS, groupOf, kindOf, RELATION_CLASSES } from "./kinds.ts";
import { MapCanvas, type MapControls } from "./map-canvas.tsx";

/** Dots that are drawn; the table has all. */
const MOST_DRAWN = 300;
/** Neighbours that are listed. */
const MOST_NEIGHBOURS = 12;

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

interface PanelProps {
  readonly graph: DrawnGraph;
  readonly node: number | null;
  readonly choose: (node: number | null) => void;
  /** ELI of the act that is in the middle already. */
  readonly centre: string | undefined;
}

/** What is known of the node that is chosen, and where to go from it. */
function NodePanel({ graph, node, choose, centre }: PanelProps) {
  const shown = node === null ? undefined : graph.nodes[node];
  if (node === null || shown === undefined) return <aside class="node-panel card empty">{graphText("scegli")}</aside>;
  const { id, label, norma, nel_corpus, grado } = shown;
  const linked = neighbours(graph, node);
  return (
    <aside class="node-panel card" aria-live="polite" aria-label={label}>
      <h2>{label}</h2>
      <p>
        {ACT_GROUPS[groupOf(norma)]?.names[LINGUA]} · {graphText("grado").toLowerCase()} {writtenCount(grado)}
      </p>
      {nel_corpus ? (
        <p class="buttons">
          <a class="button small" href={actHash(id)}>
            {graphText("leggi")}
          </a>
          {norma !== centre && (
            <a class="quiet small" href={hashOf(["grafo"], { centro: addressOfEli(norma) })}>
              {graphText("centra")}
            </a>
          )}
          <button type="button" class="quiet small" onClick={() => choose(null)}>
            {graphText("chiudi")}
          </button>
        </p>
      ) : (
        <p class="buttons">
          <span>
            {graphText("fuori")} · <OfficialText url={officialOf(id)} />
          </span>
          <button type="button" class="quiet small" onClick={() => choose(null)}>
            {graphText("chiudi")}
          </button>
        </p>
      )}
      <h3>{graphText("vicini")}</h3>
      <ul class="bare">
        {linked.slice(0, MOST_NEIGHBOURS).map(([other, { peso, kinds }]) => (
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
      {linked.length > MOST_NEIGHBOURS && (
        <p class="label">
          {MOST_NEIGHBOURS} {graphText("di")} {writtenCount(linked.length)}
        </p>
      )}
    </aside>
  );
}

/**
 * The columns of the table that holds the same nodes as the map.
 *
 * @param centre ELI of the act in the middle, where there is one
 */
function nodeColumns(centre: string | undefined): TableColumn<DrawnNode>[] {
  const around: TableColumn<DrawnNode>[] = [
    { title: graphText("fatte"), value: ({ made }) => made ?? null, numeric: true },
    { title: graphText("ricevute"), value: ({ received }) => received ?? null, numeric: true },
  ];
  return [
    {
      title: graphText("punto"),
      value: ({ label }) => label,
      href: ({ id, nel_corpus }) => (nel_corpus ? actHash(id) : officialOf(id)),
    },
    { title: graphText("tipo"), value: ({ norma }) => ACT_GROUPS[groupOf(norma)]?.names[LINGUA] ?? null },
    {
      title: graphText(centre === undefined ? "grado" : "relazioni"),
      value: ({ grado }) => grado,
      numeric: true,
    },
    ...(centre === undefined ? [] : around),
    {
      title: graphText("raccolta"),
      value: ({ nel_corpus }) => graphText(nel_corpus ? "sì" : "no"),
      cell: ({ norma, label, nel_corpus }) =>
        nel_corpus && norma !== centre ? (
          <a href={hashOf(["grafo"], { centro: addressOfEli(norma) })} aria-label={`${graphText("centra")}: ${label}`}>
            {graphText("centra")}
          </a>
        ) : (
          graphText(nel_corpus ? "sì" : "no")
        ),
    },
  ];
}

/** What colours, rings, sizes and lines mean, of those that the graph has. */
function Legend({ graph }: { graph: DrawnGraph }) {
  const groups = new Set(graph.nodes.map(({ norma }) => groupOf(norma)));
  const kinds = new Set(graph.links.map(({ kind }) => kind));
  return (
    <details class="legend" open={innerWidth > 700}>
      <summary>{graphText("legenda")}</summary>
      <ul class="bare row">
        {ACT_GROUPS.map(({ key, names }, group) =>
          groups.has(group) ? (
            <li key={key} class="row">
              <i class="dot" style={{ background: `var(--group-${key})` }} />
              {names[LINGUA]}
            </li>
          ) : null,
        )}
        <li class="row">
          <i class="dot ring" />
          {graphText("anello")}
        </li>
        <li>{graphText("grandezza")}</li>
      </ul>
      <ul class="bare row">
        {RELATION_CLASSES.map(({ key, names, dash }, kind) =>
          kinds.has(kind) ? (
            <li key={key} class="row">
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

/** What is shown of the graph, chosen by the reader. */
function filtersOf({ livello }: Address["query"]): readonly Filter<DrawnNode>[] {
  const levels = ["norma", "articolo"] as const;
  const level = {
    name: "livello",
    label: graphText("livello"),
    choices: levels.map((value) => ({ value, text: graphText(value) })),
  };
  return [
    ...(livello === undefined ? [] : [level]),
    {
      name: "classe",
      label: graphText("classe"),
      none: graphText("tutte"),
      choices: RELATION_CLASSES.map(({ key, names }) => ({ value: key, text: names[LINGUA] })),
    },
  ];
}

const MOST_NAMED = 8;

/** Letters and figures alone: nobody remembers where the dots of `D.P.R.` stand. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Places of the nodes whose name has a text, those that begin with it first.
 *
 * @example nodesNamed([{ label: "L. 241/1990", ... }], "241 1990") // [0]
 */
function nodesNamed(nodes: DrawnGraph["nodes"], text: string): readonly number[] {
  const wanted = plain(text);
  if (wanted === "") return [];
  const found: number[] = [];
  const begin: number[] = [];
  nodes.forEach(({ label }, node) => {
    const place = plain(label).indexOf(wanted);
    if (place === 0) begin.push(node);
    else if (place > 0) found.push(node);
  });
  return [...begin, ...found].slice(0, MOST_NAMED);
}

/** A field that finds nodes by their name. */
function FindNode({ graph, choose }: { graph: DrawnGraph; choose: (node: number) => void }) {
  const [text, setText] = useState("");
  const found = nodesNamed(graph.nodes, text);
  const take = (node: number | undefined) => {
    if (node === undefined) return;
    setText("");
    choose(node);
  };
  return (
    <form
      class="field find"
      onSubmit={(event) => {
        event.preventDefault();
        take(found[0]);
      }}
    >
      <label for="trova-nodo">{graphText("trova")}</label>
      <input
        id="trova-nodo"
        type="search"
        value={text}
        placeholder={graphText("trova_segnaposto")}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {text !== "" && (
        <div class="card" aria-live="polite">
          {found.map((node) => (
            <button key={node} type="button" class="link-button" onClick={() => take(node)}>
              {graph.nodes[node]?.label}
            </button>
          ))}
          {found.length === 0 && <p>{graphText("nessuno")}</p>}
        </div>
      )}
    </form>
  );
}

interface BoardProps {
  readonly address: Address;
  readonly graph: DrawnGraph;
  readonly meta: Meta;
  readonly request: string;
  /** ELI of the act in the middle, whose graph has the chosen class alone already. */
  readonly centre?: string;
}

function Buttons({ controls }: { controls: { readonly current: MapControls | null } }) {
  const buttons = [
    ["+", "ingrandisci", () => controls.current?.zoom(1.5)],
    ["−", "rimpicciolisci", () => controls.current?.zoom(1 / 1.5)],
    ["⤢", "intero", () => controls.current?.fit()],
  ] as const;
  return (
    <div class="map-buttons">
      {buttons.map(([sign, word, does]) => (
        <button
          key={word}
          type="button"
          class="quiet"
          title={graphText(word)}
          aria-label={graphText(word)}
          onClick={does}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

export function GraphBoard({ address, graph: whole, meta, request, centre }: BoardProps) {
  const { classe, nodo } = address.query;
  const kind = kindOf(classe);
  const graph = useMemo(() => (kind < 0 || centre ? whole : ofKind(whole, kind)), [whole, kind, centre]);
  const drawn = useMemo(() => mostLinked(graph, MOST_DRAWN), [graph]);
  const places = useMemo(() => new Map(graph.nodes.map(({ id }, node) => [addressOfEli(id), node])), [graph]);
  const columns = useMemo(() => nodeColumns(centre), [centre]);
  const controls = useRef<MapControls>(null);
  const chosen = (nodo === undefined ? undefined : places.get(nodo)) ?? null;
  const choose = (node: number | null) => {
    const id = node === null ? undefined : graph.nodes[node]?.id;
    amend({ nodo: id === undefined ? undefined : addressOfEli(id) });
  };
  const find = (node: number) => {
    choose(node);
    controls.current?.goTo(node);
  };
  return (
    <>
      <FilterFields filters={filtersOf(address.query)} query={address.query}>
        <FindNode graph={graph} choose={find} />
        {centre !== undefined && (
          <p class="buttons">
            <a class="quiet small" href={hashOf(["grafo"], { livello: "norma", nodo: addressOfEli(centre) })}>
              {graphText("tutta")}
            </a>
          </p>
        )}
      </FilterFields>
      <div class="graph-board">
        <div class="map-frame">
          <MapCanvas graph={drawn} inRings={centre !== undefined} chosen={chosen} choose={choose} controls={controls} />
          <Buttons controls={controls} />
        </div>
        <NodePanel
          graph={graph}
          node={chosen}
          choose={(node) => (node === null ? choose(node) : find(node))}
          centre={centre}
        />
        <Legend graph={drawn} />
      </div>
      {drawn.nodes.length < graph.nodes.length && (
        <p class="label">
          {graphText("disegnati")}: {drawn.nodes.length} {graphText("di")} {writtenCount(graph.nodes.length)}.
        </p>
      )}
      <SourceLine meta={meta} />
      <TheseData requests={[request]} table={() => tableOf(graph.nodes, columns)} name="grafo" nota={meta.nota} />
      <SortableTable caption={graphText("tabella")} columns={columns} rows={graph.nodes} rowKey={({ id }) => id} />
    </>
  );
}
