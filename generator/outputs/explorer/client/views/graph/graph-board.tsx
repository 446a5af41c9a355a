/** Map, panel, legend and table of one graph, whichever it is. */

import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Address } from "../../address/address.ts";
import { amend } from "../../address/navigate.ts";
import type { Meta } from "../../data/answer.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { SortableTable, tableOf } from "../../widgets/sortable-table.tsx";
import type { MapView } from "./draw/map-view.ts";
import { addressOfEli, type DrawnGraph, ofKind } from "./drawn-graph.ts";
import { FindNode } from "./find-node.tsx";
import { GraphFields } from "./graph-fields.tsx";
import { graphWord } from "./graph-words.ts";
import { kindOf } from "./kinds.ts";
import { Legend } from "./legend.tsx";
import { MapCanvas } from "./map-canvas.tsx";
import { nodeColumns } from "./node-columns.tsx";
import { NodePanel } from "./node-panel.tsx";

interface Props {
  readonly address: Address;
  readonly graph: DrawnGraph;
  readonly meta: Meta;
  readonly request: string;
  /** Numbers of nodes that can be asked for, and what is asked for. */
  readonly sizes: readonly number[];
  readonly size: number;
  readonly total: number;
  /** ELI of the act in the middle, whose graph has the chosen class alone already. */
  readonly centre?: string;
}

function Buttons({ view }: { view: { readonly current: MapView | null } }) {
  const buttons = [
    ["+", "ingrandisci", () => view.current?.zoom(1.5)],
    ["−", "rimpicciolisci", () => view.current?.zoom(1 / 1.5)],
    ["⤢", "intero", () => view.current?.fit()],
  ] as const;
  return (
    <div class="map-buttons">
      {buttons.map(([sign, word, does]) => (
        <button
          key={word}
          type="button"
          class="quiet"
          title={graphWord(word)}
          aria-label={graphWord(word)}
          onClick={does}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

/** Whether what stands around the map was drawn: the map is work enough for a moment of its own, and keys and pointers come between. */
function useAroundDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true));
    return () => clearTimeout(timer);
  }, []);
  return drawn;
}

export function GraphBoard({ address, graph: whole, meta, request, sizes, size, total, centre }: Props) {
  const { classe, nodo } = address.query;
  const kind = kindOf(classe);
  const graph = useMemo(() => (kind < 0 || centre ? whole : ofKind(whole, kind)), [whole, kind, centre]);
  const places = useMemo(() => new Map(graph.nodes.map(({ id }, node) => [addressOfEli(id), node])), [graph]);
  const columns = useMemo(() => nodeColumns(centre), [centre]);
  const [flat, setFlat] = useState(false);
  const failed = useCallback(() => setFlat(true), []);
  const view = useRef<MapView>(null);
  const aroundDrawn = useAroundDrawn();
  const chosen = (nodo === undefined ? undefined : places.get(nodo)) ?? null;
  const choose = (node: number | null) => {
    const id = node === null ? undefined : graph.nodes[node]?.id;
    amend({ nodo: id === undefined ? undefined : addressOfEli(id) });
  };
  const find = (node: number) => {
    choose(node);
    view.current?.goTo(node);
  };
  return (
    <>
      <div class="fields">
        <GraphFields address={address} sizes={sizes} size={size} total={total} />
        {!flat && <FindNode graph={graph} choose={find} />}
      </div>
      {flat ? (
        <p class="notice">{graphWord("senza_webgl")}</p>
      ) : (
        <div class="graph-board">
          <div class="map-frame">
            {aroundDrawn ? (
              <MapCanvas graph={graph} chosen={chosen} choose={choose} view={view} failed={failed} />
            ) : (
              <div class="map" />
            )}
            <Buttons view={view} />
          </div>
          <NodePanel
            graph={graph}
            node={chosen}
            choose={(node) => (node === null ? choose(node) : find(node))}
            centre={centre}
          />
          <Legend graph={graph} />
        </div>
      )}
      <SourceLine meta={meta} />
      <TheseData requests={[request]} table={() => tableOf(graph.nodes, columns)} name="grafo" nota={meta.nota} />
      <SortableTable caption={graphWord("tabella")} columns={columns} rows={graph.nodes} rowKey={({ id }) => id} />
    </>
  );
}
