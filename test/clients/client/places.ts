/** The small tree of the hosts' tests at every kind of place that the client opens. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { ZipFile } from "../../../generator/exports/downloads/zip.ts";
import { listen } from "../../../generator/hosts/entries/node/node-listen.ts";
import { nodeSite } from "../../../generator/hosts/entries/node/node-site.ts";
import { type FileHost, fileHost } from "../../hosts/file-host.ts";
import { type PreparedTree, prepareTree } from "../../hosts/prepared-tree.ts";

/** A zip of some files, as `--download albero` writes it. */
export function zipOf(files: Iterable<readonly [name: string, content: Uint8Array]>): Buffer {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const zip = new ZipFile({
    get bytes() {
      return bytes;
    },
    write(part) {
      parts.push(part);
      bytes += part.length;
    },
  });
  for (const [name, content] of files) zip.add(name, content);
  zip.end();
  return Buffer.concat(parts);
}

/** All files of a folder, by their names in a tree. */
export function filesIn(folder: string): Map<string, Uint8Array> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(folder, name))]));
}

export interface Places {
  readonly tree: PreparedTree;
  /** What the client is given to open, by kind of place. */
  readonly open: Readonly<Record<Place, string>>;
  readonly files: FileHost;
  stop(): Promise<void>;
}

/** `npm start`, a host of files, a folder, a zip on disk. */
export const PLACES = ["server", "files", "folder", "zip"] as const;
export type Place = (typeof PLACES)[number];

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

/** Prepares the tree and starts what serves it. */
export async function preparePlaces(): Promise<Places> {
  const tree = await prepareTree(["node", "github-pages"]);
  // Outside the tree: a folder that is served must not hold a copy of itself.
  const zip = `${tree.folder}.zip`;
  writeFileSync(zip, zipOf(filesIn(tree.folder)));
  const server = await listen(nodeSite(tree.folder), 0, "127.0.0.1");
  const files = await fileHost(tree.folder, "/progetto/");
  return {
    tree,
    files,
    open: {
      server: addressOf(server),
      files: files.root,
      folder: tree.folder,
      zip,
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await files.stop();
      writeFileSync(zip, "");
      tree.remove();
    },
  };
}
