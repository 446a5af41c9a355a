/** The pages of the explorer: a frame that says what they are, which the script fills. */

import type { VNode } from "preact";
import { EXPLORER_FOLDERS, START_FILES } from "../../contract/explorer-addresses.ts";
import { DOCS_FILES, LIST_FILES } from "../../contract/named-files.ts";
import { BASE_PATH } from "../../contract/operations.ts";
import { AVVERTENZA, LANGUAGE_NAMES, type Lingua, OTHER_LANGUAGE, type Prosa, textsIn } from "../../contract/prose.ts";
import { pageText } from "../site/frame.tsx";
import { publishedLinks, type Site } from "../site/published-site.tsx";
import { SECTIONS, TOP_TEXTS } from "../site/texts/frame-texts.ts";

const EXPLORER_TEXTS = {
  ...TOP_TEXTS,
  titolo: { it: "Leggi, soldi e Parlamento, da guardare", en: "Laws, money and Parliament, to look at" },
  testo: {
    it: "Gli stessi dati dell'API, come pagine: ogni cifra dice da dove viene e di che giorno è.",
    en: "The same data as the API, as pages: each figure says where it comes from and of which day it is.",
  },
  nome: { it: "Esplora il diritto italiano", en: "Explore Italian law" },
  senza_script: {
    it: "Queste pagine sono fatte nel browser, da uno script. Le stesse risposte si leggono senza:",
    en: "A script makes these pages in the browser. The same answers can be read without one:",
  },
  documentazione: { it: "Documentazione", en: "Documentation" },
  api: { it: "L'API", en: "The API" },
  licenze: { it: "Licenze", en: "Licences" },
  avvertenza: AVVERTENZA,
} as const satisfies Record<string, Prosa>;

/** Name in the tree of the page in a language. */
export const explorerFile = (lingua: Lingua): string => `${EXPLORER_FOLDERS[lingua]}index.html`;

/** From a page to the root of the tree. */
const ROOTS: Readonly<Record<Lingua, string>> = { it: "../", en: "../../" };

/** What the bundler made of the scripts. Names are from the root of the tree. */
export interface ExplorerParts {
  /** The style of the pages, which they carry inside. */
  readonly style: string;
  /** The script that a page carries inside, which asks for what the address needs. */
  readonly early: string;
  /** The script that makes the page, and those that it needs. */
  readonly entry: string;
  readonly preload: readonly string[];
  /** All scripts. */
  readonly all: readonly string[];
}

/** The top of the page as the script will draw it, so that nothing moves when it does. */
function top(lingua: Lingua): VNode {
  const other = OTHER_LANGUAGE[lingua];
  const word = textsIn(EXPLORER_TEXTS, lingua);
  const links = SECTIONS.map(({ path, names }) => <a href={`#/${path.join("/")}`}>{names[lingua]}</a>);
  return (
    <header class="top">
      <a class="brand" href={`${ROOTS[lingua]}${START_FILES[lingua]}`}>
        {word("marchio")}
      </a>
      <search class="search">
        <form>
          <input type="search" aria-label={word("cerca_in")} placeholder={word("segnaposto")} />
          <button type="submit" class="send">
            {word("cerca")}
          </button>
        </form>
      </search>
      <button type="button" class="quiet menu" popovertarget="pagine">
        {word("menu")}
      </button>
      <div id="pagine" class="pages card" popover>
        <nav aria-label={word("pagine")}>{links}</nav>
        <a class="language" href={`${ROOTS[lingua]}${explorerFile(other)}`} hreflang={other} lang={other}>
          {LANGUAGE_NAMES[other]}
        </a>
      </div>
    </header>
  );
}

/**
 * The text of a page.
 *
 * @example explorerPage("it", { base: undefined }, parts) // "<!DOCTYPE html>\n<html lang=\"it\">..."
 */
export function explorerPage(lingua: Lingua, site: Site, parts: ExplorerParts): string {
  const root = ROOTS[lingua];
  const api = `${root}${BASE_PATH.slice(1)}/`;
  const word = textsIn(EXPLORER_TEXTS, lingua);
  const body = (
    <>
      <div id="esplora">
        {top(lingua)}
        <main id="contenuto" tabindex={-1}>
          <noscript>
            <h1>{word("titolo")}</h1>
            <p class="lead">{word("testo")}</p>
            <p>
              {word("senza_script")} <a href={`${api}${LIST_FILES[lingua]}`}>{word("documentazione")}</a>
            </p>
          </noscript>
        </main>
      </div>
      <footer>
        <p>
          <a href={`${root}${START_FILES[lingua]}`}>{word("api")}</a> ·{" "}
          <a href={`${api}${DOCS_FILES[lingua]}`}>{word("documentazione")}</a> ·{" "}
          <a href={`${root}licenze.txt`}>{word("licenze")}</a>
        </p>
        <p class="label">{word("avvertenza")}</p>
      </footer>
    </>
  );
  const head = (
    <>
      {publishedLinks(site, EXPLORER_FOLDERS, lingua)}
      {parts.preload.map((name) => (
        <link rel="modulepreload" href={`${root}${name}`} />
      ))}
    </>
  );
  return pageText({
    lingua,
    title: word("nome"),
    description: word("testo"),
    head,
    body,
    root,
    assets: { style: parts.style, script: "", early: parts.early, module: parts.entry },
  });
}
