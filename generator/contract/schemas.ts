/** The JSON Schemas of `schemas/`. `generator/build.mjs` puts them into the bundles: a generated tree is checked without the sources at hand. */

import type { JsonOperationId } from "./operations.ts";
import { readSchemas } from "./schema-files.mjs";

/** Those of no operation. */
export const OTHER_SCHEMAS = ["comuni", "fonti", "indice", "manifest", "rapporto"] as const;

/** Those of answers are named after their operation. */
export type SchemaName = JsonOperationId | (typeof OTHER_SCHEMAS)[number];

export interface JsonSchema {
  readonly $id: string;
  readonly [keyword: string]: unknown;
}

const { schemas, english } = readSchemas();

/** By file name, as the tree has them: described in Italian. */
export const SCHEMAS: Readonly<Record<SchemaName, JsonSchema>> = schemas;

/** The English of each description that has one. */
export const ENGLISH_DESCRIPTIONS: Readonly<Record<string, string>> = english;
