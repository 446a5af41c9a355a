/** The page of an act or of an article that needs no script, out of the answer that it shows. */

import { mediaTypeOf } from "../../contract/media-types.ts";
import { BASE_PATH } from "../../contract/operations.ts";
import { filledPage, type PagePlace, TEXT_PAGES } from "../../contract/text-page.ts";
import { decode } from "../../format/bytes.ts";
import type { Read } from "../../format/read-tree.ts";
import { xmlText } from "../../format/xml-text.ts";
import { eliLabel } from "../../law/names/eli-label.ts";
import { type Answer, answerOf } from "../answer.ts";
import { BY_ACCEPT } from "../headers.ts";
import { PAGE_HEADERS } from "../page-headers.ts";
import type { Asked, Resolved } from "../plan.ts";
import { htmlNotation } from "../render/html-text.ts";
import type { TextBody } from "../render/markdown.ts";

/** Characters of a description: search engines show no more. */
const DESCRIBED = 200;

/** From the address of a request to the root of the tree, which may stand in a folder of its host. */
const rootFrom = ({ target }: Asked): string => "../".repeat(target.replace(/[?#].*/s, "").split("/").length - 2);

/** What an answer is about, as one line: a title, and the beginning of its text. */
function described({ titolo, eli, norma, articolo, articoli, preambolo }: TextBody, article: string | undefined) {
  const act = eliLabel(norma?.eli ?? eli ?? "");
  const begins = articolo?.testo ?? (preambolo || articoli?.[0]?.testo) ?? "";
  const words = begins
    .slice(0, 2 * DESCRIBED)
    .replace(/\s+/g, " ")
    .trim();
  return {
    title: article ? `${article} · ${act}` : `${act} · ${titolo ?? ""}`,
    description: words.length > DESCRIBED ? `${words.slice(0, DESCRIBED).replace(/ [^ ]*$/, "")} …` : words,
  };
}

/**
 * The page that shows a text without a script, and leads to the explorer with them; `null` if the tree has none. Like the way to a page it
 * is kept by no cache.
 *
 * @param answer of `/norme/{eli}`, of one of its articles
 * @param explorer the page of the explorer, from the root of the tree
 */
export async function textPage(
  { headers, body: bytes }: Answer,
  asked: Asked,
  { operation, lingua }: Pick<Resolved, "operation" | "lingua">,
  explorer: string,
  read: Read,
): Promise<Answer | null> {
  const page = await read(TEXT_PAGES[lingua]);
  if (!page) return null;
  const body: TextBody = JSON.parse(decode(bytes));
  // Loaded by itself: Markdown needs it too, and other answers do not.
  const { writtenAct, articleHeading } = await import("../render/markdown.ts");
  const { eli, norma, giorno, versione, articolo, meta } = body;
  const root = rootFrom(asked);
  const texts: Readonly<Record<Exclude<PagePlace, "text">, string | undefined>> = {
    ...described(body, articolo && articleHeading(articolo)),
    root,
    answer: (headers["Content-Location"] ?? encodeURI(asked.path)).slice(1),
    act: encodeURI(`${BASE_PATH}/norme/${norma?.eli ?? eli}${giorno ? `@${giorno}` : ""}`).slice(1),
    explorer,
    operation,
    version: versione?.tipo,
    day: versione?.al,
    // Code stands between backticks.
    note: meta.nota?.replaceAll("`", ""),
    sources: [...new Set(meta.fonti?.map(({ attribuzione }) => attribuzione))].join(" "),
    licence: meta.licenza,
  };
  // The links, what else names this answer.
  const { ETag: _tag, "Content-Length": _length, ...kept } = headers;
  const filled = filledPage(decode(page), (name) =>
    name === "text" ? writtenAct(body, htmlNotation(root)) : xmlText(texts[name] ?? ""),
  );
  const own = { ...BY_ACCEPT, ...PAGE_HEADERS, "Cache-Control": "no-store", "Content-Type": mediaTypeOf("a.html") };
  return answerOf(200, filled, lingua, { ...kept, ...own });
}
