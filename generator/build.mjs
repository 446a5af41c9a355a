// Bundles the commands and the worker thread into .build/, with the validators of schemas/ compiled beforehand; into .build/site/ the
// style and script that the pages carry inside; into .build/hosts/ the router as each host loads it; into .build/client/ the package of the client.
import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { transform as rewrite } from "@swc/core";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build, transform } from "esbuild";
import { emptyDirSync, readJsonSync } from "fs-extra/esm";
import { clientParts } from "./client/parts.mjs";
import { bundleExplorer } from "./outputs/explorer/bundle.mjs";

const schemas = new URL("../schemas/", import.meta.url);

const schemaNames = readdirSync(schemas)
  .sort()
  .map((file) => file.replace(/\.json$/, ""));
const schemaOf = (name) => readJsonSync(new URL(`${name}.json`, schemas));

/** A module with the interface of generator/api/schemas.ts. */
const inlinedSchemas = () =>
  `export const SCHEMAS = ${JSON.stringify(Object.fromEntries(schemaNames.map((name) => [name, schemaOf(name)])))};\n`;

/**
 * A module with the interface of generator/tree/validators.ts, its validators already compiled. They are written short: they are a third
 * of what each process and thread loads.
 */
async function compiledValidators() {
  const documents = schemaNames.map(schemaOf);
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    schemas: documents,
    code: { source: true, esm: true },
  });
  const exported = Object.fromEntries(documents.map(({ $id }, i) => [`v${i}`, $id]));
  const table = schemaNames.map((name, i) => `${JSON.stringify(name)}: v${i}`).join(", ");
  const code = `${standaloneCode.default(ajv, exported)}\nconst VALIDATORS = {${table}};\nexport const validatorOf = (name) => VALIDATORS[name];\n`;
  return (await transform(code, { minify: true })).code;
}

const validators = {
  name: "compiled-validators",
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]api[\\/]schemas\.ts$/ }, () => ({ contents: inlinedSchemas(), loader: "js" }));
    bundler.onLoad({ filter: /[\\/]tree[\\/]validators\.ts$/ }, async () => ({
      contents: await compiledValidators(),
      loader: "js",
      resolveDir: import.meta.dirname,
    }));
  },
};

/** Packages that stay outside the bundles, because few runs load them. Of the others the used parts go in, which halves the time to start. */
const OUTSIDE = [
  "@modelcontextprotocol/server",
  "fflate",
  "http-server",
  "node-sqlite3-wasm",
  "piscina",
  "undici",
  "zod",
];

/** What else is bundled as the commands are: `node generator/build.mjs NAME=FILE.ts` makes `.build/NAME.js`. */
const more = Object.fromEntries(process.argv.slice(2).map((given) => given.split("=")));

// Each command is one file, and so is what its threads run. Source maps lead back to the TypeScript.
await build({
  entryPoints: {
    generate: "generator/cli/entries/generate.ts",
    start: "generator/cli/entries/start.ts",
    check: "generator/cli/entries/check.ts",
    ask: "generator/cli/entries/ask.ts",
    mcp: "generator/cli/entries/mcp.ts",
    download: "generator/cli/entries/download.ts",
    update: "generator/cli/entries/update.ts",
    phases: "generator/cli/entries/phases.ts",
    phase: "generator/cli/entries/phase.ts",
    rollback: "generator/cli/entries/rollback.ts",
    uploads: "generator/cli/entries/uploads.ts",
    worker: "generator/build/worker.ts",
    "write-client": "generator/client/package/write.ts",
    ...more,
  },
  bundle: true,
  external: OUTSIDE,
  // Packages in the older module format ask for their parts with `require`, which a module has to make.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  // Its newer format: only the parts that are used go in.
  alias: { n3: "n3/src/index.js" },
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: true,
  outdir: ".build",
  logLevel: "warning",
  plugins: [validators],
});

await build({
  entryPoints: ["docs", "start", "plain"].flatMap((page) => [
    { in: `generator/outputs/site/client/${page}.ts`, out: page },
    { in: `generator/outputs/site/style/${page}.css`, out: page },
  ]),
  bundle: true,
  minify: true,
  platform: "browser",
  target: "es2022",
  format: "iife",
  charset: "utf8",
  outdir: ".build/site",
  logLevel: "warning",
});

await bundleExplorer(".build/explorer");

const REQUIRE = 'import{createRequire}from"node:module";const require=createRequire(import.meta.url);';

const ENTRIES = "generator/router/entries";
const MCP_ENTRIES = "generator/mcp/entries";
/** Hosts that run a module as it is: each file is the entry of one. */
const EDGE = readdirSync(`${ENTRIES}/edge`).filter((name) => !name.endsWith(".d.ts"));

/** Code of a host, and what that host runs. */
const HOST_ENTRIES = [
  { names: EDGE.map((file) => `${ENTRIES}/edge/${file.replace(/\.ts$/, "")}`), platform: "neutral", format: "esm" },
  // Its libraries ask for the modules of Node.js in the older way.
  { names: [`${ENTRIES}/node/node-server`], platform: "node", format: "esm", banner: { js: REQUIRE } },
  { names: [`${ENTRIES}/browser/service-worker`], platform: "browser", format: "iife" },
  // With assistants at /mcp, for trees that are made so: the SDK is larger than the router.
  { names: [`${MCP_ENTRIES}/node-server-mcp`], platform: "node", format: "esm", banner: { js: REQUIRE } },
  { names: [`${MCP_ENTRIES}/cloudflare-mcp`], platform: "neutral", format: "esm", conditions: ["workerd"] },
];

