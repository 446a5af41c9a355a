/** The documentation page: a list of operations, made from the OpenAPI document, that needs no script but to show an example in place. */

import type { VNode } from "preact";
import { DOCS_FILES } from "../../api/named-files.ts";
import { OPERATION_TEXTS, TAGS, type Tag } from "../../api/openapi/texts.ts";
import { BASE_PATH, OPERATIONS } from "../../api/operations.ts";
import { LANGUAGE_NAMES, type Lingua, OTHER_LANGUAGE } from "../../api/prose.ts";
import { itemAt } from "../../collections/at.ts";
import { keysOf } from "../../collections/keys.ts";
import { type DocsContext, operationSection } from "./docs-operation.tsx";
import { shapesSection } from "./docs-schema.tsx";
import { type PageAssets, pageText } from "./frame.tsx";
import { dataBlock, prose } from "./markup.tsx";
import type { OpenApiView } from "./openapi-view.ts";
import { offlineBlock } from "./proposed-request.ts";
import { publishedLinks, type Site } from "./published-site.tsx";
import type { Suggestions } from "./suggestions.ts";
import { clientTexts } from "./texts/client-texts.ts";
import { DOCS_TEXTS, type DocsText } from "./texts/docs-texts.ts";

/** From the documentation to the root of the tree. */
const ROOT = "../../";
/** From the root of the tree to the documentation. */
const DOCS_FOLDER = `${BASE_PATH.slice(1)}/`;

/** The name of a group of operations; `TAGS` has both languages in one line. */
const tagName = (tag: Tag, lingua: Lingua) => itemAt(TAGS[tag].split(" / "), lingua === "it" ? 0 : 1);

const tagged = (tag: Tag) => OPERATIONS.filter(({ id }) => OPERATION_TEXTS[id].tag === tag);
const GROUPS = keysOf(TAGS);

function contents(lingua: Lingua): VNode {
  const links = GROUPS.map((tag) => (
    <li>
      <a href={`#gruppo-${tag}`}>{tagName(tag, lingua)}</a>
    </li>
  ));
  return (
    <nav aria-label={DOCS_TEXTS.sommario[lingua]}>
      <ul class="bare">
        {links}
        <li>
          <a href="#schemi">{DOCS_TEXTS.schemi[lingua]}</a>
        </li>
      </ul>
    </nav>
  );
}

function introduction(lingua: Lingua, base: string, home: string): VNode {
  const facts: readonly (readonly [DocsText, VNode])[] = [
    ["base", <code data-base={base}>{base}</code>],
    ["formato", prose(DOCS_TEXTS.formato_testo[lingua])],
    ["lingua", prose(DOCS_TEXTS.lingua_testo[lingua])],
    ["errori", prose(DOCS_TEXTS.errori_testo[lingua])],
    ["copie", prose(DOCS_TEXTS.copie_testo[lingua])],
    ["programmi", prose(DOCS_TEXTS.programmi_testo[lingua])],
  ];
  return (
    <>
      <h1>{DOCS_TEXTS.h1[lingua]}</h1>
      <p class="lead">{DOCS_TEXTS.premessa[lingua]}</p>
      {contents(lingua)}
      <dl class="facts">
        {facts.map(([key, text]) => (
          <div>
            <dt>{DOCS_TEXTS[key][lingua]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="openapi.json">{DOCS_TEXTS.documento[lingua]}</a> ·{" "}
        <a href={`${home}#dati`}>{DOCS_TEXTS.dati[lingua]}</a>
      </p>
    </>
  );
}

/**
 * The text of the page in a language.
 *
 * @param document what `openapi.json` says
 * @example docsPage({ lingua: "en", document, suggestions, site, assets }) // "<!DOCTYPE html>\n<html lang=\"en\">..."
 */
export function docsPage({
  lingua,
  document,
  suggestions,
  site,
  assets,
}: {
  readonly lingua: Lingua;
  readonly document: OpenApiView;
  readonly suggestions: Suggestions;
  readonly site: Site;
  readonly assets: PageAssets;
}): string {
  const base = site.base === undefined ? BASE_PATH : `${site.base}${BASE_PATH.slice(1)}`;
  const context: DocsContext = { document, lingua, suggestions };
  const other = OTHER_LANGUAGE[lingua];
  const home = lingua === "it" ? `${ROOT}index.html` : `${ROOT}en/index.html`;
  const groups = GROUPS.map((tag) => (
    <section id={`gruppo-${tag}`} aria-labelledby={`gruppo-${tag}-titolo`}>
      <h2 id={`gruppo-${tag}-titolo`}>{tagName(tag, lingua)}</h2>
      {tagged(tag).map((o) => operationSection(o, context))}
    </section>
  ));
  const body = (
    <>
      <header class="top">
        <a class="brand" href={home}>
          {DOCS_TEXTS.marchio[lingua]}
        </a>
        <a class="language" href={DOCS_FILES[other]} hreflang={other} lang={other}>
          {LANGUAGE_NAMES[other]}
        </a>
      </header>
      <main id="contenuto" tabindex={-1} data-root={ROOT}>
        <div class="introduction">{introduction(lingua, base, home)}</div>
        {groups}
        {shapesSection(context)}
      </main>
      {dataBlock("testi", "application/json", clientTexts(lingua))}
      {offlineBlock(site, context)}
    </>
  );
  const files = { it: `${DOCS_FOLDER}${DOCS_FILES.it}`, en: `${DOCS_FOLDER}${DOCS_FILES.en}` };
  const head = publishedLinks(site, files, lingua);
  const { titolo, descrizione } = DOCS_TEXTS;
  return pageText({ lingua, title: titolo[lingua], description: descrizione[lingua], head, body, assets });
}
