import type { OperationId } from "../api/operations.ts";
import type { SchemaName } from "../api/schemas.ts";

/** Which operation the answers below a path belong to; the first match wins. */
const ANSWERS: readonly (readonly [prefix: string, operation: OperationId])[] = [
  ["health.json", "health"],
  ["norme.json", "norme"],
  ["norme/", "norma"],
  ["relazioni/", "relazioni"],
  ["graph/", "graph"],
  ["pnrr/graph/", "pnrr-graph"],
  ["pnrr/classifica-aziende/", "pnrr-aziende"],
  ["pnrr/classifica-enti/", "pnrr-enti"],
  ["pnrr/classifica-regioni/", "pnrr-regioni"],
  ["pnrr/finanziamenti.json", "pnrr-finanziamenti"],
  ["politici/graph/", "politici-graph"],
  ["politici/classifica-parlamentari/", "politici-parlamentari"],
  ["politici/classifica-gruppi/", "politici-gruppi"],
  ["ddl/lista.json", "ddl-lista"],
  ["ddl/", "ddl"],
];
const ROOT = "api/public/";

/** Documents of the tree that are no operation's answer. */
const DOCUMENTS: Readonly<Record<string, SchemaName>> = {
  "api/public/novita.json": "novita",
  "rapporto.json": "rapporto",
};

/**
 * The operation, and so the schema, of a file of the tree; `null` for a file that is no answer.
 *
 * @example operationOfFile("api/public/pnrr/graph/500.json") // "pnrr-graph"
 */
export function operationOfFile(name: string): OperationId | null {
  if (!name.startsWith(ROOT) || !name.endsWith(".json")) return null;
  const below = name.slice(ROOT.length);
  return ANSWERS.find(([prefix]) => below.startsWith(prefix))?.[1] ?? null;
}

/**
 * The schema of a file of the tree; `null` for a file that has none.
 *
 * @example schemaOfFile("rapporto.json") // "rapporto"
 */
export function schemaOfFile(name: string): SchemaName | null {
  return operationOfFile(name) ?? (Object.hasOwn(DOCUMENTS, name) ? DOCUMENTS[name]! : null);
}
