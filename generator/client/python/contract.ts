/** What the module for Python knows of the contract, as a literal of its language. */

import { OPERATION_TEXTS } from "../../api/openapi/texts.ts";
import { BASE_PATH, OPERATIONS, type Operation } from "../../api/operations.ts";
import { FORMAT } from "../../api/tree-mark.ts";
import { nearest } from "../../router/nearest.ts";

/** Folders in which acts have a file each, by operation. */
const FOLDERS: Readonly<Record<string, string>> = { norma: "norme", relazioni: "relazioni" };

/** The file that answers an operation of which nothing is asked, where there is one. */
function fileOf({ path, parameters }: Operation): string | undefined {
  if (parameters.some((one) => one.default === undefined)) return undefined;
  const found = nearest({ method: "GET", target: BASE_PATH + path });
  return "file" in found ? found.file.slice(1) : undefined;
}

function described(operation: Operation): object {
  const { id, path, parameters } = operation;
  const file = fileOf(operation);
  const folder = FOLDERS[id];
  return {
    path,
    parameters: parameters.map(({ name }) => name),
    required: parameters.filter((one) => one.default === undefined).map(({ name }) => name),
    ...(file && { file }),
    ...(folder && { folder: `${BASE_PATH.slice(1)}/${folder}` }),
    text: OPERATION_TEXTS[id].en.split("\n")[0],
  };
}

/**
 * The module with the contract in its place. JSON of texts and numbers alone is a literal of Python too.
 *
 * @param source of `diritto.py`
 * @throws Error where the module has no place for it
 * @example pythonModule(readFileSync("generator/client/python/diritto.py", "utf8"))
 */
export function pythonModule(source: string): string {
  const operations = Object.fromEntries(OPERATIONS.map((one) => [one.id, described(one)]));
  const contract = JSON.stringify({ format: FORMAT, base: BASE_PATH, operations }, null, 1);
  const whole = source.replace(/^CONTRACT = \{\}$/m, () => `CONTRACT = ${contract}`);
  if (whole === source) throw new Error("diritto.py: no line CONTRACT = {}");
  return whole;
}
