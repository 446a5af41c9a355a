/**
 * The mandatory properties of DCAT-AP_IT (profile 1.0, tables "elementi obbligatori" of each class; vocabularies of the practical
 * guide to the profile), as rules over a graph.
 */

import type { Quad, Term } from "n3";

const DCATAPIT = "http://dati.gov.it/onto/dcatapit#";
const DCAT = "http://www.w3.org/ns/dcat#";
const DCT = "http://purl.org/dc/terms/";
const FOAF = "http://xmlns.com/foaf/0.1/";
const RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const XSD_DATE = "http://www.w3.org/2001/XMLSchema#date";
const EU = "http://publications.europa.eu/resource/authority/";
const LICENCES = "https://w3id.org/italia/controlled-vocabulary/licences/";

interface Rule {
  readonly property: string;
  readonly least: number;
  readonly most: number;
  readonly holds: (object: Term, typesOf: (subject: string) => readonly string[]) => boolean;
}

const ANY = Number.POSITIVE_INFINITY;
const text: Rule["holds"] = (o) => o.termType === "Literal" && o.value.trim() !== "";
const date: Rule["holds"] = (o) =>
  o.termType === "Literal" && o.datatype.value === XSD_DATE && /^\d{4}-\d\d-\d\d$/.test(o.value);
const address: Rule["holds"] = (o) => o.termType === "NamedNode" && /^https?:\/\/\S+$/.test(o.value);
const from =
  (vocabulary: string): Rule["holds"] =>
  (o) =>
    o.termType === "NamedNode" && o.value.startsWith(vocabulary) && o.value.length > vocabulary.length;
const a =
  (type: string): Rule["holds"] =>
  (o, typesOf) =>
    o.termType === "NamedNode" && typesOf(o.value).includes(type);

/** Each class with the one of the European profile that it refines. */
export const CLASSES: Readonly<Record<string, { readonly also: string; readonly rules: readonly Rule[] }>> = {
  [`${DCATAPIT}Catalog`]: {
    also: `${DCAT}Catalog`,
    rules: [
      { property: `${DCT}title`, least: 1, most: ANY, holds: text },
      { property: `${DCT}description`, least: 1, most: ANY, holds: text },
      { property: `${DCT}publisher`, least: 1, most: 1, holds: a(`${DCATAPIT}Agent`) },
      { property: `${DCT}modified`, least: 1, most: 1, holds: date },
      { property: `${DCAT}dataset`, least: 1, most: ANY, holds: a(`${DCATAPIT}Dataset`) },
    ],
  },
  [`${DCATAPIT}Dataset`]: {
    also: `${DCAT}Dataset`,
    rules: [
      { property: `${DCT}identifier`, least: 1, most: 1, holds: text },
      { property: `${DCT}title`, least: 1, most: ANY, holds: text },
      { property: `${DCT}description`, least: 1, most: ANY, holds: text },
      { property: `${DCT}modified`, least: 1, most: 1, holds: date },
      { property: `${DCAT}theme`, least: 1, most: ANY, holds: from(`${EU}data-theme/`) },
      { property: `${DCT}rightsHolder`, least: 1, most: 1, holds: a(`${DCATAPIT}Agent`) },
      { property: `${DCT}accrualPeriodicity`, least: 1, most: 1, holds: from(`${EU}frequency/`) },
      { property: `${DCAT}distribution`, least: 1, most: ANY, holds: a(`${DCATAPIT}Distribution`) },
    ],
  },
  [`${DCATAPIT}Distribution`]: {
    also: `${DCAT}Distribution`,
    rules: [
      { property: `${DCT}format`, least: 1, most: 1, holds: from(`${EU}file-type/`) },
      { property: `${DCAT}accessURL`, least: 1, most: ANY, holds: address },
      { property: `${DCT}license`, least: 1, most: 1, holds: a(`${DCATAPIT}LicenseDocument`) },
    ],
  },
  [`${DCATAPIT}Agent`]: {
    also: `${FOAF}Agent`,
    rules: [
      { property: `${DCT}identifier`, least: 1, most: 1, holds: text },
      { property: `${FOAF}name`, least: 1, most: ANY, holds: text },
    ],
  },
  [`${DCATAPIT}LicenseDocument`]: {
    also: `${DCT}LicenseDocument`,
    rules: [
      { property: `${DCT}type`, least: 1, most: 1, holds: from("http://purl.org/adms/licencetype/") },
      { property: `${FOAF}name`, least: 1, most: ANY, holds: text },
    ],
  },
};

/** What breaks a rule, a line each. */
export function brokenRules(quads: readonly Quad[]): string[] {
  const objects = (subject: string, property: string) =>
    quads.filter((q) => q.subject.value === subject && q.predicate.value === property).map((q) => q.object);
  const typesOf = (subject: string) => objects(subject, RDF_TYPE).map(({ value }) => value);
  const broken: string[] = [];
  for (const [type, { also, rules }] of Object.entries(CLASSES)) {
    const subjects = quads.filter((q) => q.predicate.value === RDF_TYPE && q.object.value === type);
    if (subjects.length === 0) broken.push(`${type}: nessuno`);
    for (const { value: subject } of subjects.map((q) => q.subject)) {
      if (!typesOf(subject).includes(also)) broken.push(`${subject}: non è anche ${also}`);
      for (const { property, least, most, holds } of rules) {
        const found = objects(subject, property);
        if (found.length < least || found.length > most) broken.push(`${subject}: ${found.length} ${property}`);
        for (const object of found) if (!holds(object, typesOf)) broken.push(`${subject}: ${property} ${object.value}`);
      }
      if (type.endsWith("LicenseDocument") && !subject.startsWith(LICENCES))
        broken.push(`${subject}: fuori dal vocabolario delle licenze`);
    }
  }
  return broken;
}
