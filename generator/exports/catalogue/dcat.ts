/**
 * The catalogue as a graph, in the European profile of DCAT (DCAT-AP 3) and in the Italian one (DCAT-AP_IT 1.0 and its ontology 2.0,
 * http://dati.gov.it/onto/dcatapit). Every resource has an address of its own, so there are no blank nodes and the order is that of the statements.
 */

import type { Quad } from "n3";
import { itemAt } from "../../collections/at.ts";
import { DOWNLOADS, type DownloadFormat } from "../../contract/download-kinds.ts";
import { bareType, mediaTypeOf } from "../../contract/media-types.ts";
import { BASE_PATH } from "../../contract/operations.ts";
import type { Prosa } from "../../contract/prose.ts";
import { foldWords } from "../../law/fold.ts";
import type { Dataset } from "./datasets.ts";
import { type Licence, licenceNamed } from "./licences.ts";
import { filesOf, type Published, type PublishedFile } from "./published.ts";
import { about, eu, inBoth, iri, italian, literalCount, literalDay, literalText, MEDIA, types } from "./statements.ts";

/**
 * What the terms of others' vocabularies are that the catalogue names: DCAT-AP 3 asks that each be of its class, and a reader of the
 * catalogue alone has no other place to learn it from.
 */

/** Classes of terms by the property that leads to them. */
const CLASS_BY_PROPERTY = {
  "http://purl.org/dc/terms/language": "dct:LinguisticSystem",
  "http://purl.org/dc/terms/accrualPeriodicity": "dct:Frequency",
  "http://purl.org/dc/terms/spatial": "dct:Location",
  "http://purl.org/dc/terms/format": "dct:MediaTypeOrExtent",
  "http://www.w3.org/ns/dcat#mediaType": "dct:MediaType",
  "http://www.w3.org/ns/dcat#landingPage": "foaf:Document",
  "http://xmlns.com/foaf/0.1/homepage": "foaf:Document",
} as const;

const isTyped = (property: string): property is keyof typeof CLASS_BY_PROPERTY =>
  Object.hasOwn(CLASS_BY_PROPERTY, property);

const LICENCE_TYPES = "http://purl.org/adms/licencetype/";

/** Names of concepts, as their vocabularies give them. */
const CONCEPTS: Readonly<Record<string, Prosa>> = {
  [eu("data-theme", "ECON").value]: { it: "Economia e finanze", en: "Economy and finance" },
  [eu("data-theme", "GOVE").value]: { it: "Governo e settore pubblico", en: "Government and public sector" },
  [eu("data-theme", "JUST").value]: {
    it: "Giustizia, sistema giuridico e sicurezza pubblica",
    en: "Justice, legal system and public safety",
  },
  [`${LICENCE_TYPES}Attribution`]: { it: "Attribuzione", en: "Attribution" },
  [`${LICENCE_TYPES}Attribution-ShareAlike`]: {
    it: "Attribuzione e condivisione allo stesso modo",
    en: "Attribution, share alike",
  },
  [`${LICENCE_TYPES}PublicDomain`]: { it: "Pubblico dominio", en: "Public domain" },
  [`${LICENCE_TYPES}UnknownIPR`]: { it: "Diritti non noti", en: "Unknown intellectual property rights" },
};

const THEMES = eu("data-theme").value;

/**
 * The statements on the terms that a catalogue's statements name, each once, in the order in which they are named.
 *
 * @example vocabularyTerms([quad(dataset, dctLanguage, eu("language", "ITA"))]) // [quad(eu("language", "ITA"), a, dctLinguisticSystem)]
 */
function vocabularyTerms(statements: readonly Quad[]): Quad[] {
  const found = new Map<string, Quad[]>();
  for (const { predicate, object } of statements) {
    if (object.termType !== "NamedNode" || found.has(object.value)) continue;
    const name = object.value;
    const concept = Object.hasOwn(CONCEPTS, name) ? CONCEPTS[name] : undefined;
    if (concept) found.set(name, about(name, { "rdf:type": types("skos:Concept"), "skos:prefLabel": inBoth(concept) }));
    else if (name === THEMES)
      found.set(
        name,
        about(name, {
          "rdf:type": types("skos:ConceptScheme"),
          "dct:title": inBoth({ it: "Temi dei dati", en: "Data themes" }),
        }),
      );
    else if (isTyped(predicate.value))
      found.set(name, about(name, { "rdf:type": types(CLASS_BY_PROPERTY[predicate.value]) }));
  }
  return [...found.values()].flat();
}

