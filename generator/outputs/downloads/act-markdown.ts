/** An act in one of its versions, as a page of Markdown: one line a comma, so that a change shows where it is. */

import { attachmentName } from "../../law/articles/container-name.ts";
import { citationLabel } from "../../law/names/citation-label.ts";
import type { NormaBody } from "./norme.ts";

/** An act's answer with its attachments. */
export interface ActPage extends NormaBody {
  readonly allegati: readonly { readonly titolo: string; readonly testo: string }[];
}

/** `(96)`, `((233))`; `((` and `))`: they mark the last amendment, and would show as changes where nothing has. */
const NOTE_NUMBER = / ?(?<!\()\(+\s*\d{1,3}[a-z]?\s*\)+/g;
const MARK = /\(\(\s?|\s?\)\)/g;
/** What Markdown would take for its own at the beginning of a line, and anywhere. */
const AT_START = /^[-+*#>|=]/gm;
const ANYWHERE = /[\\`*_[\]<>]/g;

function plain(text: string): string {
  const bare = text.replace(NOTE_NUMBER, "").replace(MARK, "");
  return bare.replace(ANYWHERE, "\\$&").replace(AT_START, "\\$&");
}

/** A paragraph for each line. */
const paragraphs = (text: string) => plain(text).split("\n").join("\n\n");

/**
 * The page of an act.
 *
 * @example actPage(body).split("\n")[0] // "# L. 241/1990"
 */
export function actPage(body: ActPage): string {
  const { titolo, versione, collegamenti, preambolo, conclusioni, articoli, allegati, eli } = body;
  const parts = [
    `# ${plain(citationLabel(body))}`,
    paragraphs(titolo),
    `- Versione: ${versione.tipo}, ${versione.al}\n- ELI: \`${eli}\`\n- Normattiva: <${collegamenti.normattiva}>\n- Gazzetta Ufficiale: <${collegamenti.gazzetta}>`,
  ];
  if (preambolo !== null) parts.push(paragraphs(preambolo));
  let above: string | null = null;
  for (const { numero, rubrica, testo, partizione, allegato, lacuna } of articoli) {
    const heading =
      [allegato && attachmentName(allegato), partizione].filter((part) => part !== null).join(" / ") || null;
    if (heading !== above && heading !== null) parts.push(`## ${plain(heading)}`);
    above = heading;
    parts.push(`### Art. ${numero}${rubrica === null ? "" : ` ${plain(rubrica)}`}`);
    if (lacuna) parts.push("La fonte non ha il testo di questo articolo.");
    else if (testo !== "") parts.push(paragraphs(testo));
  }
  if (conclusioni !== null) parts.push(paragraphs(conclusioni));
  for (const { titolo: title, testo } of allegati) parts.push(`## ${plain(title)}`, paragraphs(testo));
  return `${parts.join("\n\n")}\n`;
}
