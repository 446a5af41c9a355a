/** The head of an article whose number and rubrica stand in its text: all the articles in attachments, some in the body. */

import { ARTICLE_PATTERN, articleNumber, compareArticleNumbers } from "../../law/articles/article-number.ts";
import type { Block } from "./lines.ts";
import { takeBracketed, takeTitle } from "./rubrica.ts";

const UNFINISHED_LABEL = /(?:^|\n)[\s(]*(?:art\.?|articolo)\s*$/i;
/** `Art. 131-bis.` at the beginning of a line, after the brackets of a change; `(Articolo 41, comma 4)` is none. */
const labelOf = (number: string) =>
  new RegExp(`(^|\\n)([\\s(]*)(?:art\\.?|articolo)\\s*(${number})(?![\\w-])(?!\\s*,)\\s*\\.?`, "gi");
/** `Art. 518.1.` is tried last: the decimal may be a comma's number after the full stop. */
const LABELS = [labelOf(ARTICLE_PATTERN), labelOf("\\d{1,5}\\.\\d{1,2}")];

interface ArticleHead {
  /** What stands before the article's number: the title of the code or of the attachment. */
  readonly above: string;
  readonly rubrica: string | null;
  /** What follows, without the words that give the number and without the rubrica. */
  readonly text: readonly Block[];
}

/** Where a text says which article it is: by its number, in any spelling of it, or by the document's own name. */
function findLabel(raw: string, numero: string, name: string | null): RegExpExecArray | null {
  for (const pattern of LABELS)
    for (const label of raw.matchAll(pattern)) {
      // An attachment may begin with its titles; in the body what stands before would be text that quotes an article.
      if (name === null && raw.slice(0, label.index).trim() !== "") break;
      if (compareArticleNumbers(articleNumber(label[3] ?? "") ?? "", numero) === 0) return label;
    }
  if (name === null) return null;
  const named = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`(^|\\n)([\\s(]*)${named}(?=\\s)`, "i").exec(raw);
}

interface Labelled {
  readonly above: string;
  readonly text: readonly [Block, ...Block[]];
}

/** The blocks after the words that give the article's number; `null` where there are none. */
function afterLabel(blocks: readonly Block[], numero: string, name: string | null): Labelled | null {
  const [first, second, ...rest] = blocks;
  if (first?.lead !== "") return null;
  // The number of the article may have been taken for the number of a comma: "Articolo", then a comma 2.
  const cut = second !== undefined && UNFINISHED_LABEL.test(first.raw);
  const raw = cut ? `${first.raw}\n${second.lead} ${second.raw}` : first.raw;
  const found = findLabel(raw, numero, name);
  if (!found) return null;
  const [label, , open = ""] = found;
  const brackets = open.replace(/\s/g, "");
  const after = {
    lead: "",
    raw: brackets + raw.slice(found.index + label.length),
    numbered: (cut ? second : first).numbered,
  };
  return { above: raw.slice(0, found.index), text: [after, ...(cut ? rest : blocks.slice(1))] };
}

/**
 * The text of an article of the body without its own number, where it opens with it.
 *
 * @example withoutLabel([{ lead: "", raw: "Articolo 6. \n Testo.", numbered: false }], "6") // [{ ..., raw: " \n Testo." }]
 */
export function withoutLabel(blocks: readonly Block[], numero: string): readonly Block[] {
  return afterLabel(blocks, numero, null)?.text ?? blocks;
}

/**
 * Reads the head of an article off its first blocks: the article's number goes, the rubrica is what stands in round brackets,
 * after the number where there is one, or a title between the number and comma 1.
 *
 * @param name of the attachment's document, which its repealed articles repeat (`Codice Penale-art. 519`); `null` in the body
 * @example readHead([{ lead: "", raw: "Art. 575.\n (Omicidio)\n Chiunque ...", numbered: false }], "575", null).rubrica // "(Omicidio)"
 */
export function readHead(blocks: readonly Block[], numero: string, name: string | null): ArticleHead {
  const labelled = afterLabel(blocks, numero, name);
  const { above = "", text = blocks } = labelled ?? {};
  const [first, ...rest] = text;
  const taken = first?.lead === "" ? takeBracketed(first.raw) : null;
  if (first && taken) return { above, rubrica: taken.rubrica, text: [{ ...first, raw: taken.rest }, ...rest] };
  const title = labelled && takeTitle(text);
  return { above, rubrica: title?.rubrica ?? null, text: title?.text ?? text };
}
