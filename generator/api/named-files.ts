/** Files below the base path that are no operation's answer. */

import type { Lingua } from "./prose.ts";

/** The documentation, by language; `/docs` is the one that the reader prefers. */
export const DOCS_FILES = { it: "docs.html", en: "docs.en.html" } as const satisfies Record<Lingua, string>;

/**
 * The file that a path below the base names, and its language; `undefined` where it names none.
 *
 * @param path begins with a slash
 * @param preferred language of a path that does not say one
 * @example documentAt("/docs", "en") // { file: "docs.en.html", lingua: "en" }
 */
export function documentAt(path: string, preferred: Lingua): { file: string; lingua: Lingua } | undefined {
  const asked = path.slice(1);
  if (asked === "openapi.json") return { file: asked, lingua: "en" };
  const lingua = asked === "docs" ? preferred : (["it", "en"] as const).find((l) => DOCS_FILES[l] === asked);
  return lingua && { file: DOCS_FILES[lingua], lingua };
}

/**
 * Paths below the base that are names of files: answers and documents as they stand in the tree, those that only some trees have too. The
 * end is written out: in small engines `$` is also satisfied before a last line feed.
 */
export const BESIDE = /^(?:\/[a-z0-9_-][a-z0-9._-]*)+\.(?:json|jsonld|html)(?![\s\S])/;
