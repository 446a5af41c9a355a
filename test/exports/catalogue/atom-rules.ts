/** What RFC 4287 asks of a feed, and what validators of feeds add to it: a text in every entry, an instant of its own. */

import { all, type Element, parsed } from "./xml-elements.ts";

const ATOM = "http://www.w3.org/2005/Atom";

/** How many of each element there may be: least, most. */
type Counts = Readonly<Record<string, readonly [least: number, most: number]>>;
const ANY = Number.POSITIVE_INFINITY;

/** RFC 4287, 4.1.1; the link to itself is what it recommends. */
const FEED: Counts = {
  id: [1, 1],
  title: [1, 1],
  updated: [1, 1],
  author: [1, ANY],
  category: [0, ANY],
  contributor: [0, ANY],
  entry: [0, ANY],
  generator: [0, 1],
  icon: [0, 1],
  link: [1, ANY],
  logo: [0, 1],
  rights: [0, 1],
  subtitle: [0, 1],
};
/** RFC 4287, 4.1.2, of entries without content: what leads to it is a link, what it says a summary. */
const ENTRY: Counts = {
  id: [1, 1],
  title: [1, 1],
  updated: [1, 1],
  author: [0, ANY],
  category: [0, ANY],
  contributor: [0, ANY],
  link: [1, ANY],
  published: [0, 1],
  rights: [0, 1],
  source: [0, 1],
  summary: [1, 1],
};
/** RFC 4287, 3.2. */
const PERSON: Counts = { name: [1, 1], uri: [0, 1], email: [0, 1] };

/** RFC 3339, as RFC 4287 takes it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const INSTANTS = new Set(["updated", "published"]);
/** RFC 3987: a scheme, then nothing that an address cannot hold. */
const ADDRESS = /^[a-z][a-z0-9+.-]*:[^\s"<>\\^`{|}]+$/i;
const ADDRESSES = new Set(["id", "icon", "logo", "uri"]);
const MEDIA_TYPE = /^[a-z]+\/[a-z0-9.+-]+$/;
const RELATIONS = new Set(["alternate", "related", "self", "enclosure", "via"]);

function* brokenCounts(place: string, { children }: Element, counts: Counts): Generator<string> {
  for (const { name } of children) if (!Object.hasOwn(counts, name)) yield `${place}: ${name} is not known`;
  for (const [name, [least, most]] of Object.entries(counts)) {
    const found = children.filter((child) => child.name === name).length;
    if (found < least || found > most) yield `${place}: ${found} ${name}`;
  }
}

function* brokenTexts(place: string, { children }: Element): Generator<string> {
  for (const { name, text, attributes } of children) {
    if (INSTANTS.has(name) && !(INSTANT.test(text) && !Number.isNaN(Date.parse(text))))
      yield `${place}: ${name} ${text}`;
    if (ADDRESSES.has(name) && !ADDRESS.test(text)) yield `${place}: ${name} ${text}`;
    if (["title", "summary", "name"].includes(name) && text.trim() === "") yield `${place}: ${name} is empty`;
    if (["title", "summary", "rights"].includes(name) && !["text", undefined].includes(attributes.type))
      yield `${place}: ${name} is of type ${attributes.type}`;
  }
}

function* brokenLinks(place: string, element: Element): Generator<string> {
  const links = all(element, "link").map(({ attributes }) => attributes);
  for (const { rel = "alternate", href = "", type = "" } of links) {
    if (!ADDRESS.test(href)) yield `${place}: link to ${href}`;
    if (!RELATIONS.has(rel)) yield `${place}: link of relation ${rel}`;
    if (!MEDIA_TYPE.test(type)) yield `${place}: link of type ${type}`;
  }
  const alternates = links.filter(({ rel = "alternate" }) => rel === "alternate");
  if (alternates.length === 0) yield `${place}: no alternate link`;
  if (new Set(alternates.map(({ type, hreflang }) => `${type} ${hreflang}`)).size < alternates.length)
    yield `${place}: two alternate links of one type and language`;
}

function* broken(feed: Element): Generator<string> {
  if (feed.name !== "feed" || feed.attributes.xmlns !== ATOM) yield "no feed";
  yield* brokenCounts("feed", feed, FEED);
  if (!all(feed, "link").some(({ attributes }) => attributes.rel === "self")) yield "feed: no link to itself";
  const entries = all(feed, "entry");
  for (const [place, element] of [
    ["feed", feed] as const,
    ...entries.map((entry, i) => [`entry ${i}`, entry] as const),
  ]) {
    if (element !== feed) yield* brokenCounts(place, element, ENTRY);
    yield* brokenTexts(place, element);
    yield* brokenLinks(place, element);
    for (const person of [...all(element, "author"), ...all(element, "contributor")]) {
      yield* brokenCounts(`${place} ${person.name}`, person, PERSON);
      yield* brokenTexts(`${place} ${person.name}`, person);
    }
  }
  for (const name of ["id", "updated"]) {
    const values = entries.flatMap((entry) => all(entry, name).map(({ text }) => text));
    if (new Set(values).size < values.length) yield `two entries of one ${name}`;
  }
}

/**
 * What of a feed breaks a rule, a line each.
 *
 * @example brokenAtomRules("<feed/>")[0] // "no feed"
 */
export function brokenAtomRules(document: string): string[] {
  return [...broken(parsed(document))];
}
