/** From a request to its answer: the one way, for every host and for the client. */

import { asksForJson } from "../contract/explorer-addresses.ts";
import { mediaTypeOf, TYPES } from "../contract/media-types.ts";
import { BESIDE, documentAt } from "../contract/named-files.ts";
import { BASE_PATH, isBelowTexts, operationOf } from "../contract/operations.ts";
import { decode } from "../format/bytes.ts";
import type { Read } from "../format/read-tree.ts";
import { type Answer, answerOf, brokenTree, type Made, refused, wrongMethod } from "./answer.ts";
import { escapedText } from "./escapes.ts";
import { BY_ACCEPT } from "./headers.ts";
import { INDEX, indexAnswer, isIndex } from "./index-answer.ts";
import { LICENCE, linksOf } from "./links.ts";
import { isApi } from "./match.ts";
import { PAGE_HEADERS } from "./page-headers.ts";
import { preferredForm } from "./pages/accept.ts";
import { type Asked, askedOf, type Request, type Resolution, type Resolved } from "./plan.ts";
import { reads } from "./refusal.ts";
import type { TextBody } from "./render/markdown.ts";
import { render } from "./render/table.ts";
import { resolve } from "./resolve.ts";
import { unknownNames } from "./validate.ts";

const isPage = ({ headers }: Answer) => headers["Content-Type"]?.startsWith("text/html") ?? false;

/** A file below the base by its own name, as a host without code gives it; `null` if the tree has none. */
async function fileBelow({ method, path }: Asked, read: Read): Promise<Answer | null> {
  const below = path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : "";
  if (!BESIDE.test(below) || documentAt(below, "it")) return null;
  const bytes = await read(path.slice(1));
  if (!bytes) return null;
  return reads(method) ? answerOf(200, bytes, "it", { "Content-Type": mediaTypeOf(below) }) : wrongMethod();
}

/** A 200 with links to what belongs to it (RFC 8288); any other answer as it is. */
function linked(answer: Answer, links: readonly string[]): Answer {
  if (answer.status !== 200) return answer;
  const headers = {
    ...answer.headers,
    ...(isPage(answer) && PAGE_HEADERS),
    "Access-Control-Expose-Headers": "ETag, Content-Location, Ignored-Parameters, Link",
    Link: links.join(", "),
  };
  return { ...answer, headers };
}

/** Texts of acts, whose Markdown is loaded without what is declared of other things. */
const isActText = (operation: Resolved["operation"]) => ["norma", "articolo", "comma"].includes(operation);

/** The name of what is Markdown ends so. */
const MARKDOWN = /\.md(?![\s\S])/;
/**
 * An answer that is a text as well as Markdown, if the address ends in `.md` or its reader prefers that. What may come in two forms says so
 * to caches.
 */
async function inMarkdown(answer: Answer, { path, accept }: Asked, { operation }: Resolved): Promise<Answer> {
  if (answer.status !== 200 || operation === "document" || !operationOf(operation).text) return answer;
  const named = MARKDOWN.test(path);
  const headers = named ? answer.headers : { ...answer.headers, ...BY_ACCEPT };
  if (!named && preferredForm(accept) !== "markdown") return { ...answer, headers };
  const said: TextBody = JSON.parse(decode(answer.body));
  const text = isActText(operation)
    ? (await import("./render/markdown.ts")).markdownOf(said)
    : (await import("./render/resource-markdown.ts")).resourceText(operation, { ...said });
  const { body, headers: own } = answerOf(200, text, said.meta.lingua);
  const { ETag = "", "Content-Length": length = "" } = own;
  const { md: type = "" } = TYPES;
  return { ...answer, body, headers: { ...headers, ETag, "Content-Length": length, "Content-Type": type } };
}

/** Names of files: who asks for one wants that one. */
const FILE = /\.(?:json|html|md|atom)(?![\s\S])/i;
/** Statuses of answers that are a page as well: what was found, several things, or nothing. */
const SHOWN: readonly number[] = [200, 300, 404];

