/** The taste of an answer at the head of the start page, from the data served. */

import type { OperationId } from "../../api/operations.ts";
import { exampleOf, type OpenApiView } from "./openapi-view.ts";

export interface Sample {
  /** Request below the base of the API. */
  readonly request: string;
  /** The beginning of the body, without `meta`, laid out for reading. */
  readonly lines: readonly string[];
}

/** Fields shown at most. */
const FIELDS = 8;

type Body = Readonly<Record<string, unknown>>;

/** Where a sample may come from, the most telling first; the last one every tree has. */
const CANDIDATES: readonly { readonly id: OperationId; readonly requestOf: (body: Body) => string | undefined }[] = [
  { id: "norma", requestOf: ({ eli }) => (typeof eli === "string" ? `norme/${eli}` : undefined) },
  { id: "ddl", requestOf: ({ numero }) => (typeof numero === "string" ? `ddl/${numero}` : undefined) },
  { id: "health", requestOf: () => "health" },
];

const isPlain = (value: unknown) => typeof value !== "object" || value === null;

/** The body in lines: its first plain fields, then an ellipsis. */
function linesOf({ meta: _, ...body }: Body): string[] {
  const plain = Object.entries(body).filter(([, value]) => isPlain(value));
  const shown = plain.slice(0, FIELDS).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return ["{", '  "meta": { … },', ...shown, "  …", "}"];
}

/**
 * A sample of the answers.
 *
 * @throws Error where the document has no example at all
 * @example sampleOf(document).lines[2] // '  "eli": "eli:/it/legge/1990/08/07/241",'
 */
export function sampleOf(document: OpenApiView): Sample {
  for (const { id, requestOf } of CANDIDATES) {
    const body = exampleOf(document, id);
    if (!body) continue;
    const request = requestOf(body);
    if (request !== undefined) return { request, lines: linesOf(body) };
  }
  throw new Error("openapi.json non ha nessun esempio: nemmeno /health è stato scritto");
}
