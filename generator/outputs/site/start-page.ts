/** The start page: what this is, how much there is, three questions to try, what to take away, where the data come from. */

import { DOCS_FILES } from "../../api/documents.ts";
import { EXPLORER_FOLDERS, jsonAddress } from "../../api/explorer/addresses.ts";
import { OPERATION_TEXTS } from "../../api/openapi/texts.ts";
import { BASE_PATH, OPERATIONS } from "../../api/operations.ts";
import { AVVERTENZA, type Lingua } from "../../api/prose.ts";
import { writtenNumber } from "../../api/written-number.ts";
import { keysOf } from "../../collections/keys.ts";
import type { Fonte } from "../../tree/cards.ts";
import { operationName } from "./docs-operation.ts";
import { type PageAssets, pageText } from "./frame.ts";
import { countOf, type Health } from "./health-view.ts";
import { dataBlock, type Html, html, prose } from "./html.ts";
import { LANGUAGE_NAMES, OTHER } from "./languages.ts";
import { offlineBlock } from "./offline-block.ts";
import type { OpenApiView } from "./openapi-view.ts";
import type { Site } from "./published-site.ts";
import type { Sample } from "./sample.ts";
import { dataSection, type TreeData } from "./start-data.ts";
import { startExamples } from "./start-examples.ts";
import { START_FILES, START_ROOT, startHead } from "./start-head.ts";
import type { Suggestions } from "./suggestions.ts";
import { clientTexts } from "./texts/client-texts.ts";
import { AREA_TITLES, COUNT_NAMES, FACTS, SOURCE_AREAS, START_TEXTS } from "./texts/start-texts.ts";
import { writtenDay } from "./written.ts";

export interface StartPage {
  readonly lingua: Lingua;
  readonly health: Health;
  readonly fonti: readonly Fonte[];
  readonly suggestions: Suggestions;
  readonly sample: Sample;
  /** The collection as a schema.org `Dataset`; none where there are no sources. */
  readonly dataset?: object | undefined;
  readonly data: TreeData;
  readonly site: Site;
  readonly document: OpenApiView;
  readonly assets: PageAssets;
}

type Word = keyof typeof START_TEXTS;

/** Addresses of a start page, relative to it. */
const addresses = (lingua: Lingua) => {
  const root = START_ROOT[lingua];
  const api = `${root}${BASE_PATH.slice(1)}/`;
  return { root, api, docs: `${api}${DOCS_FILES[lingua]}`, other: `${root}${START_FILES[OTHER[lingua]]}` };
};

const section = (id: string, title: string, content: Html) => html`<section id="${id}" aria-labelledby="${id}-titolo">
<h2 id="${id}-titolo">${title}</h2>
${content}
</section>
`;

function top(lingua: Lingua): Html {
  const { root, api, docs, other } = addresses(lingua);
  const word = (key: Word) => START_TEXTS[key][lingua];
  return html`<header class="top"><a class="brand" href="${root}${START_FILES[lingua]}">${word("marchio")}</a>
<nav aria-label="${word("navigazione")}"><a href="${root}${EXPLORER_FOLDERS[lingua]}index.html">${word("esplora")}</a>
<a href="${docs}">${word("documentazione")}</a>
<a href="${api}openapi.json">${word("openapi")}</a>
<a href="#dati">${word("dati_menu")}</a>
<a href="#fonti">${word("fonti")}</a></nav>
<a class="language" href="${other}" hreflang="${OTHER[lingua]}" lang="${OTHER[lingua]}">${LANGUAGE_NAMES[OTHER[lingua]]}</a></header>`;
}

function sampleFigure({ lingua, sample: { request, lines } }: StartPage): Html {
  const title = `${START_TEXTS.assaggio[lingua]}: ${request}`;
  return html`<figure class="sample"><figcaption>GET ${BASE_PATH}/${request}</figcaption>
<pre tabindex="0" role="group" aria-label="${title}"><code lang="it">${lines.join("\n")}</code></pre></figure>`;
}

function hero(page: StartPage): Html {
  const { lingua, health } = page;
  const { root, api, docs } = addresses(lingua);
  const word = (key: Word) => START_TEXTS[key][lingua];
  const { dati_al, release } = health.meta;
  const asOf = dati_al === null ? "" : `${word("dati_al")} ${writtenDay(dati_al, lingua)} · `;
  return html`<div class="hero"><div><h1>${word("h1")}</h1>
<p class="lead">${word("motto")}</p>
<div class="buttons"><a class="button" href="${docs}">${word("prova")}</a>
<a class="quiet" href="${root}${EXPLORER_FOLDERS[lingua]}index.html">${word("esplora_pagine")}</a>
<a class="quiet" href="${api}openapi.json">openapi.json</a></div>
<p class="as-of">${asOf}${word("release")} <code>${release}</code></p></div>
${sampleFigure(page)}</div>
`;
}

