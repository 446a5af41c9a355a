import { type Quad, type Term, Writer } from "n3";

/** Prefixes of vocabularies. */
type Prefixes = Readonly<Record<string, string>>;

/** A graph as Turtle, in the order of its statements. */
export function turtleOf(quads: readonly Quad[], prefixes: Prefixes): Promise<string> {
  const writer = new Writer({ prefixes });
  writer.addQuads([...quads]);
  return new Promise((done, fail) => {
    writer.end((error: Error | null, text: string) => (error ? fail(error) : done(text)));
  });
}

const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const STRING = "http://www.w3.org/2001/XMLSchema#string";

const compact = (iri: string, prefixes: Prefixes): string => {
  const found = Object.entries(prefixes).find(([, space]) => iri.startsWith(space));
  return found ? `${found[0]}:${iri.slice(found[1].length)}` : iri;
};

function written(object: Term, prefixes: Prefixes): object | string {
  if (object.termType !== "Literal") return { "@id": object.value };
  const { value, language, datatype } = object;
  if (language) return { "@language": language, "@value": value };
  return datatype.value === STRING ? value : { "@type": compact(datatype.value, prefixes), "@value": value };
}

/**
 * A graph without blank nodes as JSON-LD: one node for each subject, in the order in which they come.
 *
 * @example jsonLdOf([quad(a, type, catalog)], { dcat: "http://www.w3.org/ns/dcat#" })
 * // { "@context": { dcat: ... }, "@graph": [{ "@id": "...", "@type": ["dcat:Catalog"] }] }
 */
export function jsonLdOf(quads: readonly Quad[], prefixes: Prefixes): object {
  const nodes = new Map<string, Record<string, unknown>>();
  for (const { subject, predicate, object } of quads) {
    const node = nodes.get(subject.value) ?? { "@id": subject.value };
    nodes.set(subject.value, node);
    const type = predicate.value === TYPE;
    const key = type ? "@type" : compact(predicate.value, prefixes);
    const value = type ? compact(object.value, prefixes) : written(object, prefixes);
    const before = node[key];
    node[key] = [...(Array.isArray(before) ? before : []), value];
  }
  return { "@context": prefixes, "@graph": [...nodes.values()] };
}
