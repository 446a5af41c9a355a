/** How an act is parted: the contents (books, titles, chapters, attachments and what is in them), and the chunks in which it is drawn. */

import { attachmentName } from "../../../../../../law/articles/container-name.ts";
import { foldSigns } from "../../../../../../law/fold.ts";
import type { ActArticle, ActBody } from "../act-body.ts";

/**
 * Headings above an article, the outermost first: its attachment, then its divisions.
 *
 * @example headingsOf({ allegato: null, partizione: "TITOLO I / Capo I" }) // ["TITOLO I", "Capo I"]
 */
export const headingsOf = ({ allegato, partizione }: Pick<ActArticle, "allegato" | "partizione">): string[] => [
  ...(allegato === null ? [] : [attachmentName(allegato)]),
  ...(partizione?.split(" / ") ?? []),
];

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

/**
 * Headings that are new above an article, after the one before.
 *
 * @example newHeadings(["TITOLO I", "Capo I"], ["TITOLO I", "Capo II"]) // ["Capo II"]
 */
export function newHeadings(before: readonly string[], now: readonly string[]): readonly string[] {
  const same = now.findIndex((heading, i) => heading !== before[i]);
  return same < 0 ? [] : now.slice(same);
}

/** Letters that are drawn at once, more than a screen; and in each step after that, for which a slow phone does not stand still. */
const FIRST_CHUNK = 3_000;
const NEXT_CHUNK = 20_000;

/**
 * Where pieces are parted into chunks, by their length.
 *
 * @param lengths letters of each piece
 * @returns ends of the chunks
 * @example chunkEnds([20_000, 100, 100]) // [1, 3]
 */
export function chunkEnds(lengths: readonly number[]): number[] {
  const ends: number[] = [];
  let [sum, most] = [0, FIRST_CHUNK];
  for (const [i, length] of lengths.entries()) {
    sum += length + 200;
    if (sum < most && i < lengths.length - 1) continue;
    ends.push(i + 1);
    [sum, most] = [0, NEXT_CHUNK];
  }
  return ends;
}
