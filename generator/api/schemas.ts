/** The JSON Schemas of `schemas/`. `generator/build.mjs` puts them into the bundles: a generated tree is checked without the sources at hand. */

import { readdirSync, readFileSync } from "node:fs";
import type { JsonOperationId } from "./operations.ts";

/** Those of no operation. */
export const OTHER_SCHEMAS = ["comuni", "fonti", "indice", "manifest", "manifest-parti", "novita", "rapporto"] as const;

/** Those of answers are named after their operation. */
export type SchemaName = JsonOperationId | (typeof OTHER_SCHEMAS)[number];

interface JsonSchema {
  readonly $id: string;
  readonly [keyword: string]: unknown;
}

const FOLDER = new URL("../../schemas/", import.meta.url);

/** By file name. */
export const SCHEMAS = Object.fromEntries(
  readdirSync(FOLDER)
    .sort()
    .map((file) => [file.replace(".json", ""), JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"))]),
  // What is in the folder only the disk knows; a test holds the names against it.
) as Readonly<Record<SchemaName, JsonSchema>>;
