/** How many acts cite an article, in a line that opens the first places. */

import { counted } from "../../../data/written.ts";
import { Fold } from "../../../shell/folded.tsx";
import { LazyPart } from "../../../shell/view.tsx";
import type { ArticleBody } from "../act-body.ts";
import { readerText } from "./reader-texts.ts";

const load = async () => (await import("./cited-places.tsx")).CitedPlaces;

/**
 * The article as `/citata` is asked for it.
 *
 * @param below the address of the article below its act's: `annesso/2/art/23`
 */
function askedName({ numero, allegato }: ArticleBody["articolo"], below: string): string {
  return below.startsWith("art/") || allegato === null ? numero : `Allegato ${allegato}, ${numero}`;
}

/** Nothing for an article that no act cites, nor for a comma. */
export function CitedBy({ body: { norma, articolo, n_citata_da } }: { body: ArticleBody }) {
  const { atti, citazioni } = n_citata_da ?? { atti: 0, citazioni: 0 };
  if (citazioni === 0) return null;
  const name = askedName(articolo, articolo.eli.slice(norma.eli.length + 1));
  const summary = `${readerText("citato_da")} ${counted(atti, readerText("altri_atti"))} (${counted(citazioni, readerText("volte"))})`;
  return (
    <Fold kind="notes" summary={summary}>
      {() => <LazyPart load={load} props={{ eli: norma.eli, articolo: name }} />}
    </Fold>
  );
}
