/** The part of an OpenAPI document that the pages show: each page reads that of its language. */

import type { OperationId } from "../../contract/operations.ts";
import { BASE_PATH, OPERATIONS, operationOf } from "../../contract/operations.ts";

/** A JSON Schema as the document has it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string | number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface DocumentParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: Schema;
  readonly description: string;
}

interface DocumentOperation {
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly DocumentParameter[];
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        /** By media type. */
        readonly content?: Readonly<
          Record<string, { readonly schema: Schema; readonly example?: Readonly<Record<string, unknown>> }>
        >;
      }
    >
  >;
}

export interface OpenApiView {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, { readonly get: DocumentOperation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A schema that is named in the document. */
export function schemaNamed({ components }: OpenApiView, name: string): Schema {
  const schema = components.schemas[name];
  if (!schema) throw new Error(`${name}: no schema of the document`);
  return schema;
}

/** The entry of an operation. */
export function documented(document: OpenApiView, id: OperationId): DocumentOperation {
  const path = BASE_PATH + operationOf(id).path;
  const entry = document.paths[path];
  if (!entry) throw new Error(`${path}: not in the document`);
  return entry.get;
}

/** What the document says of the answer of an operation. */
export function documentedAnswer(
  document: OpenApiView,
  id: OperationId,
): { readonly schema: Schema; readonly example?: Readonly<Record<string, unknown>> } {
  const { content } = documented(document, id).responses["200"] ?? {};
  // A feed has no JSON.
  const answer = content?.["application/json"] ?? content?.["application/atom+xml"];
  if (!answer) throw new Error(`${id}: the document has no answer`);
  return answer;
}

/** The true answer that the document shows for an operation, `undefined` where it has none. */
export const exampleOf = (document: OpenApiView, id: OperationId): Readonly<Record<string, unknown>> | undefined =>
  documentedAnswer(document, id).example;

/** The true answers that the document shows, by operation. */
export function examplesOf(document: OpenApiView): Partial<Record<OperationId, unknown>> {
  return Object.fromEntries(OPERATIONS.map(({ id }) => [id, exampleOf(document, id)]));
}

/**
 * Name of the component that a schema refers to.
 *
 * @example componentOf("#/components/schemas/PnrrRow") // "PnrrRow"
 */
export function componentOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
