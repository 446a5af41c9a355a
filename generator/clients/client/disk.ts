/** Trees on the disk of this machine, where the engine has one: Node.js, Deno, Bun. Loaded only where such a place is named. */

import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { readFromDisk } from "../../router/disk/disk-tree.ts";
import type { Shelf } from "./releases.ts";
import { TreeError } from "./tree-error.ts";
import type { TreePlace } from "./tree-place.ts";
import type { Bytes } from "./zip-directory.ts";
import { zipTree } from "./zip-tree.ts";

async function fileBytes(file: string): Promise<Bytes & { close(): Promise<void> }> {
  const handle = await open(file);
  // A file that stays the same whatever becomes of its name.
  const { size } = await handle.stat();
  return {
    name: file,
    size,
    slice: (start, end) => part(handle, start, Math.min(end, size)),
    close: () => handle.close(),
  };
}

async function part(handle: FileHandle, start: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.max(0, end - start));
  let taken = 0;
  while (taken < bytes.length) {
    const { bytesRead } = await handle.read(bytes, taken, bytes.length - taken, start + taken);
    if (bytesRead === 0) break;
    taken += bytesRead;
  }
  return bytes.subarray(0, taken);
}

/**
 * The tree in a folder, or in a zip.
 *
 * @throws TreeError where there is neither
 * @example await diskTree("dist-api")
 */
export async function diskTree(place: string): Promise<TreePlace> {
  const stats = await stat(place).catch(() => null);
  if (stats?.isDirectory()) return { name: place, read: (name) => readFromDisk(place, name) };
  if (stats?.isFile()) return zipTree(place, () => fileBytes(place));
  throw new TreeError(`${place}: no folder and no file, expected the folder of a tree or its zip (albero.zip)`);
}

const PREFIX = "release-";

/**
 * Keeps files of a release in a folder of its own, below a folder that keeps those of no other release. What cannot be kept is no obstacle:
 * it is fetched again.
 *
 * @param folder is made where it is not there
 */
export function keptInFolder(folder: string): Shelf {
  const placeOf = (release: string, name: string) => path.join(folder, PREFIX + release, ...name.split("/"));
  let writes = 0;
  let begun = "";

  /** Lets go what is kept of other releases, as soon as somebody asks for something of this one. */
  async function begin(release: string): Promise<void> {
    if (begun === release) return;
    begun = release;
    for (const name of await readdir(folder).catch(() => []))
      if (name.startsWith(PREFIX) && name !== PREFIX + release)
        await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }

  return {
    async get(release, name) {
      await begin(release);
      return readFile(placeOf(release, name)).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      );
    },
    async put(release, name, bytes) {
      const file = placeOf(release, name);
      const growing = `${file}.${process.pid}-${writes++}.new`;
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(growing, bytes);
        await rename(growing, file);
        await begin(release);
      } catch {
        await rm(growing, { force: true }).catch(() => undefined);
      }
    },
  };
}
