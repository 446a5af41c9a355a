import type { Lingua, Prosa } from "../../../../../api/prose.ts";

/**
 * A name of the API in words; one that the table does not have as it is.
 *
 * @example saidBy({ abroga: { it: "abroga", en: "repeals" } }, "abroga", "en") // "repeals"
 */
export const saidBy = (table: Readonly<Record<string, Prosa>>, name: string, lingua: Lingua): string =>
  (Object.hasOwn(table, name) ? table[name]?.[lingua] : undefined) ?? name;
