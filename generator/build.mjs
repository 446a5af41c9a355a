// Bundles the commands and the worker thread into .build/, with the validators of schemas/ compiled beforehand; into .build/site/ the
// style and script that the pages carry inside; into .build/hosts/ the router as each host loads it; into .build/client/ the package of the client.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { copySync, emptyDirSync, outputFileSync, removeSync, writeJsonSync } from "fs-extra/esm";
import { build } from "rolldown";
import { minify } from "rolldown/utils";
import { forRouter, withoutDocs } from "./contract/resources/without-docs.mjs";
import { readSchemas } from "./contract/schema-files.mjs";
import { firstLoads } from "./first-loads.mjs";
import { bundleExplorer } from "./pages/explorer/bundle.mjs";
import { bundleDocs } from "./pages/site/bundle-docs.mjs";
import { shortStyle } from "./pages/site/style/short-style.mjs";
import { inOneFile } from "./router/one-file.mjs";
import { inParts } from "./router/parts.mjs";
import { BUILT, sourcesDigest } from "./sources-digest.mjs";

// A build that does not end leaves no digest, so that the next run builds again.
removeSync(BUILT);

await build({
  input: "generator/contract/resources/write-schemas.ts",
  platform: "node",
  logLevel: "warn",
  checks: { bundlerTimings: false },
  output: { file: ".build/write-schemas.js", format: "es" },
});
execFileSync(process.execPath, [".build/write-schemas.js"], { stdio: "inherit" });
const digest = sourcesDigest();
const { schemas, english } = readSchemas();

/** A module with the interface of generator/contract/schemas.ts. */
const inlinedSchemas = () =>
  `export const SCHEMAS = ${JSON.stringify(schemas)};\nexport const ENGLISH_DESCRIPTIONS = ${JSON.stringify(english)};\n`;

/**
 * A module with the interface of generator/tree/validators.ts, its validators already compiled. They are written short: they are a third
 * of what each process and thread loads.
 */
async function compiledValidators() {
  const documents = Object.values(schemas);
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    schemas: documents,
    code: { source: true, esm: true },
  });
  const exported = Object.fromEntries(documents.map(({ $id }, i) => [`v${i}`, $id]));
  const table = Object.keys(schemas)
    .map((name, i) => `${JSON.stringify(name)}: v${i}`)
    .join(", ");
  const code = `${standaloneCode.default(ajv, exported)}\nconst VALIDATORS = {${table}};\nexport const validatorOf = (name) => VALIDATORS[name];\n`;
  return (await minify("validators.js", code, { module: true })).code;
}

/** Gives files of the generator another text: `{ "router/language.ts": () => "export ..." }`. */
const replacing = (texts) => {
  const files = new Map(Object.entries(texts).map(([name, text]) => [join(import.meta.dirname, name), text]));
  return {
    name: "replacing",
    async load(id) {
      const text = files.get(id);
      return text === undefined ? null : { code: await text(), moduleType: "js" };
    },
  };
};

const compiled = compiledValidators();
const validators = replacing({ "contract/schemas.ts": inlinedSchemas, "tree/validators.ts": () => compiled });

/** What runs a command: `command:phases/phase` is that of `cli/phases/phase.ts`, which exports `phaseCommand`. */
const entries = {
  name: "entries",
  resolveId: (id) => (id.startsWith("command:") ? id : null),
  load(id) {
    if (!id.startsWith("command:")) return null;
    const file = id.slice("command:".length);
    const from = (name) => JSON.stringify(join(import.meta.dirname, "cli", `${name}.ts`));
    return `import { ${basename(file)}Command } from ${from(file)};
import { exitCodes } from ${from("exit-codes")};
process.exitCode = await exitCodes(${basename(file)}Command());`;
  },
};

/** Packages that stay outside the bundles, because few runs load them. Of the others the used parts go in, which halves the time to start. */
const OUTSIDE =
  /^(?:@modelcontextprotocol\/server|fflate|fs-native-extensions|http-server|node-sqlite3-wasm|piscina|undici|zod)(?:$|\/)/;

/** What else is bundled as the commands are: `node generator/build.mjs NAME=FILE.ts` makes `.build/NAME.js`. */
const more = Object.fromEntries(process.argv.slice(2).map((given) => given.split("=")));

const COMMANDS = {
  ...Object.fromEntries(
    ["generate", "start", "check", "ask", "mcp", "download", "update", "phases/phases", "phases/phase"].map((file) => [
      basename(file),
      `command:${file}`,
    ]),
  ),
  worker: "generator/build/worker.ts",
  "write-client": "generator/clients/client/package/write.ts",
  ...more,
};

// Each command is one file, and so is what its threads run. Source maps lead back to the TypeScript.
await Promise.all(
  Object.entries(COMMANDS).map(([name, input]) =>
    build({
      input,
      external: OUTSIDE,
      // Its newer format: only the parts that are used go in.
      resolve: { alias: { n3: "n3/src/index.js" } },
      platform: "node",
      transform: { target: "node20" },
      logLevel: "warn",
      checks: { bundlerTimings: false },
      plugins: [entries, validators],
      output: { file: `.build/${name}.js`, format: "es", comments: false, sourcemap: true, codeSplitting: false },
    }),
  ),
);

