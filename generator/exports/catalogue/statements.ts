/** Statements about a thing, in the vocabularies of the catalogue. */

import { DataFactory, type NamedNode, type Quad, type Quad_Object } from "n3";
import { valueAt } from "../../collections/at.ts";
import type { Prosa } from "../../contract/prose.ts";

const { literal, namedNode, quad } = DataFactory;

/** Vocabularies by prefix. */
export const PREFIXES = {
  dcat: "http://www.w3.org/ns/dcat#",
  dcatapit: "http://dati.gov.it/onto/dcatapit#",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  owl: "http://www.w3.org/2002/07/owl#",
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  rdfs: "http://www.w3.org/2000/01/rdf-schema#",
  skos: "http://www.w3.org/2004/02/skos/core#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
} as const;

const EU = "http://publications.europa.eu/resource/authority/";

/** Registry of media types. */
export const MEDIA = "https://www.iana.org/assignments/media-types/";

type Prefix = keyof typeof PREFIXES;
type Term = `${Prefix}:${string}`;
type Objects = Quad_Object | readonly Quad_Object[];

const ADDRESS_OF: ReadonlyMap<string, string> = new Map(Object.entries(PREFIXES));

/** What a name with a prefix means. */
const term = (name: string): NamedNode =>
  namedNode(name.replace(/^(\w+):/, (_, prefix: string) => valueAt(ADDRESS_OF, prefix)));

/** What a statement can say of its subject. */
export const iri = (address: string) => namedNode(address);
export const types = (...names: Term[]) => names.map((name: Term) => term(name));
export const literalText = (words: string) => literal(words);
export const italian = (words: string) => literal(words, "it");
export const inBoth = ({ it, en }: Prosa) => [literal(it, "it"), literal(en, "en")];
export const literalDay = (date: string) => literal(date, term("xsd:date"));
/** A number of things; a kind of decimal in the types of XML Schema. */
export const literalCount = (n: number) => literal(String(n), term("xsd:nonNegativeInteger"));
/** A list of the EU, or an entry of it. */
export const eu = (list: string, code?: string) => iri(`${EU}${list}${code === undefined ? "" : `/${code}`}`);

/**
 * The statements about one thing.
 *
 * @example about("https://example.org/", { "foaf:name": italian("Esempio") }).length // 1
 */
export function about(subject: string, statements: Readonly<Partial<Record<Term, Objects>>>): Quad[] {
  return Object.entries(statements).flatMap(([predicate, objects = []]) =>
    ("termType" in objects ? [objects] : objects).map((object) => quad(iri(subject), term(predicate), object)),
  );
}
