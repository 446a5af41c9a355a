/** Validation of a request against the declarations of the contract, answering what FastAPI would, byte for byte. */

import type { Operation, Parameter } from "../api/operations.ts";
import { type NumberFault, parseFloating, parseInteger } from "./numbers.ts";

/** A parameter's value after validation: text, or number. */
export type Value = string | number;
export type Values = ReadonlyMap<string, Value>;

/** One item of `detail`; `ctx` is JSON already, since `{"ge":0.0}` cannot be had from `JSON.stringify`. */
interface Fault {
  readonly type: string;
  readonly msg: string;
  readonly ctx?: string;
}

const NOT_A_NUMBER: Readonly<Record<NumberFault, string>> = {
  int_parsing: "Input should be a valid integer, unable to parse string as an integer",
  int_parsing_size: "Unable to parse input string as an integer, exceeded maximum size",
  float_parsing: "Input should be a valid number, unable to parse string as a number",
};

/** Judges a number against its bounds, the upper one first. */
function outOfBounds(value: number, parameter: { type: string; ge: number; le?: number }): Fault | null {
  const { le, ge } = parameter;
  if (le !== undefined && value > le)
    return { type: "less_than_equal", msg: `Input should be less than or equal to ${le}`, ctx: `{"le":${le}}` };
  // Written so that NaN fails.
  if (!(value >= ge))
    return {
      type: "greater_than_equal",
      msg: `Input should be greater than or equal to ${ge}`,
      ctx: `{"ge":${ge}${parameter.type === "number" ? ".0" : ""}}`,
    };
  return null;
}

/** The value of a text for a parameter, or what is wrong with it. */
function judge(parameter: Parameter, text: string): Value | Fault {
  if (parameter.type === "string") {
    const { pattern } = parameter;
    if (pattern === undefined || new RegExp(pattern).test(text)) return text;
    return {
      type: "string_pattern_mismatch",
      msg: `String should match pattern '${pattern}'`,
      ctx: `{"pattern":${JSON.stringify(pattern)}}`,
    };
  }
  const value = parameter.type === "integer" ? parseInteger(text) : parseFloating(text);
  if (typeof value === "string") return { type: value, msg: NOT_A_NUMBER[value] };
  return outOfBounds(value, parameter) ?? value;
}

/** JSON of one item of `detail`, its keys in the reference's order. */
function item(name: string, { type, msg, ctx }: Fault, input: string | null): string {
  const text = JSON.stringify(msg);
  return `{"type":"${type}","loc":["query","${name}"],"msg":${text},"input":${JSON.stringify(input)}${ctx ? `,"ctx":${ctx}` : ""}}`;
}

/**
 * Validates the parameters of an operation, in declaration order. Path parameters are free text and never fail.
 *
 * @param pathText what the path says after the operation's fixed part
 * @returns the coerced values, or the exact text of the 422 body
 * @example validate(health, new Map([["lang", "fr"]]), "")
 * // { body: '{"detail":[{"type":"string_pattern_mismatch","loc":["query","lang"],...}]}' }
 */
export function validate(
  operation: Operation,
  query: ReadonlyMap<string, string>,
  pathText: string,
): { values: Values } | { body: string } {
  const values = new Map<string, Value>();
  const faults: string[] = [];
  for (const parameter of operation.parameters) {
    const { name } = parameter;
    const text = parameter.where === "path" ? pathText : query.get(name);
    if (text === undefined) {
      if (parameter.default === undefined) faults.push(item(name, { type: "missing", msg: "Field required" }, null));
      else values.set(name, parameter.default);
      continue;
    }
    const judged = judge(parameter, text);
    if (typeof judged === "object") faults.push(item(name, judged, text));
    else values.set(name, judged);
  }
  return faults.length > 0 ? { body: `{"detail":[${faults.join(",")}]}` } : { values };
}
