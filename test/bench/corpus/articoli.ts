/** The articles of an artificial act, in the layout of Normattiva. */

import type { AttoSintetico } from "./atti.ts";
import { Caso } from "./caso.ts";
import { citazioniDi } from "./citazioni.ts";
import { frasiDi } from "./frasi.ts";
import { MATERIE } from "./lessico.ts";
import type { Misura } from "./misure.ts";
import type { Segnali } from "./segnali.ts";

/** An act with more articles is divided in chapters. */
const CHAPTERS_FROM = 25;
const ARTICLES_PER_CHAPTER = 20;
/** Bytes of markup around a comma, about: the portal's files are indented. */
const MARKUP = 330;
const COMMA = 750;
const LISTS = 0.12;
const ROMAN = [
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

/** A new line at a depth of the document, as the portal indents: four blanks a level. */
const line = (depth: number): string => `\n${"    ".repeat(depth)}`;
const [IN_BODY, IN_ARTICLE, IN_PARAGRAPH, IN_CONTENT] = [line(3), line(4), line(5), line(6)];

/** An element on lines of its own. */
const block = (open: string, inside: string, close: string, within: string, at: string): string =>
  `${at}${open}${within}${inside}${at}${close}`;

function roman(n: number): string {
  let out = "";
  let rest = n;
  for (const [value, letters] of ROMAN) for (; rest >= value; rest -= value) out += letters;
  return out;
}

/** What draws the text of an act: numbers, and sentences. */
interface Penna {
  readonly caso: Caso;
  readonly frase: () => string;
}

function sentences({ frase }: Penna, bytes: number): string {
  let text = frase();
  while (text.length < bytes) text += ` ${frase()}`;
  return text;
}

function points({ caso, frase }: Penna, id: string): string {
  const letters = ["a", "b", "c", "d"].slice(0, caso.between(2, 4));
  const items = letters.map(
    (letter) =>
      `${IN_CONTENT}<point eId="${id}.__point_${letter}"><num>${letter})</num><content><p>${frase()}</p></content></point>`,
  );
  return `<list><intro><p>${frase()}</p></intro>${items.join("")}</list>`;
}

const inContent = (text: string): string => `<content>${IN_CONTENT}${text}${IN_PARAGRAPH}</content>`;
/** A paragraph without a number. */
const bare = (text: string): string => block("<paragraph>", inContent(text), "</paragraph>", IN_PARAGRAPH, IN_ARTICLE);

/** Numbered commi of an act of the Republic, bare paragraphs of one of the Kingdom. */
function paragraphs(penna: Penna, article: string, bytes: number, numbered: boolean, changed: boolean): string[] {
  const found: string[] = [];
  for (let made = 0; found.length === 0 || made < bytes; made += found.at(-1)!.length) {
    const n = found.length + 1;
    const id = `${article}__para_${n}`;
    const text = sentences(penna, Math.min(COMMA, bytes - made) - MARKUP);
    const marked = changed && n === 1 ? `<ins eId="ins_${article}">((${text}))</ins>` : text;
    if (!numbered) found.push(bare(`<p>${marked}\n</p>`));
    else {
      const content = penna.caso.chance(LISTS) ? points(penna, id) : inContent(`<p>${marked}\n</p>`);
      found.push(
        block(
          `<paragraph eId="${id}">`,
          `<num>${n}.</num>${IN_PARAGRAPH}${content}`,
          "</paragraph>",
          IN_PARAGRAPH,
          IN_ARTICLE,
        ),
      );
    }
  }
  return found;
}

function article(atto: AttoSintetico, n: number, bytes: number, segnali: Segnali, penna: Penna): string {
  const { caso } = penna;
  const id = `art_${n}`;
  const numbered = !atto.collezione.antica && atto.data > "1970";
  const heading =
    numbered && caso.chance(0.7) ? `<heading>Disposizioni in materia di ${caso.pick(MATERIE)}</heading>` : "<heading/>";
  const repealed = segnali.abrogati.get(n);
  const notes = segnali.note.get(n);
  const body = repealed ? [bare(`<p>${repealed}</p>`)] : paragraphs(penna, id, bytes, numbered, notes !== undefined);
  for (const mod of segnali.marcati.get(n) ?? []) body.push(bare(`<p>${mod}</p>`));
  if (notes) body.push(bare(notes.join(IN_CONTENT)));
  return block(
    `<article eId="${id}">`,
    `<num>Art. ${n}.</num>${IN_ARTICLE}${heading}${body.join("")}`,
    "</article>",
    IN_ARTICLE,
    IN_BODY,
  );
}

/**
 * The content of `body`.
 *
 * @param atti all acts of the corpus: some are cited
 * @param seme the same seed gives the same text
 */
export function articoliDi(
  atto: AttoSintetico,
  misura: Misura,
  segnali: Segnali,
  atti: readonly AttoSintetico[],
  seme: string,
): string {
  const caso = new Caso(`${seme}/testo/${atto.indice}`);
  const [frase, cita] = [frasiDi(caso), citazioniDi(atto, atti, new Caso(`${seme}/citazioni/${atto.indice}`))];
  const said = () => {
    const text = frase();
    return text + cita(text);
  };
  const penna = { caso, frase: said };
  const bytes = misura.corpo / misura.articoli;
  const articles: string[] = [];
  for (let n = 1; n <= misura.articoli; n++)
    articles.push(article(atto, n, bytes * (0.4 + 1.2 * caso.next()), segnali, penna));
  if (articles.length < CHAPTERS_FROM) return articles.join("");
  const chapters: string[] = [];
  for (let at = 0; at < articles.length; at += ARTICLES_PER_CHAPTER) {
    const n = chapters.length + 1;
    const inside = articles.slice(at, at + ARTICLES_PER_CHAPTER).join("");
    chapters.push(
      `<chapter eId="chp_${n}"><num>Capo ${roman(n)}</num><heading>NORME SU ${caso.pick(MATERIE).toUpperCase()}</heading>${inside}</chapter>`,
    );
  }
  return chapters.join("\n");
}
