/** Acts and articles as Markdown: a head of metadata, then the text, article by article. For readers of texts, people and programs alike. */

import type { Lingua } from "../../api/prose.ts";

/** What of an answer about an act, or about one of its articles, is written. */
export interface TextBody {
  readonly meta: {
    readonly release: string;
    readonly lingua: Lingua;
    readonly licenza: string;
    readonly avvertenza: string;
    readonly nota?: string;
    readonly fonti?: readonly { readonly attribuzione: string }[];
  };
  readonly eli?: string;
  readonly norma?: { readonly eli: string; readonly titolo: string };
  readonly titolo?: string;
  readonly urn?: string;
  readonly versione?: { readonly tipo: string; readonly al: string };
  /** The day that was asked for. */
  readonly giorno?: string;
  readonly collegamenti?: { readonly normattiva: string; readonly gazzetta: string };
  readonly preambolo?: string | null;
  readonly conclusioni?: string | null;
  readonly articolo?: ArticleText;
  readonly articoli?: readonly ArticleText[];
  readonly allegati?: readonly { readonly titolo: string | null; readonly testo: string }[];
}

/** An article as it is written. */
export interface ArticleText {
  readonly eli: string;
  readonly numero?: string | null;
  readonly rubrica?: string | null;
  readonly testo: string;
  readonly partizione?: string | null;
  readonly abrogato?: boolean;
  /** The source has no text of it. */
  readonly lacuna?: boolean;
  readonly note?: readonly string[];
}

/** What Markdown would read more into than the text says. */
const MARKED = /[\\`*_[\]<>&~]/g;
/** The same at the beginning of a line: a heading, a list, a rule, a quotation. */
const BEGINS = /^(\s*)([#+\-=|]|\d+(?=[.)]\s))/;

const escaped = (line: string) =>
  line
    .replace(MARKED, "\\$&")
    .replace(BEGINS, (_, blank: string, mark: string) =>
      /^\d/.test(mark) ? `${blank}${mark}\\` : `${blank}\\${mark}`,
    );

/** A text line by line, each a paragraph; the cells of a table row with a bar between. */
const paragraphs = (text: string): string =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => `${escaped(line).replaceAll("\t", " \\| ")}\n`)
    .join("\n");

/** A heading on one line. */
const heading = (level: string, text: string) => `${level} ${escaped(text.replace(/\s+/g, " "))}\n`;

/**
 * The Markdown of an article: its heading, its text, its notes.
 *
 * @example articleMarkdown({ eli: "…", numero: "1", rubrica: "Oggetto", testo: "1. Testo." }) // "## Art. 1. Oggetto\n\n1\\. Testo.\n"
 */
export function articleMarkdown({ numero, rubrica, testo, abrogato, lacuna, note = [] }: ArticleText): string {
  const title = [numero === null || numero === undefined ? "Articolo unico" : `Art. ${numero}`, rubrica]
    .filter(Boolean)
    .join(". ");
  const parts = [
    heading("##", title),
    ...(abrogato && testo === "" ? ["Abrogato.\n"] : []),
    ...(lacuna ? ["La fonte non ha il testo di questo articolo.\n"] : []),
    paragraphs(testo),
  ];
  for (const text of note) parts.push(paragraphs(text).replace(/^(?=.)/gm, "> "));
  return parts.filter(Boolean).join("\n");
}

/** The head of metadata, as YAML: every value a text in quotes. */
function head({ meta, urn, versione, collegamenti, ...body }: TextBody): string {
  const values = {
    eli: body.articolo?.eli ?? body.eli ?? body.norma?.eli,
    urn,
    titolo: body.titolo ?? body.norma?.titolo,
    versione: versione?.tipo,
    al: versione?.al,
    giorno: body.giorno,
    // Which version this is, and what may have changed since.
    nota: body.giorno && meta.nota,
    normattiva: collegamenti?.normattiva,
    gazzetta: collegamenti?.gazzetta,
    licenza: meta.licenza,
    attribuzione: [...new Set((meta.fonti ?? []).map(({ attribuzione }) => attribuzione))].join(" "),
    release: meta.release,
    avvertenza: meta.avvertenza,
  };
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}\n`] : [],
  );
  return `---\n${lines.join("")}---\n`;
}

/**
 * The Markdown of an act, or of one article.
 *
 * @param body of `/norme/{eli}`, or of one of its articles
 * @example markdownOf(act).startsWith('---\neli: "eli:/it/legge/1990/08/07/241"\n') // true
 */
export function markdownOf(body: TextBody): string {
  const { titolo, norma, preambolo, conclusioni, articolo, articoli = [], allegati = [] } = body;
  const parts = [head(body), heading("#", titolo ?? norma?.titolo ?? "")];
  if (preambolo) parts.push(paragraphs(preambolo));
  let division: string | null | undefined;
  for (const article of articolo ? [articolo] : articoli) {
    if (article.partizione && article.partizione !== division)
      parts.push(
        paragraphs(article.partizione).replace(/^.*\n/gm, (line) => (line.trim() ? `**${line.trim()}**\n` : line)),
      );
    division = article.partizione;
    parts.push(articleMarkdown(article));
  }
  if (conclusioni) parts.push(paragraphs(conclusioni));
  for (const { titolo: name, testo } of allegati) parts.push(heading("##", name ?? "Allegato"), paragraphs(testo));
  return parts.filter(Boolean).join("\n");
}
