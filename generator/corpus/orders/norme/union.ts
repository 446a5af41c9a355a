/** What an act says of the European Union, through its versions. */

import { getOrMake } from "../../../collections/get-or-make.ts";
import {
  IN_PREAMBLE,
  IN_TITLE,
  type KeptUnion,
  type UnionOfAct,
  type UnionSaid,
  unionLinks,
} from "../../../contract/resources/union-row.ts";
import type { ActHistory } from "./history.ts";
import { spanIn } from "./strands.ts";

/** What stands in some versions. */
interface Said {
  readonly from: number;
  readonly to: number;
  readonly said: readonly UnionSaid[];
}

/** Each thing that is said once for the versions in a row that say it, in the order in which the newest of them says it. */
function throughVersions(at: number, all: readonly Said[]): KeptUnion[] {
  const found: { readonly from: number; to: number; readonly said: UnionSaid; readonly key: string }[] = [];
  for (const { from, to, said } of all) {
    const met = new Map<string, number>();
    for (const one of said) {
      const text = JSON.stringify(one);
      const n = met.get(text) ?? 0;
      met.set(text, n + 1);
      // The same words may stand there twice.
      const key = `${text}${n}`;
      const newer = found.find((other) => other.to === from - 1 && other.key === key);
      if (newer) newer.to = to;
      else found.push({ from, to, said: one, key });
    }
  }
  return found.map(({ from, to, said }) => [from, to, at, said]);
}

/**
 * What an act says of the Union, each with the versions in which it stands.
 *
 * @param around by version, what title, preamble and attachments say
 * @example unionOfAct(history, [[]])[0] // [0, 1, 3, { celex: "32014L0024", … }]
 */
export function unionOfAct(
  { articoli }: Pick<ActHistory, "articoli">,
  around: readonly (readonly UnionSaid[])[],
): KeptUnion[] {
  const isAttached = ({ partizione }: UnionSaid) => ![null, IN_TITLE, IN_PREAMBLE].includes(partizione);
  const outside = (position: number, isHere: (one: UnionSaid) => boolean) =>
    throughVersions(
      position,
      around.map((said, at) => ({ from: at, to: at, said: said.filter(isHere) })),
    );
  const inArticles = articoli.strands.flatMap(({ spans }, at) =>
    throughVersions(
      at,
      spans.map(({ from, to, entry: { articolo, name } }) => ({
        from,
        to,
        said: articolo.ue.map((one) => ({ ...one, articolo: name })),
      })),
    ),
  );
  return [...outside(-1, (one) => !isAttached(one)), ...inArticles, ...outside(-2, isAttached)];
}

/**
 * What the served version of an act says of each act of the Union, in reading order.
 *
 * @param kept what that version says, in its order
 * @example unionServed("eli:/it/legge/2001/03/15/9101", history, kept)[0]
 *   // { celex: "32014L0024", legame: null, cita: true, articoli: [{ numero: "1", eli: "eli:/it/legge/2001/03/15/9101/art/1", n: 2 }], denominazioni: [] }
 */
export function unionServed(
  eli: string,
  { articoli: { strands }, served }: Pick<ActHistory, "articoli" | "served">,
  kept: readonly KeptUnion[],
): UnionOfAct[] {
  const links = unionLinks(kept.map(([, , , said]) => said));
  const names = new Map<string, string[]>();
  /** By CELEX number, the places that cite it. */
  const found = new Map<string, Map<number, number>>();
  for (const [, , at, { celex, come, denominazione }] of kept) {
    if (denominazione) getOrMake(names, celex, () => []).push(denominazione);
    const places = getOrMake(found, celex, () => new Map<number, number>());
    if (come === "cita") places.set(at, (places.get(at) ?? 0) + 1);
  }
  return Array.from(found, ([celex, places]) => ({
    celex,
    legame: links.get(celex) ?? null,
    cita: places.size > 0,
    articoli: Array.from(places).flatMap(([at, n]) => {
      const strand = strands[at];
      const article = strand && spanIn(strand, served)?.entry.articolo;
      return article ? [{ numero: article.numero, eli: `${eli}/${article.percorso}`, n }] : [];
    }),
    denominazioni: names.get(celex) ?? [],
  }));
}
