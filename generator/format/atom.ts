/** Atom feeds (RFC 4287). No date comes from the clock: a feed changes when its data do. */

import { xmlText } from "./xml-text.ts";

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
  readonly summary: string;
  /** What kind of entry it is, in one word. */
  readonly category?: string;
  readonly links: readonly AtomLink[];
}

/** A number of 32 bits that an entry's identity alone decides: the first bytes of its SHA-256. */
export type EntryNumber = (id: string) => number;

export interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly updated: string;
  readonly author: string;
  readonly rights: string;
  readonly links: readonly AtomLink[];
  readonly entries: readonly AtomEntry[];
  /** By default Italian. */
  readonly lang?: string;
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>\n`;
const time = (name: string, instant: string) => element(name, `${instant}Z`);
/** The beginning of a day: all that is known of the hour. */
const midnight = (day: string) => `${day}T00:00:00`;
/** The second after, later than every entry of the day. */
const afterEntries = (day: string) => `${day}T00:00:01`;

const MICROSECONDS = 1_000_000;

/**
 * An instant of its own for each entry: readers take two entries of one instant for one. Within the first second of its day, and by its
 * identity, so that it stays the same whatever else the feed holds; only of two that meet the later gives way.
 */
function withInstants(
  entries: readonly AtomEntry[],
  numberOf: EntryNumber,
): (AtomEntry & { readonly instant: string })[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const { id, updated } = entry;
    const at = (fraction: number) => `${midnight(updated)}.${String(fraction % MICROSECONDS).padStart(6, "0")}`;
    let fraction = numberOf(id);
    while (taken.has(at(fraction))) fraction++;
    taken.add(at(fraction));
    return { ...entry, instant: at(fraction) };
  });
}

const linkElements = (links: readonly AtomLink[]) =>
  links.map(({ rel, href, type }) => `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>\n`).join("");

const entryText = ({
  id,
  title,
  instant,
  published,
  summary,
  category,
  links,
}: ReturnType<typeof withInstants>[number]) =>
  `<entry>\n${element("id", id)}${element("title", title)}${time("updated", instant)}${
    published ? time("published", midnight(published)) : ""
  }${category === undefined ? "" : `<category term="${xmlText(category)}"/>\n`}${linkElements(links)}${element("summary", summary)}</entry>\n`;

/**
 * The text of a feed.
 *
 * @param numberOf what keeps the instants of its entries apart
 * @example atomText({ id: "https://example.org/feed/norme.atom", ... }, numberOf) // '<?xml version="1.0" encoding="UTF-8"?>\n<feed ...'
 */
export function atomText(
  { id, title, subtitle, updated, author, rights, links, entries, lang = "it" }: AtomFeed,
  numberOf: EntryNumber,
): string {
  const head =
    element("id", id) +
    element("title", title) +
    element("subtitle", subtitle) +
    time("updated", afterEntries(updated)) +
    `<author>${element("name", author).trim()}</author>\n` +
    element("rights", rights) +
    linkElements(links);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">\n${head}${withInstants(
    entries,
    numberOf,
  )
    .map(entryText)
    .join("")}</feed>\n`;
}