/** Gives who prefers a page that, or leads there. `formato=json` in the query asks for the answer all the same. */
async function inPages(
  answer: Answer,
  asked: Asked,
  made: Made,
  resolved: Resolved | null,
  read: Read,
): Promise<Answer> {
  if (!reads(asked.method) || !SHOWN.includes(answer.status) || FILE.test(asked.path) || isPage(answer)) return answer;
  const wanted = preferredForm(asked.accept) === "html" && !asksForJson(asked.query.get);
  const shown = { ...made, ...answer };
  const page = wanted ? await (await import("./pages/page-for.ts")).pageFor(asked, resolved, shown, read) : null;
  return page ?? { ...answer, headers: { ...answer.headers, ...BY_ACCEPT } };
}

/** Names of parameters in one header, and characters of each: headers have bounds. */
const SHOWN_NAMES = { most: 20, characters: 40 };

/** An answer that names what of the query it leaves aside, the first names: in a header, and a 200 in its note too. */
async function withIgnored(answer: Answer, asked: Asked, ignored: readonly string[] = []): Promise<Answer> {
  const names = ignored.slice(0, SHOWN_NAMES.most).map((name) => escapedText(name, SHOWN_NAMES.characters));
  const named = names.filter((name) => name !== "").join(", ");
  if (named === "") return answer;
  const headers = { ...answer.headers, "Ignored-Parameters": named };
  if (answer.status !== 200 || answer.headers["Content-Type"] !== TYPES.json) return { ...answer, headers };
  return (await import("./ignored-note.ts")).notedAnswer({ ...answer, headers }, asked, ignored, named);
}

/** An operation's answer, or why there is none. */
async function answerTo(asked: Asked, resolved: Resolution, read: Read): Promise<Answer> {
  if ("refusal" in resolved) {
    const refusal = refused(resolved.refusal);
    return inPages(refusal, asked, refusal, null, read);
  }
  const made = await render(resolved.plan, { ...resolved, read });
  const { subject: _subject, item: _item, window: _window, ...answer } = made;
  const withLinks = answer.status === 200 ? linked(answer, linksOf(resolved, asked, made)) : answer;
  return inPages(await inMarkdown(withLinks, asked, resolved), asked, made, resolved, read);
}

/** What the API answers. */
async function ofApi(asked: Asked, read: Read): Promise<Answer> {
  if (asked.method !== "OPTIONS") {
    const file = await fileBelow(asked, read);
    if (file) return file;
    if (isIndex(asked.path)) {
      const index = await indexAnswer(asked, read);
      const answer = await inPages(linked(index, [LICENCE]), asked, index, null, read);
      return withIgnored(answer, asked, unknownNames(INDEX, asked.query));
    }
  }
  const isText = isBelowTexts(asked.path.slice(BASE_PATH.length));
  const resolved = resolve(isText ? { ...asked, path: asked.path.replace(MARKDOWN, "") } : asked);
  return withIgnored(await answerTo(asked, resolved, read), asked, resolved.ignored);
}

/**
 * The whole answer to a request, before `If-None-Match` and HEAD are looked at: of the API, or a file beside it. Of a 200 its links name the
 * licence of the data, the windows before and after one of `/norme`, the article that a request for an
 * act names besides.
 *
 * @param fault is called with why the tree failed the request; the client gets a 500 without details
 * @example (await respond({ method: "GET", target: "/api/public/health" }, read, console.error)).status // 200
 */
export async function respond(request: Request, read: Read, fault: (error: unknown) => void): Promise<Answer> {
  const asked = askedOf(request);
  try {
    if (isApi(asked.path) || asked.method === "OPTIONS") return await ofApi(asked, read);
    return await (await import("./site-file.ts")).siteFile(asked, read);
  } catch (error) {
    fault(error);
    return brokenTree();
  }
}
