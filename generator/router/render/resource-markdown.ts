/** Answers of all that is declared, as Markdown: loaded when one is asked for. */

import { type OperationId, operationOf } from "../../contract/operations.ts";
import { bodyMarkdown } from "../../contract/resources/derive/body-markdown.ts";
import { type ResourceAnswer, resourceMarkdown } from "../../contract/resources/derive/markdown.ts";
import { RESOURCES, TEXT_BODIES } from "../../contract/resources/resources.ts";

/**
 * The Markdown of an answer of an operation: by the tables of its resource, else by the fields of its body.
 *
 * @example resourceText("ue", body).includes("# Atti dell'Unione europea\n") // true
 */
export function resourceText(operation: OperationId, body: ResourceAnswer): string {
  const resource = RESOURCES.find(({ list, item, onAct }) =>
    [list, item, onAct].some((table) => table?.operation === operation),
  );
  if (resource) return resourceMarkdown(resource, operation, body);
  const field = TEXT_BODIES[operation];
  if (!field) throw new Error(`${operation}: no body is declared`);
  return bodyMarkdown(operationOf(operation).path, field, body);
}
