/** The start page: what this is, how much there is, three questions to try, what to take away, where the data come from. */

import type { VNode } from "preact";
import { keysOf } from "../../collections/keys.ts";
import { AREAS } from "../../contract/areas.ts";
import { DOWNLOAD_KINDS, DOWNLOAD_TEXTS, type DownloadKind } from "../../contract/download-kinds.ts";
import { EXPLORER_FOLDERS, jsonAddress, START_FILES } from "../../contract/explorer-addresses.ts";
import { DOCS_FILES, LIST_FILES, OPENAPI_FILES } from "../../contract/named-files.ts";
import { OPERATION_TEXTS } from "../../contract/openapi/texts.ts";
import { BASE_PATH, OPERATIONS, type OperationId } from "../../contract/operations.ts";
import { AVVERTENZA, LANGUAGE_NAMES, type Lingua, OTHER_LANGUAGE, type Prosa, textsIn } from "../../contract/prose.ts";
import { writtenNumber } from "../../contract/written-number.ts";
import { FEEDS } from "../../exports/catalogue/feeds.ts";
import type { Fonte } from "../../tree/cards.ts";
import { type PageAssets, pageText } from "./frame.tsx";
import { dataBlock, prose } from "./markup.tsx";
import { documented, exampleOf, type OpenApiView } from "./openapi-view.ts";
import { publishedLinks, type Site } from "./published-site.tsx";
import { searchForm } from "./search-form.tsx";
import type { Suggestions } from "./suggestions.ts";
import { countAt, countsOf } from "./texts/counts.ts";
import {
  AREA_TITLES,
  DATA_TEXTS,
  FACTS,
  REFERENCES,
  type Reference,
  START_TEXTS,
  STARTS,
} from "./texts/start-texts.ts";
import { dayAfter, writtenSize } from "./written.ts";

// The section of the start page for those who take the data away: files for keeping, catalogues, feeds.

/** A file for keeping. */
interface KeptFile {
  /** Path in the tree. */
  readonly path: string;
  readonly kind: DownloadKind;
  readonly bytes: number;
}

