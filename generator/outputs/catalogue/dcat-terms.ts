/**
 * What the terms of others' vocabularies are that the catalogue names: DCAT-AP 3 asks that each be of its class, and a reader of the
 * catalogue alone has no other place to learn it from.
 */

import type { Quad } from "n3";
import type { Prosa } from "../../api/prose.ts";
import { about, eu, inBoth, types } from "./statements.ts";

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
export function vocabularyTerms(statements: readonly Quad[]): Quad[] {
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
