/** References to acts of the Union in official files, with the acts that text and link name. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { citationsInText } from "../../generator/law/citations/in-text.ts";
import { ITALIAN_GRAMMAR } from "../../generator/law/italian/grammar.ts";

const GOLD = "../shared/golden/riferimenti-ue.tsv";
const FOLDERS = ["../shared/data/norme", "../shared/data-versioni/norme"];

const plain = (xml: string) =>
  xml
    .replace(/<[^>]*>/g, "")
    .replaceAll("&apos;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

/** What the words of each reference to an act of the Union are read as, in the words around them. */
function* referencesOf(file: string): Generator<{ href: string; testo: string; read: string[] }> {
  const xml = readFileSync(file, "utf8");
  for (const found of xml.matchAll(
    /<ref [^>]*href="(\/akn\/it\/act\/(?:direttivaUe\/eu|regolamento\/)[^"]*)"[^>]*>(.*?)<\/ref>/gs,
  )) {
    const [ref, href = "", words = ""] = found;
    const before = plain(xml.slice(Math.max(0, found.index - 1500), found.index)).slice(-400);
    const testo = plain(words).trim();
    const around =
      before + plain(words) + plain(xml.slice(found.index + ref.length, found.index + ref.length + 600)).slice(0, 200);
    const [from, to] = [before.length, before.length + plain(words).length];
    const read = citationsInText(ITALIAN_GRAMMAR, around)
      .filter(({ inizio, lunghezza }) => inizio < to && inizio + lunghezza > from)
      .flatMap(({ ue }) => (ue ? [ue.celex] : []));
    yield { href, testo, read };
  }
}

describe.skipIf(!existsSync(GOLD))("references to the Union (skipped without ../shared)", () => {
  const gold = new Map(
    readFileSync(GOLD, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([file, href, testo, celex = ""]) => [[file, href, testo].join(" "), celex] as const),
  );
  const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name))).filter((name) =>
    name.endsWith(".xml"),
  );

  it("are read as the act that their words name, all of them and none as another", () => {
    const judged = files
      .flatMap((file) =>
        [...referencesOf(file)].map((one) => ({ key: `${path.basename(file)} ${one.href} ${one.testo}`, ...one })),
      )
      .flatMap(({ key, read }) => (gold.get(key) ? [{ key, celex: gold.get(key), read }] : []));
    expect(judged.length).toBeGreaterThan(80);
    expect(judged.filter(({ celex, read }) => !read.includes(String(celex)))).toEqual([]);
  });
});
