/** Answers of the fifteen operations that are files as they stand, by the values of their parameters: what a host can choose without a router. */

import { BASE_PATH, NODE_CAPS, OPERATIONS, type OperationId, type Parameter, TOP_N } from "../../api/operations.ts";
import { tiersOf } from "../../api/tiers.ts";

export interface WholeParameter {
  readonly name: string;
  /** Its value where a request does not name it. */
  readonly absent: string;
  /** Values whose answer is a file, in the spelling of the contract. */
  readonly values: readonly string[];
}

export interface WholeAnswer {
  /** Path of the operation. */
  readonly path: string;
  /** Path of the file; `{name}` is the value of that parameter. */
  readonly file: string;
  readonly parameters: readonly WholeParameter[];
}

/** Files by operation, where more than the operation names them. */
const FILES: Readonly<Partial<Record<OperationId, string>>> = {
  graph: "/graph/{livello}/{max_nodi}",
  "pnrr-graph": "/pnrr/graph/{max_nodi}",
  "politici-graph": "/politici/graph/{max_nodi}",
  // Acts have a file each.
  relazioni: "/relazioni/{norma}",
};

const isCap = (parameter: Parameter): parameter is (typeof NODE_CAPS)["graph"] =>
  Object.values<Parameter>(NODE_CAPS).includes(parameter);

/** The values of a parameter that stand in the names of files. */
function publishedValues(parameter: Parameter): string[] {
  if (isCap(parameter)) return tiersOf(parameter).map(String);
  if (parameter === TOP_N) return Array.from({ length: TOP_N.le }, (_, i) => String(TOP_N.ge + i));
  return ("pattern" in parameter && parameter.pattern?.match(/\w+/g)) || [];
}

/** A parameter that does not name the file has to say what the file says. */
function wholeParameter(parameter: Parameter, file: string): WholeParameter[] {
  const { name, default: absent } = parameter;
  // The act of `/relazioni`, which the host itself makes a name of.
  if (absent === undefined) return [];
  const values = file.includes(`{${name}}`) ? publishedValues(parameter) : [String(absent)];
  return [{ name, absent: String(absent), values: name === "lang" ? [...values, "it"] : values }];
}

/** One for each of the fifteen operations, but those with a name in their path. */
export const WHOLE_ANSWERS: readonly WholeAnswer[] = OPERATIONS.filter(
  ({ path, extension }) => !extension && !path.includes("{"),
).map(({ id, path, parameters }) => {
  const file = FILES[id] ?? (parameters.includes(TOP_N) ? `${path}/{limit}` : path);
  return {
    path: BASE_PATH + path,
    file: `${BASE_PATH}${file}.json`,
    parameters: parameters.flatMap((parameter) => wholeParameter(parameter, file)),
  };
});
