/** The schemas as they would be if no answer could have a field that they do not name. */

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { SCHEMAS } from "../../generator/contract/schemas.ts";

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const mapped = (value: Json, change: (inner: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)]));

function closedInside(value: unknown, key: string): unknown {
  if ((key === "properties" || key === "$defs") && isObject(value)) return mapped(value, closed);
  if (!Array.isArray(value)) return closed(value);
  // A part of an `allOf` names only some of the fields: what holds the parts is closed.
  return value.map((item) => (key === "allOf" && isObject(item) ? mapped(item, closedInside) : closed(item)));
}

/**
 * A schema in which every object has only the fields that are named.
 *
 * @example closed({ type: "object", properties: { a: {} } }) // { type: "object", properties: { a: {} }, unevaluatedProperties: false }
 */
function closed(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const ofObject = schema.type === "object" || "properties" in schema || "allOf" in schema;
  return { ...mapped(schema, closedInside), ...(ofObject ? { unevaluatedProperties: false } : {}) };
}

/** Validators by the address of a schema: `norma.json`, `comuni.json#/$defs/candidati`. */
export function closedValidators(): (address: string) => ValidateFunction {
  const schemas = Object.fromEntries(Object.values(SCHEMAS).map((schema) => [schema.$id, closed(schema)]));
  const ajv = new Ajv2020({ strict: false });
  for (const [id, schema] of Object.entries(schemas)) ajv.addSchema(schema as object, id);
  return (address) => {
    const validate = ajv.getSchema(address);
    if (!validate) throw new Error(`no schema ${address}`);
    return validate;
  };
}