/** What a tree has besides its answers. */
export interface TreeData {
  readonly files: readonly KeptFile[];
  /** Which of the documents that only some trees have are there. */
  readonly has: Readonly<Record<NonNullable<Reference["where"]>, boolean>>;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

const sizeOf = (files: readonly KeptFile[], lingua: Lingua) =>
  writtenSize(
    files.reduce((sum, { bytes }) => sum + bytes, 0),
    lingua,
  );

const link = (root: string, file: KeptFile, lingua: Lingua) => (
  <li>
    <a href={`${root}${file.path}`}>{nameOf(file.path)}</a> <span class="label">{sizeOf([file], lingua)}</span>
  </li>
);

/** The files of a kind: at once where there is one, folded where there are many. */
function kindCard(kind: DownloadKind, files: readonly KeptFile[], root: string, lingua: Lingua): VNode {
  const { titolo, testo } = DOWNLOAD_TEXTS[kind];
  const list = <ul class="bare">{files.map((file) => link(root, file, lingua))}</ul>;
  const count = `${writtenNumber(files.length, lingua)} ${DATA_TEXTS.file[lingua]}, ${sizeOf(files, lingua)}`;
  return (
    <li class="card">
      <h3>{titolo[lingua]}</h3>
      <p>{testo[lingua]}</p>
      {files.length === 1 ? (
        list
      ) : (
        <details>
          <summary>{count}</summary>
          {list}
        </details>
      )}
    </li>
  );
}

function referenceCard({ has }: TreeData, root: string, lingua: Lingua): VNode {
  const links = REFERENCES.filter(({ where }) => where === undefined || has[where]).map(({ path, testo }) => (
    <li>
      <a href={`${root}${path}`}>{nameOf(path)}</a> <span class="label">{testo[lingua]}</span>
    </li>
  ));
  return (
    <li class="card">
      <h3>{DATA_TEXTS.cataloghi[lingua]}</h3>
      <ul class="bare">{links}</ul>
    </li>
  );
}

/**
 * The content of the section.
 *
 * @param root from the page to the root of the tree
 * @example dataSection({ files: [], has }, "./", "en") // '<p>This copy has no files ...</p>\n<ul class="bare areas">...'
 */
function dataSection(data: TreeData, root: string, lingua: Lingua): VNode {
  const { files } = data;
  const cards = DOWNLOAD_KINDS.flatMap((kind) => {
    const own = files.filter((file) => file.kind === kind);
    return own.length === 0 ? [] : [kindCard(kind, own, root, lingua)];
  });
  return (
    <>
      <p>{prose(DATA_TEXTS[files.length === 0 ? "senza_file" : "con_file"][lingua])}</p>
      <ul class="bare areas">
        {cards}
        {referenceCard(data, root, lingua)}
      </ul>
    </>
  );
}

// What machines read at the head of the start page.

/** The page as search engines list it: its folder. */
const START_ADDRESSES: Readonly<Record<Lingua, string>> = { it: "", en: "en/" };

/** From a start page to the root of the tree. */
const START_ROOT: Readonly<Record<Lingua, string>> = { it: "./", en: "../" };

/**
 * The head of a start page besides what every page has.
 *
 * @param dataset the collection as a schema.org `Dataset`, where there is one to describe
 * @param feeds whether the tree has feeds
 * @example startHead({ base: undefined }, "it", undefined, false) // '<link rel="service-desc" ...'
 */
function startHead(site: Site, lingua: Lingua, dataset: object | undefined, feeds: boolean): VNode {
  const root = START_ROOT[lingua];
  return (
    <>
      {publishedLinks(site, START_ADDRESSES, lingua)}
      <link rel="service-desc" type="application/json" href={`${root}${BASE_PATH.slice(1)}/${OPENAPI_FILES[lingua]}`} />
      <link rel="license" href={`${root}licenze.txt`} />
      {(feeds ? Object.values(FEEDS) : []).map(({ path, titolo }) => (
        <link rel="alternate" type="application/atom+xml" title={titolo[lingua]} href={`${root}${path}`} />
      ))}
      {dataset && dataBlock("dataset", "application/ld+json", dataset)}
    </>
  );
}

// The taste of an answer at the head of the start page, from the data served.

interface Sample {
  /** Request below the base of the API. */
  readonly request: string;
  /** The beginning of the body, without `meta`, laid out for reading. */
  readonly lines: readonly string[];
}

/** Fields shown at most. */
const FIELDS = 8;

type Body = Readonly<Record<string, unknown>>;

/** Where a sample may come from, the most telling first; the last one every tree has. */
const CANDIDATES: readonly { readonly id: OperationId; readonly requestOf: (body: Body) => string | undefined }[] = [
  { id: "norma", requestOf: ({ eli }) => (typeof eli === "string" ? `norme/${eli}` : undefined) },
  { id: "ddl", requestOf: ({ numero }) => (typeof numero === "string" ? `ddl/${numero}` : undefined) },
  { id: "health", requestOf: () => "health" },
];

const isPlain = (value: unknown) => typeof value !== "object" || value === null;

/** The body in lines: its first plain fields, then an ellipsis. */
function linesOf({ meta: _, ...body }: Body): string[] {
  const plain = Object.entries(body).filter(([, value]) => isPlain(value));
  const shown = plain.slice(0, FIELDS).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return ["{", '  "meta": { … },', ...shown, "  …", "}"];
}

/**
 * A sample of the answers.
 *
 * @throws Error where the document has no example at all
 * @example sampleOf(document).lines[2] // '  "eli": "eli:/it/legge/1990/08/07/241",'
 */
export function sampleOf(document: OpenApiView): Sample {
  for (const { id, requestOf } of CANDIDATES) {
    const body = exampleOf(document, id);
    if (!body) continue;
    const request = requestOf(body);
    if (request !== undefined) return { request, lines: linesOf(body) };
  }
  throw new Error("openapi.json non ha nessun esempio: nemmeno /health è stato scritto");
}

// The live examples of the start page: questions whose answer is surely among the data served.

interface Example {
  readonly question: Prosa;
  /** Request below the base of the API, without language. */
  readonly request: string;
}

const SHOWN = 3;

const query = (path: string, parameters: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(parameters)}`;

/**
 * Three examples, from the areas that have data; the service's own status where too few have.
 *
 * @example startExamples(health, suggestions)[0]
 *   // { question: { it: "Chi modifica «legge 241/1990», e che cosa modifica?", ... }, request: "relazioni?norma=legge+241%2F1990" }
 */
function startExamples(health: Health, suggestions: Suggestions): Example[] {
  const norma = suggestions.relazioni?.norma?.[0];
  const numero = suggestions.ddl?.numero?.[0];
  const examples: (Example | undefined)[] = [
    norma === undefined
      ? undefined
      : {
          question: {
            it: `Chi modifica «${norma}», e che cosa modifica?`,
            en: `Who amends “${norma}”, and what does it amend?`,
          },
          request: query("relazioni", { norma }),
        },
    countAt(health.conteggi, "pnrr.progetti") === 0
      ? undefined
      : {
          question: {
            it: "Quali regioni ricevono di più dal PNRR?",
            en: "Which regions receive most from the recovery plan?",
          },
          request: query("pnrr/classifica-regioni", { limit: "5" }),
        },
    numero === undefined
      ? undefined
      : {
          question: { it: `A che punto è il disegno di legge ${numero}?`, en: `Where does bill ${numero} stand?` },
          request: `ddl/${numero}`,
        },
    { question: { it: "Che cosa c'è in questa raccolta?", en: "What does this collection hold?" }, request: "health" },
    { question: { it: "Quali atti ci sono?", en: "Which acts are there?" }, request: query("norme", { limit: "3" }) },
    { question: { it: "Quali disegni di legge ci sono?", en: "Which bills are there?" }, request: "ddl/lista" },
  ];
  return examples.filter((e) => e !== undefined).slice(0, SHOWN);
}

/** The answer of `/health`, as the start page reads it. */
export interface Health {
  readonly meta: {
    readonly release: string;
    /** `YYYY-MM-DD`, `null` without sources. */
    readonly dati_al: string | null;
  };
  readonly conteggi: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
}

interface StartPage {
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

/** Addresses of a start page, relative to it. */
const addresses = (lingua: Lingua) => {
  const root = START_ROOT[lingua];
  const api = `${root}${BASE_PATH.slice(1)}/`;
  return { root, api, docs: `${api}${DOCS_FILES[lingua]}`, other: `${root}${START_FILES[OTHER_LANGUAGE[lingua]]}` };
};

const section = (id: string, title: string, content: VNode) => (
  <section id={id} aria-labelledby={`${id}-titolo`}>
    <h2 id={`${id}-titolo`}>{title}</h2>
    {content}
  </section>
);

function top(lingua: Lingua): VNode {
  const { root, api, docs, other } = addresses(lingua);
  const word = textsIn(START_TEXTS, lingua);
  return (
    <header class="top">
      <a class="brand" href={`${root}${START_FILES[lingua]}`}>
        {word("marchio")}
      </a>
      <nav aria-label={word("navigazione")}>
        <a href={docs}>{word("documentazione")}</a>
        <a href={`${api}openapi.json`}>{word("openapi")}</a>
        <a href="#dati">{word("dati_menu")}</a>
        <a href="#fonti">{word("fonti")}</a>
      </nav>
      <a class="language" href={other} hreflang={OTHER_LANGUAGE[lingua]} lang={OTHER_LANGUAGE[lingua]}>
        {LANGUAGE_NAMES[OTHER_LANGUAGE[lingua]]}
      </a>
    </header>
  );
}

function sampleFigure({ lingua, sample: { request, lines } }: StartPage): VNode {
  const title = `${START_TEXTS.assaggio[lingua]}: ${request}`;
  return (
    <figure class="sample card">
      <figcaption class="label">
        GET {BASE_PATH}/{request}
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and this is text that scrolls */}
      <pre tabindex={0} role="group" aria-label={title}>
        <code lang="it">{lines.join("\n")}</code>
      </pre>
    </figure>
  );
}

/** What most come for: the search, and the ways into the pages. */
function hero({ lingua, health }: StartPage): VNode {
  const pages = `${START_ROOT[lingua]}${EXPLORER_FOLDERS[lingua]}index.html`;
  const word = textsIn(START_TEXTS, lingua);
  const { dati_al, release } = health.meta;
  const asOf = dati_al === null ? "" : `${dayAfter(word("dati_al"), dati_al, lingua)} · `;
  return (
    <div class="hero">
      <h1>{word("h1")}</h1>
      <p class="lead">{word("motto")}</p>
      {searchForm(lingua, pages)}
      <ul class="bare starts">
        {STARTS.map(({ path, names, texts }) => (
          <li>
            <a class="card" href={`${pages}#/${path.join("/")}`}>
              <strong>{names[lingua]}</strong>
              <span>{texts[lingua]}</span>
            </a>
          </li>
        ))}
      </ul>
      <p class="as-of">
        {asOf}
        {word("release")} <code>{release}</code>
      </p>
    </div>
  );
}

