/** The example request of each operation, with values that the data served have. */

import type { Operation, OperationId } from "../../contract/operations.ts";
import type { Lingua } from "../../contract/prose.ts";
import { requestLine } from "./client/request-line.ts";
import { type DocumentParameter, documented, type OpenApiView } from "./openapi-view.ts";
import type { Suggestions } from "./suggestions.ts";

export interface ProposalContext {
  readonly document: OpenApiView;
  readonly lingua: Lingua;
  readonly suggestions: Suggestions;
}

/** What may be left out of a request, `undefined` where nothing may. */
const defaultOf = ({ required, schema }: DocumentParameter): string | undefined =>
  required ? undefined : String(schema.default);

/** The value of a parameter: prose in the language of the page, the best suggestion where a value is needed, else the default. */
function exampleValue(
  operation: OperationId,
  parameter: DocumentParameter,
  { lingua, suggestions }: Pick<ProposalContext, "lingua" | "suggestions">,
): string {
  if (parameter.name === "lang") return lingua;
  return defaultOf(parameter) ?? suggestions[operation]?.[parameter.name]?.[0] ?? "";
}

/**
 * The example of an operation, relative to the base of the API; `undefined` if it needs a value and the data have none to propose.
 *
 * @example proposedRequest(operation, context) // "norme/eli:/it/legge/1990/08/07/241?lang=it"
 */
export function proposedRequest({ id, path }: Operation, context: ProposalContext): string | undefined {
  const fields = documented(context.document, id).parameters.map((parameter) => ({
    name: parameter.name,
    where: parameter.in,
    value: exampleValue(id, parameter, context),
    byDefault: defaultOf(parameter),
  }));
  const missing = fields.some(({ value, byDefault }) => byDefault === undefined && value === "");
  return missing ? undefined : requestLine(path, fields);
}
