// Bundles the explorer: the shell that every page begins with, parts that are loaded when they are wanted, and one style.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { emptyDirSync, writeJsonSync } from "fs-extra/esm";
import { build, rolldown } from "rolldown";
import { withoutDocs } from "../../contract/resources/without-docs.mjs";
import { shortStyle } from "../site/style/short-style.mjs";

/** Where the scripts stand in the tree. */
const FOLDER = "esplora";
const CLIENT = "generator/pages/explorer/client";
const READER = "norma-page";

/** What so many parts need comes with the shell: each script of its own is one more to ask for. */
const MANY = 4;

/** Not so what lists need, which no text of an act does. */
const OF_LISTS = /explorer\/client\/shell\/(?:listing|sortable-table|order-text|bar-cell)\.(?:ts|css)/;

/** Nor declarations and the pages made of them: who reads an act loads what rulings say alone. */
const OF_RESOURCES = /generator\/contract\/resources\/|explorer\/client\/(?:resource-page|inlines)/;

/** Nor the router and what citations are read by: long, and needed by who checks a text, and not by who reads an act. */
const LONG = /generator\/(?:router|search\/ask|law\/(?:citations|grammar|italian|names\/(?:aliases|label)))/;

const inTree = (name) => `${FOLDER}/${name}`;

/** A script and those that it needs before it runs, all the way down. */
function needed(scripts, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const { fileName, imports } of scripts)
    if (fileName === name) for (const imported of imports) needed(scripts, imported, seen);
  return seen;
}

/** The style of a view stands in its script. */
const viewStyle = {
  name: "view-style",
  load: (id) =>
    id.endsWith(".css") ? { code: `export default ${JSON.stringify(shortStyle(id))}`, moduleType: "js" } : null,
};

/** The scripts. Names in a tree are in lower case: some disks fold it. */
async function scriptsOf() {
  const bundle = await rolldown({
    input: { explorer: `${CLIENT}/explorer.tsx` },
    platform: "browser",
    transform: { target: "es2022" },
    plugins: [viewStyle, withoutDocs],
    preserveEntrySignatures: "allow-extension",
    logLevel: "warn",
    // What an edge loads later, the register has from the start.
    checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
  });
  const { output } = await bundle.generate({
    format: "es",
    minify: true,
    comments: false,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    hashCharacters: "hex",
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: "listing", minShareCount: MANY, test: OF_LISTS, priority: 1 },
        {
          name: "shell",
          minShareCount: MANY,
          test: (id) => ![LONG, OF_LISTS, OF_RESOURCES].some((other) => other.test(id)),
        },
      ],
    },
  });
  await bundle.close();
  return output;
}

/**
 * Writes scripts and style into a folder, with `parts.json` that says which is which.
 *
 * @param folder made anew
 */
export async function bundleExplorer(folder) {
  const scripts = await scriptsOf();
  const entry = scripts.find(({ isEntry }) => isEntry).fileName;
  const reader = scripts.find(({ name }) => name === READER).fileName;
  const shell = needed(scripts, entry);
  const beside = [...needed(scripts, reader)].filter((name) => !shell.has(name));
  const early = await build({
    input: `${CLIENT}/early.ts`,
    platform: "browser",
    transform: { target: "es2022", define: { READER_SCRIPTS: JSON.stringify(beside.map(inTree)) } },
    logLevel: "warn",
    checks: { bundlerTimings: false },
    write: false,
    output: { format: "iife", minify: true, comments: false },
  });
  emptyDirSync(folder);
  for (const { fileName, code } of scripts) writeFileSync(join(folder, fileName), code);
  const parts = {
    style: shortStyle("generator/pages/explorer/style/explorer.css"),
    early: early.output[0].code.trim(),
    entry: inTree(entry),
    preload: [...shell].filter((name) => name !== entry).map(inTree),
    all: scripts.map(({ fileName }) => inTree(fileName)).sort(),
  };
  writeJsonSync(join(folder, "parts.json"), parts);
}
