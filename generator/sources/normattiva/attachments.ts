/** Attachments of an act: articles, known by the name of their document, and everything else. */

import { getOrMake } from "../../collections/get-or-make.ts";
import { NO_NAMES } from "../../law/grammar/names.ts";
import { TokenSource } from "../../law/grammar/source.ts";
import { headAt } from "../../law/grammar/values.ts";
import { attribute, children, type XmlElement } from "../xml/navigate.ts";
import type { ArticoloDraft } from "./article-draft.ts";
import { readHead } from "./article-head.ts";
import { readContent } from "./blocks.ts";
import { collapse, toLines } from "./lines.ts";
import { partNotes } from "./notes.ts";
import { Partitions } from "./partitions.ts";
import type { Allegato } from "./records.ts";

/** `Allegati - Allegato I.1 art. 2`: the container is named after it. */
const NO_NAME = /^allegat[oi]$/i;

interface ArticleName {
  readonly contenitore: string;
  readonly numero: string;
}

/**
 * Container and number that the name of a document gives (`Allegato II.2-Allegato II.2 bis art. 1`); `null` where it is no article.
 *
 * @example articleOfName("Codice Penale-art. 270 quinquies.1") // { contenitore: "Codice Penale", numero: "270-quinquies.1" }
 * @example articleOfName("Allegato I.11-Tabella A") // null
 */
export function articleOfName(name: string): ArticleName | null {
  const source = new TokenSource(name, NO_NAMES, 0);
  const at = source.tokens.findLastIndex(({ step }) => step === "articolo");
  const head = at < 0 ? null : headAt(source, at);
  if (!head || !source.is(head.next, "end")) return null;
  const before = name.slice(0, source.at(at).start);
  // `Codice-legge-art. 5`: the hyphen that the article hangs from.
  const hyphen = before.endsWith("-") ? before.length - 1 : before.indexOf("-");
  const [first, second] = [before.slice(0, Math.max(0, hyphen)).trim(), before.slice(hyphen + 1)];
  const contenitore = second !== "" && NO_NAME.test(first) ? second.trim() : first;
  const [{ value: numero, to } = { value: "", to: null }] = head.values;
  return contenitore !== "" && to === null && /^$|\s$/.test(second) ? { contenitore, numero } : null;
}

interface Attachments {
  readonly articoli: readonly ArticoloDraft[];
  readonly allegati: readonly Allegato[];
}

interface Container {
  readonly name: string;
  readonly partitions: Partitions;
  /** Whether its next article is the first: what stands above that one are the titles of the container. */
  opens: boolean;
}

/** What stands above an article's number, without the container's own name. */
function titlesOf(above: string, container: string): string {
  const lines = above.split("\n").map(collapse);
  return lines.filter((line) => line !== "" && line.toLowerCase() !== container.toLowerCase()).join("\n");
}

/**
 * The attachments in document order; the titles above an article (of its code, its attachment, a section) are its partition; `id` is `annesso_<k>`, k their position from 1, which is unique where names are not.
 *
 * @example readAttachments(child(act, "attachments")).articoli.length // 987
 */
export function readAttachments(attachments: XmlElement | undefined): Attachments {
  const articoli: ArticoloDraft[] = [];
  const allegati: Allegato[] = [];
  const containers = new Map<string, Container>();
  for (const [at, attachment] of children(attachments, "attachment").entries()) {
    for (const doc of children(attachment)) {
      const id = `annesso_${at + 1}`;
      const name = collapse(attribute(doc, "name") ?? "");
      const content = readContent(doc);
      const article = articleOfName(name);
      if (!article) {
        allegati.push({ id, titolo: name, testo: [...toLines(content.blocks), ...content.notes].join("\n") });
        continue;
      }
      const container = getOrMake(containers, article.contenitore.toLowerCase(), () => ({
        name: article.contenitore,
        partitions: new Partitions(),
        opens: true,
      }));
      const parted = partNotes(content.blocks);
      const { above, rubrica, text } = readHead(parted.text, article.numero, name);
      const titles = titlesOf(above, container.name);
      const opens = container.opens || Partitions.named(titles);
      container.opens = false;
      if (opens && titles !== "") container.partitions.enter(titles);
      articoli.push({
        id,
        numero: article.numero,
        rubrica,
        text: opens || titles === "" ? text : [{ lead: "", raw: above, numbered: false }, ...text],
        partizione: container.partitions.path,
        allegato: container.name,
        note: [...parted.notes, ...content.notes],
      });
    }
  }
  return { articoli, allegati };
}
