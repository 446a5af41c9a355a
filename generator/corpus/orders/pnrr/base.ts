/** The whole graph of the PNRR: nodes in their order, links, and the neighbours that a filtered graph walks along. */

import { itemAt, numberAt } from "../../../collections/at.ts";
import { byCodeUnit } from "../../../collections/code-unit.ts";
import type { Appalto, ModelloPnrr, Progetto, Soggetto } from "../../pnrr/modello.ts";
import { euroOrNull } from "./euro.ts";

export const TIPI_LINK = ["ha_appalto", "bandisce", "vince"] as const;

/** Lists of ordinals, one list per node, in one array. */
interface Vicini {
  readonly start: Uint32Array;
  readonly ordinals: Uint32Array;
}

export interface BasePnrr {
  readonly nodes: readonly string[];
  readonly links: { readonly source: Uint32Array; readonly target: Uint32Array; readonly kind: Uint8Array };
  /** Projects with a tender, in graph order: index in the model, ordinal of the node. */
  readonly progetti: readonly { readonly progetto: Progetto; readonly ordinal: number }[];
  /** Of a project its tenders, of a tender its bodies and then its companies, each in graph order; of others nothing. */
  readonly vicini: Vicini;
}

/** What the node of a project says; `null` where the title was not read. */
type NodoProgetto = Pick<Progetto, "id" | "cup" | "settore" | "totale"> & { readonly label: string | null };

/**
 * The node of a project as JSON.
 *
 * @example progettoNode({ id: "progetto:Z1", label: "Scuola", cup: "Z1", settore: "RICERCA", totale: null })
 * // '{"id":"progetto:Z1","label":"Scuola","tipo":"progetto","cup":"Z1","settore":"RICERCA","finanziamento_totale":null}'
 */
export function progettoNode({ id, label, cup, settore, totale }: NodoProgetto): string {
  return JSON.stringify({ id, label, tipo: "progetto", cup, settore, finanziamento_totale: euroOrNull(totale) });
}

function appaltoNode({ id, label, cig, importo, natura, oltreFinanziamento }: Appalto): string {
  const oltre_finanziamento = oltreFinanziamento > 0;
  return JSON.stringify({ id, label, tipo: "appalto", cig, importo: euroOrNull(importo), natura, oltre_finanziamento });
}

function soggettoNode({ id, nome, codice }: Soggetto, tipo: "azienda" | "ente"): string {
  return JSON.stringify({ id, label: nome, tipo, codice_fiscale: codice });
}

/** Ranks of ids by code unit, so that lists are sorted by comparing numbers. */
function ranksOf(items: readonly { readonly id: string }[]): Uint32Array {
  const order = items.map((_, i) => i).sort((a, b) => byCodeUnit(itemAt(items, a).id, itemAt(items, b).id));
  const ranks = new Uint32Array(items.length);
  order.forEach((item, rank) => {
    ranks[item] = rank;
  });
  return ranks;
}

/**
 * Lays the whole graph out depth first: projects by `finanziamento_totale` descending then id; of each its tenders by `importo`
 * descending, unknown last, then id; of each tender its bodies and then its companies by id; each node where it is first met.
 */
export function pnrrBaseOf(modello: ModelloPnrr): BasePnrr {
  const { appalti, enti, aziende } = modello;
  const [rankAppalto, rankEnte, rankAzienda] = [ranksOf(appalti), ranksOf(enti), ranksOf(aziende)];
  const sorted = modello.progetti
    .filter((p) => p.appalti.length > 0)
    .sort((a, b) => (b.totale ?? 0) - (a.totale ?? 0) || byCodeUnit(a.id, b.id));
  const nodes: string[] = [];
  const unmet = ({ length }: readonly unknown[]) => new Int32Array(length).fill(-1);
  const [appaltoAt, enteAt, aziendaAt] = [unmet(appalti), unmet(enti), unmet(aziende)];
  const lists: (readonly number[])[] = [];
  const add = (node: string): number => {
    lists.push([]);
    return nodes.push(node) - 1;
  };
  const visitSubjects = (
    items: readonly number[],
    rank: Uint32Array,
    at: Int32Array,
    all: readonly Soggetto[],
    tipo: "azienda" | "ente",
  ): number[] =>
    [...items]
      .sort((a, b) => numberAt(rank, a) - numberAt(rank, b))
      .map((s) => {
        const met = numberAt(at, s);
        if (met >= 0) return met;
        const ordinal = add(soggettoNode(itemAt(all, s), tipo));
        at[s] = ordinal;
        return ordinal;
      });
  const bodies = new Map<number, number>();
  const visitTender = (a: number): number => {
    const met = numberAt(appaltoAt, a);
    if (met >= 0) return met;
    const appalto = itemAt(appalti, a);
    const ordinal = add(appaltoNode(appalto));
    appaltoAt[a] = ordinal;
    const own = visitSubjects(appalto.enti, rankEnte, enteAt, enti, "ente");
    bodies.set(ordinal, own.length);
    lists[ordinal] = own.concat(visitSubjects(appalto.aziende, rankAzienda, aziendaAt, aziende, "azienda"));
    return ordinal;
  };
  const importoOf = (a: number) => itemAt(appalti, a).importo ?? 0;
  const progetti = sorted.map((progetto) => {
    const ordinal = add(progettoNode(progetto));
    lists[ordinal] = [...progetto.appalti]
      .sort((a, b) => importoOf(b) - importoOf(a) || numberAt(rankAppalto, a) - numberAt(rankAppalto, b))
      .map(visitTender);
    return { progetto, ordinal };
  });
  return { nodes, progetti, vicini: packed(lists), links: linksOf(lists, bodies) };
}

function packed(lists: readonly (readonly number[])[]): Vicini {
  const start = new Uint32Array(lists.length + 1);
  lists.forEach((list, i) => {
    start[i + 1] = numberAt(start, i) + list.length;
  });
  const ordinals = new Uint32Array(numberAt(start, lists.length));
  lists.forEach((list, i) => {
    ordinals.set(list, numberAt(start, i));
  });
  return { start, ordinals };
}

/** `bodies` gives, for the ordinal of a tender, how many of its neighbours are bodies; other ordinals with a list are projects. */
function linksOf(lists: readonly (readonly number[])[], bodies: ReadonlyMap<number, number>): BasePnrr["links"] {
  const total = lists.reduce((sum, list) => sum + list.length, 0);
  const links = { source: new Uint32Array(total), target: new Uint32Array(total), kind: new Uint8Array(total) };
  let l = 0;
  lists.forEach((list, node) => {
    const own = bodies.get(node);
    list.forEach((neighbour, i) => {
      const project = own === undefined;
      links.source[l] = project ? node : neighbour;
      links.target[l] = project ? neighbour : node;
      links.kind[l] = TIPI_LINK.indexOf(project ? "ha_appalto" : i < own ? "bandisce" : "vince");
      l++;
    });
  });
  return links;
}
