import { readFileSync } from "node:fs";
import path from "node:path";
import { closedValidators } from "../schemas/closed.ts";

interface Listed {
  readonly path: string;
  readonly schema?: string;
}

/**
 * What the JSON documents of a tree hold that their schemas do not name: one line for each kind of document and field.
 *
 * @returns the lines, and the schemas that documents were held against
 */
export function unnamedFields(tree: string): { unnamed: string[]; schemas: string[] } {
  const text = (name: string) => readFileSync(path.join(tree, name), "utf8");
  const validatorOf = closedValidators();
  const unnamed = new Set<string>();
  const schemas = new Set<string>();
  for (const { path: name, schema } of JSON.parse(text("manifest.json")) as Listed[]) {
    if (schema === undefined || !name.endsWith(".json")) continue;
    const address = schema.slice("schemas/".length);
    schemas.add(address);
    const validate = validatorOf(address);
    if (validate(JSON.parse(text(name)))) continue;
    for (const { instancePath, params, message } of validate.errors ?? [])
      unnamed.add(`${address} ${instancePath.replace(/\d+/g, "*")} ${params.unevaluatedProperty ?? message}`);
  }
  return { unnamed: [...unnamed], schemas: [...schemas].sort() };
}
