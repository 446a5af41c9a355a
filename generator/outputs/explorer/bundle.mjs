// Bundles the explorer: a script that every page begins with, parts that are loaded when they are wanted, and one style.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";

/** Where the scripts stand in the tree. */
const FOLDER = "esplora";

/** Names in a tree are in lower case: some disks fold it. */
const namesIn = (text, names) => [...names].reduce((all, [made, name]) => all.replaceAll(made, name), text);

/** The scripts that one needs before it runs, all the way down. */
function staticImports(outputs, name, seen = new Set()) {
  for (const { path, kind } of outputs[name].imports)
    if (kind === "import-statement" && !seen.has(path)) {
      seen.add(path);
      staticImports(outputs, path, seen);
    }
  return [...seen];
}

/**
 * Writes scripts and style into a folder, with `parts.json` that says which is which.
 *
 * @param folder made anew
 */
export async function bundleExplorer(folder) {
  const shared = { bundle: true, minify: true, charset: "utf8", target: "es2022", write: false, logLevel: "warning" };
  const { outputFiles, metafile } = await build({
    ...shared,
    entryPoints: { explorer: "generator/outputs/explorer/client/explorer.tsx" },
    chunkNames: "[name]-[hash]",
    splitting: true,
    platform: "browser",
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".css": "text" },
    outdir: FOLDER,
    metafile: true,
  });
  const style = await build({
    ...shared,
    entryPoints: ["generator/outputs/explorer/style/explorer.css"],
    outdir: FOLDER,
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = new Map(outputFiles.map(({ path }) => [basename(path), basename(path).toLowerCase()]));
  for (const { path, text } of outputFiles)
    writeFileSync(join(folder, names.get(basename(path))), namesIn(text, names));
  const inTree = (path) => `${FOLDER}/${names.get(basename(path))}`;
  const parts = {
    style: style.outputFiles[0].text.trim(),
    entry: `${FOLDER}/explorer.js`,
    preload: staticImports(metafile.outputs, `${FOLDER}/explorer.js`).map(inTree),
    all: Object.keys(metafile.outputs).map(inTree).sort(),
  };
  writeFileSync(join(folder, "parts.json"), JSON.stringify(parts));
}
