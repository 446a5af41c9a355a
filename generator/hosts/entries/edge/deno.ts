/** Deno, on Deno Deploy or anywhere; the tree is two folders above this file, and may be replaced while it is served. */

import { answersOf } from "../../../router/disk/answers-of.ts";
import { ServedTree } from "../../../router/disk/served-tree.ts";
import { TreeFolder } from "../../../router/disk/tree-folder.ts";
import { fetchHandler } from "../../../router/fetch.ts";

declare const Deno: {
  serve(options: { port: number }, handler: (request: Request) => Promise<Response>): unknown;
  readonly env: { get(name: string): string | undefined };
};

const KEPT_BYTES = 64 * 1024 * 1024;

const root = decodeURI(new URL("../../", import.meta.url).pathname);
// It may read the tree alone, not what is beside it: between one tree and the next there is none.
const folder = new TreeFolder(root, () => root);
const tree = new ServedTree(folder, KEPT_BYTES, console.error);

Deno.serve(
  { port: Number(Deno.env.get("PORT") ?? 8000) },
  fetchHandler(async () => null, console.error, answersOf(tree)),
);
