/** The graph of signatures: people and bills, and a set for every choice of people that a request can make. */

import { itemAt, lastOf, valueAt } from "../../../collections/at.ts";
import { byCodeUnit } from "../../../collections/code-unit.ts";
import { getOrMake } from "../../../collections/get-or-make.ts";
import type { Disegno, Gruppo, Persona } from "../../parlamento/modello.ts";
import { choosableSets } from "../choosable-sets.ts";
import type { FilterableGraph, GraphSet } from "../filterable-graph.ts";
import type { Firma } from "./firme.ts";

const KINDS = ["cofirmatario", "primo_firmatario"] as const;

/** The values of `ramo`: with none, both branches. */
const RAMI = ["", "Camera", "Senato"] as const;

type Signatures = ReadonlyMap<Persona, readonly Firma[]>;

function personNode({ id, nome, ramo, gruppo }: Persona, numeroAtti: number) {
  const node = { id, label: nome, tipo: "parlamentare", ramo, gruppo: gruppo?.sigla ?? null, numero_atti: numeroAtti };
  return { id, json: JSON.stringify(node) };
}

function billNode({ idDdl, letture }: Disegno) {
  const { fase, titolo, stato } = lastOf(letture);
  const id = `D-${idDdl}`;
  return { id, json: JSON.stringify({ id, label: fase, tipo: "ddl", titolo, stato }) };
}

/** Nodes of the base by id, so that equal degrees keep the order of the ordinals. */
function baseOf(firme: Signatures) {
  const bills = new Set([...firme.values()].flatMap((signed) => signed.map(({ disegno }) => disegno)));
  const nodes: { readonly of: Persona | Disegno; readonly id: string; readonly json: string }[] = [
    ...[...firme].map(([persona, signed]) => ({ of: persona, ...personNode(persona, signed.length) })),
    ...[...bills].map((disegno) => ({ of: disegno, ...billNode(disegno) })),
  ];
  nodes.sort((a, b) => byCodeUnit(a.id, b.id));
  return { nodes, ordinal: new Map(nodes.map(({ of }, i) => [of, i])) };
}

/** The set of some people: they, the bills that they signed, by links descending and then by id. */
function setOf(
  people: readonly Persona[],
  firme: Signatures,
  ordinal: ReadonlyMap<Persona | Disegno, number>,
): GraphSet {
  const degree = new Map<number, number>();
  let totalLinks = 0;
  for (const persona of people) {
    const signed = valueAt(firme, persona);
    degree.set(valueAt(ordinal, persona), signed.length);
    totalLinks += signed.length;
    for (const { disegno } of signed) {
      const bill = valueAt(ordinal, disegno);
      degree.set(bill, (degree.get(bill) ?? 0) + 1);
    }
  }
  const order = Uint32Array.from(
    [...degree].sort((a, b) => b[1] - a[1] || a[0] - b[0]),
    ([node]) => node,
  );
  return { order, totalLinks, steps: [] };
}

/** Every set that the filters can choose, each made once however many requests choose it. */
class Sets {
  readonly sets: GraphSet[] = [];
  readonly insiemi: Record<string, number> = {};
  readonly #made = new Map<string, number>();
  readonly #make: (people: readonly Persona[]) => GraphSet;

  constructor(make: (people: readonly Persona[]) => GraphSet) {
    this.#make = make;
  }

  /** A choice of nobody has no entry: it is the empty graph. */
  add(key: string, people: readonly Persona[]): void {
    if (people.length === 0) return;
    this.insiemi[key] = getOrMake(this.#made, people.map(({ id }) => id).join(), () => {
      this.sets.push(this.#make(people));
      return this.sets.length - 1;
    });
  }
}

/**
 * The graph of signatures with its filters (`FORMAT.md`, Graphs with filters): a key `<branch>|*` takes everybody of the branch, also people
 * without a group; `<branch>|<indexes>` the groups that a text chooses there.
 *
 * @param gruppi every group that the filter can name
 */
export function firmeGraph(firme: Signatures, gruppi: readonly Gruppo[]): FilterableGraph {
  const { nodes, ordinal } = baseOf(firme);
  const links = [...firme.values()].flat();
  const nomi = gruppi.map(nomeGruppo);
  const choosable = choosableSets(nomi.map(([nome, sigla]) => [nome, sigla]));
  const members = new Map<Gruppo | null, Persona[]>();
  for (const persona of firme.keys()) getOrMake(members, persona.gruppo, () => []).push(persona);
  const sets = new Sets((people) => setOf(people, firme, ordinal));
  for (const ramo of RAMI) {
    const fits = (who: { ramo: string }) => ramo === "" || who.ramo === ramo;
    sets.add(`${ramo}|*`, [...firme.keys()].filter(fits));
    for (const chosen of choosable) {
      const here = chosen.filter((i) => fits(itemAt(gruppi, i)));
      sets.add(
        `${ramo}|${here.join(",")}`,
        here.flatMap((i) => members.get(itemAt(gruppi, i)) ?? []),
      );
    }
  }
  return {
    nodes: nodes.map(({ json }) => json),
    linkKinds: KINDS,
    links: {
      source: Uint32Array.from(links, ({ persona }) => valueAt(ordinal, persona)),
      target: Uint32Array.from(links, ({ disegno }) => valueAt(ordinal, disegno)),
      kind: Uint8Array.from(links, ({ primo }) => Number(primo)),
    },
    sets: sets.sets,
    filtro: { nomi, insiemi: sets.insiemi },
  };
}

// Groups as the filter of the graph of signatures compares them.

/** What the filter compares: name and acronym in small letters, branch. */
type NomeGruppo = readonly [nome: string, sigla: string, ramo: Gruppo["ramo"]];

/** A group as the filter sees it. */
function nomeGruppo({ nome, sigla, ramo }: Gruppo): NomeGruppo {
  return [nome.toLowerCase(), sigla.toLowerCase(), ramo];
}
