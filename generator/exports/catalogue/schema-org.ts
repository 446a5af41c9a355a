import { bareType, mediaTypeOf } from "../../contract/media-types.ts";
import { BASE_PATH } from "../../contract/operations.ts";
import type { Lingua } from "../../contract/prose.ts";
import type { Dataset } from "./datasets.ts";
import { licenceNamed } from "./licences.ts";
import type { PublishedFile } from "./published.ts";

/**
 * The collection as a schema.org `Dataset`, for the head of the start page.
 *
 * @param dataset the one with everything
 * @param files what is offered for download, whatever is known of it yet
 * @example datasetJsonLd("it", base, release, dataset, [])["@type"] // "Dataset"
 */
export function datasetJsonLd(
  lingua: Lingua,
  base: string,
  release: string,
  dataset: Dataset,
  files: readonly Pick<PublishedFile, "path" | "titolo">[],
): object {
  const { titolo, descrizione, fonti, aggiornato, parole } = dataset;
  const licences = [...new Set(fonti.map(({ licenza }) => licenza))].map(licenceNamed);
  const download = (name: string, contentUrl: string, encodingFormat: string) => ({
    "@type": "DataDownload",
    name,
    contentUrl,
    encodingFormat,
  });
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    "@id": `${base}#dataset`,
    name: titolo[lingua],
    description: descrizione[lingua],
    url: base,
    identifier: release,
    version: release,
    inLanguage: "it",
    isAccessibleForFree: true,
    dateModified: aggiornato,
    keywords: parole,
    license: licences.map(({ url, nome }) => url ?? nome),
    creditText: [...new Set(fonti.map(({ attribuzione }) => attribuzione))].join(" "),
    isBasedOn: [...new Set(fonti.map(({ url }) => url))],
    spatialCoverage: { "@type": "Country", name: "Italia" },
    distribution: [
      download("OpenAPI", `${base}${BASE_PATH.slice(1)}/openapi.json`, "application/json"),
      ...files.map(({ path, titolo: name }) => download(name, base + path, bareType(mediaTypeOf(path)))),
    ],
  };
}
