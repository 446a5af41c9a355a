/** Pages in both languages at once: a short text and the ways on. */

import type { VNode } from "preact";
import { EXPLORER_FOLDERS } from "../../contract/explorer-addresses.ts";
import type { Lingua, Prosa } from "../../contract/prose.ts";
import { type PageAssets, pageText } from "./frame.tsx";
import { prose } from "./markup.tsx";
import { searchForm } from "./search-form.tsx";
import { LIST_TEXTS } from "./texts/list-texts.ts";

// The words of the pages that say all in both languages, because their host cannot choose one.

interface PlainText {
  readonly titolo: Prosa;
  readonly testo: Prosa;
  /** Whether it has the field that searches everything. */
  readonly search?: true;
  /** What it says besides below the API, where a host has files alone: its script shows it there. */
  readonly below?: Prosa;
}

/** What a host shows for what it has not. */
export const NOT_FOUND: PlainText = {
  titolo: { it: "Qui non c'è niente", en: "Nothing is here" },
  testo: {
    it: "Questo indirizzo non porta a nessuna pagina (404): forse è scritto male, o la pagina si è spostata. Si può cercare:",
    en: "This address leads to no page (404): it may be misspelt, or the page has moved. You can search:",
  },
  search: true,
  below: {
    it: "Se è quello di una domanda all'API, il browser sta provando a rispondere da sé: la risposta appare qui fra un momento. Gli altri programmi leggono i file interi, per esempio `api/public/norme.json`.",
    en: "If it is that of a question to the API, the browser is trying to answer by itself: the answer appears here in a moment. Other programs read whole files, such as `api/public/norme.json`.",
  },
};

/** What a host of files shows at the base of the API. */
export const API_ROOT: PlainText = {
  titolo: { it: "L'API del diritto italiano", en: "The API of Italian law" },
  testo: {
    it: "Questo è l'indirizzo di base dell'API: le domande cominciano da qui.",
    en: "This is the base address of the API: questions begin here.",
  },
};

/** Ways on, by their path from the root of the tree. */
const WAYS: readonly { readonly path: Prosa; readonly testo: Prosa }[] = [
  { path: { it: "index.html", en: "en/index.html" }, testo: { it: "Pagina iniziale", en: "Start page" } },
  {
    path: { it: "api/public/docs.html", en: "api/public/docs.en.html" },
    testo: { it: "Documentazione, da provare", en: "Documentation, to try" },
  },
  {
    path: { it: "api/public/openapi.json", en: "api/public/openapi.en.json" },
    testo: { it: "Il contratto per i programmi (OpenAPI)", en: "The contract for programs (OpenAPI)" },
  },
];

/** The text in a language; the page's own language has its heading. */
function part({ titolo, testo, search, below }: PlainText, root: string, lingua: Lingua): VNode {
  const title = lingua === "it" ? <h1>{titolo.it}</h1> : <h2>{titolo.en}</h2>;
  const ways = WAYS.map(({ path, testo }) => (
    <li>
      <a href={`${root}${path[lingua]}`} data-path={path[lingua]}>
        {testo[lingua]}
      </a>
    </li>
  ));
  const pages = `${EXPLORER_FOLDERS[lingua]}index.html`;
  return (
    <section lang={lingua}>
      {title}
      <p>{prose(testo[lingua])}</p>
      {search && searchForm(lingua, root + pages, pages)}
      {below && (
        <p class="below" hidden>
          {prose(below[lingua])}
        </p>
      )}
      <ul>{ways}</ul>
    </section>
  );
}

/**
 * The text of a page.
 *
 * @param root from the page to the root of the tree, or its path where the page may be shown anywhere
 * @param assets the page has no script where that is empty
 * @example plainPage(NOT_FOUND, "/", assets) // "<!DOCTYPE html>\n<html lang=\"it\">..."
 */
export function plainPage(text: PlainText, root: string, assets: PageAssets): string {
  const body = (
    <>
      <header class="top">
        <a class="brand" href={`${root}index.html`} data-path="index.html">
          {LIST_TEXTS.marchio.it}
        </a>
      </header>
      <main id="contenuto" tabindex={-1}>
        {part(text, root, "it")}
        {part(text, root, "en")}
      </main>
    </>
  );
  const head = <meta name="robots" content="noindex" />;
  const { it } = text.titolo;
  return pageText({ lingua: "it", title: it, description: text.testo.it.replaceAll("`", ""), head, body, assets });
}
