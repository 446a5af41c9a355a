/** The graph of signatures in the plainest code, computed from the signatures anew. */

import type { ModelloParlamento, Persona } from "../../generator/corpus/parlamento/modello.ts";
import { last } from "./ddl.ts";
import { less } from "./less.ts";
import { signatures } from "./signatures.ts";

type Body = Record<string, unknown>;

/**
 * The graph, filtered and cut.
 *
 * @example graph(modello, { gruppo: "", ramo: "Senato", max_nodi: 300 }).totale_nodi
 */
export function graph(modello: ModelloParlamento, p: { gruppo: string; ramo: string; max_nodi: number }): Body {
  const text = p.gruppo.toLowerCase();
  const all = signatures(modello);
  const chosen = (persona: Persona) => {
    if (p.ramo !== "" && persona.ramo !== p.ramo) return false;
    if (text === "") return true;
    const group = persona.gruppo;
    return group !== null && (group.nome.toLowerCase().includes(text) || group.sigla.toLowerCase().includes(text));
  };
  const kept = all.filter((s) => chosen(s.persona));
  const nodes = new Map<string, { degree: number; node: Body }>();
  const touch = (id: string, node: () => Body) => {
    const known = nodes.get(id);
    if (known) known.degree++;
    else nodes.set(id, { degree: 1, node: node() });
  };
  for (const { persona, disegno } of kept) {
    touch(persona.id, () => ({
      id: persona.id,
      label: persona.nome,
      tipo: "parlamentare",
      ramo: persona.ramo,
      gruppo: persona.gruppo ? persona.gruppo.sigla : null,
      numero_atti: all.filter((s) => s.persona === persona).length,
    }));
    touch(`D-${disegno.idDdl}`, () => ({
      id: `D-${disegno.idDdl}`,
      label: last(disegno).fase,
      tipo: "ddl",
      titolo: last(disegno).titolo,
      stato: last(disegno).stato,
    }));
  }
  const order = [...nodes].sort((a, b) => b[1].degree - a[1].degree || less(a[0], b[0])).slice(0, p.max_nodi);
  const position = new Map(order.map(([id], i) => [id, i]));
  const links = kept
    .map(({ persona, disegno, primo }) => ({
      source: persona.id,
      target: `D-${disegno.idDdl}`,
      tipo: primo ? "primo_firmatario" : "cofirmatario",
    }))
    .filter((l) => position.has(l.source) && position.has(l.target));
  const ends = (l: { source: string; target: string }) => [position.get(l.source)!, position.get(l.target)!] as const;
  links.sort(
    (a, b) =>
      Math.max(...ends(a)) - Math.max(...ends(b)) ||
      Math.min(...ends(a)) - Math.min(...ends(b)) ||
      less(a.tipo, b.tipo),
  );
  return {
    gruppo: p.gruppo,
    ramo: p.ramo,
    max_nodi: p.max_nodi,
    totale_nodi: nodes.size,
    totale_link: kept.length,
    troncato: nodes.size > p.max_nodi,
    nodes: order.map(([, { node }]) => node),
    links,
  };
}
