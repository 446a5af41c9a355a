/** JSON-LD as an independent parser reads it. */

import { JsonLdParser } from "jsonld-streaming-parser";
import type { Quad } from "n3";

/**
 * The statements of a document.
 *
 * @param baseIRI address of the document, where it has names relative to it
 * @throws Error where it is no JSON-LD
 * @example (await quadsOf('{"@id": "urn:a", "urn:b": "c"}')).length // 1
 */
export function quadsOf(document: string, baseIRI?: string): Promise<Quad[]> {
  const parser = new JsonLdParser(baseIRI === undefined ? {} : { baseIRI });
  return new Promise((done, fail) => {
    const quads: Quad[] = [];
    parser
      .on("data", (quad: Quad) => quads.push(quad))
      .on("error", fail)
      .on("end", () => done(quads));
    parser.write(document);
    parser.end();
  });
}
