/** Files beside the API, for hosts where the code answers for every path. */

import { mediaTypeOf } from "../contract/media-types.ts";
import { NOT_FOUND_FILE } from "../contract/named-files.ts";
import type { Lingua } from "../contract/prose.ts";
import type { Read } from "../format/read-tree.ts";
import { type Answer, answerOf, moved, unknownPath, wrongMethod } from "./answer.ts";
import { BY_ACCEPT } from "./headers.ts";
import { PAGE_HEADERS } from "./page-headers.ts";
import { preferredForm } from "./pages/accept.ts";
import type { Asked } from "./plan.ts";

/** Paths of the tree's files; dots never begin a name, and one has capitals. What hosts run is theirs. */
const NAME = /^SHA256SUMS$|^(?!hosts\/)(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9_-]*(?:\.[a-z0-9_-]+)+$/;

const FOLDER = /^(?!hosts\/)(?:[a-z0-9_-]+\/)*[a-z0-9_-]+$/;

/**
 * The file of the tree that a path may name, `index.html` where the path ends with a slash.
 *
 * @returns `undefined` where no file has such a name
 * @example siteName("/en/") // "en/index.html"
 */
export function siteName(path: string): string | undefined {
  const name = path.slice(1).replace(/(^|\/)$/, "$1index.html");
  return NAME.test(name) ? name : undefined;
}

/**
 * The page of the folder that a path may name without the slash at its end.
 *
 * @example folderPage("/en") // { name: "en/index.html", path: "/en/" }
 */
export function folderPage(path: string): { name: string; path: string } | undefined {
  return FOLDER.test(path.slice(1)) ? { name: `${path.slice(1)}/index.html`, path: `${path}/` } : undefined;
}

/** The language of a file, and the headers that it has besides those of every answer. */
export function describedFile(name: string): { lingua: Lingua; headers: Readonly<Record<string, string>> } {
  return {
    lingua: name.startsWith("en/") ? "en" : "it",
    headers: {
      ...PAGE_HEADERS,
      "Access-Control-Expose-Headers": "ETag, Accept-Ranges, Content-Range",
      "Content-Type": mediaTypeOf(name),
    },
  };
}

/**
 * The answer to a path that is no file's, to whoever prefers a page as that, if the tree has one.
 *
 * @param accept media types that are asked for
 * @example (await noFile("text/html", read)).headers["Content-Type"] // "text/html; charset=utf-8"
 */
export async function noFile(accept: Asked["accept"], read: Read): Promise<Answer> {
  const page = preferredForm(accept) === "html" ? await read(NOT_FOUND_FILE) : null;
  const { lingua, headers } = describedFile(NOT_FOUND_FILE);
  const answer = page ? answerOf(404, page, lingua, headers) : unknownPath();
  return { ...answer, headers: { ...answer.headers, ...BY_ACCEPT } };
}

/**
 * The answer to a path that is a file's: the file as it is, or the address with the slash that leads to a folder's page.
 *
 * @example (await siteFile(askedOf({ method: "GET", target: "/en/" }), read)).headers["Content-Language"] // "en"
 */
export async function siteFile({ method, path, accept }: Asked, read: Read): Promise<Answer> {
  const name = siteName(path);
  const bytes = name === undefined ? null : await read(name);
  if (name === undefined || !bytes) {
    const folder = folderPage(path);
    return folder && (await read(folder.name)) ? moved(folder.path) : noFile(accept, read);
  }
  if (method !== "GET" && method !== "HEAD") return wrongMethod();
  const { lingua, headers } = describedFile(name);
  return answerOf(200, bytes, lingua, headers);
}
