/** Deno, on Deno Deploy or anywhere; the tree is two folders above this file. */

import { readFromDisk } from "./disk-tree.ts";
import { fetchHandler } from "./fetch.ts";
import { keptFiles } from "./kept-files.ts";
import { respondForSite } from "./whole-site.ts";

declare const Deno: {
  serve(options: { port: number }, handler: (request: Request) => Promise<Response>): unknown;
  readonly env: { get(name: string): string | undefined };
};

const KEPT_BYTES = 64 * 1024 * 1024;

const tree = new URL("../../", import.meta.url);
const read = keptFiles((name) => readFromDisk(decodeURI(tree.pathname), name), KEPT_BYTES);
Deno.serve({ port: Number(Deno.env.get("PORT") ?? 8000) }, fetchHandler(read, console.error, respondForSite));
