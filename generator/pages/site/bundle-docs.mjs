// Bundles the documentation with forms: Swagger UI with our script as one file, the rules of its style that it uses before ours, its licences.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { outputFileSync } from "fs-extra/esm";
import { build } from "rolldown";
import { shortStyle } from "./style/short-style.mjs";

const PACKAGE = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const BUNDLE = "swagger-ui-es-bundle.js";
const read = (name) => readFileSync(join(PACKAGE, name), "utf8");

const CLASS = /\.(-?[a-z_][\w-]*)/gi;
const WORD = /[a-z_][\w-]*/gi;
/** Beginnings of class names that a script completes, `opblock-` and a method, are at least so long. */
const LEAST = 5;

/** Rules of a style sheet: what stands before each brace, and within it. */
function* rulesOf(style) {
  for (let at = 0, open = style.indexOf("{"); open >= 0; open = style.indexOf("{", at)) {
    let end = open + 1;
    for (let depth = 1; depth > 0; end++) depth += { "{": 1, "}": -1 }[style[end]] ?? 0;
    yield [style.slice(at, open), style.slice(open + 1, end - 1)];
    at = end;
  }
}

/** The rules whose classes a script names, or completes from their beginning: of this library's sheet a third. */
function usedStyle(style, words) {
  const isNamed = (name) =>
    words.has(name) ||
    [...name.matchAll(/-/g)].some(({ index }) => index + 1 >= LEAST && words.has(name.slice(0, index + 1)));
  const isUsed = (selector) => [...selector.matchAll(CLASS)].every(([, name]) => isNamed(name));
  let used = "";
  for (const [before, within] of rulesOf(style)) {
    const isGroup = /^@(?:media|supports|container)/.test(before);
    const kept = isGroup ? usedStyle(within, words) : within;
    const selectors = before.startsWith("@")
      ? before
      : before
          .split(/,(?![^(]*\))/)
          .filter(isUsed)
          .join();
    if (kept !== "" && selectors !== "") used += `${selectors}{${kept}}`;
  }
  return used;
}

/**
 * Writes script, style and licences into a folder.
 *
 * @param folder where the build leaves them
 */
export async function bundleDocs(folder) {
  await build({
    input: "generator/pages/site/client/docs.ts",
    platform: "browser",
    transform: { target: "es2022" },
    logLevel: "warn",
    // Its licences stand in a file beside it.
    output: { file: join(folder, "docs.js"), format: "es", minify: true, comments: false, codeSplitting: false },
  });
  const words = new Set(["swagger-ui", "dark-mode", ...(read(BUNDLE).match(WORD) ?? [])]);
  const style = usedStyle(read("swagger-ui.css").replace(/\/\*[\s\S]*?\*\//g, ""), words);
  outputFileSync(join(folder, "docs.css"), `${style}\n${shortStyle("generator/pages/site/style/docs.css")}\n`);
  const licences = ["NOTICE", "LICENSE", `${BUNDLE}.LICENSE.txt`].map((name) => read(name).trim());
  outputFileSync(join(folder, "license.txt"), `${licences.join("\n\n")}\n`);
}
