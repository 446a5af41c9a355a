/** Rulings of the Constitutional Court in the plainest code, from what was read of each article. It shares no code with the views, the tree or the router. */

import type { Articolo, AttoCitato } from "../../generator/sources/normattiva/records.ts";
import type { WholeCorpus } from "../corpus/norme/whole-corpus.ts";
import { row } from "./norme.ts";

type Body = Record<string, unknown>;

/** The act that a note names: the only one of its type, number and day or year; one that is not here if its day is known. */
function cited({ norme }: WholeCorpus, { tipo, numero, data, anno }: AttoCitato): string | null {
  const found = norme.filter(
    ({ record }) =>
      record.tipo === tipo &&
      record.numero === numero &&
      (data === null ? record.data.startsWith(`${anno}-`) : record.data === data),
  );
  if (found.length > 1) return null;
  if (found.length === 1) return found[0]!.eli;
  return data === null ? null : `eli:/it/${tipo}/${data.split("-").join("/")}/${numero}`;
}

/** The rulings on some articles, in the order of the answers. */
export function pronunce(corpus: WholeCorpus, eli: string, articoli: readonly Articolo[]): Body[] {
  const norma = row(corpus, corpus.norme.find((one) => one.eli === eli)!);
  const rows = articoli.flatMap(({ percorso, numero, rubrica, pronunce: own }, place) =>
    own.map(({ atto_colpito, ...said }) => {
      const known = said.anno !== null && said.numero !== null;
      const struck = atto_colpito && { ...atto_colpito, eli: cited(corpus, atto_colpito.atto) };
      if (struck) delete (struck as Partial<typeof struck>).atto;
      const body: Body = {
        ...said,
        ecli: known ? `ECLI:IT:COST:${said.anno}:${said.numero}` : null,
        norma,
        articolo: { eli: `${eli}/${percorso}`, numero, rubrica },
        atto_colpito: struck,
        url: known ? `https://www.cortecostituzionale.it/scheda-pronuncia/${said.anno}/${said.numero}` : null,
      };
      return { body, day: said.deposito ?? "0", number: said.numero ?? 0, place };
    }),
  );
  const before = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.day > b.day || (a.day === b.day && (a.number > b.number || (a.number === b.number && a.place < b.place)));
  return rows.sort((a, b) => (before(a, b) ? -1 : before(b, a) ? 1 : 0)).map(({ body }) => body);
}

/** Those of some rulings on one article that name one of its commi, or none. */
export function ofComma(all: readonly Body[], numero: string, commi: readonly (string | null)[]): Body[] {
  const named = (partizione: string | null) => {
    const first = partizione?.split(", ")[0] ?? "";
    if (first === "ultimo comma") return commi.at(-1);
    if (first === "penultimo comma") return commi.at(-2);
    return first.startsWith("comma ") ? first.slice("comma ".length) : numero;
  };
  return all.filter(({ parti }) =>
    (parti as { partizione: string | null }[]).some(({ partizione }) => named(partizione) === numero),
  );
}

/** The answer of `/norme/{eli}/pronunce` but for what it says of its version. */
export function ofAct(corpus: WholeCorpus, eli: string, articoli: readonly Articolo[]): Body {
  const all = pronunce(corpus, eli, articoli);
  const per_effetto: Record<string, number> = {};
  for (const effetto of "illegittimita illegittimita_parziale interpretativa riguarda_altro rettifica".split(" "))
    per_effetto[effetto] = all.filter((one) => one.effetto === effetto).length;
  return {
    norma: row(corpus, corpus.norme.find((one) => one.eli === eli)!),
    totale: all.length,
    per_effetto,
    pronunce: all,
  };
}

/** The rulings on the articles of all acts, each act in the version that is served. */
function onAll(corpus: WholeCorpus, served: ReadonlyMap<string, readonly Articolo[]>): Body[] {
  const acts = [...served].sort(([a], [b]) => (a < b ? -1 : 1));
  return acts.flatMap(([eli, articoli]) => pronunce(corpus, eli, articoli));
}

const distinct = (values: readonly unknown[]) => [...new Set(values)];

/** A ruling of some rows as lists show it. */
function entry(rows: readonly Body[]): Body {
  const heads = rows.map((row) => ({
    tipo: row.tipo,
    deciso: row.deciso,
    deposito: row.deposito,
    gazzetta: row.gazzetta,
  }));
  const times = (head: object) => heads.filter((other) => JSON.stringify(other) === JSON.stringify(head)).length;
  const [head] = [...heads].sort((a, b) => times(b) - times(a));
  const norme = rows.map(({ norma }) => norma as { eli: string; titolo: string });
  const articoli = rows.map(({ articolo }) => articolo as { eli: string; numero: string });
  const order = "illegittimita illegittimita_parziale interpretativa riguarda_altro rettifica".split(" ");
  return {
    ...{ ...head, ecli: rows[0]!.ecli, numero: rows[0]!.numero, anno: rows[0]!.anno, url: rows[0]!.url },
    n_atti: distinct(norme.map(({ eli }) => eli)).length,
    n_articoli: distinct(articoli.map(({ eli }) => eli)).length,
    effetti: order.filter((effetto) => rows.some((row) => row.effetto === effetto)),
    norme: distinct(norme.map(({ eli }) => eli)).map((eli) => {
      const own = articoli.filter((_, i) => norme[i]!.eli === eli);
      const first = own.filter((one, i) => own.findIndex((other) => other.eli === one.eli) === i);
      return { eli, titolo: norme.find((one) => one.eli === eli)!.titolo, articoli: first.map(({ numero }) => numero) };
    }),
  };
}

/** All rulings in the order of the list, each with its rows. */
export function rulings(corpus: WholeCorpus, served: ReadonlyMap<string, readonly Articolo[]>) {
  const all = onAll(corpus, served);
  const nameOf = (row: Body) => String(row.ecli ?? `${(row.articolo as { eli: string }).eli} ${row.nota}`);
  const names = distinct(all.map(nameOf)).map(String);
  const found = names.map((name) => {
    const articoli = all.filter((row) => nameOf(row) === name);
    return { name, articoli, voce: entry(articoli) };
  });
  const key = ({ voce, name }: (typeof found)[number]) =>
    [String(voce.deposito ?? ""), Number(voce.numero ?? -1), name] as const;
  return found.sort((a, b) => {
    const [[day, number, name], [other, more, called]] = [key(a), key(b)];
    return day === other ? more - number || (name < called ? -1 : 1) : day > other ? -1 : 1;
  });
}
