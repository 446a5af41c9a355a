/** Files that are no operation's answer, most of them below the base path. */

import type { Lingua } from "./prose.ts";

/** The documentation with forms, by language; `/docs` is the one that the reader prefers. */
export const DOCS_FILES = { it: "docs.html", en: "docs.en.html" } as const satisfies Record<Lingua, string>;
/** The same as a list that needs no script; `/redoc` is the one that the reader prefers. */
export const LIST_FILES = { it: "redoc.html", en: "redoc.en.html" } as const satisfies Record<Lingua, string>;
/** The contract for programs, in one language each. */
export const OPENAPI_FILES = { it: "openapi.json", en: "openapi.en.json" } as const satisfies Record<Lingua, string>;

/** What is shown for what is not there, in both languages. */
export const NOT_FOUND_FILE = "404.html";

/** Paths without an end that name a page in the language that the reader prefers. */
const PREFERRED = new Map<string, Readonly<Record<Lingua, string>>>([
  ["docs", DOCS_FILES],
  ["redoc", LIST_FILES],
]);
const NAMED: readonly Readonly<Record<Lingua, string>>[] = [DOCS_FILES, LIST_FILES, OPENAPI_FILES];

/**
 * The file that a path below the base names, and its language; `undefined` where it names none.
 *
 * @param path begins with a slash
 * @param preferred language of a path that does not say one
 * @example documentAt("/docs", "en") // { file: "docs.en.html", lingua: "en" }
 */
export function documentAt(path: string, preferred: Lingua): { file: string; lingua: Lingua } | undefined {
  const asked = path.slice(1);
  const file = PREFERRED.get(asked)?.[preferred] ?? asked;
  const lingua = (["it", "en"] as const).find((l) => NAMED.some((files) => files[l] === file));
  return lingua && { file, lingua };
}

/**
 * Paths below the base that are names of files: answers and documents as they stand in the tree, those that only some trees have too. The
 * end is written out: in small engines `$` is also satisfied before a last line feed.
 */
export const BESIDE = /^(?:\/[a-z0-9_-][a-z0-9._-]*)+\.(?:json|html)(?![\s\S])/;
