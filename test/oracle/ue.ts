/** Acts of the European Union in the plainest code, from what was read of each act. It shares no code with the views, the tree or the router. */

import { articleNames } from "../../generator/corpus/norme/article-names.ts";
import { containersOf } from "../../generator/corpus/norme/containers.ts";
import { ITALIAN_CITATIONS } from "../../generator/law/italian/tables.ts";
import type { WholeCorpus } from "../corpus/norme/whole-corpus.ts";
import { row } from "./norme.ts";
import type { ReadFile } from "./versioni.ts";

type Body = Record<string, unknown>;

const LETTERS: Readonly<Record<string, readonly [tipo: string, eli: string]>> = {
  L: ["direttiva", "dir"],
  R: ["regolamento", "reg"],
  D: ["decisione", "dec"],
  F: ["decisione-quadro", "dec_framw"],
};

/** An act of the Union by its CELEX number. */
function actOf(celex: string) {
  const [tipo, kind] = LETTERS[celex[5]!]!;
  const [anno, numero] = [Number(celex.slice(1, 5)), Number(celex.slice(6))];
  const eli = `http://data.europa.eu/eli/${kind}/${anno}/${numero}/oj`;
  const url = `https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:${celex}`;
  return { celex, eli, tipo, anno, numero, url };
}

/** What a version says of the Union: the answer of `/norme/{eli}/ue` but for what it says of its act and version. */
export function ofVersion({ record, corpo }: ReadFile) {
  const { contenitorePrincipale, articoli: refs } = record;
  const names = articleNames({ contenitorePrincipale, contenitori: containersOf(refs) });
  const inPreamble = corpo.ue.filter(({ partizione }) => partizione === "preambolo").map(({ celex }) => celex);
  const links = (wanted: string) =>
    corpo.ue
      .filter(({ come }) => come === wanted)
      .map(({ celex, affidabilita, testo }) => ({
        ue: actOf(celex),
        base: inPreamble.includes(celex) ? ["titolo", "preambolo"] : ["titolo"],
        affidabilita: affidabilita ?? "alta",
        evidenza: testo,
      }));
  const cita: (Body & { ue: ReturnType<typeof actOf> })[] = [];
  const isFrame = (partizione: string | null) => partizione === "titolo" || partizione === "preambolo";
  const around = (isHere: boolean) => {
    for (const { come, celex, partizione, articolo_ue, testo } of corpo.ue)
      if (come === "cita" && isFrame(partizione) === isHere)
        cita.push({ ue: actOf(celex), articolo: null, partizione, articolo_ue, testo });
  };
  around(true);
  for (const { allegato: contenitore, numero, ue } of corpo.articoli)
    for (const { celex, partizione, articolo_ue, testo } of ue) {
      const articolo = names.standingName({ contenitore, numero });
      cita.push({ ue: actOf(celex), articolo, partizione, articolo_ue, testo });
    }
  around(false);
  return { recepisce: links("recepisce"), attua: links("attua"), cita };
}

/** The words that name an act most often; of those the shortest, of those the first. */
function denominationIn(served: Iterable<ReadFile>, celex: string): string | null {
  const counts = new Map<string, number>();
  for (const { corpo } of served)
    for (const one of [...corpo.ue, ...corpo.articoli.flatMap(({ ue }) => ue)])
      if (one.celex === celex && one.denominazione)
        counts.set(one.denominazione, (counts.get(one.denominazione) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const often = [...counts].filter(([, n]) => n === most).map(([name]) => name);
  const shortest = Math.min(...often.map(({ length }) => length));
  return often.filter(({ length }) => length === shortest).sort((a, b) => (a < b ? -1 : 1))[0] ?? null;
}

/** All acts of the Union that the served versions name, in the order of the list, each with its own answer. */
export function all(corpus: WholeCorpus, served: ReadonlyMap<string, ReadFile>) {
  const norme = corpus.norme
    .map((norma) => ({
      norma: row(corpus, norma) as Body & { eli: string; data: string },
      own: served.get(norma.eli)!,
    }))
    .sort(({ norma: a }, { norma: b }) => (a.data === b.data ? (a.eli < b.eli ? -1 : 1) : a.data < b.data ? 1 : -1))
    .map(({ norma, own }) => ({ norma, own, said: ofVersion(own) }));
  const named = norme.flatMap(({ said: { recepisce, attua, cita } }) =>
    [...recepisce, ...attua, ...cita].map(({ ue }) => ue.celex),
  );
  return [...new Set(named)]
    .map((celex) => {
      const linked = (wanted: "recepisce" | "attua") =>
        norme.flatMap(({ norma, said }) =>
          said[wanted].filter(({ ue }) => ue.celex === celex).map(({ ue: _ue, ...link }) => ({ norma, ...link })),
        );
      const citing = norme
        .filter(({ said }) => said.cita.some(({ ue }) => ue.celex === celex))
        .map(({ norma, own }) => ({
          norma,
          articoli: own.corpo.articoli
            .map(({ numero, percorso, ue }) => ({
              numero,
              eli: `${norma.eli}/${percorso}`,
              n: ue.filter((one) => one.celex === celex).length,
            }))
            .filter(({ n }) => n > 0),
        }));
      const [recepita_da, attuata_da] = [linked("recepisce"), linked("attua")];
      const { unione, unioneChiesta } = ITALIAN_CITATIONS;
      const nomi = [...new Set([unioneChiesta[celex] ?? [], unione[celex] ?? []].flat())];
      const denominazione = denominationIn(
        norme.map(({ own }) => own),
        celex,
      );
      const ue = { ...actOf(celex), denominazione, nomi };
      const counts = { n_recepita_da: recepita_da.length, n_attuata_da: attuata_da.length, n_citata_da: citing.length };
      return {
        voce: { ...ue, ...counts },
        body: { ue, recepita_da, attuata_da, citata_da: { totale: citing.length, norme: citing } },
      };
    })
    .sort(({ voce: a }, { voce: b }) => (a.anno === b.anno ? (a.celex < b.celex ? -1 : 1) : b.anno - a.anno));
}
