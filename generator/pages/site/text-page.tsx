/** Acts and articles for readers without scripts: pages with places that the router fills. */

import { EXPLORER_FOLDERS, jsonAddress, START_FILES } from "../../contract/explorer-addresses.ts";
import { AVVERTENZA, type Lingua, type Prosa, textsIn } from "../../contract/prose.ts";
import { pagePlace } from "../../contract/text-page.ts";
import { pageText } from "./frame.tsx";
import type { Site } from "./published-site.tsx";
import { searchForm } from "./search-form.tsx";
import { TOP_TEXTS } from "./texts/frame-texts.ts";

const TEXTS = {
  versione: { it: "Versione", en: "Version" },
  al: { it: "al", en: "of" },
  atto: { it: "L'atto intero", en: "The whole act" },
  licenza: { it: "Licenza", en: "Licence" },
} as const satisfies Record<string, Prosa>;

/** Leads to the explorer, before anything of the text is drawn; back leads to where the reader came from. */
const ON = "location.replace(document.documentElement.dataset.leads)";

/**
 * The text of the page in a language, with its places.
 *
 * @param style of the page, as the build made it
 * @example textTemplate("it", { base: undefined }, style) // '<!DOCTYPE html>\n<html lang="it" data-leads="{{root}}{{explorer}}">...'
 */
export function textTemplate(lingua: Lingua, { base }: Site, style: string): string {
  const word = textsIn(TEXTS, lingua);
  const root = pagePlace("root");
  const answer = pagePlace("answer");
  const title = pagePlace("title");
  const description = pagePlace("description");
  const explorer = `${root}${pagePlace("explorer")}`;
  // Search engines and previews take whole addresses.
  const canonical = `${base ?? root}${answer}`;
  const head = (
    <>
      <link rel="canonical" href={canonical} />
      <link rel="alternate" type="application/json" href={jsonAddress(`${root}${answer}`)} />
      <link rel="alternate" type="text/markdown" href={`${root}${answer}.md`} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {base === undefined ? undefined : <meta property="og:url" content={canonical} />}
      <meta property="og:site_name" content={TOP_TEXTS.marchio[lingua]} />
    </>
  );
  const body = (
    <>
      <header class="top">
        <a class="brand" href={`${root}${START_FILES[lingua]}`}>
          {TOP_TEXTS.marchio[lingua]}
        </a>
        {searchForm(lingua, `${root}${EXPLORER_FOLDERS[lingua]}index.html`)}
      </header>
      <main id="contenuto" class={`text ${pagePlace("operation")}`} tabindex={-1}>
        <p class="label">
          {word("versione")} {pagePlace("version")} {word("al")} <time>{pagePlace("day")}</time>
          <span class="whole">
            {" · "}
            <a href={`${root}${pagePlace("act")}`}>{word("atto")}</a>
          </span>
        </p>
        <div lang="it" class="law">
          {pagePlace("text")}
        </div>
      </main>
      <footer>
        <p class="label">{pagePlace("note")}</p>
        <p class="label">
          {pagePlace("sources")} {word("licenza")}: <a href={`${root}licenze.txt`}>{pagePlace("licence")}</a>.
        </p>
        <p class="label">{AVVERTENZA[lingua]}</p>
      </footer>
    </>
  );
  const assets = { style, script: "", early: ON };
  return pageText({ lingua, title, description, head, body, leads: explorer, assets });
}
