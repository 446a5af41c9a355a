/** Under which terms the datasets of the catalogue are offered, and what they were made from. */

import type { Dataset } from "./datasets.ts";
import type { Licence } from "./licences.ts";
import type { Published } from "./published.ts";
import { about, iri, italian, types } from "./statements.ts";

/** A licence, as an entry of the vocabulary that DCAT-AP_IT asks for. */
export const licence = ({ voce, nome, tipo, url }: Licence) =>
  about(voce, {
    "rdf:type": types("dcatapit:LicenseDocument", "dct:LicenseDocument"),
    "dct:type": iri(tipo),
    "foaf:name": italian(nome),
    ...(url ? { "owl:sameAs": iri(url) } : {}),
  });

/** Address of what is said of the rights on a dataset. */
export const rightsAt = ({ base }: Published, { id }: Dataset) => `${base}catalogo.ttl#diritti-${id}`;

/** The whole attribution of a dataset, with all its licences where there are several. */
export const rights = (published: Published, dataset: Dataset) =>
  about(rightsAt(published, dataset), {
    "rdf:type": types("dct:RightsStatement"),
    "rdfs:label": italian(
      [...new Set(dataset.fonti.map(({ attribuzione, licenza }) => `${attribuzione} (${licenza})`))].join(" "),
    ),
  });

/** Address of what is said of where a dataset comes from. */
export const provenanceAt = ({ base }: Published, { id }: Dataset) => `${base}catalogo.ttl#provenienza-${id}`;

/** What a dataset was made from. */
export const provenance = (published: Published, dataset: Dataset) =>
  about(provenanceAt(published, dataset), {
    "rdf:type": types("dct:ProvenanceStatement"),
    "rdfs:label": italian(
      dataset.fonti.map(({ nome, url, estratto_il }) => `${nome}, dati del ${estratto_il}: ${url}`).join("; "),
    ),
  });
