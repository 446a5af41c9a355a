/** Parameters of operations that are filters of a list, and what is said of them. */

import { OPERATIONS, type Parameter } from "../../operations.ts";
import type { Prosa } from "../../prose.ts";
import type { Resource, ResourceList } from "../declare/resource.ts";

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
 * What is said of the parameters of a resource's operations, by operation: its filters, and what names one.
 *
 * @example Object.fromEntries(parameterTextsOf(UE)).ue.tipo.en // "The kind of act; empty: all."
 */
export function parameterTextsOf({ list, item }: Resource): [operation: string, Readonly<Record<string, Prosa>>][] {
  const ofList = [...parametersOf(list).keys()].flatMap((name) => {
    const doc = list.filters?.[name]?.doc;
    return doc ? [[name, doc] as const] : [];
  });
  return [
    [list.operation, Object.fromEntries(ofList)],
    ...(item?.asked ? [[item.operation, { [item.parameter]: item.asked }] satisfies [string, object]] : []),
  ];
}
