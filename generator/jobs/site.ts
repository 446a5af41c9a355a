import { readFileSync } from "node:fs";
import { DOCS_FILES } from "../api/documents.ts";
import type { Lingua } from "../api/prose.ts";
import { datasetsOf } from "../catalogue/datasets.ts";
import { hasFeeds } from "../catalogue/feed-files.ts";
import { datasetJsonLd } from "../catalogue/schema-org.ts";
import type { DownloadFile } from "../downloads/files.ts";
import type { TextFile } from "../downloads/tree-zip.ts";
import { docsPage } from "../site/docs-page.ts";
import type { PageAssets } from "../site/frame.ts";
import type { Health } from "../site/health-view.ts";
import { examplesOf, type OpenApiView } from "../site/openapi-view.ts";
import { sampleOf } from "../site/sample.ts";
import type { TreeData } from "../site/start-data.ts";
import { START_FILES } from "../site/start-head.ts";
import { startPage } from "../site/start-page.ts";
import { type ActRow, suggestionsOf } from "../site/suggestions.ts";
import type { Fonte } from "../tree/cards.ts";
import type { Staging } from "../tree/staging.ts";

const ANSWERS = "api/public/";

/** Style and script of a page; the build leaves them beside the commands. */
function assetsOf(page: "docs" | "start"): PageAssets {
  const [style, script] = ["css", "js"].map((kind) =>
    readFileSync(new URL(`./site/${page}.${kind}`, import.meta.url), "utf8").trim(),
  );
  return { style: style!, script: script! };
}

/** What the start page says of the collection to search engines. */
export interface SitePublished {
  /** Where the tree will be published, ending with a slash. */
  readonly base: string;
  readonly release: string;
  /** Files for keeping that are in the tree by now. */
  readonly files: readonly DownloadFile[];
}

/** What the tree has by now besides its answers. */
function treeData(staging: Staging, fonti: readonly Fonte[], files: readonly DownloadFile[]): TreeData {
  const bytes = new Map(staging.entries().map((entry) => [entry.path, entry.bytes]));
  return {
    files: files.map(({ path, kind }) => ({ path, kind, bytes: bytes.get(path)! })),
    has: { fonti: fonti.length > 0, avvisi: hasFeeds(fonti), precedente: bytes.has("api/public/novita.json") },
  };
}

/** The pages people read, from the answers already written: the start page and the documentation, in both languages. */
export function sitePages(
  staging: Staging,
  fonti: readonly Fonte[],
  { base, release, files }: SitePublished,
): TextFile[] {
  const answer = <T>(name: string): T => JSON.parse(staging.read(`${ANSWERS}${name}`).toString());
  const document = answer<OpenApiView>("openapi.json");
  const health = answer<Health>("health.json");
  const suggestions = suggestionsOf(examplesOf(document), answer<{ norme: ActRow[] }>("norme.json").norme);
  const sample = sampleOf(document);
  const [docs, start] = [assetsOf("docs"), assetsOf("start")];
  const data = treeData(staging, fonti, files);
  const whole = datasetsOf(fonti).find(({ id }) => id === "tutto");
  return (["it", "en"] satisfies Lingua[]).flatMap((lingua): TextFile[] => {
    const dataset = whole && datasetJsonLd(lingua, base, release, whole, files);
    return [
      [`${ANSWERS}${DOCS_FILES[lingua]}`, docsPage({ lingua, document, suggestions, assets: docs })],
      [START_FILES[lingua], startPage({ lingua, health, fonti, suggestions, sample, dataset, data, assets: start })],
    ];
  });
}
