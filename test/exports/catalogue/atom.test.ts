import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type AtomEntry, atomText } from "../../../generator/format/atom.ts";
import { brokenAtomRules } from "./atom-rules.ts";
import { all, one, parsed } from "./xml-elements.ts";

const link = { rel: "alternate", href: "https://example.org/norme/1", type: "application/json" };
const entry = (id: string, updated = "2026-01-10"): AtomEntry => ({
  id,
  title: "L. 1/2026 abroga L. 2/2025",
  updated,
  summary: "Testo di esempio & altro",
  links: [link],
});
const feedOf = (entries: readonly AtomEntry[]) =>
  atomText(
    {
      id: "https://example.org/feed/prova.atom",
      title: "Prova",
      subtitle: "Prova",
      updated: "2026-01-10",
      author: "Fonte Esempio",
      rights: "CC0",
      links: [
        { rel: "self", href: "https://example.org/feed/prova.atom", type: "application/atom+xml" },
        { rel: "alternate", href: "https://example.org/", type: "text/html" },
      ],
      entries,
    },
    (id) => createHash("sha256").update(id).digest().readUInt32BE(),
  );
const updatedOf = (document: string) => all(parsed(document), "entry").map((e) => one(e, "updated"));

describe("entries of one day", () => {
  const ids = Array.from({ length: 2000 }, (_, i) => `eli:/it/legge/2026/01/10/${i}`);

  it("have an instant each, in the first second of the day and never later than the feed", () => {
    const document = feedOf(ids.map((id) => entry(id)));
    expect(new Set(updatedOf(document)).size).toBe(ids.length);
    for (const instant of updatedOf(document)) expect(instant).toMatch(/^2026-01-10T00:00:00\.\d{6}Z$/);
    const feed = Date.parse(one(parsed(document), "updated"));
    expect(Math.max(...updatedOf(document).map((instant) => Date.parse(instant)))).toBeLessThan(feed);
  });

  it("keep it when others come and go", () => {
    const [first, second, third] = ids.map((id) => entry(id)) as [AtomEntry, AtomEntry, AtomEntry];
    expect(updatedOf(feedOf([third, first]))).toEqual(
      updatedOf(feedOf([first, second, third]))
        .toReversed()
        .toSpliced(1, 1),
    );
  });
});

describe("the rules of Atom", () => {
  it.each([
    ["no summary", "<summary>Testo di esempio &amp; altro</summary>\n", ""],
    ["no alternate link", 'rel="alternate" type="application/json"', 'rel="related" type="application/json"'],
    ["a space in an address", "https://example.org/norme/1", "https://example.org/norme/ 1"],
    ["a day without an hour", /<updated>[^<]+<\/updated>\n<link/, "<updated>2026-01-10</updated>\n<link"],
    ["two dates", /(<updated>[^<]+<\/updated>\n)<link/, "$1$1<link"],
    ["no author", /<author>.*<\/author>\n/, ""],
    ["an identity that is no address", "<id>eli:/it/1</id>", "<id>uno due</id>"],
    ["an element of no feed", "<summary>", "<testo>x</testo><summary>"],
  ])("are broken by %s", (_, from, to) => {
    const sound = feedOf([entry("eli:/it/1")]);
    expect(brokenAtomRules(sound)).toEqual([]);
    const changed = sound.replace(from, to);
    expect(changed).not.toBe(sound);
    expect(brokenAtomRules(changed)).not.toEqual([]);
  });
});
