/** Writes what the package has beside its code: types, description, licence, page. Run by `generator/build.mjs`. */

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pythonModule } from "../python/contract.ts";
import { declarations } from "./declarations.ts";

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
copyFileSync("generator/client/package/README.md", path.join(folder, "README.md"));

const module = "diritto.py";
mkdirSync(path.join(folder, "python"));
writeFileSync(
  path.join(folder, "python", module),
  pythonModule(readFileSync(`generator/client/python/${module}`, "utf8")),
);
