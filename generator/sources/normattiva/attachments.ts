/** Attachments of an act: articles, known by the name of their document, and everything else. */

import { ARTICLE_PATTERN, articleNumber } from "../../law/article-number.ts";
import { getOrMake } from "../../law/get-or-make.ts";
import type { XmlElement } from "../xml/element.ts";
import { attribute, child, children } from "../xml/navigate.ts";
import { readContent } from "./blocks.ts";
import { type Block, collapse, toLines } from "./lines.ts";
import { partNotes } from "./notes.ts";
import { Partitions } from "./partitions.ts";
import type { Allegato } from "./records.ts";
import { isRepealed } from "./repealed.ts";
import { takeBracketed, takeTitle } from "./rubrica.ts";
import type { UnplacedArticolo } from "./unplaced.ts";

/** `Codice Penale-art. 131 bis`, `Allegato I.8 - art. 1`, `Allegato II.2-Allegato II.2 bis art. 1`. */
const ARTICLE_NAME = new RegExp(`^(.*?)\\s*-\\s*(?:.*\\s)?art\\.?\\s*(${ARTICLE_PATTERN}|\\d{1,5}\\.\\d{1,2})$`, "i");
const UNFINISHED_LABEL = /(?:^|\n)[\s(]*(?:art\.?|articolo)\s*$/i;

interface ArticleName {
  readonly contenitore: string;
  readonly numero: string;
}

/**
 * Container and number that the name of a document gives; `null` where it is no article.
 *
 * @example articleOfName("Codice Penale-art. 270 quinquies.1") // { contenitore: "Codice Penale", numero: "270-quinquies.1" }
 * @example articleOfName("Allegato I.11-Tabella A") // null
 */
export function articleOfName(name: string): ArticleName | null {
  const [, contenitore, written] = ARTICLE_NAME.exec(name) ?? [];
  const numero = written === undefined ? null : articleNumber(written);
  return contenitore && numero !== null ? { contenitore, numero } : null;
}

/** `Art. 131-bis.` at the beginning of a line, after the brackets of a change; or the document's own name. */
function labelOf(name: string, numero: string): RegExp {
  const number = numero
    .split(/[-.]/)
    .map((part) => part.replace(/\W/g, ""))
    .join("[-\\s.]*");
  const named = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`(^|\\n)([\\s(]*)(?:(?:art\\.?|articolo)\\s*${number}(?![\\w-])\\s*\\.?|${named}(?=\\s))`, "i");
}

/** The first blocks of an attachment's article without its number, and its rubrica. */
function takeHead(
  blocks: readonly Block[],
  name: string,
  numero: string,
): { text: Block[]; rubrica: string | null; above: string } {
  const [first, ...rest] = blocks;
  if (first?.lead !== "") return { text: [...blocks], rubrica: null, above: "" };
  let raw = first.raw;
  const second = rest[0];
  // The number of the article may have been taken for the number of a comma: "Articolo", then a comma 2.
  if (second && UNFINISHED_LABEL.test(raw)) {
    raw = `${raw}\n${second.lead} ${second.raw}`;
    rest.shift();
  }
  const label = labelOf(name, numero).exec(raw);
  if (!label) return { text: [...blocks], rubrica: null, above: "" };
  const above = raw.slice(0, label.index);
  const after = label[2]!.replace(/\s/g, "") + raw.slice(label.index + label[0].length);
  const taken = takeBracketed(after) ?? takeTitle(after, rest[0]?.lead === "1.");
  const body = { lead: "", raw: taken?.rest ?? after, numbered: false };
  return { text: [{ lead: "", raw: above, numbered: false }, body, ...rest], rubrica: taken?.rubrica ?? null, above };
}

export interface Attachments {
  readonly articoli: readonly UnplacedArticolo[];
  readonly allegati: readonly Allegato[];
}

/**
 * The attachments in document order; `id` is `annesso_<k>`, k their position from 1, which is unique where names are not.
 *
 * @example readAttachments(child(act, "attachments")).articoli.length // 987
 */
export function readAttachments(attachments: XmlElement | undefined): Attachments {
  const articoli: UnplacedArticolo[] = [];
  const allegati: Allegato[] = [];
  const containers = new Map<string, { readonly name: string; readonly partitions: Partitions }>();
  for (const [at, attachment] of children(attachments, "attachment").entries()) {
    for (const doc of children(attachment)) {
      const id = `annesso_${at + 1}`;
      const name = collapse(attribute(doc, "name") ?? "");
      const content = readContent(child(doc, "mainBody") ?? doc);
      const article = articleOfName(name);
      if (!article) {
        allegati.push({ id, titolo: name, testo: [...toLines(content.blocks), ...content.notes].join("\n") });
        continue;
      }
      const container = getOrMake(containers, article.contenitore.toLowerCase(), () => ({
        name: article.contenitore,
        partitions: new Partitions(),
      }));
      const { text, notes } = partNotes(content.blocks);
      const head = takeHead(text, name, article.numero);
      if (Partitions.named(head.above)) container.partitions.enter(head.above);
      const testo = toLines(head.text).join("\n");
      articoli.push({
        id,
        numero: article.numero,
        rubrica: head.rubrica,
        testo,
        partizione: container.partitions.path,
        allegato: container.name,
        abrogato: isRepealed(testo),
        note: [...notes, ...content.notes],
      });
    }
  }
  return { articoli, allegati };
}
