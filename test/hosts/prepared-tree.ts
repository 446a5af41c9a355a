/** The tree of the router's tests, prepared for every host as `generate --host` does. */

import { mkdtempSync, readFileSync, utimesSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { removeSync } from "fs-extra/esm";
import { codeIn } from "../../generator/build/phases/outputs/hosts.ts";
import { apiRootPage } from "../../generator/build/phases/outputs/site.ts";
import { NOT_FOUND_FILE } from "../../generator/contract/named-files.ts";
import { TEXT_PAGES } from "../../generator/contract/text-page.ts";
import { filesFor, HOST_NAMES, type HostName } from "../../generator/hosts/profiles.ts";
import { MANIFEST, SUMS } from "../../generator/tree/manifest.ts";
import { Staging } from "../../generator/tree/staging.ts";
import { BUILD } from "../built.ts";
import { RELEASES, worldTree } from "../router/world.ts";

/** Code of the entries, as the build made it. */
export const CODE = codeIn(pathToFileURL(`${BUILD}/hosts/`));

export interface PreparedTree {
  readonly folder: string;
  /** The files without what the hosts need. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** All files, with what the hosts need. */
  readonly everything: ReadonlyMap<string, Uint8Array>;
  /** The text of a file that a host needs. */
  text(name: string): string;
  remove(): void;
}

const SITE = pathToFileURL(`${BUILD}/site/`);

export async function prepareTree(hosts: readonly HostName[] = HOST_NAMES): Promise<PreparedTree> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "hosts-"));
  const staging = new Staging(folder);
  const files = worldTree();
  const page = new TextEncoder().encode('<!DOCTYPE html><html lang="it"><title>Esempio</title></html>\n');
  // What a page does by itself is no matter of hosts, but for those that the router fills or gives.
  const own = new Set<string>([NOT_FOUND_FILE, ...Object.values(TEXT_PAGES)]);
  for (const name of files.keys()) if (name.endsWith(".html") && !own.has(name)) files.set(name, page);
  for (const [name, bytes] of files) staging.write(name, bytes);
  for (const { path: name, content } of filesFor(hosts, {
    release: RELEASES.release,
    ...CODE,
    mcp: false,
    apiRoot: apiRootPage(SITE),
  }))
    staging.write(name, content);
  staging.seal();
  // A tag is strong where a file is older than a second.
  const before = new Date(Date.now() - 3_600_000);
  const names = [...Array.from(staging.entries(), ({ path: name }) => name), MANIFEST, SUMS];
  for (const name of names) utimesSync(staging.locate(name), before, before);
  return {
    folder,
    files,
    everything: new Map(names.map((name) => [name, readFileSync(staging.locate(name))])),
    text: (name) => readFileSync(path.join(folder, name), "utf8"),
    remove: () => removeSync(folder),
  };
}
