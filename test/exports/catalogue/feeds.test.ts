import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { sharedTree } from "../../shared-tree.ts";
import { brokenAtomRules } from "./atom-rules.ts";
import { BASE, publishedTree } from "./published-tree.ts";
import { all, one, parsed } from "./xml-elements.ts";

const elsewhere = sharedTree();
const { tree, text, json } = publishedTree();

describe.each(["feed/norme.atom", "feed/modifiche.atom"])("%s", (name) => {
  const TIME = /^\d{4}-\d\d-\d\dT00:00:0[01](\.\d{6})?Z$/;

  it("breaks no rule of Atom, and every entry has a text and an instant of its own", () => {
    expect(brokenAtomRules(text(name))).toEqual([]);
  });

  it("has what RFC 4287 asks of a feed and of its entries", () => {
    const feed = parsed(text(name));
    expect(feed).toMatchObject({ name: "feed", attributes: { xmlns: "http://www.w3.org/2005/Atom" } });
    expect(one(feed, "id")).toBe(BASE + name);
    expect(one(feed, "title")).not.toBe("");
    expect(one(feed, "updated")).toMatch(TIME);
    expect(all(feed, "author")).toHaveLength(1);
    expect(all(feed, "link").find((l) => l.attributes.rel === "self")?.attributes.href).toBe(BASE + name);
    const entries = all(feed, "entry");
    expect(entries.length).toBeGreaterThan(3);
    expect(new Set(entries.map((e) => one(e, "id"))).size).toBe(entries.length);
    for (const entry of entries) {
      expect(one(entry, "id")).toMatch(/^eli:\/it\/\S+$/);
      expect(one(entry, "title")).not.toBe("");
      expect(one(entry, "updated")).toMatch(TIME);
      expect(Date.parse(one(entry, "updated"))).toBeLessThanOrEqual(Date.parse(one(feed, "updated")));
      const links = all(entry, "link").map((l) => l.attributes);
      const kinds = links.map(({ rel, type }) => `${rel} ${type}`);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds.some((kind) => kind.startsWith("alternate"))).toBe(true);
      for (const { href } of links) expect(URL.canParse(href!)).toBe(true);
    }
  });

  it("keeps the identity of its entries wherever it is published", () => {
    const ids = (dir: string) =>
      all(parsed(readFileSync(path.join(dir, name), "utf8")), "entry").map((e) => one(e, "id"));
    expect(ids(elsewhere)).toEqual(ids(tree));
  });
});

describe("the feeds", () => {
  it("begin with the newest act of the list and with the newest change that has a day", () => {
    const [first] = all(parsed(text("feed/norme.atom")), "entry");
    expect(one(first!, "id")).toBe(json("api/public/norme.json").norme[0].eli);
    const days = json("api/public/norme.json").norme.flatMap(({ eli }: { eli: string }) => {
      const { relazioni } = json(`api/public/relazioni/${eli.slice("eli:/it/".length).replaceAll("~", "_7e")}.json`);
      return relazioni.map(({ data }: { data: string | null }) => data ?? "");
    });
    const [change] = all(parsed(text("feed/modifiche.atom")), "entry");
    expect(one(change!, "updated").slice(0, 10)).toBe(days.sort().at(-1));
  });
});
