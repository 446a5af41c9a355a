/** Acts and articles as Markdown: a head of metadata, then the text, article by article. For readers of texts, people and programs alike. */

import type { Lingua } from "../../api/prose.ts";
import type { RulingRow } from "../../api/ruling-row.ts";
import { type RulingsBody, rulingMarkdown, rulingsMark, rulingsMarkdown } from "./markdown-rulings.ts";
import { head, heading, paragraphs, quotation, type TextMeta } from "./markdown-text.ts";
import { type UnionAnswer, unionMarkdown } from "./markdown-union.ts";

/** What of an answer about an act, or about one of its articles, is written. */
export interface TextBody {
  readonly meta: TextMeta;
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
  /** Rulings of the Constitutional Court on the article. */
  readonly pronunce?: readonly RulingRow[];
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
  readonly n_pronunce?: number;
  readonly note?: readonly string[];
}

/**
 * The Markdown of an article: its heading, the rulings on it, its text, its notes.
 *
 * @param rulings those on it, if they are known and not only counted
 * @example articleMarkdown({ eli: "…", numero: "1", rubrica: "Oggetto", testo: "1. Testo." }, "it") // "## Art. 1. Oggetto\n\n1\\. Testo.\n"
 */
export function articleMarkdown(article: ArticleText, lingua: Lingua, rulings?: readonly RulingRow[]): string {
  const { eli, numero, rubrica, testo, abrogato, lacuna, n_pronunce = 0, note = [] } = article;
  const title = [numero === null || numero === undefined ? "Articolo unico" : `Art. ${numero}`, rubrica]
    .filter(Boolean)
    .join(". ");
  const parts = [
    heading("##", title),
    ...(rulings?.map((one) => rulingMarkdown(one, lingua)) ??
      (n_pronunce > 0 ? [rulingsMark(eli, n_pronunce, lingua)] : [])),
    ...(abrogato && testo === "" ? ["Abrogato.\n"] : []),
    ...(lacuna ? ["La fonte non ha il testo di questo articolo.\n"] : []),
    paragraphs(testo),
  ];
  for (const text of note) parts.push(quotation(paragraphs(text)));
  return parts.filter(Boolean).join("\n");
}

/** The head of an act, or of one of its articles. */
const actHead = ({ meta, urn, versione, collegamenti, giorno, ...body }: TextBody): string =>
  head(meta, {
    eli: body.articolo?.eli ?? body.eli ?? body.norma?.eli,
    urn,
    titolo: body.titolo ?? body.norma?.titolo,
    versione: versione?.tipo,
    al: versione?.al,
    giorno,
    // Which version this is, and what may have changed since.
    nota: giorno && meta.nota,
    normattiva: collegamenti?.normattiva,
    gazzetta: collegamenti?.gazzetta,
  });

/** Whether an answer is about rulings, and no text. */
const isOfRulings = (body: TextBody | RulingsBody): body is RulingsBody =>
  "ecli" in body || ("pronunce" in body && !("articolo" in body));

/** Whether an answer is about acts of the European Union. */
const isOfUnion = (body: TextBody | RulingsBody | UnionAnswer): body is UnionAnswer =>
  "recepisce" in body || "ue" in body;

/**
 * The Markdown of an act, of one article, of rulings, of acts of the European Union.
 *
 * @param body of `/norme/{eli}`, of one of its articles, of an operation about rulings or the Union
 * @example markdownOf(act).startsWith('---\neli: "eli:/it/legge/1990/08/07/241"\n') // true
 */
export function markdownOf(body: TextBody | RulingsBody | UnionAnswer): string {
  if (isOfUnion(body)) return unionMarkdown(body);
  if (isOfRulings(body)) return rulingsMarkdown(body);
  const { titolo, norma, giorno, preambolo, conclusioni, articolo, articoli = [], allegati = [] } = body;
  const parts = [actHead(body), heading("#", titolo ?? norma?.titolo ?? "")];
  if (preambolo) parts.push(paragraphs(preambolo));
  let division: string | null | undefined;
  for (const article of articolo ? [articolo] : articoli) {
    if (article.partizione && article.partizione !== division)
      parts.push(
        paragraphs(article.partizione).replace(/^.*\n/gm, (line) => (line.trim() ? `**${line.trim()}**\n` : line)),
      );
    division = article.partizione;
    // Of an act on a day the way to an article is that of the day.
    const eli = giorno && body.eli ? article.eli.replace(body.eli, `${body.eli}@${giorno}`) : article.eli;
    parts.push(articleMarkdown({ ...article, eli }, body.meta.lingua, articolo && body.pronunce));
  }
  if (conclusioni) parts.push(paragraphs(conclusioni));
  for (const { titolo: name, testo } of allegati) parts.push(heading("##", name ?? "Allegato"), paragraphs(testo));
  return parts.filter(Boolean).join("\n");
}