// Read beside the command that runs it.
copySync("generator/tree/libdeflate/libdeflate.wasm", ".build/libdeflate.wasm");

for (const page of ["start", "plain"]) {
  await build({
    input: `generator/pages/site/client/${page}.ts`,
    platform: "browser",
    transform: { target: "es2022" },
    logLevel: "warn",
    checks: { bundlerTimings: false },
    output: { file: `.build/site/${page}.js`, format: "iife", minify: true, comments: false },
  });
  outputFileSync(`.build/site/${page}.css`, `${shortStyle(`generator/pages/site/style/${page}.css`)}\n`);
}

await Promise.all([bundleExplorer(".build/explorer"), bundleDocs(".build/swagger-ui")]);

const ENTRIES = "generator/hosts/entries";
const MCP_ENTRIES = "generator/hosts/mcp";
/** Deno reads what it imports later from the disk, where the next tree may stand by then. */
const ALONE = ["deno"];
const edge = readdirSync(`${ENTRIES}/edge`).flatMap((file) => (file.endsWith(".d.ts") ? [] : [basename(file, ".ts")]));

/** Hosts that load modules beside the one they begin with, and never those of another release: a folder each, `index.js` and its parts. */
const IN_PARTS = [
  ...edge.filter((name) => !ALONE.includes(name)).map((name) => ({ input: `${ENTRIES}/edge/${name}.ts` })),
  // With assistants at /mcp, for trees that are made so: the SDK is larger than the router.
  { input: `${MCP_ENTRIES}/cloudflare-mcp.ts`, resolve: { conditionNames: ["workerd", "import", "default"] } },
];

/** Hosts that have one file, and what each runs. */
const IN_ONE_FILE = [
  ...ALONE.map((name) => ({ input: `${ENTRIES}/edge/${name}.ts`, platform: "neutral", format: "esm" })),
  { input: `${ENTRIES}/node/node-server.ts`, platform: "node", format: "esm" },
  { input: `${ENTRIES}/browser/service-worker.ts`, platform: "browser", format: "iife" },
  { input: `${MCP_ENTRIES}/node-server-mcp.ts`, platform: "node", format: "esm" },
];

const OF_HOSTS = /^node:/;
/** Tools take their inputs from declarations too. */
const declared = (input) => (input.startsWith(MCP_ENTRIES) ? withoutDocs : forRouter);

// Whatever stands in a folder of parts is uploaded.
emptyDirSync(".build/hosts");
await Promise.all([
  ...IN_PARTS.map(({ input, resolve }) =>
    build({
      input: { index: input },
      platform: "neutral",
      external: OF_HOSTS,
      resolve,
      transform: { target: "es2022" },
      plugins: [declared(input)],
      // What else a worker's module gives is taken for a handler.
      preserveEntrySignatures: "strict",
      logLevel: "warn",
      checks: { bundlerTimings: false },
      output: {
        dir: `.build/hosts/${basename(input, ".ts")}`,
        format: "es",
        chunkFileNames: "[name].js",
        codeSplitting: inParts,
        minify: true,
        comments: false,
      },
    }),
  ),
  ...IN_ONE_FILE.map(({ input, platform, format }) =>
    build({
      input,
      platform,
      external: OF_HOSTS,
      transform: { target: "es2022" },
      logLevel: "warn",
      checks: { bundlerTimings: false },
      plugins: [inOneFile, declared(input)],
      output: {
        file: `.build/hosts/${basename(input, ".ts")}.js`,
        format,
        codeSplitting: false,
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      },
    }),
  ),
]);

// Neither Node.js nor a browser alone: what needs a disk is a file of its own, loaded where a place on a disk is named.
emptyDirSync(".build/client");
const CLIENT = {
  platform: "neutral",
  transform: { target: "es2022" },
  logLevel: "warn",
  checks: { bundlerTimings: false },
  plugins: [forRouter],
};
await build({
  ...CLIENT,
  input: { index: "generator/clients/client/package/index.ts" },
  preserveEntrySignatures: "allow-extension",
  external: /^node:/,
  output: {
    dir: ".build/client",
    format: "es",
    codeSplitting: inParts,
    minify: true,
    comments: false,
    hashCharacters: "hex",
  },
});
// The command beside it: another program, which loads the package.
await build({
  ...CLIENT,
  input: "generator/clients/client/package/ask.ts",
  external: /^node:|^[.]\/index[.]js$/,
  makeAbsoluteExternalsRelative: false,
  output: { file: ".build/client/ask.js", format: "es", minify: true },
});
execFileSync(process.execPath, [".build/write-client.js", ".build/client"], { stdio: "inherit" });

/** Where a module stood, as the bundler notes it: packages may lie elsewhere on another machine. */
const PLACE = /^\/\/ \S+\.[a-z]+$/gm;
const READING = ["generate.js", "worker.js"];

function digestOf(bundles) {
  const hash = createHash("sha256");
  for (const name of bundles) hash.update(readFileSync(`.build/${name}`, "utf8").replace(PLACE, ""));
  return hash.digest("hex");
}

writeJsonSync(".build/program.json", {
  reading: digestOf(READING),
  answers: digestOf([...READING, "hosts/node-server.js"]),
});
writeJsonSync(".build/first-loads.json", firstLoads(".build"), { spaces: 2 });
outputFileSync(BUILT, digest);
