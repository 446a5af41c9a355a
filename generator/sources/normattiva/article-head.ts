/** The head of an article whose number and rubrica stand in its text: all the articles in attachments, some in the body. */

import { ARTICLE_PATTERN, articleNumber, compareArticleNumbers } from "../../law/article-number.ts";
import type { Block } from "./lines.ts";
import { takeBracketed, takeTitle } from "./rubrica.ts";

const UNFINISHED_LABEL = /(?:^|\n)[\s(]*(?:art\.?|articolo)\s*$/i;
/** `Art. 131-bis.` at the beginning of a line, after the brackets of a change; `(Articolo 41, comma 4)` is none. */
const LABEL = new RegExp(
  `(^|\\n)([\\s(]*)(?:art\\.?|articolo)\\s*(${ARTICLE_PATTERN})(?![\\w-])(?!\\s*,)\\s*\\.?`,
  "gi",
);

export interface ArticleHead {
  /** What stands before the article's number: the title of the code or of the attachment. */
  readonly above: string;
  /** The words that give the number, as they are. */
  readonly label: string;
  readonly rubrica: string | null;
  /** What follows, without the rubrica. */
  readonly text: readonly Block[];
}

/** Where a text says which article it is: by its number, in any spelling of it, or by the document's own name. */
function findLabel(raw: string, numero: string, name: string | null): RegExpExecArray | null {
  for (const label of raw.matchAll(LABEL)) {
    // An attachment may begin with its titles; in the body what stands before would be text that quotes an article.
    if (name === null && raw.slice(0, label.index).trim() !== "") return null;
    if (compareArticleNumbers(articleNumber(label[3]!) ?? "", numero) === 0) return label;
  }
  if (name === null) return null;
  const named = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`(^|\\n)([\\s(]*)${named}(?=\\s)`, "i").exec(raw);
}

/**
 * Reads the head of an article off its first blocks; `null` where they say neither the article's number nor a rubrica.
 * The rubrica is what stands in round brackets, after the number where there is one, or a title between the number and comma 1.
 *
 * @param name of the attachment's document, which its repealed articles repeat (`Codice Penale-art. 519`); `null` in the body
 * @example readHead([{ lead: "", raw: "Art. 575.\n (Omicidio)\n Chiunque ...", numbered: false }], "575", null)?.rubrica // "(Omicidio)"
 */
export function readHead(blocks: readonly Block[], numero: string, name: string | null): ArticleHead | null {
  const [first, ...rest] = blocks;
  if (first?.lead !== "") return null;
  const plain = (raw: string): Block => ({ lead: "", raw, numbered: false });
  let raw = first.raw;
  const second = rest[0];
  // The number of the article may have been taken for the number of a comma: "Articolo", then a comma 2.
  if (second && UNFINISHED_LABEL.test(raw)) {
    raw = `${raw}\n${second.lead} ${second.raw}`;
    rest.shift();
  }
  const found = findLabel(raw, numero, name);
  if (!found) {
    const bare = takeBracketed(first.raw);
    return bare && { above: "", label: "", rubrica: bare.rubrica, text: [plain(bare.rest), ...blocks.slice(1)] };
  }
  const brackets = found[2]!.replace(/\s/g, "");
  const after = brackets + raw.slice(found.index + found[0].length);
  const taken = takeBracketed(after) ?? takeTitle(after, rest[0]?.lead === "1.");
  return {
    above: raw.slice(0, found.index),
    label: found[0].slice(found[1]!.length + found[2]!.length),
    rubrica: taken?.rubrica ?? null,
    text: [plain(taken?.rest ?? after), ...rest],
  };
}
