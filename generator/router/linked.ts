/**
 * Answers with links to what belongs to them (RFC 8288), and the files below the base by their own names, as a host without code gives
 * them. Apart from `respond`, so that a host with no room for it can do without.
 */

import { BESIDE, documentAt } from "../api/documents.ts";
import { mediaTypeOf, TYPES } from "../api/media-types.ts";
import { BASE_PATH } from "../api/operations.ts";
import { articlesIn, chiaveOf, pathOf } from "../format/act-index.ts";
import { afterLine, decode } from "../format/bytes.ts";
import { scalarsOf } from "../format/line-json.ts";
import { CANONICAL_ELI, fileOfEli } from "../law/identity/canonical-eli.ts";
import { splitDay } from "../law/identity/version-day.ts";
import { type Answer, answerOf, brokenTree, wrongMethod } from "./answer.ts";
import { BY_ACCEPT } from "./headers.ts";
import { indexAnswer, isIndex } from "./index-answer.ts";
import { matchPath } from "./match.ts";
import { PAGE_HEADERS } from "./page-headers.ts";
import { preferredForm } from "./pages/accept.ts";
import type { Request } from "./plan.ts";
import { parseQuery, splitTarget } from "./query.ts";
import { findAct } from "./render/find-act.ts";
import type { TextBody } from "./render/markdown.ts";
import { openVersion } from "./render/versions/asked.ts";
import { findPlace } from "./render/versions/find-article.ts";
import { respond } from "./respond.ts";
import { card, type Read } from "./tree.ts";

const LIST = `${BASE_PATH}/norme`;

interface Window {
  readonly totale: number;
  readonly limit: number;
  readonly offset: number;
}

/** The type of the first act of a window, `undefined` where the window is empty. */
function typeOf(list: Uint8Array): string | undefined {
  const first = afterLine(list, afterLine(list, afterLine(list)));
  const line = decode(list.subarray(first, afterLine(list, first) - 1));
  if (!line.startsWith("{")) return undefined;
  const { tipo }: { tipo: string } = JSON.parse(line.replace(/,$/, ""));
  return tipo;
}

/**
 * The pages before and after a window of the list. A header must not repeat what a request says: numbers are those of the answer, a type
 * is that of the acts found, a language is one of ours. Words of a title cannot be had from the answer: a search has no such links, nor
 * has a window of a type that holds no act.
 */
function pages({ body }: Answer, query: string): string[] {
  const asked = parseQuery(query);
  const tipo = asked.get("tipo") ? typeOf(body) : "";
  if (asked.get("q") || tipo === undefined) return [];
  const lang = ["it", "en"].find((lingua) => lingua === asked.get("lang"));
  const { totale, limit, offset } = scalarsOf<Window>(body);
  const link = (rel: string, at: number) => {
    const window = [
      tipo && `tipo=${encodeURIComponent(tipo)}`,
      `limit=${limit}`,
      `offset=${at}`,
      lang && `lang=${lang}`,
    ];
    return `<${LIST}?${window.filter(Boolean).join("&")}>; rel="${rel}"`;
  };
  return [
    ...(offset > 0 ? [link("prev", Math.max(0, Math.min(offset, totale) - limit))] : []),
    ...(offset + limit < totale ? [link("next", offset + limit)] : []),
  ];
}

/** The act's twin, where the tree has twins: they say what the newest version does. */
async function twin(eli: string, read: Read): Promise<string[]> {
  const { said } = await card<{ readonly gemelli?: boolean }>(read, "norma");
  if (!said.gemelli || eli.includes("@")) return [];
  return [`<${LIST}/${fileOfEli(eli)}.jsonld>; rel="alternate"; type="application/ld+json"`];
}

