/** Validation of a request against the declarations of the contract, answering what FastAPI would, byte for byte. */

import { AS_JSON } from "../contract/explorer-addresses.ts";
import {
  DAY_PATTERN,
  type Operation,
  type OperationId,
  type Parameter,
  type ValuesOf,
} from "../contract/operations.ts";
import { isRealDate } from "../law/calendar.ts";
import type { PathTexts } from "./match.ts";
import { type NumberFault, parseFloating, parseInteger } from "./numbers.ts";
import type { Query } from "./query.ts";
import { wholeText } from "./whole-text.ts";

/** A parameter's value after validation: text, or number. */
type Value = string | number;

/** What is wrong with a text; `ctx` is JSON already, since `"ge":0.0` cannot be had from `JSON.stringify`. */
interface Fault {
  readonly type: string;
  readonly msg: string;
  readonly ctx?: string;
}

const unreadable = (what: string) => `Input should be a valid ${what}, unable to parse string as a`;

const NOT_A_NUMBER: Readonly<Record<NumberFault, string>> = {
  int_parsing: `${unreadable("integer")}n integer`,
  int_parsing_size: "Unable to parse input string as an integer, exceeded maximum size",
  float_parsing: `${unreadable("number")} number`,
};

const beyond = (comparison: "less" | "greater", bound: number, ctx: string): Fault => ({
  type: `${comparison}_than_equal`,
  msg: `Input should be ${comparison} than or equal to ${bound}`,
  ctx,
});

/** More of something than there may be; `before` and `after` are what `ctx` says besides. */
const tooLong = (type: string, what: string, most: number, unit: string, before: string, after: string): Fault => ({
  type: `${type}too_long`,
  msg: `${what} should have at most ${most} ${unit}`,
  ctx: `${before}"max_length":${most}${after}`,
});

/** Of the form of a day, and none: `2026-02-30`. */
const NO_DAY: Fault = { type: "value_error", msg: "Value error, it is no day of the calendar", ctx: '"error":{}' };

/** The value of a text for a parameter, or what is wrong with it; of the bounds the upper one is looked at first. */
function judge(parameter: Parameter, text: string): Value | Fault {
  if (parameter.type === "string") {
    const { pattern, maxLength, most } = parameter;
    const { length } = text.split("|");
    if (most && length > most)
      return tooLong(
        "",
        "List",
        most,
        `items after validation, not ${length}`,
        '"field_type":"List",',
        `,"actual_length":${length}`,
      );
    // Characters count once, also those that are written in two halves.
    if (maxLength && text.replace(/[\ud800-\udbff]/g, "").length > maxLength)
      return tooLong("string_", "String", maxLength, "characters", "", "");
    // A pattern has both anchors; the one at the end lets a line feed through in some engines.
    if (!pattern || wholeText(pattern.slice(1, -1)).test(text))
      return pattern === DAY_PATTERN && text !== "" && !isRealDate(text) ? NO_DAY : text;
    return {
      type: "string_pattern_mismatch",
      msg: `String should match pattern '${pattern}'`,
      ctx: `"pattern":${JSON.stringify(pattern)}`,
    };
  }
  const integer = parameter.type === "integer";
  const value = integer ? parseInteger(text) : parseFloating(text);
  if (typeof value === "string") return { type: value, msg: NOT_A_NUMBER[value] };
  const ge = parameter.ge;
  const le = integer ? parameter.le : undefined;
  if (le !== undefined && value > le) return beyond("less", le, `"le":${le}`);
  // Written so that NaN fails.
  return value >= ge ? value : beyond("greater", ge, `"ge":${ge}${integer ? "" : ".0"}`);
}

const MISSING: Fault = { type: "missing", msg: "Field required" };
const EXTRA: Fault = { type: "extra_forbidden", msg: "Extra inputs are not permitted" };

/** JSON of one item of `detail`, its keys in the reference's order. */
function item(name: string, fault: Fault, input: string | null): string {
  const start = JSON.stringify({ type: fault.type, loc: ["query", name], msg: fault.msg, input }).slice(0, -1);
  return `${start}${fault.ctx ? `,"ctx":{${fault.ctx}}` : ""}}`;
}

/**
 * Where the day of an unknown parameter belongs: behind the name of the act; `undefined` if no value is a day, or the name has one.
 *
 * @param named the name of the act, as the request has it
 * @example dayAfterName(["data"], parseQuery("data=2021-01-01"), "c.p.") // "c.p.@2021-01-01"
 */
export function dayAfterName(unknown: readonly string[], query: Query, named: string | undefined): string | undefined {
  const day = unknown.map(query.get).find((value) => value !== undefined && isRealDate(value));
  return day === undefined || !named || named.includes("@") ? undefined : `${named}@${day}`;
}

/**
 * Names of a query that an operation does not declare, in their order; the form of an answer may be asked for everywhere.
 *
 * @example unknownNames(operationOf("health"), parseQuery("data=x&lang=it")) // ["data"]
 */
export function unknownNames({ parameters }: Operation, { names }: Query): string[] {
  const declared = parameters.filter(({ where }) => !where).map(({ name }) => name);
  return names.filter((name) => name !== AS_JSON.name && !declared.includes(name));
}

/**
 * Validates the parameters of an operation, in declaration order. Path parameters are free text and never fail. Names that it does not
 * declare fail last, in the order of the query; one of the fifteen ignores them.
 *
 * @param texts of its path parameters
 * @returns the coerced values, or the exact text of the 422 body
 * @example validate(health, new Map([["lang", "fr"]]), {})
 * // { body: '{"detail":[{"type":"string_pattern_mismatch","loc":["query","lang"],...}]}' }
 */
export function validate<Id extends OperationId>(
  operation: Operation & { readonly id: Id },
  query: Query,
  texts: PathTexts,
): { values: ValuesOf<Id> } | { body: string } {
  const values: Record<string, Value> = {};
  const faults: string[] = [];
  operation.parameters.forEach((parameter) => {
    const name = parameter.name;
    const text = parameter.where ? texts[name] : query.get(name);
    const judged = text === undefined ? (parameter.default ?? MISSING) : judge(parameter, text);
    if (typeof judged === "object") faults.push(item(name, judged, text ?? null));
    else values[name] = judged;
  });
  const unknown = operation.extension ? unknownNames(operation, query) : [];
  for (const name of unknown) faults.push(item(name, EXTRA, query.get(name) ?? null));
  const way = dayAfterName(unknown, query, texts.eli ?? query.get("norma"));
  // Beside the body of the reference, which stays what it is.
  const hint = way ? `,"suggerimento":${JSON.stringify(`a day is asked for behind the name of the act: ${way}`)}` : "";
  // Each declared name has its value by now.
  return faults.length > 0 ? { body: `{"detail":[${faults.join()}]${hint}}` } : { values: values as ValuesOf<Id> };
}