// Under which terms the datasets of the catalogue are offered, and what they were made from.

/** A licence, as an entry of the vocabulary that DCAT-AP_IT asks for. */
const licence = ({ voce, nome, tipo, url }: Licence) =>
  about(voce, {
    "rdf:type": types("dcatapit:LicenseDocument", "dct:LicenseDocument"),
    "dct:type": iri(tipo),
    "foaf:name": italian(nome),
    ...(url ? { "owl:sameAs": iri(url) } : {}),
  });

/** Address of what is said of the rights on a dataset. */
const rightsAt = ({ base }: Published, { id }: Dataset) => `${base}catalogo.ttl#diritti-${id}`;

/** The whole attribution of a dataset, with all its licences where there are several. */
const rights = (published: Published, dataset: Dataset) =>
  about(rightsAt(published, dataset), {
    "rdf:type": types("dct:RightsStatement"),
    "rdfs:label": italian(
      [...new Set(dataset.fonti.map(({ attribuzione, licenza }) => `${attribuzione} (${licenza})`))].join(" "),
    ),
  });

/** Address of what is said of where a dataset comes from. */
const provenanceAt = ({ base }: Published, { id }: Dataset) => `${base}catalogo.ttl#provenienza-${id}`;

/** What a dataset was made from. */
const provenance = (published: Published, dataset: Dataset) =>
  about(provenanceAt(published, dataset), {
    "rdf:type": types("dct:ProvenanceStatement"),
    "rdfs:label": italian(
      dataset.fonti.map(({ nome, url, estratto_il }) => `${nome}, dati del ${estratto_il}: ${url}`).join("; "),
    ),
  });

/** Entries of the EU vocabulary of file types; what has none there is a run of bytes. */
const FILE_TYPES: ReadonlyMap<string, string | undefined> = new Map([
  ["application/json", "JSON"],
  ...Object.values<DownloadFormat>(DOWNLOADS).map(
    ({ mediaType, fileType }) => [bareType(mediaType), fileType] as const,
  ),
]);

const hostOf = (url: string) => new URL(url).host;

interface Agent {
  readonly subject: string;
  /** No source gives the official code of an organisation: the words of its name stand for it. */
  readonly identifier: string;
  readonly name: string;
}

const agent = ({ subject, identifier, name }: Agent) =>
  about(subject, {
    "rdf:type": types("dcatapit:Agent", "foaf:Agent"),
    "dct:identifier": literalText(identifier),
    "foaf:name": italian(name),
  });

/** The licence of a dataset is that of its first source. */
const licenceOf = ({ fonti }: Dataset) => licenceNamed(itemAt(fonti, 0).licenza);

/** Who holds the rights on a dataset: its first source, named up to the dash that introduces what of it was taken. */
function holderOf({ base }: Published, { fonti }: Dataset): Agent {
  const name = itemAt(fonti, 0).nome.replace(/ - .*/s, "");
  const identifier = foldWords(name).join("-");
  return { subject: `${base}catalogo.ttl#titolare-${identifier}`, identifier, name };
}

const publisherOf = ({ base }: Published): Agent => ({
  subject: `${base}catalogo.ttl#editore`,
  identifier: hostOf(base),
  name: hostOf(base),
});

interface Distribution {
  readonly subject: string;
  readonly titolo: string;
  readonly address: string;
  readonly tipo: string;
  /** Bytes, of a file. */
  readonly bytes?: number;
}

const ofAnswer = ({ base }: Published, path: string): Distribution => {
  const address = `${base}${BASE_PATH.slice(1)}${path}`;
  return {
    subject: `${base}catalogo.ttl#risposta${path.replaceAll("/", "-")}`,
    titolo: `GET ${BASE_PATH}${path}`,
    address,
    tipo: "application/json",
  };
};

const ofFile = ({ base }: Published, { path, titolo, entry }: PublishedFile): Distribution => ({
  subject: `${base}catalogo.ttl#file-${path.replaceAll("/", "-")}`,
  titolo,
  address: base + path,
  tipo: bareType(mediaTypeOf(path)),
  bytes: entry.bytes,
});

function distribution(
  published: Published,
  dataset: Dataset,
  { subject, titolo, address, tipo, bytes }: Distribution,
): Quad[] {
  return about(subject, {
    "rdf:type": types("dcatapit:Distribution", "dcat:Distribution"),
    "dct:title": italian(titolo),
    "dcat:accessURL": iri(address),
    ...(bytes === undefined ? {} : { "dcat:downloadURL": iri(address), "dcat:byteSize": literalCount(bytes) }),
    "dct:format": eu("file-type", FILE_TYPES.get(tipo) ?? "OCTET"),
    "dcat:mediaType": iri(MEDIA + tipo),
    "dct:license": iri(licenceOf(dataset).voce),
    "dct:rights": iri(rightsAt(published, dataset)),
    "dct:modified": literalDay(dataset.aggiornato),
  });
}

