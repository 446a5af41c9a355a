/**
 * The contract for acts in the plainest code: filter, sort, slice over the model in memory. It shares no code with the views, the
 * tree or the router.
 */

import type { Relazione } from "../../generator/corpus/norme/relazione.ts";
import type { WholeCorpus, WholeNorma } from "../corpus/norme/whole-corpus.ts";
import { less } from "./less.ts";

type Body = Record<string, unknown>;

export function words(text: string): string[] {
  const bare = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "");
  return bare.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

function ofAct(corpus: WholeCorpus, eli: string) {
  return {
    out: corpus.relazioni.filter((r) => r.da === eli),
    in: corpus.relazioni.filter((r) => r.a === eli),
  };
}

export function row(corpus: WholeCorpus, norma: WholeNorma): Body {
  const { out, in: into } = ofAct(corpus, norma.eli);
  return {
    eli: norma.eli,
    tipo: norma.record.tipo,
    titolo: norma.record.titolo,
    data: norma.record.data,
    numero: norma.record.numero,
    n_articoli: norma.record.articoli.length,
    n_relazioni: out.length + into.length,
  };
}

export function norme(corpus: WholeCorpus, p: { tipo: string; q: string; limit: number; offset: number }): Body {
  const wanted = words(p.q);
  const found = corpus.norme
    .filter((n) => p.tipo === "" || n.record.tipo === p.tipo)
    .filter((n) => wanted.every((w) => words(n.record.titolo).some((t) => t.startsWith(w))))
    .sort((a, b) => less(b.record.data, a.record.data) || less(a.eli, b.eli));
  return {
    totale: found.length,
    limit: p.limit,
    offset: p.offset,
    norme: found.slice(p.offset, p.offset + p.limit).map((n) => row(corpus, n)),
  };
}

const CLASSES = [
  ["testo", "sostituisce inserisce abroga rettifica modifica"],
  ["significato", "interpreta"],
  ["ambito", "deroga estende"],
  ["efficacia", "proroga sospende applica"],
  ["ordinamento", "converte delega attua amnistia"],
  [null, "aggiorna"],
] as const;

export function seen(corpus: WholeCorpus, r: Relazione, direzione: "out" | "in"): Body {
  const other = direzione === "out" ? r.a : r.da;
  const classe = CLASSES.find(([, tipi]) => tipi.split(" ").includes(r.tipo))![0];
  return { direzione, ...r, classe, nel_corpus: corpus.norme.some((n) => n.eli === other) };
}

export function relazioni(corpus: WholeCorpus, eli: string, dir: "out" | "in" | "entrambe"): Body {
  const norma = corpus.norme.find((n) => n.eli === eli)!;
  const both = ofAct(corpus, eli);
  const out = dir === "in" ? [] : both.out.map((r) => seen(corpus, r, "out"));
  const into = dir === "out" ? [] : both.in.map((r) => seen(corpus, r, "in"));
  return { norma: row(corpus, norma), dir, totale: out.length + into.length, relazioni: [...out, ...into] };
}

/** Ids of the two ends of a relation at a level. */
function ends(corpus: WholeCorpus, r: Relazione, livello: string): [string, string] {
  const end = (eli: string, articolo: string | null) => {
    if (livello === "norma" || articolo === null) return eli;
    const norma = corpus.norme.find((n) => n.eli === eli);
    const main = norma?.record.contenitorePrincipale ?? null;
    const known = norma?.record.articoli.find(
      (a) => (a.contenitore === main ? a.numero : `${a.contenitore ?? "corpo"}, ${a.numero}`) === articolo,
    );
    if (known) return `${eli}/${known.percorso}`;
    const [, contenitore, numero] = /^(?:(.*), )?(.*)$/s.exec(articolo)!;
    if (contenitore === undefined) return `${eli}/art/${numero}`;
    const words = contenitore.toLowerCase().split(/[^\p{L}\p{N}.]/u);
    return `${eli}/annesso/${words.filter((word, i) => word !== "" || i === 0 || i === words.length - 1).join("-")}/art/${numero}`;
  };
  return [end(r.da, r.articolo_da), end(r.a, r.articolo_a)];
}

export interface Graph {
  livello: string;
  max_nodi: number;
  totale_nodi: number;
  totale_link: number;
  troncato: boolean;
  nodes: { id: string; grado: number }[];
  links: { source: string; target: string; tipo: string; classe: string | null; peso: number }[];
}

/** The graph with its nodes as ids and degrees: what decides every order and every cut. */
export function graph(corpus: WholeCorpus, livello: string): Graph {
  const weights = new Map<string, number>();
  const degree = new Map<string, number>();
  if (livello === "norma") for (const n of corpus.norme) degree.set(n.eli, 0);
  for (const r of corpus.relazioni) {
    const [source, target] = ends(corpus, r, livello);
    for (const id of [source, target]) if (!degree.has(id)) degree.set(id, 0);
    if (source === target) continue;
    for (const id of [source, target]) degree.set(id, degree.get(id)! + 1);
    const key = JSON.stringify([source, target, r.tipo]);
    weights.set(key, (weights.get(key) ?? 0) + 1);
  }
  const ids = [...degree.keys()].sort((a, b) => degree.get(b)! - degree.get(a)! || less(a, b));
  const links = [...weights].map(([key, peso]) => {
    const [source, target, tipo] = JSON.parse(key) as [string, string, string];
    return { source, target, tipo, classe: CLASSES.find(([, tipi]) => tipi.split(" ").includes(tipo))![0], peso };
  });
  return {
    livello,
    max_nodi: ids.length,
    totale_nodi: ids.length,
    totale_link: links.length,
    troncato: false,
    nodes: ids.map((id) => ({ id, grado: degree.get(id)! })),
    links,
  };
}

/** The first nodes of a graph and the links between them, in the contract's order. */
export function cut(whole: Graph, maxNodi: number): Graph {
  const nodes = whole.nodes.slice(0, maxNodi);
  const position = new Map(nodes.map(({ id }, i) => [id, i]));
  const at = ({ source, target }: { source: string; target: string }) => {
    const [s, t] = [position.get(source)!, position.get(target)!];
    return { far: Math.max(s, t), near: Math.min(s, t), from: s };
  };
  const links = whole.links
    .filter(({ source, target }) => position.has(source) && position.has(target))
    .sort((a, b) => {
      const [x, y] = [at(a), at(b)];
      return x.far - y.far || x.near - y.near || less(a.tipo, b.tipo) || x.from - y.from;
    });
  return { ...whole, max_nodi: maxNodi, troncato: whole.totale_nodi > maxNodi, nodes, links };
}
