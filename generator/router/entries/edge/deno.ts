/** Deno, on Deno Deploy or anywhere; the tree is two folders above this file, and may be replaced while it is served. */

import { preferredLanguage } from "../../language.ts";
import type { respond } from "../../respond.ts";
import { ServedTree } from "../disk/served-tree.ts";
import { TreeFolder } from "../disk/tree-folder.ts";
import { fetchHandler } from "../fetch.ts";
import { respondForSite } from "../whole-site.ts";

declare const Deno: {
  serve(options: { port: number }, handler: (request: Request) => Promise<Response>): unknown;
  readonly env: { get(name: string): string | undefined };
};

const KEPT_BYTES = 64 * 1024 * 1024;

const root = decodeURI(new URL("../../", import.meta.url).pathname);
// It may read the tree alone, not what is beside it: between one tree and the next there is none.
const folder = new TreeFolder(root, () => root);
const tree = new ServedTree(folder, KEPT_BYTES, console.error, respondForSite);

/** The answer as it was made before, or made now; it is the tree that reads files, one release at a time. */
const answer: typeof respond = async ({ method, target, acceptLanguage, accept }) => {
  const asked = method === "HEAD" ? "GET" : method;
  // Any other preference of media types changes nothing.
  const markdown = accept?.includes("markdown") ? accept.slice(0, 200) : "";
  const key = `${asked} ${preferredLanguage(acceptLanguage)} ${target} ${markdown}`;
  return tree.cached(key) ?? (await tree.answer(key, { method: asked, target, acceptLanguage, accept: markdown }));
};

Deno.serve(
  { port: Number(Deno.env.get("PORT") ?? 8000) },
  fetchHandler(async () => null, console.error, answer),
);
