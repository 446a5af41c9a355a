/** Whoever opens an address of the API in a browser is led to the page that shows the answer; programs get the answer. */

import { DOCS_FILES } from "../../api/documents.ts";
import { asksForJson, EXPLORER_FOLDERS } from "../../api/explorer.ts";
import { BASE_PATH } from "../../api/operations.ts";
import type { Lingua } from "../../api/prose.ts";
import { type Answer, seeOther } from "../answer.ts";
import { isIndex } from "../index-answer.ts";
import type { Request } from "../plan.ts";
import { parseQuery, splitTarget } from "../query.ts";
import { reads } from "../refusal.ts";
import { askedLanguage } from "../resolve.ts";
import { type Read, scalarsOf } from "../tree.ts";
import { preferredForm } from "./accept.ts";
import { pageOf, searchPageOf } from "./page-of.ts";

/** Names of files: who asks for one wants that one. */
const FILE = /\.(?:json|jsonld|html|md)(?![\s\S])/i;

const RELATIONS = `${BASE_PATH}/relazioni`;

/** Answers that are a page as well: what was found, several things, or nothing. */
const SHOWN: readonly number[] = [200, 300, 404];

/** Whether there is a page for an answer, for whoever wants one. */
const hasPage = (path: string, { method }: Request, { status, headers }: Answer): boolean =>
  reads(method) && SHOWN.includes(status) && !FILE.test(path) && !headers["Content-Type"]?.startsWith("text/html");

/** The page of the explorer, from the root of the tree; `undefined` where the tree has no explorer. */
async function explorerPage(target: string, { status, headers, body }: Answer, lingua: Lingua, read: Read) {
  const folder = EXPLORER_FOLDERS[lingua];
  // A tree may be older than its explorer.
  if (!(await read(`${folder}index.html`))) return undefined;
  if (status !== 200) return `/${folder}#${searchPageOf(target)}`;
  const named = headers["Content-Location"] ?? target;
  const ofRelations = splitTarget(target).path === RELATIONS;
  const act = ofRelations ? scalarsOf<{ readonly norma: { readonly eli: string } }>(body).norma.eli : "";
  const page = pageOf(named, act);
  return page && `/${folder}#${page}`;
}

/**
 * The answer, or the way to the page that shows it where a page is what is preferred; `formato=json` in the query asks for the answer all the
 * same. Of the base path the page is the documentation. What may come in either form says so to caches.
 *
 * @example (await pageOrAnswer({ method: "GET", target, accept: "text/html" }, answer, read)).status // 303
 */
export async function pageOrAnswer(request: Request, answer: Answer, read: Read): Promise<Answer> {
  const { target, accept, acceptLanguage } = request;
  const { path, query } = splitTarget(target);
  if (!hasPage(path, request, answer)) return answer;
  const asked = parseQuery(query);
  if (preferredForm(accept) === "html" && !asksForJson(asked.get)) {
    const lingua = askedLanguage(asked.get("lang"), acceptLanguage);
    const location = isIndex(path)
      ? `${BASE_PATH}/${DOCS_FILES[lingua]}`
      : await explorerPage(target, answer, lingua, read);
    if (location !== undefined) return seeOther(location);
  }
  return { ...answer, headers: { ...answer.headers, Vary: "Accept, Accept-Language" } };
}
