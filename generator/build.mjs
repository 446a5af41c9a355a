// Bundles the commands and the worker thread into .build/, with the validators of schemas/ compiled beforehand; into .build/site/ the
// style and script that the pages carry inside; into .build/hosts/ the router as each host loads it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { build } from "esbuild";

const schemas = new URL("../schemas/", import.meta.url);

/** A module with the interface of generator/tree/validators.ts, its validators already compiled. */
function compiledValidators() {
  const names = readdirSync(schemas).map((file) => file.replace(/\.json$/, ""));
  const documents = names.map((name) => JSON.parse(readFileSync(new URL(`${name}.json`, schemas), "utf8")));
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    schemas: documents,
    code: { source: true, esm: true },
  });
  const exported = Object.fromEntries(documents.map(({ $id }, i) => [`v${i}`, $id]));
  const table = names.map((name, i) => `${JSON.stringify(name)}: v${i}`).join(", ");
  return `${standaloneCode.default(ajv, exported)}\nconst VALIDATORS = {${table}};\nexport const validatorOf = (name) => VALIDATORS[name];\n`;
}

const validators = {
  name: "compiled-validators",
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]tree[\\/]validators\.ts$/ }, () => ({
      contents: compiledValidators(),
      loader: "js",
      resolveDir: import.meta.dirname,
    }));
  },
};

/** Packages that stay outside the bundles, because few runs load them. Of the others the used parts go in, which halves the time to start. */
const OUTSIDE = ["fflate", "http-server", "node-sqlite3-wasm", "piscina", "rdfxml-streaming-parser", "undici"];

// Each command is one file, and so is what its threads run. Source maps lead back to the TypeScript.
await build({
  entryPoints: {
    generate: "generator/cli/generate.ts",
    start: "generator/cli/start.ts",
    check: "generator/cli/check.ts",
    download: "generator/cli/download.ts",
    update: "generator/cli/update.ts",
    worker: "generator/jobs/worker.ts",
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
    { in: `generator/site/client/${page}.ts`, out: page },
    { in: `generator/site/style/${page}.css`, out: page },
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

const REQUIRE = 'import{createRequire}from"node:module";const require=createRequire(import.meta.url);';

const ENTRIES = "generator/router/entries";
/** Hosts that run a module as it is: each file is the entry of one. */
const EDGE = readdirSync(`${ENTRIES}/edge`).filter((name) => !name.endsWith(".d.ts"));

/** Entries of the router that are code of a host, and what that host runs. */
const HOST_ENTRIES = [
  { names: EDGE.map((file) => `edge/${file.replace(/\.ts$/, "")}`), platform: "neutral", format: "esm" },
  // Its libraries ask for the modules of Node.js in the older way.
  { names: ["node-server"], platform: "node", format: "esm", banner: { js: REQUIRE } },
  { names: ["service-worker"], platform: "browser", format: "iife" },
];

/** Engines that know no `export { x as y }`: the last line says it in their way. */
const LAST_LINE = {
  cloudfront: [/export\{(\w+) as handler\};?\s*$/, "function handler(event){return $1(event)}\n"],
  "nginx-njs": [/export\{(\w+) as default\};?\s*$/, "export default $1;\n"],
};

await Promise.all(
  HOST_ENTRIES.map(({ names, platform, format, banner = {} }) =>
    build({
      banner,
      entryPoints: names.map((name) => ({ in: `${ENTRIES}/${name}.ts`, out: name.replace("edge/", "") })),
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

await Promise.all(
  Object.entries(LAST_LINE).map(async ([name, [exported, said]]) => {
    const { outputFiles } = await build({
      entryPoints: [`${ENTRIES}/${name}.ts`],
      bundle: true,
      minify: true,
      platform: "neutral",
      format: "esm",
      target: "es2017",
      alias: { "node:fs": "fs" },
      external: ["fs"],
      write: false,
      logLevel: "warning",
    });
    const text = outputFiles[0].text.replace(exported, said);
    if (text === outputFiles[0].text) throw new Error(`${name}: the bundle does not end as expected`);
    writeFileSync(`.build/hosts/${name}.js`, text);
  }),
);
