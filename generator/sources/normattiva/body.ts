/** Articles of the body of an act. */

import { articleKey, articleNumber } from "../../law/articles/article-number.ts";
import { UnusableInput } from "../unusable-input.ts";
import { attribute, child, descendants, textOf, type XmlElement } from "../xml/navigate.ts";
import type { ArticoloDraft } from "./article-draft.ts";
import { readHead, withoutLabel } from "./article-head.ts";
import { nameIn, readContent } from "./blocks.ts";
import { type Block, collapse, toLines } from "./lines.ts";
import { partNotes } from "./notes.ts";
import { Partitions } from "./partitions.ts";
import { takeBracketed } from "./rubrica.ts";

const EID = /^art_(.+)$/;
const OF_ARTICLE = ["num", "heading"];
const OF_PARTITION = new Set(["num", "heading"]);

/** What the only article of an act is called in place of a number. */
const ONLY = /^\W*art(?:icolo|\.)?\s*unico\W*$/i;

interface ArticleNumber {
  readonly numero: string;
  /** Whether the article's identifier and its own words give different numbers. */
  readonly disagrees: boolean;
}

/**
 * The number of an article: its own words (`num`) decide. The identifier counts where they hold no number, and its spelling where both
 * name the same article.
 *
 * @param only whether the body has no other article: such a one may bear no number
 */
function numberOf(article: XmlElement, only: () => boolean): ArticleNumber {
  const num = collapse(textOf(child(article, "num")));
  const inNum = articleNumber(num.replace(/[()[\]]/g, " "));
  const written = EID.exec(attribute(article, "eId") ?? "")?.[1]?.trim() ?? "";
  const named = articleNumber(written) ?? written.replace(/[\s/]+/g, "-");
  if (inNum !== null) {
    const same = named !== "" && articleKey(named) === articleKey(inNum);
    return { numero: same ? named : inNum, disagrees: written !== "" && !same };
  }
  if (named !== "") return { numero: named, disagrees: false };
  if (ONLY.test(num) || only()) return { numero: "1", disagrees: false };
  throw new UnusableInput(`un articolo non ha eId e il suo numero («${num}») non si legge: scaricare di nuovo il file`);
}

/** The rubrica of its own element, else the one at the head of the text; a heading may also hold the text after it. */
function readRubrica(heading: string, text: readonly Block[], numero: string): Pick<ArticoloDraft, "rubrica" | "text"> {
  if (heading.trim() === "") return readHead(text, numero, null);
  const taken = takeBracketed(heading);
  const own = withoutLabel(text, numero);
  if (taken === null || taken.rest.trim() === "") return { rubrica: collapse(heading), text: own };
  return { rubrica: taken.rubrica, text: [{ lead: "", raw: taken.rest, numbered: false }, ...own] };
}

interface ReadArticle {
  readonly draft: ArticoloDraft;
  readonly doubled: boolean;
  readonly disagrees: boolean;
}

function readArticle(whole: XmlElement, partizione: string | null, only: () => boolean): ReadArticle {
  const { numero, disagrees } = numberOf(whole, only);
  const article = newestCommi(whole);
  const content = readContent(article, OF_ARTICLE);
  const parted = partNotes(content.blocks);
  const { rubrica, text } = readRubrica(nameIn(child(article, "heading"), content.notes), parted.text, numero);
  const id = attribute(article, "eId")?.trim() || `art_${numero}`;
  const note = [...parted.notes, ...content.notes];
  const draft = { id, numero, rubrica, text, partizione, allegato: null, note };
  return { draft, doubled: article !== whole, disagrees };
}

interface Body {
  readonly articoli: readonly ArticoloDraft[];
  /** Identifiers of the articles whose commi come twice; the later ones were read. */
  readonly doppi: readonly string[];
  /** Identifiers of the articles whose identifier and words give different numbers. */
  readonly discordi: readonly string[];
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
  const articoli: ArticoloDraft[] = [];
  const doppi: string[] = [];
  const discordi: string[] = [];
  const altro: XmlElement["children"][number][] = [];
  /** Notes to the headings of partitions: they go to the next article. */
  const pending: string[] = [];
  const partitions = new Partitions();
  const only = () => body !== undefined && [...descendants(body, "article")].length === 1;
  const visit = (of: XmlElement): void => {
    const holdsArticles = of === body || hasArticle(of);
    if (!holdsArticles) {
      altro.push(of);
      return;
    }
    partitions.enter(`${heading(of, "num", pending)} ${heading(of, "heading", pending)}`);
    for (const node of of.children) {
      if (typeof node === "string") {
        if (node.trim() !== "") altro.push(node);
      } else if (node.name === "article") {
        const { draft, doubled, disagrees } = readArticle(node, partitions.path, only);
        articoli.push(pending.length === 0 ? draft : { ...draft, note: [...pending.splice(0), ...draft.note] });
        if (doubled) doppi.push(draft.id);
        if (disagrees) discordi.push(draft.id);
      } else if (!OF_PARTITION.has(node.name)) visit(node);
    }
  };
  if (body) visit(body);
  const outside = readContent({ name: "body", attributes: {}, children: altro });
  const rest = [...toLines(outside.blocks), ...outside.notes, ...pending].join("\n");
  return { articoli, doppi, discordi, altro: rest };
}

/** A partition without number has `-` there. */
function heading(of: XmlElement, name: string, notes: string[]): string {
  const text = nameIn(child(of, name), notes).trim();
  return text === "-" ? "" : text;
}

function hasArticle(of: XmlElement): boolean {
  return of.children.some((node) => typeof node !== "string" && (node.name === "article" || hasArticle(node)));
}

interface Comma {
  readonly at: number;
  readonly num: string;
  readonly element: XmlElement;
}

function commiOf(article: XmlElement): Comma[] {
  return article.children.flatMap((element, at) => {
    if (typeof element === "string" || element.name !== "paragraph") return [];
    const num = collapse(textOf(child(element, "num")));
    return num === "" ? [] : [{ at, num, element }];
  });
}

/**
 * An article without the earlier of two versions of its commi: the numbers begin anew, and most commi before stand there again
 * word by word. The article itself where its commi are there once.
 *
 * @example newestCommi(article) === article // true
 */
function newestCommi(article: XmlElement): XmlElement {
  const commi = commiOf(article);
  const [first] = commi;
  const again = commi.findIndex(({ num }, n) => n > 0 && num === first?.num);
  const second = commi[again];
  if (first === undefined || second === undefined) return article;
  const textOfComma = ({ element }: Comma) => collapse(textOf(element));
  const later = new Set(commi.slice(again).map(textOfComma));
  const earlier = commi.slice(0, again);
  if (earlier.filter((comma) => later.has(textOfComma(comma))).length * 2 <= earlier.length) return article;
  const children = article.children.filter((_, at) => at < first.at || at >= second.at);
  return newestCommi({ ...article, children });
}
