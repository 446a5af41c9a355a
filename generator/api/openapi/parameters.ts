/** Parameters as FastAPI declares them in OpenAPI 3.1: keys, order and titles. */

import type { Operation, OperationId, Parameter } from "../operations.ts";
import { BASE_PATH } from "../operations.ts";
import { parameterText } from "../parameter-texts.ts";

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

/** Values of the alternatives that a pattern lists. */
const LISTED = /^\^\((\w+)(?:\|\w+)*\)\??\$$/;

/** A value to show for a parameter: a served one, its default, or the first that its pattern lists; `undefined` where there is none. */
function exampleOf(parameter: Parameter, served: string | undefined): string | number | undefined {
  if (served !== undefined) return served;
  if (parameter.default !== undefined && parameter.default !== "") return parameter.default;
  return "pattern" in parameter ? LISTED.exec(parameter.pattern ?? "")?.[1] : undefined;
}

function schemaOf(parameter: Parameter, description: string): object {
  const bounds = {
    ...("le" in parameter && parameter.le !== undefined ? { maximum: parameter.le } : {}),
    ...("ge" in parameter ? { minimum: parameter.ge } : {}),
    ...("maxLength" in parameter && parameter.maxLength !== undefined ? { maxLength: parameter.maxLength } : {}),
    ...("pattern" in parameter && parameter.pattern !== undefined ? { pattern: parameter.pattern } : {}),
    ...(parameter.default === undefined ? {} : { default: parameter.default }),
  };
  return { type: parameter.type, ...bounds, title: titleOf(parameter.name), description };
}

/**
 * A parameter of an operation; one without a default is required.
 *
 * @param served a value that the data answer to
 * @example openApiParameter("norma", { name: "eli", where: "path", type: "string" }, "eli:/it/legge/1990/08/07/241")
 *   // { name: "eli", in: "path", required: true, schema: { type: "string", title: "Eli", description: "L'ELI ..." },
 *   //   description: "L'ELI ...", example: "eli:/it/legge/1990/08/07/241" }
 */
export function openApiParameter(operation: OperationId, parameter: Parameter, served?: string): object {
  const { it, en } = parameterText(operation, parameter.name);
  const description = `${it}\n\n${en}`;
  const example = exampleOf(parameter, served);
  return {
    name: parameter.name,
    in: parameter.where ?? "query",
    required: parameter.default === undefined,
    schema: schemaOf(parameter, description),
    description,
    ...(example === undefined ? {} : { example }),
  };
}

/**
 * The `operationId` that FastAPI derives from a function's name, the path and the method: all but letters, digits and `_`
 * written `_`. The function bears the operation's id where the path ends in a value, else the words of the path.
 *
 * @example operationId({ id: "norma", path: "/norme/{eli}", parameters: [] }) // "norma_api_public_norme__eli__get"
 */
export function operationId({ id, path }: Operation): string {
  const name = path.includes("{") ? id : path.slice(1);
  return `${name}${BASE_PATH}${path}_get`.replace(/\W/g, "_");
}
