// Measures what browsers, hosts and programs load before they show or answer something, in bytes, compressed as hosts do: the table that
// `test/first-loads.json` is held against.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const STATIC_IMPORT = /\b(?:from|import)\s*"\.\/([^"]+)"/g;

/** A script and all that it needs before it runs. */
export function loadedWith(folder, name, all = new Set()) {
  if (all.has(name)) return all;
  all.add(name);
  for (const [, imported] of readFileSync(join(folder, name), "utf8").matchAll(STATIC_IMPORT))
    loadedWith(folder, imported, all);
  return all;
}

const compressed = (bytes) => gzipSync(bytes, { level: 9 }).length;

/** The bytes of files, each compressed by itself. */
export const compressedSize = (folder, names) =>
  [...names].reduce((sum, name) => sum + compressed(readFileSync(join(folder, name))), 0);

const scriptsIn = (folder) => readdirSync(folder).filter((name) => name.endsWith(".js"));

/** What a page of the explorer needs besides its shell, by the beginning of its script's name. */
const BESIDES = /^(.*-(?:page|tab))-[0-9a-f]+\.js$/;

/** Pages load shell and style first, tabs the page of the act, too. */
function* ofExplorer(folder) {
  const scripts = scriptsIn(folder);
  const style = compressed(JSON.parse(readFileSync(join(folder, "parts.json"), "utf8")).style);
  const shell = loadedWith(folder, "explorer.js");
  const norma = scripts.find((name) => name.startsWith("norma-page-"));
  yield ["explorer", style + compressedSize(folder, shell)];
  for (const name of scripts) {
    const [, part] = BESIDES.exec(name) ?? [];
    if (part === undefined) continue;
    const all = new Set(shell);
    for (const one of part.endsWith("-tab") ? [norma, name] : [name]) loadedWith(folder, one, all);
    yield [`explorer ${part}`, style + compressedSize(folder, all)];
  }
}

/** Who loads the router in parts: before the first answer, before the first answer to an article, and in all. */
function* ofParts(name, folder) {
  const first = loadedWith(folder, "index.js");
  yield [`${name}: first`, compressedSize(folder, first)];
  const versions = scriptsIn(folder).find((file) => /^versions\b/.test(file));
  yield [`${name}: article`, compressedSize(folder, loadedWith(folder, versions, new Set(first)))];
  yield [`${name}: all`, compressedSize(folder, scriptsIn(folder))];
}

/**
 * The table of first loads.
 *
 * @param built the folder that a build writes
 * @example firstLoads(".build")["client: first"] // 18917
 */
export function firstLoads(built) {
  const hosts = join(built, "hosts");
  const entries = readdirSync(hosts).flatMap((name) =>
    existsSync(join(hosts, name, "index.js"))
      ? [...ofParts(`hosts/${name}`, join(hosts, name))]
      : [[`hosts/${name}`, compressedSize(hosts, [name])]],
  );
  const site = join(built, "site");
  return Object.fromEntries([
    ...ofExplorer(join(built, "explorer")),
    ...entries,
    ...ofParts("client", join(built, "client")),
    ...readdirSync(site).map((name) => [`site/${name}`, compressedSize(site, [name])]),
  ]);
}
