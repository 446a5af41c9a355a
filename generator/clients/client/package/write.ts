/** Writes what the package has beside its code: types, description, licence, page. Run by `generator/build.mjs`. */

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { OPERATION_TEXTS } from "../../../contract/openapi/texts.ts";
import { BASE_PATH, isFeed, OPERATIONS, type Operation } from "../../../contract/operations.ts";
import { FORMAT } from "../../../format/mark.ts";
import { askedOf } from "../../../router/plan.ts";
import { resolve } from "../../../router/resolve.ts";
import { declarations } from "./declarations.ts";

// What the module for Python knows of the contract, as a literal of its language.

/** Folders in which acts have a file each, by operation. */
const FOLDERS: Readonly<Record<string, string>> = { norma: "norme", relazioni: "relazioni" };

/** The file that answers an operation of which nothing is asked, where there is one. */
function fileOf({ path, parameters }: Operation): string | undefined {
  if (parameters.some((one) => one.default === undefined)) return undefined;
  const resolved = resolve(askedOf({ method: "GET", target: BASE_PATH + path }));
  if ("refusal" in resolved) return undefined;
  const { plan } = resolved;
  const file = plan.kind === "whole" ? plan.file : plan.kind === "rows" ? "/norme" : undefined;
  return file && `${BASE_PATH.slice(1)}${file}.json`;
}

function described(operation: Operation): object {
  const { id, path, parameters } = operation;
  const file = fileOf(operation);
  const folder = FOLDERS[id];
  const offset = parameters.find(({ name }) => name === "offset");
  return {
    path,
    parameters: parameters.map(({ name }) => name),
    required: parameters.filter((one) => one.default === undefined).map(({ name }) => name),
    ...(file && { file }),
    ...(offset?.type === "integer" && offset.le !== undefined && { lastOffset: offset.le }),
    ...(isFeed(id) && { feed: "atom" }),
    ...(folder && { folder: `${BASE_PATH.slice(1)}/${folder}` }),
    text: OPERATION_TEXTS[id].en.split("\n")[0],
  };
}

/**
 * The module with the contract in its place. JSON of texts and numbers alone is a literal of Python too.
 *
 * @param source of `diritto.py`
 * @throws Error where the module has no place for it
 * @example pythonModule(readFileSync("generator/clients/client/python/diritto.py", "utf8"))
 */
function pythonModule(source: string): string {
  const operations = Object.fromEntries(OPERATIONS.map((one) => [one.id, described(one)]));
  const contract = JSON.stringify({ format: FORMAT, base: BASE_PATH, operations }, null, 1);
  const whole = source.replace(/^CONTRACT = \{\}$/m, () => `CONTRACT = ${contract}`);
  if (whole === source) throw new Error("diritto.py: no line CONTRACT = {}");
  return whole;
}

const [, , folder = ""] = process.argv;
const { version, license, engines } = JSON.parse(readFileSync("package.json", "utf8"));

const description = {
  name: "api-diritto-italiano-client",
  version,
  description: "One client for any tree of the API of Italian law: on any host, in a folder, in a zip",
  license,
  type: "module",
  engines,
  sideEffects: false,
  exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
  types: "./index.d.ts",
  bin: { "api-diritto-italiano-client": "./ask.js" },
  files: ["*.js", "index.d.ts", "python/diritto.py"],
};

writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
writeFileSync(path.join(folder, "index.d.ts"), declarations());
copyFileSync("LICENSE", path.join(folder, "LICENSE"));
copyFileSync("generator/clients/client/package/README.md", path.join(folder, "README.md"));

const module = "diritto.py";
mkdirSync(path.join(folder, "python"));
writeFileSync(
  path.join(folder, "python", module),
  pythonModule(readFileSync(`generator/clients/client/python/${module}`, "utf8")),
);
