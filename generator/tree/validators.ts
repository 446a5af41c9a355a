import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { SCHEMAS, type SchemaName } from "../contract/schemas.ts";

let ajv: Ajv2020 | null = null;

/**
 * The compiled validator of a schema. Where the commands are bundled (`generator/build.mjs`) this module is replaced by code compiled
 * beforehand from the same schemas: compiling them costs more than reading a small collection.
 */
export function validatorOf(name: SchemaName): ValidateFunction {
  ajv ??= new Ajv2020({ strict: true, allowUnionTypes: true, schemas: Object.values(SCHEMAS) });
  const validator = ajv.getSchema(SCHEMAS[name].$id);
  if (validator === undefined) throw new Error(`${name}: no schema`);
  return validator;
}
