/** Whoever opens an address of the API in a browser is led to the page that shows the answer; programs get the answer. */

import { DOCS_FILES } from "../../api/documents.ts";
import { asksForJson, EXPLORER_FOLDERS } from "../../api/explorer-addresses.ts";
import { BASE_PATH } from "../../api/operations.ts";
import type { Lingua } from "../../api/prose.ts";
import { scalarsOf } from "../../format/line-json.ts";
import { type Answer, brokenTree, seeOther } from "../answer.ts";
import { BY_ACCEPT } from "../headers.ts";
import { isIndex } from "../index-answer.ts";
import { respondLinked } from "../linked.ts";
import type { Request } from "../plan.ts";
import { parseQuery, splitTarget } from "../query.ts";
import { reads } from "../refusal.ts";
import { askedLanguage } from "../resolve.ts";
import type { Read } from "../tree.ts";
import { preferredForm } from "./accept.ts";
import { pageOf, searchPageOf } from "./page-of.ts";

/** Names of files: who asks for one wants that one. */
const FILE = /\.(?:json|jsonld|html|md)(?![\s\S])/i;

/** The link of an act's answer to the article that was named with it. */
const ARTICLE = /<([^>]*)>; rel="item"/;

/** Paths of what a page of the explorer shows as a choice where it means several: numbers of bills, and ELIs. */
const CHOICE = /^\/api\/public\/(?:ddl\/|norme\/eli:)/;

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
  const choice = status === 300 && CHOICE.test(splitTarget(target).path) ? pageOf(target) : undefined;
  if (status !== 200) return `/${folder}#${choice ?? searchPageOf(target)}`;
  // A text that names an article besides wants that one.
  const [, item] = ARTICLE.exec(headers.Link ?? "") ?? [];
  const named = item ?? headers["Content-Location"] ?? target;
  const ofRelations = splitTarget(target).path === RELATIONS;
  const act = ofRelations ? scalarsOf<{ readonly norma: { readonly eli: string } }>(body).norma.eli : "";
  const page = pageOf(named, act);
  return page && `/${folder}#${page}`;
}

/** Where the page is that shows an answer; `undefined` where there is none. */
async function pageFor({ target, acceptLanguage }: Request, answer: Answer, read: Read): Promise<string | undefined> {
  const { path, query } = splitTarget(target);
  const lingua = askedLanguage(parseQuery(query).get("lang"), acceptLanguage);
  return isIndex(path) ? `${BASE_PATH}/${DOCS_FILES[lingua]}` : explorerPage(target, answer, lingua, read);
}

/**
 * Answers as `respondLinked` does, to programs. Who prefers a page is led to the one that shows the answer: 303, to the documentation from the
 * base path, else to the explorer where the tree has one. `formato=json` in the query asks for the answer all the same.
 */
export const respondWithPages: typeof respondLinked = async (request, read, fault) => {
  const answer = await respondLinked(request, read, fault);
  const { path, query } = splitTarget(request.target);
  if (!hasPage(path, request, answer)) return answer;
  const wanted = preferredForm(request.accept) === "html" && !asksForJson(parseQuery(query).get);
  try {
    const page = wanted ? await pageFor(request, answer, read) : undefined;
    return page === undefined ? { ...answer, headers: { ...answer.headers, ...BY_ACCEPT } } : seeOther(page);
  } catch (error) {
    fault(error);
    return brokenTree();
  }
};
