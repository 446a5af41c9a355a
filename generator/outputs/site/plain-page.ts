/** Pages in both languages at once: a short text and the ways on. */

import type { Lingua } from "../../api/prose.ts";
import { type PageAssets, pageText } from "./frame.ts";
import { type Html, html, prose } from "./html.ts";
import { DOCS_TEXTS } from "./texts/docs-texts.ts";
import { type PlainText, WAYS } from "./texts/plain-page-texts.ts";

/** The text in a language; the page's own language has its heading. */
function part({ titolo, testo }: PlainText, root: string, lingua: Lingua): Html {
  const title = lingua === "it" ? html`<h1>${titolo.it}</h1>` : html`<h2>${titolo.en}</h2>`;
  const ways = WAYS.map(
    ({ path, testo }) =>
      html`<li><a href="${root}${path[lingua]}" data-path="${path[lingua]}">${testo[lingua]}</a></li>\n`,
  );
  return html`<section lang="${lingua}">${title}
<p>${prose(testo[lingua])}</p>
<ul>${ways}</ul></section>
`;
}

/**
 * The text of a page.
 *
 * @param root from the page to the root of the tree, or its path where the page may be shown anywhere
 * @param assets the page has no script where that is empty
 * @example plainPage(NOT_FOUND, "/", assets) // "<!DOCTYPE html>\n<html lang=\"it\">..."
 */
export function plainPage(text: PlainText, root: string, assets: PageAssets): string {
  const body = html`<header class="top"><a class="brand" href="${root}index.html" data-path="index.html">${DOCS_TEXTS.marchio.it}</a></header>
<main id="contenuto" tabindex="-1">
${part(text, root, "it")}${part(text, root, "en")}</main>`;
  const head = html`<meta name="robots" content="noindex"/>`;
  const { it } = text.titolo;
  return pageText({ lingua: "it", title: it, description: text.testo.it.replaceAll("`", ""), head, body, assets });
}
