/**
 * Answers with links to what belongs to them (RFC 8288), and the documents beside the answers that only some trees have. Apart from
 * `respond`, so that a host with no room for it can do without.
 */

import { BESIDE } from "../api/documents.ts";
import { BASE_PATH } from "../api/operations.ts";
import { fileOfEli } from "../law/eli.ts";
import { type Answer, answerOf, brokenTree } from "./answer.ts";
import { parseQuery, splitTarget } from "./query.ts";
import { respond } from "./respond.ts";
import { type Card, card, type Read, scalarsOf } from "./tree.ts";

const LIST = `${BASE_PATH}/norme`;

interface Window {
  readonly totale: number;
  readonly limit: number;
  readonly offset: number;
}

/** The pages before and after a window of the list, as queries to the same path. */
function pages({ body }: Answer, query: string): string[] {
  const { totale, limit, offset } = scalarsOf<Window>(body);
  const link = (rel: string, at: number) => {
    const asked = new URLSearchParams([...parseQuery(query)]);
    asked.set("limit", `${limit}`);
    asked.set("offset", `${at}`);
    return `<?${asked}>; rel="${rel}"`;
  };
  return [
    ...(offset > 0 ? [link("prev", Math.max(0, Math.min(offset, totale) - limit))] : []),
    ...(offset + limit < totale ? [link("next", offset + limit)] : []),
  ];
}

/** The act's twin, where the tree has twins. */
async function twin({ headers }: Answer, path: string, read: Read): Promise<string[]> {
  const { gemelli } = await card<Card & { readonly gemelli?: boolean }>(read, "norma");
  if (!gemelli) return [];
  const eli = decodeURI(headers["Content-Location"] ?? path).slice(LIST.length + 1);
  return [`<$/api/public/norme/${fileOfEli(eli)}.jsonld>; rel="alternate"; type="application/ld+json"`];
}

async function linked(answer: Answer, target: string, read: Read): Promise<Answer> {
  const { path, query } = splitTarget(target);
  const links = [
    '<$/licenze.txt>; rel="license"',
    ...(path === LIST ? pages(answer, query) : []),
    ...(path.startsWith(`${LIST}/`) ? await twin(answer, path, read) : []),
  ];
  // Relative to the request, so that they hold below any folder.
  const root = "../".repeat(target.replace(/\?.*/s, "").split("/").length - 2);
  const headers = {
    ...answer.headers,
    "Access-Control-Expose-Headers": "ETag, Content-Location, Link",
    Link: links.join(", ").replaceAll("<$/", `<${root}`),
  };
  return { ...answer, headers };
}

/**
 * Answers as `respond` does, links added to every 200: the licence of the data, the pages before and after a window of `/norme`, the
 * twin of an act as linked data.
 */
export const respondLinked: typeof respond = async (request, read, fault) => {
  const { method, target } = request;
  try {
    const { path } = splitTarget(target);
    const below = path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : "";
    if ((method === "GET" || method === "HEAD") && BESIDE.test(below)) {
      const bytes = await read(path.slice(1));
      const type = below.endsWith("ld") ? "application/ld+json" : "application/json";
      if (bytes) return answerOf(200, bytes, "it", { "Content-Type": type });
    }
    const answer = await respond(request, read, fault);
    return answer.status === 200 ? await linked(answer, target, read) : answer;
  } catch (error) {
    fault(error);
    return brokenTree();
  }
};