/**
 * Entries for engines that know little more than ECMAScript 5 (CloudFront Functions, njs 0.7.9): the last line of each, since they know no
 * `export { x as y }`, and what a host never asks for.
 */
const SMALL_ENTRIES = {
  cloudfront: {
    lastLine: [/export\{(\w+) as handler\};?\s*$/, "function handler(event){return $1(event)}\n"],
    // It takes 10 KB, and its files are in Italian whatever a browser prefers.
    instead: { "language.ts": 'export const preferredLanguage = () => "it";' },
  },
  "nginx-njs": { lastLine: [/export\{(\w+) as default\};?\s*$/, "export default $1;\n"], instead: {} },
};

/** Gives some files of the router another text. */
const replacing = (texts) => ({
  name: "replacing",
  setup(bundler) {
    for (const [file, contents] of Object.entries(texts))
      bundler.onLoad({ filter: new RegExp(`[\\\\/]router[\\\\/]${file.replace(".", "[.]")}$`) }, () => ({
        contents,
        loader: "js",
      }));
  },
});

/** Words of these engines that are written anew after bundling; the bundler does the rest. All that is iterated over or spread is an array. */
const REWRITTEN = {
  include: ["transform-destructuring", "transform-for-of", "transform-parameters", "transform-spread"],
  targets: { node: "20" },
  loose: true,
};

/** What must not be left then; the bundler refuses it. */
const UNKNOWN = {
  "array-spread": false,
  class: false,
  "default-argument": false,
  destructuring: false,
  "for-of": false,
  generator: false,
  "new-target": false,
  "regexp-unicode-property-escapes": false,
  "regexp-sticky-and-unicode-flags": false,
};

/**
 * Names by which the router calls things inside, shortened there. What requests, answers and hosts call by name is not
 * among them, nor what is asked for with `in`.
 */
const OWN_NAMES = /^(?:acceptLanguage|importoMin|kind|lingua|maxNodi|operation|parameters|pattern|resolved|where)$/;

async function bundleSmall(name, { lastLine: [exported, said], instead }) {
  const target = "es2017";
  const { outputFiles } = await build({
    entryPoints: [`${ENTRIES}/small/${name}.ts`],
    bundle: true,
    platform: "neutral",
    format: "esm",
    target,
    charset: "utf8",
    alias: { "node:fs": "fs" },
    external: ["fs"],
    write: false,
    logLevel: "warning",
    plugins: [replacing(instead)],
  });
  const { code } = await rewrite(outputFiles[0].text, {
    isModule: true,
    env: REWRITTEN,
    jsc: {
      assumptions: { iterableIsArray: true, ignoreFunctionLength: true },
      // Shorter than the bundler makes it: one of these hosts takes 10 KB.
      minify: { compress: { ecma: 2017, module: true, passes: 3, arrows: false, hoist_props: true }, mangle: false },
    },
    minify: true,
  });
  const small = await transform(code, {
    minify: true,
    format: "esm",
    target,
    supported: UNKNOWN,
    mangleProps: OWN_NAMES,
  });
  const text = small.code.replace(exported, said);
  if (text === small.code) throw new Error(`${name}: the bundle does not end as expected`);
  writeFileSync(`.build/hosts/${name}.js`, text);
}

await Promise.all(
  HOST_ENTRIES.map(({ names, platform, format, banner = {}, conditions = [] }) =>
    build({
      banner,
      conditions,
      entryPoints: names.map((name) => ({ in: `${name}.ts`, out: basename(name) })),
      bundle: true,
      minifySyntax: true,
      minifyWhitespace: true,
      platform,
      format,
      target: "es2022",
      charset: "utf8",
      external: ["node:*", "fastly:*"],
      outdir: ".build/hosts",
      logLevel: "warning",
    }),
  ),
);

await Promise.all(Object.entries(SMALL_ENTRIES).map(([name, how]) => bundleSmall(name, how)));

// Neither Node.js nor a browser alone: what needs a disk is a file of its own, loaded where a place on a disk is named.
emptyDirSync(".build/client");
await build({
  entryPoints: { index: "generator/client/package/index.ts" },
  bundle: true,
  splitting: true,
  minify: true,
  platform: "neutral",
  format: "esm",
  target: "es2022",
  charset: "utf8",
  external: ["node:*"],
  outdir: ".build/client",
  logLevel: "warning",
  plugins: [clientParts],
});
// The command beside it: another program, which loads the package.
await build({
  entryPoints: { ask: "generator/client/package/ask.ts" },
  bundle: true,
  minify: true,
  platform: "neutral",
  format: "esm",
  target: "es2022",
  external: ["node:*", "./index.js"],
  outdir: ".build/client",
  logLevel: "warning",
});
execFileSync(process.execPath, [".build/write-client.js", ".build/client"], { stdio: "inherit" });
