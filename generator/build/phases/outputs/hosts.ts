import { readdirSync, readFileSync } from "node:fs";
import { figuresOf, refusals, type Sized, shortfalls } from "../../../hosts/fit.ts";
import type { HostContext } from "../../../hosts/host.ts";
import { filesFor, type HostName, profileOf } from "../../../hosts/profiles.ts";
import { Failure } from "../../../terminal/failure.ts";
import type { Staging } from "../../../tree/staging.ts";
import { BUILD_TEXTS } from "../../texts.ts";
import { apiRootPage } from "./site.ts";

/** Where the build leaves the code of the entries: beside the commands. */
const ENTRIES = new URL("./hosts/", import.meta.url);

/**
 * The code of the hosts' entries, as the build made it.
 *
 * @param entries a file for each that hosts take whole, a folder with `index.js` and its parts for each other
 * @example codeIn(new URL("../.build/hosts/", import.meta.url)).entry("deno").length // 254331
 */
export const codeIn = (entries: URL): Pick<HostContext, "entry" | "parts"> => ({
  entry: (name) => readFileSync(new URL(`${name}.js`, entries), "utf8"),
  parts: (name, folder, main) =>
    readdirSync(new URL(`${name}/`, entries))
      .sort()
      .map((file) => ({
        path: `${folder}/${file === "index.js" ? main : file}`,
        content: readFileSync(new URL(`${name}/${file}`, entries), "utf8"),
      })),
});

/**
 * All files of the tree, those that will list the others included.
 *
 * @example deployed(staging).at(-1) // { path: "SHA256SUMS", bytes: 4711 }
 */
export function deployed(staging: Staging): Sized[] {
  const lists = Array.from(staging.lists(), ({ path, pieces }) => ({
    path,
    bytes: [...pieces].reduce((sum, piece) => sum + Buffer.byteLength(piece), 0),
  }));
  return [...staging.entries(), ...lists];
}

/**
 * Writes what the chosen hosts need into the tree, and holds the whole against what they take.
 *
 * @param tree its release, and whether assistants are answered too
 * @param entries folder with the code of the entries, as the build made it
 * @returns what some plan of a host does not take, a line each
 * @throws Failure where one of them cannot take it on any plan, with what to do
 */
export function writeHosts(
  staging: Staging,
  names: readonly HostName[],
  { release, mcp }: { readonly release: string; readonly mcp: boolean },
  entries = ENTRIES,
): string[] {
  const hosts = [...new Set(names)];
  if (hosts.length === 0) return [];
  const apiRoot = apiRootPage(new URL("../site/", entries));
  for (const { path, content } of filesFor(hosts, { release, ...codeIn(entries), mcp, apiRoot }))
    staging.write(path, content);
  const profiles = hosts.map(profileOf);
  const files = deployed(staging);
  const reasons = profiles.flatMap((profile) => refusals(profile, files));
  if (reasons.length > 0) throw new Failure([...reasons, BUILD_TEXTS.treeStays].join("\n"));
  const figures = figuresOf(files);
  return profiles.flatMap((profile) => shortfalls(profile, figures));
}
