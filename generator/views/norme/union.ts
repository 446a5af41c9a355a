/** What an act says of the European Union, through its versions. */

import type { KeptUnion, UnionSaid } from "../../api/union-row.ts";
import type { ActHistory } from "./history.ts";

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
 * @param frames by version, what title and preamble say
 * @example unionOfAct(history, [[]])[0] // [0, 1, 3, { celex: "32014L0024", … }]
 */
export function unionOfAct(
  { articoli }: Pick<ActHistory, "articoli">,
  frames: readonly (readonly UnionSaid[])[],
): KeptUnion[] {
  const framed = throughVersions(
    -1,
    frames.map((said, at) => ({ from: at, to: at, said })),
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
  return [...framed, ...inArticles];
}
