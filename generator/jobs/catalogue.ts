/** How others find what is here: catalogues, feeds, lists for crawlers, licences, schemas. Small, and written with every tree. */

import { SCHEMAS } from "../api/schemas.ts";
import { llmsText, robotsText, sitemapText } from "../catalogue/crawlers.ts";
import { dataPackage, type PackagedFile } from "../catalogue/datapackage.ts";
import { datasetsOf } from "../catalogue/datasets.ts";
import { dcatQuads } from "../catalogue/dcat.ts";
import { FEEDS, hasFeeds } from "../catalogue/feed-files.ts";
import { amendmentsShown, newestActs, newestAmendments } from "../catalogue/feeds.ts";
import { LICENCES_FILE, licencesText } from "../catalogue/licence-text.ts";
import type { Published } from "../catalogue/published.ts";
import { jsonLdOf, turtleOf } from "../catalogue/rdf-text.ts";
import { PREFIXES } from "../catalogue/statements.ts";
import type { DownloadFile } from "../downloads/files.ts";
import type { TextFile } from "../downloads/tree-zip.ts";
import type { Fonte } from "../tree/cards.ts";
import type { Staging } from "../tree/staging.ts";
import type { NormeDone } from "./norme-done.ts";

export interface CatalogueOptions {
  /** Where the tree will be published, ending with a slash. */
  readonly base: string;
  readonly release: string;
  readonly fonti: readonly Fonte[];
  readonly norme: NormeDone;
}

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function feeds({ base, fonti, norme }: CatalogueOptions): TextFile[] {
  if (!hasFeeds(fonti)) return [];
  const options = { base, fonti: fonti.filter(({ area }) => area === "norme") };
  const shown = norme.answers.relazioni(amendmentsShown(norme.recenti));
  return [
    [FEEDS.norme.path, newestActs(norme.norme, options)],
    [FEEDS.modifiche.path, newestAmendments(shown, norme.grafo.served, options)],
  ];
}

/** Writes what describes no file for keeping: feeds, licences, schemas. */
export function writeReferences(staging: Staging, options: CatalogueOptions): void {
  const schemas = Object.entries(SCHEMAS).map(([name, schema]): TextFile => [`schemas/${name}.json`, pretty(schema)]);
  for (const [name, text] of [...feeds(options), [LICENCES_FILE, licencesText(options.fonti)] as const, ...schemas])
    staging.write(name, text);
}

/**
 * The descriptions of the collection with the files for keeping that it has. A collection without sources has nothing to put in a
 * catalogue.
 *
 * @param downloads what is in the tree by now
 */
export async function catalogueFiles(
  staging: Staging,
  { base, release, fonti }: CatalogueOptions,
  downloads: readonly DownloadFile[],
): Promise<TextFile[]> {
  const entries = new Map(staging.entries().map((entry) => [entry.path, entry]));
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
    ...(quads
      ? ([
          ["catalogo.ttl", await turtleOf(quads, PREFIXES)],
          ["catalogo.jsonld", pretty(jsonLdOf(quads, PREFIXES))],
        ] as const)
      : []),
    ["datapackage.json", pretty(dataPackage(published, files))],
    ["sitemap.xml", sitemapText(published)],
    ["robots.txt", robotsText(published)],
    ["llms.txt", llmsText(published)],
  ];
}
