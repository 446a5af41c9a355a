/** Which page shows what the API answers. */

import { EXPLORER_FOLDERS } from "../../contract/explorer-addresses.ts";
import { DOCS_FILES } from "../../contract/named-files.ts";
import { BASE_PATH } from "../../contract/operations.ts";
import type { Read } from "../../format/read-tree.ts";
import type { Made } from "../answer.ts";
import { isIndex } from "../index-answer.ts";
import type { Asked, Resolved } from "../plan.ts";
import { askedLanguage } from "../resolve.ts";
import { pageOf, searchPageOf } from "./page-of.ts";

/** Whether a page of the explorer shows what else may be meant: several bills or acts of one number, places of one name, nearest places or rulings, an act of the Union that is named nowhere. */
const isChoice = ({ operation, values: { numero, eli } }: Resolved, status: number) =>
  operation === "pnrr-progetti" ||
  operation === "pronuncia" ||
  operation === "ue-atto" ||
  operation.startsWith("pnrr-luogo") ||
  (status === 300 && (numero !== undefined || (eli?.startsWith("eli:") ?? false)));

/** The page of the explorer, behind `#`. */
function explorerPage(asked: Asked, resolved: Resolved | null, { status, subject, item }: Made): string | undefined {
  if (resolved === null || status !== 200)
    return resolved && isChoice(resolved, status) ? pageOf(resolved, asked) : searchPageOf(resolved, asked);
  // A text that names an article besides wants that one.
  return item ? pageOf({ operation: "articolo", values: item }, asked) : pageOf(resolved, asked, subject);
}

/**
 * The page that shows an answer: from the base path the documentation, else one of the explorer; `undefined` if the tree has no explorer or
 * nothing shows it.
 *
 * @param resolved `null` if the request names nothing
 * @example await pageFor(askedOf({ method: "GET", target: "/api/public/norme/L. 241/1990" }), resolved, made, read) // "/esplora/#/norma/it/legge/1990/08/07/241"
 */
export async function pageFor(
  asked: Asked,
  resolved: Resolved | null,
  made: Made,
  read: Read,
): Promise<string | undefined> {
  const lingua = askedLanguage(asked.query.get("lang"), asked.acceptLanguage);
  if (isIndex(asked.path)) return `${BASE_PATH}/${DOCS_FILES[lingua]}`;
  const folder = EXPLORER_FOLDERS[lingua];
  // A tree may be older than its explorer.
  if (!(await read(`${folder}index.html`))) return undefined;
  const page = explorerPage(asked, resolved, made);
  return page && `/${folder}#${page}`;
}
