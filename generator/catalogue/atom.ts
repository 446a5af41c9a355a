/** Atom feeds (RFC 4287). No date comes from the clock: a feed changes when its data do. */

import { xmlText } from "../tree/xml-text.ts";

export interface AtomLink {
  readonly rel: string;
  readonly href: string;
  readonly type: string;
}

export interface AtomEntry {
  /** An address that stays the entry's whoever publishes it. */
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly updated: string;
  readonly published?: string;
  readonly summary?: string;
  readonly links: readonly AtomLink[];
}

export interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly updated: string;
  readonly author: string;
  readonly rights: string;
  readonly links: readonly AtomLink[];
  readonly entries: readonly AtomEntry[];
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>\n`;
const time = (name: string, day: string) => element(name, `${day}T00:00:00Z`);
const linkElements = (links: readonly AtomLink[]) =>
  links.map(({ rel, href, type }) => `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>\n`).join("");

const entryText = ({ id, title, updated, published, summary, links }: AtomEntry) =>
  `<entry>\n${element("id", id)}${element("title", title)}${time("updated", updated)}${
    published ? time("published", published) : ""
  }${linkElements(links)}${summary ? element("summary", summary) : ""}</entry>\n`;

/**
 * The text of a feed.
 *
 * @example atomText({ id: "https://example.org/feed/norme.atom", ... }) // '<?xml version="1.0" encoding="UTF-8"?>\n<feed ...'
 */
export function atomText({ id, title, subtitle, updated, author, rights, links, entries }: AtomFeed): string {
  const head =
    element("id", id) +
    element("title", title) +
    element("subtitle", subtitle) +
    time("updated", updated) +
    `<author>${element("name", author).trim()}</author>\n` +
    element("rights", rights) +
    linkElements(links);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">\n${head}${entries
    .map(entryText)
    .join("")}</feed>\n`;
}
