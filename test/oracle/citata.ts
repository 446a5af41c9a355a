/** Who cites an act in the plainest code, from the citations that were read of each. It shares no code with the views, the tree or the router. */

import { articleNames } from "../../generator/corpus/norme/article-names.ts";
import { containersOf } from "../../generator/corpus/norme/containers.ts";
import { uncertainIdentities } from "../../generator/corpus/norme/identities.ts";
import { summaryOf } from "../../generator/corpus/norme/sommario.ts";
import { compareArticleNumbers } from "../../generator/law/articles/article-number.ts";
import type { WholeCorpus, WholeNorma } from "../corpus/norme/whole-corpus.ts";
import { less } from "./less.ts";
import { row } from "./norme.ts";

type Body = Record<string, unknown>;

/** A place of an act that names a place of another. */
interface Placed {
  readonly da: WholeNorma;
  readonly a: string;
  readonly articolo_citato: string | null;
  readonly where: Body;
}

const known = new WeakMap<WholeCorpus, readonly Placed[]>();
const namesOf = ({ record }: WholeNorma) =>
  articleNames({ contenitorePrincipale: record.contenitorePrincipale, contenitori: containersOf(record.articoli) });

function all(corpus: WholeCorpus): readonly Placed[] {
  const before = known.get(corpus);
  if (before) return before;
  const uncertain = uncertainIdentities(
    [],
    corpus.norme.map(({ record }) => summaryOf(record)),
  );
  const found = [...corpus.norme]
    .sort((x, y) => less(y.record.data, x.record.data) || less(x.eli, y.eli))
    .flatMap((da) =>
      da.record.citazioni.flatMap(({ atto, qui, comma, li, fino, partizione, brano, inizio, lunghezza }): Placed[] => {
        const numero = atto.numero?.toLowerCase() ?? null;
        const meant = corpus.norme.filter(
          ({ record }) =>
            record.tipo === atto.tipo &&
            record.numero === numero &&
            (atto.data === null ? record.data.startsWith(`${atto.anno}-`) : record.data === atto.data),
        );
        const [act] = meant;
        if (meant.length > 1 || act === da || (!act && atto.data === null)) return [];
        if (!act && uncertain.has(`${atto.tipo}|${atto.data}|${atto.numero}`)) return [];
        const day = atto.data?.replaceAll("-", "/");
        const a = act?.eli ?? `eli:/it/${atto.tipo}/${day}${numero === null ? "" : `/${numero}`}`;
        const names = act ? namesOf(act) : articleNames(undefined);
        const main = act?.record.articoli.filter((one) => one.contenitore === act.record.contenitorePrincipale) ?? [];
        const inside = main
          .map((one) => one.numero)
          .filter(
            (one) =>
              li &&
              fino &&
              !li.contenitore &&
              compareArticleNumbers(li.numero, one) < 0 &&
              compareArticleNumbers(one, fino) < 0,
          )
          .sort(compareArticleNumbers);
        const ends =
          fino && li ? [names.cited(li), ...new Set(inside), names.cited({ ...li, numero: fino })] : [names.cited(li)];
        const where = { articolo: namesOf(da).standing(qui), comma, partizione, brano, inizio, lunghezza };
        return ends.map((articolo_citato) => ({ da, a, articolo_citato, where }));
      }),
    );
  known.set(corpus, found);
  return found;
}

/** How many acts cite an act, or an article of it by its name in relations, and how often. */
export function counted(corpus: WholeCorpus, eli: string, articolo?: string): Body {
  const own = all(corpus).filter(
    ({ a, articolo_citato }) => a === eli && (articolo ?? articolo_citato) === articolo_citato,
  );
  return { atti: new Set(own.map(({ da }) => da)).size, citazioni: own.length };
}

/** The acts that are cited, here or not. */
export const citedActs = (corpus: WholeCorpus): string[] => [...new Set(all(corpus).map(({ a }) => a))];

const shown = (corpus: WholeCorpus, eli: string): Body => {
  const here = corpus.norme.find((one) => one.eli === eli);
  if (here) return row(corpus, here);
  const [, , tipo, year, month, day, numero = null] = eli.split("/");
  return { eli, tipo, titolo: null, data: `${year}-${month}-${day}`, numero, nel_corpus: false };
};

interface Asked {
  readonly articolo: string;
  readonly tipo: string;
  readonly dal: string;
  readonly al: string;
  readonly limit: number;
  readonly offset: number;
}

/** The answer of `/norme/{eli}/citata`; `articolo` is the name of one that is cited, or empty. */
export function citata(corpus: WholeCorpus, eli: string, { articolo, tipo, dal, al, limit, offset }: Asked): Body {
  const own = all(corpus).filter(
    ({ a, articolo_citato, da: { record } }) =>
      a === eli &&
      (!articolo || articolo_citato === articolo) &&
      (!tipo || record.tipo === tipo) &&
      (!dal || record.data >= dal) &&
      (!al || record.data <= al),
  );
  const times = new Map<string, number>();
  for (const { articolo_citato: one } of own) if (one !== null) times.set(one, (times.get(one) ?? 0) + 1);
  const split = (name: string) =>
    name.includes(", ") ? [name.replace(/, [^,]*$/, ""), name.replace(/.*, /, "")] : ["", name];
  const order = ([x, m]: [string, number], [y, n]: [string, number]) => {
    const [[inX = "", x1 = ""], [inY = "", y1 = ""]] = [split(x), split(y)];
    return n - m || less(inX, inY) || compareArticleNumbers(x1, y1);
  };
  return {
    norma: shown(corpus, eli),
    totale: own.length,
    atti: new Set(own.map(({ da }) => da)).size,
    articoli: [...times]
      .sort(order)
      .slice(0, 100)
      .map(([name, n]) => ({ articolo: name, n })),
    limit,
    offset,
    citazioni: own
      .slice(offset, offset + limit)
      .map(({ da, articolo_citato, where }) => ({ da: row(corpus, da), articolo_citato, ...where })),
  };
}

/** The answer of `/norme/{eli}/cita`; articles cited equally often stand in the order of the text. */
export function cita(corpus: WholeCorpus, eli: string, { limit, offset }: Pick<Asked, "limit" | "offset">): Body {
  const acts = new Map<string, Map<string, number> & { n?: number }>();
  for (const { a, articolo_citato } of all(corpus).filter(({ da }) => da.eli === eli)) {
    const articles = acts.get(a) ?? new Map<string, number>();
    acts.set(a, Object.assign(articles, { n: (acts.get(a)?.n ?? 0) + 1 }));
    if (articolo_citato !== null) articles.set(articolo_citato, (articles.get(articolo_citato) ?? 0) + 1);
  }
  const day = (one: string) => one.split("/").slice(3, 6).join();
  const atti = [...acts]
    .sort(([x, { n: m = 0 }], [y, { n = 0 }]) => n - m || less(day(y), day(x)) || less(x, y))
    .map(([cited, articles]) => ({
      norma: shown(corpus, cited),
      articoli: [...articles].sort(([, m], [, n]) => n - m).map(([numero, n]) => ({ numero, n })),
      n: articles.n,
    }));
  return { norma: shown(corpus, eli), totale: atti.length, limit, offset, atti: atti.slice(offset, offset + limit) };
}