/** The way in for programs. */
function programs(page: StartPage): VNode {
  const { api, docs } = addresses(page.lingua);
  return (
    <>
      <p>{START_TEXTS.programmi_testo[page.lingua]}</p>
      <div class="buttons">
        <a class="button" href={docs}>
          {START_TEXTS.prova[page.lingua]}
        </a>
        <a class="quiet" href={`${api}openapi.json`}>
          openapi.json
        </a>
      </div>
      {sampleFigure(page)}
    </>
  );
}

function counts({ lingua, health }: StartPage): VNode {
  const pages = `${START_ROOT[lingua]}${EXPLORER_FOLDERS[lingua]}index.html`;
  const cells = countsOf(health.conteggi).map(({ names: { page, ...names }, count }) => (
    <div>
      <dt>
        <a href={`${pages}#/${page.join("/")}`}>{names[lingua]}</a>
      </dt>
      <dd>{writtenNumber(count, lingua)}</dd>
    </div>
  ));
  return <dl class="counts">{cells}</dl>;
}

function examples({ lingua, health, suggestions }: StartPage): VNode {
  const { api, root } = addresses(lingua);
  const items = startExamples(health, suggestions).map(({ question, request }) => {
    const full = `${request}${request.includes("?") ? "&" : "?"}lang=${lingua}`;
    return (
      <li class="example card">
        <h3>{question[lingua]}</h3>
        <a href={`${api}${jsonAddress(full)}`}>
          {BASE_PATH}/{full}
        </a>
      </li>
    );
  });
  return (
    <>
      <p>{START_TEXTS.esempi_testo[lingua]}</p>
      <ul class="bare examples" data-root={root}>
        {items}
      </ul>
    </>
  );
}

