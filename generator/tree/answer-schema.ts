import { JSON_OPERATIONS, type JsonOperationId } from "../contract/operations.ts";
import type { SchemaName } from "../contract/schemas.ts";

/** Operations by the one file that a path without parameters is: `ddl/lista.json`. */
const SINGLE: ReadonlyMap<string, JsonOperationId> = new Map(
  JSON_OPERATIONS.filter(({ path }) => !path.includes("{")).map(({ path, id }) => [`${path.slice(1)}.json`, id]),
);

/**
 * Operations by the folder of their files. Of two with one folder, `/norme` and `/norme/{eli}`, it is that of the latter; what has more behind
 * its value (`/norme/{eli}/versioni`) is no file.
 */
const FOLDERS: readonly (readonly [folder: string, operation: JsonOperationId])[] = [
  ...new Map(
    JSON_OPERATIONS.filter(({ path }) => !/\}./.test(path))
      .sort((a, b) => Number(a.path.includes("{")) - Number(b.path.includes("{")))
      .map(({ path, id }) => [`${path.slice(1).replace(/\/\{.*/, "")}/`, id]),
  ),
];
const ROOT = "api/public/";

/** Documents of the tree that are no operation's answer. */
const DOCUMENTS: ReadonlyMap<string, SchemaName> = new Map([["rapporto.json", "rapporto"]]);

/**
 * The operation, and so the schema, of a file of the tree; `null` for a file that is no answer.
 *
 * @example operationOfFile("api/public/pnrr/graph/500.json") // "pnrr-graph"
 */
export function operationOfFile(name: string): JsonOperationId | null {
  if (!name.startsWith(ROOT) || !name.endsWith(".json")) return null;
  const below = name.slice(ROOT.length);
  const single = SINGLE.get(below);
  if (single !== undefined) return single;
  // Folders lie in folders (`pnrr/graph/`), never in one that is an operation's itself.
  return FOLDERS.find(([folder]) => below.startsWith(folder))?.[1] ?? null;
}

/**
 * The schema of a file of the tree; `null` for a file that has none.
 *
 * @example schemaOfFile("rapporto.json") // "rapporto"
 */
export function schemaOfFile(name: string): SchemaName | null {
  return operationOfFile(name) ?? DOCUMENTS.get(name) ?? null;
}
