/** What whoever prefers a page gets of what the API answers. */

import { EXPLORER_FOLDERS } from "../../contract/explorer-addresses.ts";
import { DOCS_FILES } from "../../contract/named-files.ts";
import { BASE_PATH, operationOf } from "../../contract/operations.ts";
import { flagsOf } from "../../contract/resources/surfaces.ts";
import type { Read } from "../../format/read-tree.ts";
import { type Answer, type Made, seeOther } from "../answer.ts";
import { isIndex } from "../index-answer.ts";
import type { Asked, Resolved } from "../plan.ts";
import { askedLanguage } from "../resolve.ts";
import { pageOf, searchPageOf } from "./page-of.ts";

/** Whether it gives one of a resource whose page is declared, as `/ue/{celex}` does: that page says what is not here, and what is near. */
function isDeclaredItem(operation: Resolved["operation"]): boolean {
  if (operation === "document") return false;
  const [, name = "", one] = operationOf(operation).path.split("/");
  return one !== undefined && flagsOf(name).page === "declared";
}

/** Whether a page of the explorer shows what else may be meant: several bills or acts of one number, places of one name, nearest places or rulings, an act of the Union that is named nowhere. */
const isChoice = ({ operation, values: { numero, eli } }: Resolved, status: number) =>
  operation === "pnrr-progetti" ||
  isDeclaredItem(operation) ||
  operation.startsWith("pnrr-luogo") ||
  (status === 300 && (numero !== undefined || (eli?.startsWith("eli:") ?? false)));

/** The page of the explorer, behind `#`. */
function explorerPage(asked: Asked, resolved: Resolved | null, { status, subject, item }: Made): string | undefined {
  if (resolved === null || status !== 200)
    return resolved && isChoice(resolved, status) ? pageOf(resolved, asked) : searchPageOf(resolved, asked);
  // A text that names an article besides wants that one.
  return item ? pageOf({ operation: "articolo", values: item }, asked) : pageOf(resolved, asked, subject);
}

/** Texts of acts: their page is read without scripts too. */
const isActText = ({ operation }: Resolved) => ["norma", "articolo", "comma"].includes(operation);

/**
 * Whoever prefers a page gets the text of an act as one, and is led to the one that shows any other answer: from the base path the
 * documentation, else one of the explorer; `null` if the tree has no explorer or nothing shows it.
 *
 * @param resolved `null` if the request names nothing
 * @example (await pageFor(askedOf({ method: "GET", target: "/api/public/ddl/lista" }), resolved, made, read)).headers.Location // "/esplora/#/ddl"
 */
export async function pageFor(asked: Asked, resolved: Resolved | null, made: Made, read: Read): Promise<Answer | null> {
  const lingua = askedLanguage(asked.query.get("lang"), asked.acceptLanguage);
  if (isIndex(asked.path)) return seeOther(`${BASE_PATH}/${DOCS_FILES[lingua]}`);
  const folder = EXPLORER_FOLDERS[lingua];
  // A tree may be older than its explorer.
  if (!(await read(`${folder}index.html`))) return null;
  const page = explorerPage(asked, resolved, made);
  if (!page) return null;
  const { status, item } = made;
  if (resolved && status === 200 && isActText(resolved)) {
    // A text that names an article besides: that one.
    if (item) {
      const lang = asked.query.get("lang") ? `?lang=${lingua}` : "";
      return seeOther(`${encodeURI(`${BASE_PATH}/norme/${item.eli}/art/${item.articolo}`)}${lang}`);
    }
    const text = await (await import("./text-page.ts")).textPage(made, asked, resolved, `${folder}#${page}`, read);
    if (text) return text;
  }
  return seeOther(`/${folder}#${page}`);
}
