import { type Address, hashOf } from "../../address/address.ts";
import { amend } from "../../address/navigate.ts";
import { LINGUA } from "../../data/place.ts";
import { writtenCount } from "../../data/written.ts";
import { addressOfEli } from "./drawn-graph.ts";
import { graphWord } from "./graph-words.ts";
import { RELATION_CLASSES } from "./kinds.ts";

interface Props {
  readonly address: Address;
  readonly sizes: readonly number[];
  readonly size: number;
  readonly total: number;
}

interface Choice {
  readonly value: string;
  readonly text: string;
}

function Chosen({
  name,
  label,
  value,
  choices,
}: {
  name: string;
  label: string;
  value: string;
  choices: readonly Choice[];
}) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => amend({ [name]: event.currentTarget.value })}>
        {choices.map(({ value: own, text }) => (
          <option key={own} value={own}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is shown of the graph, chosen by the reader; all of it is in the address. */
export function GraphFields({ address: { query }, sizes, size, total }: Props) {
  const classes = RELATION_CLASSES.map(({ key, names }) => ({ value: key, text: names[LINGUA] }));
  const amounts = sizes.map((most) => ({
    value: String(most),
    text:
      most >= total
        ? `${graphWord("tutte")} (${writtenCount(total)})`
        : `${writtenCount(most)} ${graphWord("di")} ${writtenCount(total)}`,
  }));
  const levels = (["norma", "articolo"] as const).map((level) => ({ value: level, text: graphWord(level) }));
  return (
    <>
      {query.centro === undefined ? (
        <Chosen name="livello" label={graphWord("livello")} value={query.livello ?? "norma"} choices={levels} />
      ) : (
        <p class="whole">
          <a class="quiet small" href={hashOf(["grafo"], { nodo: addressOfEli(query.centro) })}>
            {graphWord("tutta")}
          </a>
        </p>
      )}
      <Chosen
        name="classe"
        label={graphWord("classe")}
        value={query.classe ?? ""}
        choices={[{ value: "", text: graphWord("tutte") }, ...classes]}
      />
      {amounts.length > 1 && <Chosen name="nodi" label={graphWord("nodi")} value={String(size)} choices={amounts} />}
    </>
  );
}
