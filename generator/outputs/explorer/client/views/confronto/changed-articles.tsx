/** The articles that differ, and the list of them that leads to each. */

import { useLayoutEffect, useState } from "preact/hooks";
import { type Address, hashOf } from "../../address/address.ts";
import { writtenCount } from "../../data/written.ts";
import { articleTitle, comparedKey } from "./compared-act.ts";
import { ArticleComparison } from "./compared-article.tsx";
import { type Comparison, countsOfChanges } from "./comparison.ts";
import { confrontoWord } from "./confronto-words.ts";

/** Articles that are shown at first, and with each "more". */
const STEP = 20;

/** Brings the article that the address names into sight, and the reader there. */
function jumpTo(key: string | undefined): void {
  const heading = key === undefined ? null : document.getElementById(`confronto-${key}`);
  // Not smoothly: heights of articles that were not seen yet are guesses until they are.
  heading?.scrollIntoView({ behavior: "instant" });
  heading?.focus({ preventScroll: true });
}

interface Props {
  readonly body: Comparison;
  readonly path: Address["path"];
  /** The article that the reader jumped to. */
  readonly articolo: string | undefined;
}

export function ChangedArticles({ body, path, articolo }: Props) {
  const { articoli, da, a } = body;
  const [more, setMore] = useState(STEP);
  const wanted = articoli.findIndex(({ eli }) => comparedKey(eli) === articolo) + 1;
  const shown = Math.max(more, wanted);
  // Before the page is painted: with a new address it begins at its top, which nobody should see.
  useLayoutEffect(() => jumpTo(articolo), [articolo, body]);
  if (articoli.length === 0) return <p class="lead">{confrontoWord(da === a ? "stessa" : "uguali")}</p>;
  return (
    <>
      {articolo !== undefined && wanted === 0 && (
        <p role="status">
          <span lang="it">{articleTitle(articolo)}</span>: {confrontoWord("articolo_uguale")}
        </p>
      )}
      {da > a && <p class="label">{confrontoWord("all_indietro")}</p>}
      <p class="legend">
        <del>{confrontoWord("parole_tolte")}</del> <ins>{confrontoWord("parole_aggiunte")}</ins>{" "}
        <span class="label">{confrontoWord("legenda")}</span>
      </p>
      <div class="comparison">
        <nav class="changed-articles" aria-labelledby="che-cosa-cambia">
          <h2 id="che-cosa-cambia">{confrontoWord("che_cosa")}</h2>
          <p>
            {countsOfChanges(articoli)
              .map(({ kind, plural, count }) => `${writtenCount(count)} ${confrontoWord(count === 1 ? kind : plural)}`)
              .join(" · ")}
          </p>
          <ul>
            {articoli.map(({ eli, cambiamento }) => {
              const key = comparedKey(eli);
              return (
                <li key={key}>
                  <a
                    href={hashOf(path, { da, a, articolo: key })}
                    aria-current={key === articolo ? "location" : undefined}
                    onClick={() => jumpTo(key)}
                  >
                    {articleTitle(key)} <span class={`change ${cambiamento}`}>{confrontoWord(cambiamento)}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
        <div>
          {articoli.slice(0, shown).map((article) => (
            <ArticleComparison key={article.eli} article={article} da={da} a={a} />
          ))}
          {articoli.length > shown && (
            <p class="buttons">
              <button type="button" class="quiet" onClick={() => setMore(shown + STEP)}>
                {confrontoWord("ancora")} ({writtenCount(shown)} / {writtenCount(articoli.length)})
              </button>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
