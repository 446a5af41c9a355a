import { useState } from "preact/hooks";
import type { DrawnGraph } from "./drawn-graph.ts";
import { graphWord } from "./graph-words.ts";

const MOST = 8;

/** Letters and figures alone: nobody remembers where the dots of `D.P.R.` stand. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Places of the nodes whose name has a text, those that begin with it first.
 *
 * @example nodesNamed([{ label: "L. 241/1990", ... }], "241 1990") // [0]
 */
export function nodesNamed(nodes: DrawnGraph["nodes"], text: string): readonly number[] {
  const wanted = plain(text);
  if (wanted === "") return [];
  const found: number[] = [];
  const begin: number[] = [];
  nodes.forEach(({ label }, node) => {
    const place = plain(label).indexOf(wanted);
    if (place === 0) begin.push(node);
    else if (place > 0) found.push(node);
  });
  return [...begin, ...found].slice(0, MOST);
}

/** A field that finds nodes by their name. */
export function FindNode({ graph, choose }: { graph: DrawnGraph; choose: (node: number) => void }) {
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
      <label for="trova-nodo">{graphWord("trova")}</label>
      <input
        id="trova-nodo"
        type="search"
        value={text}
        placeholder={graphWord("trova_segnaposto")}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {text !== "" && (
        <div class="found" aria-live="polite">
          {found.map((node) => (
            <button key={node} type="button" class="link-button" onClick={() => take(node)}>
              {graph.nodes[node]?.label}
            </button>
          ))}
          {found.length === 0 && <p>{graphWord("nessuno")}</p>}
        </div>
      )}
    </form>
  );
}
