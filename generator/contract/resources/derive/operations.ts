/** Parameters of operations that are filters of a list, and what is said of them. */

import { OPERATIONS, type Parameter } from "../../operations.ts";
import type { Prosa } from "../../prose.ts";
import type { ResourceList } from "../declare/resource.ts";

/**
 * The parameters that a list is narrowed by, by name; its page may have filters besides.
 *
 * @example parametersOf(DDL.list) // new Map()
 */
export function parametersOf({ operation, filters = {} }: ResourceList): ReadonlyMap<string, Parameter> {
  const found = OPERATIONS.find(({ id }) => id === operation)?.parameters ?? [];
  return new Map(found.flatMap((one) => (Object.hasOwn(filters, one.name) ? [[one.name, one]] : [])));
}

/**
 * The sentence for each of them.
 *
 * @example parameterTextsOf(UE.list).tipo.en // "The kind of act; empty: all."
 */
export const parameterTextsOf = (list: ResourceList): Readonly<Record<string, Prosa>> =>
  Object.fromEntries(
    [...parametersOf(list).keys()].flatMap((name) => {
      const doc = list.filters?.[name]?.doc;
      return doc ? [[name, doc]] : [];
    }),
  );
