/** Which operation a path names. */

import { BASE_PATH, OPERATIONS, type Operation } from "../contract/operations.ts";
import { wholeText } from "./whole-text.ts";

/** Whether a decoded path belongs to the API and not to the pages beside it. */
export const isApi = (path: string): boolean => path === BASE_PATH || path.startsWith(`${BASE_PATH}/`);

/** Texts of the path parameters of an operation, by their names. */
export type PathTexts = Readonly<Record<string, string>>;

const VALUE = /\{\w+\}/g;

/** The operations, those with the longest fixed part first, each with what its paths look like. */
const PATHS = OPERATIONS.map((operation) => {
  const path = BASE_PATH + operation.path;
  const pattern = path.replace(/\{\w+\}/, "([\\s\\S]*)").replace(VALUE, "([^/]+)");
  return { operation, pattern: wholeText(pattern), fixed: path.replace(VALUE, "").length };
}).sort((a, b) => b.fixed - a.fixed);

/** What stands below an act in the paths of operations: `art`, `comma`, `versioni`, `modifiche`. */
const BELOW_ACTS = new Set(
  OPERATIONS.flatMap(({ path }) => path.split("/norme/{eli}/")[1]?.split("/") ?? []).flatMap(
    (segment) => /^[a-z]+/.exec(segment) ?? [],
  ),
);
/** A segment with one of these words, as a file or a folder. */
const BELOW_ACT = new RegExp(`/(?:${[...BELOW_ACTS].join("|")})(?:/|\\.[a-z]+$|$)`);

/** Whether the name of an act is the path of something below an act that there is not: `codice penale/art/640/foo`, `modifiche.rss`. */
const isUnknownBelow = ({ id }: Operation, { eli = "" }: PathTexts): boolean =>
  id === "norma" && !eli.includes("://") && BELOW_ACT.test(eli);

/**
 * The operation of a decoded path, with the texts of its path parameters. The longest fixed part wins (`/ddl/lista` is the list); paths are
 * compared as they are, never repaired.
 *
 * @returns `undefined` for an unknown path
 * @example matchPath("/api/public/norme/a/b") // { operation: norma, texts: { eli: "a/b" } }
 * @example matchPath("/api/public/norme/a/b/art/3") // { operation: articolo, texts: { eli: "a/b", articolo: "3" } }
 */
export function matchPath(path: string): { operation: Operation; texts: PathTexts } | undefined {
  for (let i = 0; i < PATHS.length; i++) {
    const { operation, pattern } = PATHS[i]!;
    const found = pattern.exec(path);
    if (!found) continue;
    const texts: Record<string, string> = {};
    operation.parameters.forEach(({ name, where }, at) => {
      if (where) texts[name] = found[at + 1]!;
    });
    return isUnknownBelow(operation, texts) ? undefined : { operation, texts };
  }
  return undefined;
}
