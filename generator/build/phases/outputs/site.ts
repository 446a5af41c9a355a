import { readFileSync } from "node:fs";
import path from "node:path";
import { START_FILES } from "../../../contract/explorer-addresses.ts";
import { DOCS_FILES, LIST_FILES, NOT_FOUND_FILE, OPENAPI_FILES } from "../../../contract/named-files.ts";
import type { Lingua } from "../../../contract/prose.ts";
import { TEXT_PAGES } from "../../../contract/text-page.ts";
import { datasetsOf } from "../../../exports/catalogue/datasets.ts";
import { hasFeeds } from "../../../exports/catalogue/feeds.ts";
import { datasetJsonLd } from "../../../exports/catalogue/schema-org.ts";
import type { DownloadFile } from "../../../exports/downloads/files.ts";
import type { TextFile } from "../../../exports/downloads/zip.ts";
import { type ExplorerParts, explorerFile, explorerPage } from "../../../pages/explorer/explorer-page.tsx";
import { DOCS_ASSETS, docsPage } from "../../../pages/site/docs-page.tsx";
import type { PageAssets } from "../../../pages/site/frame.tsx";
import { listPage } from "../../../pages/site/list-page.tsx";
import { examplesOf, type OpenApiView } from "../../../pages/site/openapi-view.ts";
import { API_ROOT, NOT_FOUND, plainPage } from "../../../pages/site/plain-page.tsx";
import { type Site, siteAt } from "../../../pages/site/published-site.tsx";
import { type Health, sampleOf, startPage, type TreeData } from "../../../pages/site/start-page.tsx";
import { type ActRow, suggestionsOf } from "../../../pages/site/suggestions.ts";
import { textTemplate } from "../../../pages/site/text-page.tsx";
import type { Fonte } from "../../../tree/cards.ts";
import type { Staging } from "../../../tree/staging.ts";

const ANSWERS = "api/public/";

/** Where the build leaves styles and scripts: beside the commands. */
const ASSETS = new URL("./site/", import.meta.url);

/** Style and script of a page. */
function assetsOf(page: "start" | "plain", folder = ASSETS): PageAssets {
  const text = (kind: string) => readFileSync(new URL(`${page}.${kind}`, folder), "utf8").trim();
  return { style: text("css"), script: text("js") };
}

/** What the pages say of the collection as it is published. */
interface SitePublished {
  /** Where the tree will be published, ending with a slash. */
  readonly base: string;
  readonly release: string;
  /** Files for keeping that are in the tree by now. */
  readonly files: readonly DownloadFile[];
}

/** What the tree has by now besides its answers. */
function treeData(staging: Staging, fonti: readonly Fonte[], files: readonly DownloadFile[]): TreeData {
  const entries = staging.entriesOf(files.map(({ path }) => path));
  return {
    files: files.map(({ path, kind }) => ({ path, kind, bytes: entries.get(path)!.bytes })),
    has: { fonti: fonti.length > 0, avvisi: hasFeeds(fonti) },
  };
}

/**
 * The page of hosts of files at the base of the API.
 *
 * @param folder of styles and scripts, as the build made them
 */
export const apiRootPage = (folder = ASSETS): string =>
  plainPage(API_ROOT, "../../", { ...assetsOf("plain", folder), script: "" });

/**
 * Pages that a host gives for other addresses than their own: for what is not there, and for texts of acts.
 *
 * @param base where the tree will be published
 */
function pagesElsewhere(base: string): TextFile[] {
  const plain = assetsOf("plain");
  const site = siteAt(base);
  return [
    [NOT_FOUND_FILE, plainPage(NOT_FOUND, new URL(base).pathname, plain)],
    [TEXT_PAGES.it, textTemplate("it", site, plain.style)],
    [TEXT_PAGES.en, textTemplate("en", site, plain.style)],
  ];
}

/** Swagger UI, which the documentation loads. */
const docsAssets = (): TextFile[] =>
  DOCS_ASSETS.map((name) => [name, readFileSync(new URL(`./${name}`, import.meta.url), "utf8")]);

/** The pages people read, from the answers already written: the start page, the documentation and its list, in both languages. */
export function sitePages(
  staging: Staging,
  fonti: readonly Fonte[],
  { base, release, files }: SitePublished,
): TextFile[] {
  const answer = <T>(name: string): T => JSON.parse(staging.read(`${ANSWERS}${name}`).toString());
  const health = answer<Health>("health.json");
  const { norme } = answer<{ norme: ActRow[] }>("norme.json");
  const assets = assetsOf("start");
  const data = treeData(staging, fonti, files);
  const site = siteAt(base);
  const whole = datasetsOf(fonti).find(({ id }) => id === "tutto");
  const pages = (["it", "en"] satisfies Lingua[]).flatMap((lingua): TextFile[] => {
    const document = answer<OpenApiView>(OPENAPI_FILES[lingua]);
    const suggestions = suggestionsOf(examplesOf(document), norme);
    const sample = sampleOf(document);
    const dataset = whole && datasetJsonLd(lingua, base, release, whole, files);
    return [
      [`${ANSWERS}${DOCS_FILES[lingua]}`, docsPage(lingua, site)],
      [
        `${ANSWERS}${LIST_FILES[lingua]}`,
        listPage({ lingua, document, suggestions, site, assets: { ...assets, script: "" } }),
      ],
      [
        START_FILES[lingua],
        startPage({ lingua, health, fonti, suggestions, sample, dataset, data, site, document, assets }),
      ],
    ];
  });
  return [...pages, ...pagesElsewhere(base), ...docsAssets()];
}

/** Where the build leaves the scripts of the explorer: beside the commands. */
const PARTS = new URL("./explorer/", import.meta.url);

/** The explorer: its pages in both languages, and the scripts that they load. */
export function explorerFiles(site: Site, folder = PARTS): TextFile[] {
  const text = (name: string) => readFileSync(new URL(name, folder), "utf8");
  const parts: ExplorerParts = JSON.parse(text("parts.json"));
  return [
    [explorerFile("it"), explorerPage("it", site, parts)],
    [explorerFile("en"), explorerPage("en", site, parts)],
    ...parts.all.map((name): TextFile => [name, text(path.posix.basename(name))]),
  ];
}
