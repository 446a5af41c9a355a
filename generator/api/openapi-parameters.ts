/** Parameters as FastAPI declares them in OpenAPI 3.1: keys, order and titles. */

import type { Operation, Parameter } from "./operations.ts";
import { BASE_PATH } from "./operations.ts";

/**
 * The title that stands for a name nobody titled.
 *
 * @example titleOf("max_nodi") // "Max Nodi"
 */
function titleOf(name: string): string {
  return name
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

function schemaOf(parameter: Parameter): object {
  const bounds = {
    ...("le" in parameter && parameter.le !== undefined ? { maximum: parameter.le } : {}),
    ...("ge" in parameter ? { minimum: parameter.ge } : {}),
    ...("pattern" in parameter && parameter.pattern !== undefined ? { pattern: parameter.pattern } : {}),
    ...(parameter.default === undefined ? {} : { default: parameter.default }),
  };
  return { type: parameter.type, ...bounds, title: titleOf(parameter.name) };
}

/**
 * A parameter of an operation; one without a default is required.
 *
 * @example openApiParameter({ name: "dir", type: "string", default: "entrambe" })
 *   // { name: "dir", in: "query", required: false, schema: { type: "string", default: "entrambe", title: "Dir" } }
 */
export function openApiParameter(parameter: Parameter): object {
  return {
    name: parameter.name,
    in: parameter.where ?? "query",
    required: parameter.default === undefined,
    schema: schemaOf(parameter),
  };
}

/**
 * The `operationId` that FastAPI derives from a function's name, the path and the method: all but letters, digits and `_`
 * written `_`. The function bears the operation's id where the path ends in a value, else the words of the path.
 *
 * @example operationId({ id: "norma", path: "/norme/{eli}", areas: ["norme"], parameters: [] }) // "norma_api_public_norme__eli__get"
 */
export function operationId({ id, path }: Operation): string {
  const name = path.includes("{") ? id : path.slice(1);
  return `${name}${BASE_PATH}${path}_get`.replace(/\W/g, "_");
}
