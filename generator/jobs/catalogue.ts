/** How others find what is here: catalogues, feeds, lists for crawlers, licences, schemas. Small, and written with every tree. */

import { SCHEMAS } from "../api/schemas.ts";
import { llmsText, robotsText, sitemapText } from "../catalogue/crawlers.ts";
import { dataPackage, type PackagedFile } from "../catalogue/datapackage.ts";
import { datasetsOf } from "../catalogue/datasets.ts";
import { dcatQuads, PREFIXES } from "../catalogue/dcat.ts";
import { FEEDS, newestActs, newestAmendments } from "../catalogue/feeds.ts";
import { LICENCES_FILE, licencesText } from "../catalogue/licence-text.ts";
import type { Published } from "../catalogue/published.ts";
import { jsonLdOf, turtleOf } from "../catalogue/rdf-text.ts";
import type { CorpusNorme } from "../corpus/norme/corpus.ts";
import type { DownloadFile } from "../downloads/files.ts";
import type { Fonte } from "../tree/cards.ts";
import type { Staging } from "../tree/staging.ts";

export interface CatalogueOptions {
  /** Where the tree will be published, ending with a slash. */
  readonly base: string;
  readonly release: string;
  readonly fonti: readonly Fonte[];
  readonly corpus: CorpusNorme;
  /** Files for keeping that this run wrote. */
  readonly downloads: readonly DownloadFile[];
}

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The feeds, where there are acts to speak of. */
function writeFeeds(staging: Staging, { base, fonti, corpus }: CatalogueOptions): void {
  const own = fonti.filter(({ area }) => area === "norme");
  if (own.length === 0) return;
  staging.write(FEEDS.norme, newestActs(corpus, { base, fonti: own }));
  staging.write(FEEDS.modifiche, newestAmendments(corpus, { base, fonti: own }));
}

/** Writes everything by which others find the collection. A collection without sources has nothing to put in a catalogue. */
export async function writeCatalogue(staging: Staging, options: CatalogueOptions): Promise<void> {
  const { base, release, fonti, downloads } = options;
  const entries = new Map(staging.entries().map((entry) => [entry.path, entry]));
  const files: PackagedFile[] = downloads.map(({ path, area, titolo, table }) => ({
    path,
    area,
    titolo,
    table,
    entry: entries.get(path)!,
  }));
  const published: Published = { base, release, datasets: datasetsOf(fonti), files };
  if (published.datasets.length > 0) {
    const quads = dcatQuads(published);
    staging.write("catalogo.ttl", await turtleOf(quads, PREFIXES));
    staging.write("catalogo.jsonld", pretty(jsonLdOf(quads, PREFIXES)));
  }
  writeFeeds(staging, options);
  staging.write("datapackage.json", pretty(dataPackage(published, files)));
  staging.write("sitemap.xml", sitemapText(published));
  staging.write("robots.txt", robotsText(published));
  staging.write("llms.txt", llmsText(published));
  staging.write(LICENCES_FILE, licencesText(fonti));
  for (const [name, schema] of Object.entries(SCHEMAS)) staging.write(`schemas/${name}.json`, pretty(schema));
}
