/** The documentation as a list of operations, made from the OpenAPI document, that needs no script. */

import type { VNode } from "preact";
import { keysOf } from "../../collections/keys.ts";
import { DOCS_FILES, LIST_FILES, OPENAPI_FILES } from "../../contract/named-files.ts";
import { OPERATION_TEXTS, TAGS, type Tag } from "../../contract/openapi/texts.ts";
import { BASE_PATH, OPERATIONS } from "../../contract/operations.ts";
import { LANGUAGE_NAMES, type Lingua, OTHER_LANGUAGE } from "../../contract/prose.ts";
import { type PageAssets, pageText } from "./frame.tsx";
import { type ListContext, operationSection } from "./list-operation.tsx";
import { shapesSection } from "./list-schema.tsx";
import { prose } from "./markup.tsx";
import type { OpenApiView } from "./openapi-view.ts";
import { publishedLinks, type Site } from "./published-site.tsx";
import type { Suggestions } from "./suggestions.ts";
import { LIST_TEXTS, type ListText } from "./texts/list-texts.ts";

/** From the documentation to the root of the tree. */
const ROOT = "../../";
/** From the root of the tree to the documentation. */
const FOLDER = `${BASE_PATH.slice(1)}/`;

const tagged = (tag: Tag) => OPERATIONS.filter(({ id }) => OPERATION_TEXTS[id].tag === tag);
const GROUPS = keysOf(TAGS);

function contents(lingua: Lingua): VNode {
  const links = GROUPS.map((tag) => (
    <li>
      <a href={`#gruppo-${tag}`}>{TAGS[tag].name[lingua]}</a>
    </li>
  ));
  return (
    <nav aria-label={LIST_TEXTS.sommario[lingua]}>
      <ul class="bare">
        {links}
        <li>
          <a href="#schemi">{LIST_TEXTS.schemi[lingua]}</a>
        </li>
      </ul>
    </nav>
  );
}

function introduction(lingua: Lingua, base: string, home: string): VNode {
  const facts: readonly (readonly [ListText, VNode])[] = [
    ["base", <code>{base}</code>],
    ["formato", prose(LIST_TEXTS.formato_testo[lingua])],
    ["lingua", prose(LIST_TEXTS.lingua_testo[lingua])],
    ["errori", prose(LIST_TEXTS.errori_testo[lingua])],
    ["copie", prose(LIST_TEXTS.copie_testo[lingua])],
    ["programmi", prose(LIST_TEXTS.programmi_testo[lingua])],
  ];
  return (
    <>
      <h1>{LIST_TEXTS.h1[lingua]}</h1>
      <p class="lead">{LIST_TEXTS.premessa[lingua]}</p>
      {contents(lingua)}
      <dl class="facts">
        {facts.map(([key, text]) => (
          <div>
            <dt>{LIST_TEXTS[key][lingua]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={DOCS_FILES[lingua]}>{LIST_TEXTS.moduli[lingua]}</a> ·{" "}
        <a href={OPENAPI_FILES[lingua]}>{LIST_TEXTS.documento[lingua]}</a> ·{" "}
        <a href={`${home}#dati`}>{LIST_TEXTS.dati[lingua]}</a>
      </p>
    </>
  );
}

/**
 * The text of the page in a language.
 *
 * @param document the OpenAPI document in that language
 * @example listPage({ lingua: "en", document, suggestions, site, assets }) // "<!DOCTYPE html>\n<html lang=\"en\">..."
 */
export function listPage({
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
  const context: ListContext = { document, lingua, suggestions };
  const other = OTHER_LANGUAGE[lingua];
  const home = lingua === "it" ? `${ROOT}index.html` : `${ROOT}en/index.html`;
  const groups = GROUPS.map((tag) => (
    <section id={`gruppo-${tag}`} aria-labelledby={`gruppo-${tag}-titolo`}>
      <h2 id={`gruppo-${tag}-titolo`}>{TAGS[tag].name[lingua]}</h2>
      {tagged(tag).map((o) => operationSection(o, context))}
    </section>
  ));
  const body = (
    <>
      <header class="top">
        <a class="brand" href={home}>
          {LIST_TEXTS.marchio[lingua]}
        </a>
        <a class="language" href={LIST_FILES[other]} hreflang={other} lang={other}>
          {LANGUAGE_NAMES[other]}
        </a>
      </header>
      <main id="contenuto" tabindex={-1}>
        <div class="introduction">{introduction(lingua, base, home)}</div>
        {groups}
        {shapesSection(context)}
      </main>
    </>
  );
  const files = { it: `${FOLDER}${LIST_FILES.it}`, en: `${FOLDER}${LIST_FILES.en}` };
  const head = publishedLinks(site, files, lingua);
  const { titolo, descrizione } = LIST_TEXTS;
  return pageText({ lingua, title: titolo[lingua], description: descrizione[lingua], head, body, assets });
}
