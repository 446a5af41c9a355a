import { type Host, jsonFile, limitsOf, MB } from "../host.ts";

const says = limitsOf("www.fastly.com/documentation/guides/concepts/edge-state/data-stores (archived copy)", "2026-11");

/** Version of the host's compiler that the project is built with. */
const COMPILER = "3.46.0";

const SERVICE = `manifest_version = 3
name = "api-diritto-italiano"
language = "javascript"

[scripts]
build = "npm install && npx js-compute-runtime router.js bin/main.wasm"

[setup.kv_stores.albero]
description = "Files of the tree, below their release"
`;

/** Prints what `fastly kv-store-entry create --stdin` takes: every file of the tree, below its release. */
const entries = (release: string) => `import { readFileSync } from "node:fs";

const tree = new URL("../../", import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, tree), "utf8"));
const put = ({ path }) => {
  if (path.startsWith("hosts/")) return;
  const value = readFileSync(new URL(path, tree)).toString("base64");
  console.log(JSON.stringify({ key: "${release}/" + path, value }));
};
const manifest = read("manifest.json");
// Of very many files the manifest is in parts.
const parts = manifest.parti ?? [];
if (parts.length === 0) manifest.forEach(put);
for (const part of parts) {
  read(part.path).forEach(put);
  put(part);
}
for (const path of ["manifest.json", "SHA256SUMS"]) put({ path });
`;

/**
 * The program with its release, what compiles it, and what fills its store.
 *
 * @example fastly.files(context)[3].path // "hosts/fastly/entries.mjs"
 */
export const fastly: Host = {
  title: "Fastly Compute, KV store",
  limits: [says("byte-per-file", 25 * MB), says("caratteri-per-percorso", 1000)],
  gives: "everything",
  files: ({ release, entry }) => [
    { path: "hosts/fastly/fastly.toml", content: SERVICE },
    jsonFile("hosts/fastly/package.json", {
      private: true,
      type: "module",
      dependencies: { "@fastly/js-compute": COMPILER },
    }),
    { path: "hosts/fastly/router.js", content: `const RELEASE = "${release}";\n${entry("fastly")}` },
    { path: "hosts/fastly/entries.mjs", content: entries(release) },
  ],
};
