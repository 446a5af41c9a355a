/** Why the API refuses a request, field by field. */

import type { ClientTexts, FaultType } from "../texts/client-texts.ts";

/** What is wrong with a field. */
export interface Fault {
  readonly name: string;
  readonly text: string;
}

/** An item of `detail` of a 422. */
export interface Refused {
  readonly type: string;
  readonly loc: readonly [where: string, name: string];
  readonly ctx?: { readonly ge?: number; readonly le?: number };
}

const isFaultType = (type: string, known: ClientTexts["difetti"]): type is FaultType => Object.hasOwn(known, type);

/**
 * The faults that a 422 names.
 *
 * @param detail as the body has it
 * @param written how the page's language writes a number
 * @example faultsOf([{ type: "less_than_equal", loc: ["query", "limit"], ctx: { le: 100 } }], texts.difetti, String)
 *   // [{ name: "limit", text: "Il valore più grande ammesso è 100." }]
 */
export function faultsOf(
  detail: readonly Refused[],
  known: ClientTexts["difetti"],
  written: (n: number) => string,
): Fault[] {
  return detail.map(({ type, loc: [, name], ctx }) => {
    const bound = ctx?.ge ?? ctx?.le;
    const text = known[isFaultType(type, known) ? type : "other"];
    return { name, text: bound === undefined ? text : text.replace("{}", written(bound)) };
  });
}
