/** The graph of the recovery plan in the plainest code over the model: filter, sort, slice. */

import type { Appalto, ModelloPnrr, Progetto, Soggetto } from "../../generator/corpus/pnrr/modello.ts";
import { euro } from "./euro.ts";
import { less } from "./less.ts";

/** What the graph is asked for by; what is absent has its default. */
export interface GraphParams {
  readonly settore?: string;
  readonly importo_min?: number;
  readonly max_nodi?: number;
}

interface Link {
  readonly source: string;
  readonly target: string;
  readonly tipo: string;
}

const euroOrNull = (cents: number | null) => (cents === null ? null : euro(cents));

function projectNode(p: Progetto) {
  const { id, label, cup, settore, totale } = p;
  return { id, label, tipo: "progetto", cup, settore, finanziamento_totale: euroOrNull(totale) };
}

/** The funding of every tender of a model, summed once. */
const funding = new WeakMap<ModelloPnrr, Map<Appalto, number>>();

/** Cents of all projects that name a tender; infinite where one of them is of unknown funding. */
export function fundingOf(modello: ModelloPnrr, appalto: Appalto): number {
  const sums = funding.get(modello) ?? new Map<Appalto, number>();
  if (!funding.has(modello))
    for (const p of modello.progetti)
      for (const i of p.appalti) {
        const named = modello.appalti[i]!;
        sums.set(named, (sums.get(named) ?? 0) + (p.totale ?? Number.POSITIVE_INFINITY));
      }
  funding.set(modello, sums);
  return sums.get(appalto) ?? 0;
}

function tenderNode(modello: ModelloPnrr, appalto: Appalto) {
  const { id, label, cig, importo, natura } = appalto;
  const oltre_finanziamento = (importo ?? 0) > fundingOf(modello, appalto);
  return { id, label, tipo: "appalto", cig, importo: euroOrNull(importo), natura, oltre_finanziamento };
}

const subjectNode = (s: Soggetto, tipo: string) => ({ id: s.id, label: s.nome, tipo, codice_fiscale: s.codice });

/**
 * The graph, filtered and cut.
 *
 * @example graph(modello, { settore: "scuola", max_nodi: 100 }).totale_nodi
 */
export function graph(modello: ModelloPnrr, { settore = "", importo_min = 0, max_nodi = 500 }: GraphParams) {
  const chosen = modello.progetti
    .filter((p) => p.appalti.length > 0)
    .filter((p) => p.settore.toLowerCase().includes(settore.toLowerCase()))
    .filter((p) => euro(p.totale ?? 0) >= importo_min)
    .sort((a, b) => (b.totale ?? 0) - (a.totale ?? 0) || less(a.id, b.id));
  const nodes = new Map<string, object>();
  const links: Link[] = [];
  const put = (node: { id: string }) => {
    if (!nodes.has(node.id)) nodes.set(node.id, node);
  };
  const linked = new Set<Appalto>();
  for (const p of chosen) {
    put(projectNode(p));
    const tenders = p.appalti.map((i) => modello.appalti[i]!);
    tenders.sort((a, b) => (b.importo ?? 0) - (a.importo ?? 0) || less(a.id, b.id));
    for (const a of tenders) {
      links.push({ source: p.id, target: a.id, tipo: "ha_appalto" });
      put(tenderNode(modello, a));
      const enti = a.enti.map((i) => modello.enti[i]!).sort((x, y) => less(x.id, y.id));
      const aziende = a.aziende.map((i) => modello.aziende[i]!).sort((x, y) => less(x.id, y.id));
      for (const e of enti) put(subjectNode(e, "ente"));
      for (const z of aziende) put(subjectNode(z, "azienda"));
      if (linked.has(a)) continue;
      linked.add(a);
      for (const e of enti) links.push({ source: e.id, target: a.id, tipo: "bandisce" });
      for (const z of aziende) links.push({ source: z.id, target: a.id, tipo: "vince" });
    }
  }
  const kept = [...nodes.values()].slice(0, max_nodi);
  const position = new Map(kept.map((n, i) => [(n as { id: string }).id, i]));
  const ends = (l: Link) => [position.get(l.source)!, position.get(l.target)!] as const;
  const keptLinks = links
    .filter((l) => position.has(l.source) && position.has(l.target))
    .sort((x, y) => {
      const [[a, b], [c, d]] = [ends(x), ends(y)];
      return Math.max(a, b) - Math.max(c, d) || Math.min(a, b) - Math.min(c, d) || less(x.tipo, y.tipo);
    });
  return {
    settore,
    importo_min: Number.isFinite(importo_min) ? importo_min : null,
    max_nodi,
    totale_nodi: nodes.size,
    totale_link: links.length,
    troncato: nodes.size > max_nodi,
    nodes: kept,
    links: keptLinks,
  };
}