/** The article that a request for an act names besides, where the version that is answered has it. */
async function item(eli: string, text: string, read: Read): Promise<string[]> {
  const named = splitDay(text).text;
  // Most requests name an act by its ELI.
  if (CANONICAL_ELI.test(named)) return [];
  const { luogo } = await findAct(read, named, async () => null);
  if (!luogo) return [];
  const asked = await openVersion(read, eli, "it");
  if ("answer" in asked) return [];
  const { act, version } = asked;
  const found = findPlace(act.index, articlesIn(act.index, version), luogo);
  return found ? [`<${encodeURI(`${LIST}/${eli}/${pathOf(chiaveOf(act.index, found))}`)}>; rel="item"`] : [];
}

/** What belongs to the answer about an act. */
async function ofAct({ headers }: Answer, path: string, read: Read): Promise<string[]> {
  const matched = matchPath(path);
  if (matched?.operation.id !== "norma") return [];
  const eli = decodeURI(headers["Content-Location"] ?? path).slice(LIST.length + 1);
  return [...(await twin(eli, read)), ...(await item(eli, matched.texts.eli ?? "", read))];
}

/** The name of the Markdown of an act ends so; what precedes the query of a target. */
const MARKDOWN = /\.md(?=$|\?)/;

/**
 * An act, or an article of it, as Markdown, where its address ends in `.md` or its reader prefers that; any other answer as it is. What
 * may come in two forms says so to caches.
 */
async function inMarkdown(request: Request, given: (request: Request) => Promise<Answer>): Promise<Answer> {
  const { target, accept } = request;
  const named = MARKDOWN.test(target);
  const answer = await given(named ? { ...request, target: target.replace(MARKDOWN, "") } : request);
  if (answer.status !== 200) return answer;
  const headers = named ? answer.headers : { ...answer.headers, ...BY_ACCEPT };
  if (!named && preferredForm(accept) !== "markdown") return { ...answer, headers };
  const said: TextBody = JSON.parse(decode(answer.body));
  // Versions and comparisons below an act are no texts.
  if (!said.articoli && !said.articolo) return { ...answer, headers };
  const text = (await import("./render/markdown.ts")).markdownOf(said);
  const { body, headers: own } = answerOf(200, text, said.meta.lingua);
  const { ETag = "", "Content-Length": length = "" } = own;
  const { md: type = "" } = TYPES;
  return { ...answer, body, headers: { ...headers, ETag, "Content-Length": length, "Content-Type": type } };
}

async function linked(answer: Answer, target: string, read: Read): Promise<Answer> {
  const { path, query } = splitTarget(target);
  const links = [
    '</licenze.txt>; rel="license"',
    ...(path === LIST ? pages(answer, query) : []),
    ...(await ofAct(answer, path, read)),
  ];
  const page = answer.headers["Content-Type"]?.startsWith("text/html") ? PAGE_HEADERS : {};
  const headers = {
    ...answer.headers,
    ...page,
    "Access-Control-Expose-Headers": "ETag, Content-Location, Link",
    Link: links.join(", "),
  };
  return { ...answer, headers };
}

/**
 * Answers as `respond` does, links added to every 200: the licence of the data, the pages before and after a window of `/norme`, the
 * twin of an act as linked data, the article that a request for an act names besides. They begin at the root of the host, as `Content-Location` does: relative ones would grow with the path.
 */
export const respondLinked: typeof respond = async (request, read, fault) => {
  const { method, target } = request;
  try {
    const { path } = splitTarget(target);
    const below = path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : "";
    if (BESIDE.test(below) && !documentAt(below, "it") && method !== "OPTIONS") {
      const bytes = await read(path.slice(1));
      if (bytes && method !== "GET" && method !== "HEAD") return wrongMethod();
      if (bytes) return answerOf(200, bytes, "it", { "Content-Type": mediaTypeOf(below) });
    }
    const index = isIndex(path) && method !== "OPTIONS";
    if (index) return await linked(await indexAnswer(request, read), target, read);
    const given = async (asked: Request) => {
      const answer = await respond(asked, read, fault);
      return answer.status === 200 ? await linked(answer, asked.target, read) : answer;
    };
    return path.startsWith(`${LIST}/`) ? await inMarkdown(request, given) : await given(request);
  } catch (error) {
    fault(error);
    return brokenTree();
  }
};
