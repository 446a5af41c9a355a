/** How others find what is here: catalogues, feeds, lists for crawlers, licences, schemas. Small, and written with every tree. */

import { type Quad, Writer } from "n3";
import type { NormaRow } from "../../../contract/norma-row.ts";
import { SCHEMAS } from "../../../contract/schemas.ts";
import type { NormaServita } from "../../../corpus/norme/corpus.ts";
import { llmsText, robotsText, sitemapText } from "../../../exports/catalogue/crawlers.ts";
import { dataPackage, type PackagedFile } from "../../../exports/catalogue/datapackage.ts";
import { datasetsOf } from "../../../exports/catalogue/datasets.ts";
import { dcatQuads } from "../../../exports/catalogue/dcat.ts";
import { amendmentsShown, FEEDS, hasFeeds, newestActs, newestAmendments } from "../../../exports/catalogue/feeds.ts";
import { LICENCES_FILE, licencesText } from "../../../exports/catalogue/licences.ts";
import type { Published } from "../../../exports/catalogue/published.ts";
import { PREFIXES } from "../../../exports/catalogue/statements.ts";
import type { DownloadFile } from "../../../exports/downloads/files.ts";
import type { TextFile } from "../../../exports/downloads/zip.ts";
import { FEED_ENTRIES } from "../../../format/feed.ts";
import type { Fonte } from "../../../tree/cards.ts";
import type { Staging } from "../../../tree/staging.ts";
import type { ServedActs } from "./served-acts.ts";

interface CatalogueOptions {
  /** Where the tree will be published, ending with a slash. */
  readonly base: string;
  readonly release: string;
  readonly fonti: readonly Fonte[];
  readonly norme: ServedActs;
  /** Whether the hosts of the tree answer assistants at `/mcp`. */
  readonly mcp: boolean;
}

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The first acts of the list, as the tree has it by now. */
function newest(staging: Staging, norme: ServedActs): readonly NormaServita[] {
  const list: { readonly norme: readonly NormaRow[] } = JSON.parse(staging.read("api/public/norme.json").toString());
  return norme.acts(list.norme.slice(0, FEED_ENTRIES).map(({ eli }) => eli));
}

async function feeds(staging: Staging, { base, fonti, norme }: CatalogueOptions): Promise<TextFile[]> {
  if (!hasFeeds(fonti)) return [];
  const options = { base, fonti: fonti.filter(({ area }) => area === "norme") };
  const shown = amendmentsShown(norme.dated);
  return [
    [FEEDS.norme.path, await newestActs(newest(staging, norme), options)],
    [FEEDS.modifiche.path, await newestAmendments(shown, norme.graph.served, options)],
  ];
}

/** Writes what describes no file for keeping: feeds, licences, schemas. */
export async function writeReferences(staging: Staging, options: CatalogueOptions): Promise<void> {
  const schemas = Object.entries(SCHEMAS).map(([name, schema]): TextFile => [`schemas/${name}.json`, pretty(schema)]);
  for (const [name, text] of [
    ...(await feeds(staging, options)),
    [LICENCES_FILE, licencesText(options.fonti)] as const,
    ...schemas,
  ])
    staging.write(name, text);
}

/** A graph as Turtle, in the order of its statements. */
function turtleOf(quads: readonly Quad[]): Promise<string> {
  const writer = new Writer({ prefixes: PREFIXES });
  writer.addQuads([...quads]);
  return new Promise((done, fail) => {
    writer.end((error: Error | null, text: string) => (error ? fail(error) : done(text)));
  });
}

/**
 * The descriptions of the collection with the files for keeping that it has. A collection without sources has nothing to put in a
 * catalogue.
 *
 * @param downloads what is in the tree by now
 */
export async function catalogueFiles(
  staging: Staging,
  { base, release, fonti, mcp }: CatalogueOptions,
  downloads: readonly DownloadFile[],
): Promise<TextFile[]> {
  const entries = staging.entriesOf(downloads.map(({ path }) => path));
  const files: PackagedFile[] = downloads.map(({ path, area, titolo, table }) => ({
    path,
    area,
    titolo,
    table,
    entry: entries.get(path)!,
  }));
  const published: Published = { base, release, datasets: datasetsOf(fonti), files };
  const quads = published.datasets.length > 0 ? dcatQuads(published) : null;
  return [
    ...(quads ? ([["catalogo.ttl", await turtleOf(quads)]] as const) : []),
    ["datapackage.json", pretty(dataPackage(published, files))],
    ["sitemap.xml", sitemapText(published)],
    ["robots.txt", robotsText(published)],
    ["llms.txt", llmsText(published, mcp)],
  ];
}
