/** The head of an article whose number and rubrica stand in its text: all the articles in attachments, some in the body. */

import { ARTICLE_PATTERN, articleNumber, compareArticleNumbers } from "../../law/articles/article-number.ts";
import type { Block } from "./lines.ts";
import { takeBracketed, takeTitle } from "./rubrica.ts";

/** Words at the beginning of a line, or of the text, with the blanks and brackets before them, which are looked at once the words are found. */
const atLineStart = (words: string, rest: string) =>
  new RegExp(`(?:${words})(?<=(?<run>(?:^|\\n)[\\s(]*)(?:${words}))${rest}`, "gi");
const ARTICLE = "art\\.?|articolo";
const UNFINISHED_LABEL = atLineStart(ARTICLE, "\\s*$");
/** `Art. 131-bis.`; `(Articolo 41, comma 4)` is none. */
const labelOf = (number: string) => atLineStart(ARTICLE, `\\s*(?<number>${number})(?![\\w-])(?!\\s*,)\\s*\\.?`);
/** `Art. 518.1.` is tried last: the decimal may be a comma's number after the full stop. */
const LABELS = [labelOf(ARTICLE_PATTERN), labelOf("\\d{1,5}\\.\\d{1,2}")];

/** Words that say which article a text is. */
interface Label {
  readonly start: number;
  readonly end: number;
  /** Brackets before the words. */
  readonly brackets: string;
  readonly number: string;
}

/** The labels of a pattern in a text, in order. */
function* labelsIn(raw: string, pattern: RegExp): Generator<Label> {
  for (const { 0: words, index, groups: { run = "", number = "" } = {} } of raw.matchAll(pattern))
    yield { start: index - run.length, end: index + words.length, brackets: run.replace(/\s/g, ""), number };
}

interface ArticleHead {
  /** What stands before the article's number: the title of the code or of the attachment. */
  readonly above: string;
  readonly rubrica: string | null;
  /** What follows, without the words that give the number and without the rubrica. */
  readonly text: readonly Block[];
}

/** Where a text says which article it is: by its number, in any spelling of it, or by the document's own name. */
function findLabel(raw: string, numero: string, name: string | null): Label | undefined {
  for (const pattern of LABELS)
    for (const label of labelsIn(raw, pattern)) {
      // An attachment may begin with its titles; in the body what stands before would be text that quotes an article.
      if (name === null && raw.slice(0, label.start).trim() !== "") break;
      if (compareArticleNumbers(articleNumber(label.number) ?? "", numero) === 0) return label;
    }
  if (name === null) return undefined;
  const named = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return labelsIn(raw, atLineStart(named, "(?=\\s)")).next().value ?? undefined;
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
  const cut = second !== undefined && first.raw.search(UNFINISHED_LABEL) >= 0;
  const raw = cut ? `${first.raw}\n${second.lead} ${second.raw}` : first.raw;
  const found = findLabel(raw, numero, name);
  if (!found) return null;
  const after = {
    lead: "",
    raw: found.brackets + raw.slice(found.end),
    numbered: (cut ? second : first).numbered,
  };
  return { above: raw.slice(0, found.start), text: [after, ...(cut ? rest : blocks.slice(1))] };
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
