import { CopyButton } from "../../../shell/copy-button.tsx";
import type { ActArticle, ListedAct } from "../act-body.ts";
import { articleCitation } from "../act-name.ts";
import { onDay } from "../norma-address.ts";
import { takenText } from "./blocks.ts";
import { readerWord } from "./reader-words.ts";

interface Props {
  readonly norma: ListedAct;
  readonly article: ActArticle;
  readonly day: string | null;
  /** The comma that the address names; `null` for the whole article. */
  readonly comma: string | null;
}

/** What one takes away of an article, or of the comma that the address names. */
export function ArticleTools({ norma, article, day, comma }: Props) {
  const eli = onDay(`${article.eli}${comma === null ? "" : `/comma/${comma}`}`, day);
  return (
    <p class="buttons reader-tools">
      <CopyButton text={() => articleCitation(norma, article, comma)} label={readerWord("copia_citazione")} />
      <CopyButton text={() => eli} label={readerWord("copia_eli")} />
      <CopyButton text={() => takenText(article, comma)} label={readerWord("copia_testo")} />
      <button type="button" class="quiet small" onClick={() => print()}>
        {readerWord("stampa")}
      </button>
    </p>
  );
}
