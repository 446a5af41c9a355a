// Bundles the explorer: the shell that every page begins with, parts that are loaded when they are wanted, and one style.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";

/** Where the scripts stand in the tree. */
const FOLDER = "esplora";
const CLIENT = "generator/outputs/explorer/client";
const SHELL = `${CLIENT}/explorer.tsx`;
const READER = `${CLIENT}/views/norma/norma-page.tsx`;

/** What so many parts need comes with the shell: each file of its own is one more to ask for. */
const MANY = 6;

/** Names in a tree are in lower case: some disks fold it. */
const inLowerCase = (text, names) => names.reduce((all, name) => all.replaceAll(name, name.toLowerCase()), text);
const inTree = (path) => `${FOLDER}/${basename(path).toLowerCase()}`;

const SHARED = { bundle: true, minify: true, charset: "utf8", target: "es2022", write: false, logLevel: "warning" };
const SCRIPTS = {
  ...SHARED,
  platform: "browser",
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".css": "text" },
  chunkNames: "[name]-[hash]",
  entryNames: "[name]-[hash]",
  outdir: FOLDER,
  metafile: true,
};

/** A script and those that it needs before it runs, all the way down. */
function needed(outputs, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const { path, kind, external } of outputs[name].imports)
    if (kind === "import-statement" && !external) needed(outputs, path, seen);
  return seen;
}

/** The modules of the shell: its own, and those that many parts need. */
function shellModules({ outputs }) {
  const users = new Map();
  for (const [name, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint === undefined) continue;
    const modules = [...needed(outputs, name)].flatMap((script) => Object.keys(outputs[script].inputs));
    for (const module of modules) users.set(module, (users.get(module) ?? new Set()).add(entryPoint));
  }
  return new Set([...users].filter(([, by]) => by.has(SHELL) || by.size >= MANY).map(([module]) => module));
}

/** Parts find the modules of the shell in its script, which exports them: no two exports have one name. */
const fromShell = (modules) => ({
  name: "from-shell",
  setup(bundler) {
    bundler.onResolve({ filter: /./ }, async ({ path, pluginData, ...asked }) => {
      if (pluginData === "asked" || asked.kind === "entry-point") return undefined;
      const found = await bundler.resolve(path, { ...asked, pluginData: "asked" });
      const name = found.path.slice(process.cwd().length + 1).replaceAll("\\", "/");
      return modules.has(name) ? { path: "./explorer.js", external: true } : found;
    });
  },
});

/** All that the modules of the shell export, as one module. */
const shellOf = (modules) => ({
  name: "shell-of",
  setup(bundler) {
    bundler.onResolve({ filter: /^the shell$/ }, ({ path }) => ({ path, namespace: "shell" }));
    bundler.onLoad({ filter: /./, namespace: "shell" }, () => ({
      contents: [...modules].map((module) => `export * from "./${module}";`).join(""),
      resolveDir: ".",
    }));
  },
});

const FROM_SHELL = /import\{([^}]*)\}from"\.\/explorer\.js";/g;

/** What a script has from the shell, in one statement: the bundler writes one for each module. */
function oneImport(text) {
  const imports = [...text.matchAll(FROM_SHELL)].flatMap(([, names]) => names.split(","));
  const first = imports.length === 0 ? "" : `import{${imports}}from"./explorer.js";`;
  return { imports: imports.map((name) => name.split(" as ")[0]), text: first + text.replaceAll(FROM_SHELL, "") };
}

/** The shell finds its parts where the bundler has put them. */
const asNamed = (scriptOf) => ({
  name: "as-named",
  setup(bundler) {
    bundler.onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === "dynamic-import" ? { path: `./${basename(scriptOf(basename(path)))}`, external: true } : undefined,
    );
  },
});

/**
 * Writes scripts and style into a folder, with `parts.json` that says which is which.
 *
 * @param folder made anew
 */
export async function bundleExplorer(folder) {
  const { metafile: apart } = await build({ ...SCRIPTS, entryPoints: [SHELL], splitting: true });
  const modules = shellModules(apart);
  const lazily = [...modules].flatMap((module) =>
    apart.inputs[module].imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path),
  );
  const parts = await build({ ...SCRIPTS, entryPoints: lazily, splitting: true, plugins: [fromShell(modules)] });
  const { outputs } = parts.metafile;
  const scriptOf = (source) =>
    Object.keys(outputs).find((name) => basename(outputs[name].entryPoint ?? "") === basename(source));
  const scripts = parts.outputFiles.map(({ path, text }) => ({ name: basename(path), ...oneImport(text) }));
  const used = new Set(scripts.flatMap(({ imports }) => imports));
  const shell = await build({
    ...SCRIPTS,
    stdin: { contents: `export{${[...used]}}from"the shell";`, resolveDir: "." },
    entryNames: "explorer",
    plugins: [shellOf(modules), asNamed(scriptOf)],
  });
  const early = await build({
    ...SHARED,
    entryPoints: [`${CLIENT}/early.ts`],
    define: { READER_SCRIPTS: JSON.stringify([...needed(outputs, scriptOf(READER))].map(inTree)) },
    format: "iife",
  });
  const style = await build({
    ...SHARED,
    entryPoints: ["generator/outputs/explorer/style/explorer.css"],
    outdir: FOLDER,
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  scripts.push({ name: "explorer.js", text: shell.outputFiles[0].text });
  const names = scripts.map(({ name }) => name);
  for (const { name, text } of scripts) writeFileSync(join(folder, name.toLowerCase()), inLowerCase(text, names));
  writeFileSync(
    join(folder, "parts.json"),
    JSON.stringify({
      style: style.outputFiles[0].text.trim(),
      early: early.outputFiles[0].text.trim(),
      entry: `${FOLDER}/explorer.js`,
      all: names.map(inTree).sort(),
    }),
  );
}
