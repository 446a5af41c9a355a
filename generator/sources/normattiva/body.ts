/** Articles of the body of an act. */

import { articleNumber } from "../../law/article-number.ts";
import { UnusableInput } from "../unusable-input.ts";
import type { XmlElement } from "../xml/element.ts";
import { attribute, child, textOf } from "../xml/navigate.ts";
import { readHead } from "./article-head.ts";
import { readContent } from "./blocks.ts";
import { type Block, collapse, toLines } from "./lines.ts";
import { partNotes } from "./notes.ts";
import { Partitions } from "./partitions.ts";
import { isRepealed } from "./repealed.ts";
import { takeBracketed } from "./rubrica.ts";
import type { UnplacedArticolo } from "./unplaced.ts";

const EID = /^art_(.+)$/;
const OF_ARTICLE = ["num", "heading"];
const OF_PARTITION = new Set(["num", "heading"]);

function numberOf(article: XmlElement): string {
  const fromId = EID.exec(attribute(article, "eId") ?? "")?.[1];
  if (fromId !== undefined) return fromId;
  const num = collapse(textOf(child(article, "num")));
  const numero = articleNumber(num);
  if (numero === null)
    throw new UnusableInput(
      `un articolo non ha eId e il suo numero («${num}») non si legge: scaricare di nuovo il file`,
    );
  return numero;
}

/** The rubrica of its own element, else the one at the head of the text; a heading may also hold the text after it. */
function takeRubrica(heading: string, text: Block[], numero: string): { rubrica: string | null; blocks: Block[] } {
  const plain = (raw: string): Block => ({ lead: "", raw, numbered: false });
  if (heading.trim() !== "") {
    const taken = takeBracketed(heading);
    if (taken === null || taken.rest.trim() === "") return { rubrica: collapse(heading), blocks: text };
    return { rubrica: taken.rubrica, blocks: [plain(taken.rest), ...text] };
  }
  const head = readHead(text, numero, null);
  if (head === null) return { rubrica: null, blocks: text };
  return { rubrica: head.rubrica, blocks: [plain(head.label), ...head.text] };
}

function readArticle(article: XmlElement, partizione: string | null): UnplacedArticolo {
  const numero = numberOf(article);
  const content = readContent(article, OF_ARTICLE);
  const { text, notes } = partNotes(content.blocks);
  const { rubrica, blocks } = takeRubrica(textOf(child(article, "heading")), text, numero);
  const testo = toLines(blocks).join("\n");
  return {
    id: attribute(article, "eId") ?? `art_${numero}`,
    numero,
    rubrica,
    testo,
    partizione,
    allegato: null,
    abrogato: isRepealed(testo),
    note: [...notes, ...content.notes],
  };
}

export interface Body {
  readonly articoli: readonly UnplacedArticolo[];
  /** What the body holds outside articles, empty in acts that are made of articles. */
  readonly altro: string;
}

/**
 * The articles of a body in document order, under the partitions they stand in.
 *
 * @throws UnusableInput where an article cannot be numbered.
 * @example readBody(child(act, "body")).articoli[0]?.numero // "1"
 */
export function readBody(body: XmlElement | undefined): Body {
  const articoli: UnplacedArticolo[] = [];
  const altro: XmlElement["children"][number][] = [];
  const partitions = new Partitions();
  const visit = (of: XmlElement): void => {
    const holdsArticles = of === body || hasArticle(of);
    if (!holdsArticles) {
      altro.push(of);
      return;
    }
    partitions.enter(`${heading(of, "num")} ${heading(of, "heading")}`);
    for (const node of of.children) {
      if (typeof node === "string") {
        if (node.trim() !== "") altro.push(node);
      } else if (node.name === "article") articoli.push(readArticle(node, partitions.path));
      else if (!OF_PARTITION.has(node.name)) visit(node);
    }
  };
  if (body) visit(body);
  const rest =
    altro.length === 0 ? "" : toLines(readContent({ name: "body", attributes: {}, children: altro }).blocks).join("\n");
  return { articoli, altro: rest };
}

/** A partition without number has `-` there. */
function heading(of: XmlElement, name: string): string {
  const text = textOf(child(of, name)).trim();
  return text === "-" ? "" : text;
}

function hasArticle(of: XmlElement): boolean {
  return of.children.some((node) => typeof node !== "string" && (node.name === "article" || hasArticle(node)));
}
