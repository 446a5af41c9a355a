/** Fastly Compute: the files stand in a KV store, each below its release, so that new code and new files appear together. */

import { KVStore } from "fastly:kv-store";
import { fetchHandler } from "../fetch.ts";

/** Written before the code when the tree is. */
declare const RELEASE: string;

async function read(name: string): Promise<Uint8Array | null> {
  const entry = await new KVStore("albero").get(`${RELEASE}/${name}`);
  return entry && new Uint8Array(await entry.arrayBuffer());
}

const handle = fetchHandler(read, console.error);
addEventListener("fetch", (event) => event.respondWith(handle(event.request)));