function questions({ lingua, document }: StartPage): VNode {
  const list = `${addresses(lingua).api}${LIST_FILES[lingua]}`;
  const areas = keysOf(AREA_TITLES).map((tag) => {
    const links = OPERATIONS.filter(({ id }) => OPERATION_TEXTS[id].tag === tag).map((o) => (
      <li>
        <a href={`${list}#${o.id}`}>{documented(document, o.id).summary}</a>
      </li>
    ));
    return (
      <li class="card">
        <h3>{AREA_TITLES[tag][lingua]}</h3>
        <ul class="bare">{links}</ul>
      </li>
    );
  });
  return <ul class="bare areas">{areas}</ul>;
}

const facts = (lingua: Lingua) => (
  <dl class="facts">
    {FACTS.map(({ titolo, testo }) => (
      <div>
        <dt>{titolo[lingua]}</dt>
        <dd>{prose(testo[lingua])}</dd>
      </div>
    ))}
  </dl>
);

function sources({ lingua, fonti }: StartPage): VNode {
  if (fonti.length === 0) return <p>{START_TEXTS.fonti_nessuna[lingua]}</p>;
  const items = fonti.map(({ area, nome, url, licenza, attribuzione, estratto_il }) => (
    <li>
      <a href={url} rel="noopener" lang="it">
        {nome}
      </a>{" "}
      <span class="label">{AREAS[area].titolo[lingua]}</span> · {licenza} ·{" "}
      <time datetime={estratto_il}>{dayAfter(START_TEXTS.estratto[lingua], estratto_il, lingua)}</time>
      <p class="label" lang="it">
        {attribuzione}
      </p>
    </li>
  ));
  return (
    <>
      <p>{prose(START_TEXTS.fonti_testo[lingua])}</p>
      <ul class="bare sources">{items}</ul>
    </>
  );
}

/**
 * The text of the start page in a language. Everything on it is computed beforehand; scripts only show answers in place.
 *
 * @example startPage({ lingua: "it", health, fonti, suggestions, sample, data, site, document, assets }) // "<!DOCTYPE html>\n<html lang=\"it\">..."
 */
export function startPage(page: StartPage): string {
  const { lingua, assets } = page;
  const { root, api } = addresses(lingua);
  const word = textsIn(START_TEXTS, lingua);
  const body = (
    <>
      {top(lingua)}
      <main id="contenuto" tabindex={-1}>
        {hero(page)}
        {section("numeri", word("numeri"), counts(page))}
        {section("programmi", word("programmi"), programs(page))}
        {section("esempi", word("esempi"), examples(page))}
        {section("domande", word("domande"), questions(page))}
        {section("dati", word("dati"), dataSection(page.data, root, lingua))}
        {section("come", word("come"), facts(lingua))}
        {section("fonti", word("fonti"), sources(page))}
        <div class="notice">
          <p>{AVVERTENZA[lingua]}</p>
        </div>
      </main>
      <footer>
        <p>
          <a href={`${api}${DOCS_FILES[lingua]}`}>{word("documentazione")}</a> ·{" "}
          <a href={`${api}${OPENAPI_FILES[lingua]}`}>{OPENAPI_FILES[lingua]}</a> ·{" "}
          <a href={`${root}manifest.json`}>manifest.json</a> · <a href={`${root}rapporto.json`}>rapporto.json</a>
        </p>
      </footer>
    </>
  );
  return pageText({
    lingua,
    title: word("titolo"),
    description: word("descrizione"),
    head: startHead(page.site, lingua, page.dataset, page.data.has.avvisi),
    body,
    assets,
  });
}
