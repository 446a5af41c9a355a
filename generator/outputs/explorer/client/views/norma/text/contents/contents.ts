/** The contents of an act: books, titles, chapters, attachments and what is in them. */

import { foldSigns } from "../../../../../../../law/fold.ts";
import type { ActArticle, ActBody } from "../../act-body.ts";
import { headingsOf } from "./headings.ts";

/** What one reads in an act. */
export interface ContentsItem {
  readonly id: string;
  /** `Art. 3`, `Allegato A` */
  readonly name: string;
  readonly title: string;
  /** `null` for what is no article. */
  readonly article: ActArticle | null;
}

export interface ContentsPart {
  readonly title: string;
  readonly items: ContentsItem[];
  readonly parts: ContentsPart[];
}

/** A part with nothing in it yet. */
export const emptyPart = (title: string): ContentsPart => ({ title, items: [], parts: [] });

/** The part with a heading inside another: the last one, where it bears the same heading, else a new one. */
function partIn(parent: ContentsPart, title: string): ContentsPart {
  const last = parent.parts.at(-1);
  if (last?.title === title) return last;
  const part = emptyPart(title);
  parent.parts.push(part);
  return part;
}

const articleItem = (article: ActArticle): ContentsItem => ({
  id: article.id,
  name: `Art. ${article.numero}`,
  title: (article.rubrica ?? "")
    .replace(/\(\(|\)\)/g, "")
    .trim()
    .replace(/^\((.*?)\)?\.?$/s, "$1"),
  article,
});

/**
 * The contents of an act, in order.
 *
 * @example contentsOf(act).parts[0]?.title // "LIBRO I DEI PRINCIPI"
 */
export function contentsOf({
  articoli,
  allegati,
}: {
  readonly articoli: readonly ActArticle[];
  readonly allegati: ActBody["allegati"];
}): ContentsPart {
  const whole = emptyPart("");
  for (const article of articoli) headingsOf(article).reduce(partIn, whole).items.push(articleItem(article));
  if (allegati.length > 0) {
    const part = emptyPart("Allegati");
    whole.parts.push(part);
    part.items.push(...allegati.map(({ id, titolo }) => ({ id, name: titolo, title: "", article: null })));
  }
  return whole;
}

/** Whether a number is the one that is wanted, or has a suffix behind it: `3` finds `3-bis` and not `30`. */
const isNumbered = (numero: string, wanted: string) => numero === wanted || numero.startsWith(`${wanted}-`);

/**
 * The contents of which a word is in the name, the title or a heading above; `null` where nothing is.
 *
 * @example filtered(contentsOf(act), "accesso")
 */
export function filtered(part: ContentsPart, words: string): ContentsPart | null {
  const wanted = foldSigns(words)
    .trim()
    .replace(/^art(?:icolo)?[. ]+(?=\d)/, "");
  if (wanted === "" || (part.title !== "" && foldSigns(part.title).includes(wanted))) return part;
  const says = ({ name, title, article }: ContentsItem) =>
    article !== null && /^\d/.test(wanted)
      ? isNumbered(article.numero, wanted)
      : foldSigns(`${name} ${title}`).includes(wanted);
  const items = part.items.filter(says);
  const parts = part.parts.flatMap((inner) => filtered(inner, words) ?? []);
  return items.length + parts.length === 0 ? null : { title: part.title, items, parts };
}

/** Whether an item is in a part. */
export const holdsItem = (part: ContentsPart, id: string): boolean =>
  part.items.some((item) => item.id === id) || part.parts.some((inner) => holdsItem(inner, id));