const subjectOf = ({ base }: Published, { id }: Dataset) => `${base}catalogo.ttl#dataset-${id}`;

function datasetQuads(published: Published, dataset: Dataset): Quad[] {
  const { id, titolo, descrizione, temi, parole, fonti, aggiornato, risposte } = dataset;
  const distributions = [
    ...risposte.map((path) => ofAnswer(published, path)),
    ...filesOf(dataset, published.files).map((file) => ofFile(published, file)),
  ];
  const own = about(subjectOf(published, dataset), {
    "rdf:type": types("dcatapit:Dataset", "dcat:Dataset"),
    "dct:identifier": literalText(`${hostOf(published.base)}:${id}`),
    "dct:title": inBoth(titolo),
    "dct:description": inBoth(descrizione),
    "dct:modified": literalDay(aggiornato),
    "dcat:theme": temi.map((tema) => eu("data-theme", tema)),
    "dct:rightsHolder": iri(holderOf(published, dataset).subject),
    "dct:publisher": iri(publisherOf(published).subject),
    // How often the sources extract anew is theirs to decide: the list has a word for it.
    "dct:accrualPeriodicity": eu("frequency", "IRREG"),
    "dct:language": eu("language", "ITA"),
    "dct:spatial": eu("country", "ITA"),
    "dcat:keyword": parole.map(italian),
    // A source is known by a page, which is no dataset: `dct:source` would say that it is.
    "dct:provenance": iri(provenanceAt(published, dataset)),
    "dct:relation": [...new Set(fonti.map(({ url }) => url))].map(iri),
    "dcat:landingPage": iri(published.base),
    "owl:versionInfo": literalText(published.release),
    "dcat:version": literalText(published.release),
    "dcat:distribution": distributions.map(({ subject }) => iri(subject)),
  });
  return [
    own,
    rights(published, dataset),
    provenance(published, dataset),
    ...distributions.map((d) => distribution(published, dataset, d)),
  ].flat();
}

/**
 * The statements of the catalogue.
 *
 * @param published at least one dataset
 */
export function dcatQuads(published: Published): Quad[] {
  const { base, datasets } = published;
  const whole = datasets.find(({ id }) => id === "tutto");
  if (!whole) throw new Error("catalogue: no dataset of everything");
  const publisher = publisherOf(published);
  const catalogue = about(`${base}catalogo.ttl#catalogo`, {
    "rdf:type": types("dcatapit:Catalog", "dcat:Catalog"),
    "dct:title": inBoth({ it: "API del diritto italiano", en: "API of Italian law" }),
    "dct:description": inBoth(whole.descrizione),
    "dct:publisher": iri(publisher.subject),
    "dct:modified": literalDay(whole.aggiornato),
    "dct:language": eu("language", "ITA"),
    "foaf:homepage": iri(base),
    "dcat:themeTaxonomy": eu("data-theme"),
    "dcat:dataset": datasets.map((dataset) => iri(subjectOf(published, dataset))),
    "dcat:service": iri(`${base}catalogo.ttl#api`),
  });
  const service = about(`${base}catalogo.ttl#api`, {
    "rdf:type": types("dcat:DataService"),
    "dct:title": inBoth({ it: "API del diritto italiano", en: "API of Italian law" }),
    "dcat:endpointURL": iri(`${base}${BASE_PATH.slice(1)}`),
    "dcat:endpointDescription": iri(`${base}${BASE_PATH.slice(1)}/openapi.json`),
    "dcat:servesDataset": datasets.map((dataset) => iri(subjectOf(published, dataset))),
  });
  const holders = new Map(datasets.map((d) => holderOf(published, d)).map((holder) => [holder.subject, holder]));
  const licences = new Map(datasets.map((dataset) => [licenceOf(dataset).voce, itemAt(dataset.fonti, 0).licenza]));
  const statements = [
    ...catalogue,
    ...service,
    ...[publisher, ...holders.values()].flatMap(agent),
    ...[...licences.values()].flatMap((nome) => licence(licenceNamed(nome))),
    ...datasets.flatMap((dataset) => datasetQuads(published, dataset)),
  ];
  return [...statements, ...vocabularyTerms(statements)];
}