function counts({ lingua, health }: StartPage): Html {
  const cells = Object.entries(COUNT_NAMES).map(
    ([place, name]) =>
      html`<div><dt>${name[lingua]}</dt><dd>${writtenNumber(countOf(health, place), lingua)}</dd></div>`,
  );
  return html`<dl class="counts">${cells}</dl>`;
}

function examples({ lingua, health, suggestions }: StartPage): Html {
  const { api } = addresses(lingua);
  const items = startExamples(health, suggestions).map(({ question, request }) => {
    const full = `${request}${request.includes("?") ? "&" : "?"}lang=${lingua}`;
    return html`<li class="example"><h3>${question[lingua]}</h3>
<div class="call"><a href="${api}${jsonAddress(full)}">${BASE_PATH}/${full}</a>
<button type="button" class="send scripted" aria-label="${START_TEXTS.invia[lingua]}: ${question[lingua]}">${START_TEXTS.invia[lingua]}</button></div>
<div class="outcome" role="status"></div><div class="answer"></div></li>
`;
  });
  return html`<p>${START_TEXTS.esempi_testo[lingua]}</p>
<ul class="examples" data-root="${addresses(lingua).root}">${items}</ul>`;
}

function questions({ lingua }: StartPage): Html {
  const { docs } = addresses(lingua);
  const areas = keysOf(AREA_TITLES).map((tag) => {
    const links = OPERATIONS.filter(({ id }) => OPERATION_TEXTS[id].tag === tag).map(
      (o) => html`<li><a href="${docs}#${o.id}">${operationName(o, lingua)}</a></li>`,
    );
    return html`<li><h3>${AREA_TITLES[tag][lingua]}</h3><ul>${links}</ul></li>`;
  });
  return html`<ul class="areas">${areas}</ul>`;
}

const facts = (lingua: Lingua) =>
  html`<dl class="facts">${FACTS.map(({ titolo, testo }) => html`<div><dt>${titolo[lingua]}</dt><dd>${prose(testo[lingua])}</dd></div>`)}</dl>`;

function sources({ lingua, fonti }: StartPage): Html {
  if (fonti.length === 0) return html`<p>${START_TEXTS.fonti_nessuna[lingua]}</p>`;
  const items = fonti.map(
    ({ area, nome, url, licenza, attribuzione, estratto_il }) =>
      html`<li><span><a href="${url}" rel="noopener" lang="it">${nome}</a> <span class="label">${SOURCE_AREAS[area][lingua]}</span></span>
<span>${licenza}</span>
<span>${START_TEXTS.estratto[lingua]} <time datetime="${estratto_il}">${writtenDay(estratto_il, lingua)}</time></span>
<p class="attribution" lang="it">${attribuzione}</p></li>
`,
  );
  return html`<p>${prose(START_TEXTS.fonti_testo[lingua])}</p><ul class="sources">${items}</ul>`;
}

/**
 * The text of the start page in a language. Everything on it is computed beforehand; scripts only show answers in place.
 *
 * @example startPage({ lingua: "it", health, fonti, suggestions, sample, data, site, document, assets }) // "<!DOCTYPE html>\n<html lang=\"it\">..."
 */
export function startPage(page: StartPage): string {
  const { lingua, assets } = page;
  const { root, api } = addresses(lingua);
  const word = (key: Word) => START_TEXTS[key][lingua];
  const body = html`${top(lingua)}
<main id="contenuto" tabindex="-1">
${hero(page)}${section("numeri", word("numeri"), counts(page))}${section("esempi", word("esempi"), examples(page))}${section(
  "domande",
  word("domande"),
  questions(page),
)}${section("dati", word("dati"), dataSection(page.data, root, lingua))}${section("come", word("come"), facts(lingua))}${section("fonti", word("fonti"), sources(page))}<div class="notice"><p>${AVVERTENZA[lingua]}</p></div>
</main>
<footer><p><a href="${api}${DOCS_FILES[lingua]}">${word("documentazione")}</a> · <a href="${api}openapi.json">openapi.json</a> · <a href="${root}manifest.json">manifest.json</a> · <a href="${root}rapporto.json">rapporto.json</a></p></footer>
${dataBlock("testi", "application/json", clientTexts(lingua))}
${offlineBlock(page.site, page)}`;
  return pageText({
    lingua,
    title: word("titolo"),
    description: word("descrizione"),
    head: startHead(page.site, lingua, page.dataset, page.data.has.avvisi),
    body,
    assets,
  });
}
