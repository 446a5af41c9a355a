/** Citations of official paragraphs, marked by hand before any program read them. */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { citationsInText, type TextCitation } from "../../../generator/law/citations/in-text.ts";
import { formatEli } from "../../../generator/law/identity/eli.ts";
import { ITALIAN_GRAMMAR } from "../../../generator/law/italian/grammar.ts";

const DATA = "../shared/data";

interface Marked {
  readonly words: string;
  readonly act: string;
  readonly articolo: string | null;
  readonly partizione: string | null;
}

/** The text of an element, or of a whole file but its metadata, as a person reads it. */
function textOf(file: string, id: string): string {
  const xml = readFileSync(path.join(DATA, file), "utf8").replace(/<(?:\w+:)?meta>[\s\S]*?<\/(?:\w+:)?meta>/, "");
  const start = id === "-" ? 0 : xml.indexOf(`<paragraph eId="${id}"`);
  expect(start, `${file} ${id}`).toBeGreaterThanOrEqual(0);
  const end = id === "-" ? xml.length : xml.indexOf("</paragraph>", start);
  return xml
    .slice(start, end)
    .replace(/<\/?(?:p|paragraph|list|point|content|intro|num|heading|alinea|mod|quotedStructure)\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&apos;", "'")
    .replaceAll("&quot;", '"')
    .replace(/\s+/g, " ")
    .trim();
}

const paragraphs: { readonly name: string; readonly file: string; readonly id: string; readonly marked: Marked[] }[] =
  [];
for (const line of readFileSync(path.join(import.meta.dirname, "gold.tsv"), "utf8")
  .trimEnd()
  .split("\n")) {
  const [words = "", act = "", articolo = "", partizione = ""] = line.split("\t");
  if (words.startsWith("#")) continue;
  if (words === "@") paragraphs.push({ name: `${act} ${articolo}`, file: act, id: articolo, marked: [] });
  else paragraphs.at(-1)?.marked.push({ words, act, articolo: articolo || null, partizione: partizione || null });
}

/** Whether what a citation was read as is the act that is marked: what it leaves open is not judged. */
function isAct({ atti }: TextCitation, eli: string): boolean {
  return atti.some(({ tipo, data, anno, numero }) => {
    if (data !== null && tipo !== null) return formatEli({ tipo, data, numero }) === eli;
    return new RegExp(`^eli:/it/${tipo ?? "[a-z-]+"}/${data?.replaceAll("-", "/") ?? `${anno}/../..`}/${numero}$`).test(
      eli,
    );
  });
}

describe.skipIf(!existsSync(DATA))(
  "official paragraphs with citations marked by hand (skipped without ../shared/data)",
  () => {
    it("are at least 50 with at least 300 citations", () => {
      expect(paragraphs.length).toBeGreaterThanOrEqual(50);
      expect(paragraphs.flatMap(({ marked }) => marked).length).toBeGreaterThanOrEqual(300);
    });

    it("are read to 95 of 100 citations at the least, never as another act, and little else is read in them", () => {
      const [missed, wrong, parts, more]: string[][] = [[], [], [], []];
      let all = 0;
      for (const { name, file, id, marked } of paragraphs) {
        const text = textOf(file, id);
        const left = new Set(citationsInText(ITALIAN_GRAMMAR, text));
        let from = 0;
        for (const { words, act, articolo, partizione } of marked) {
          const at = text.indexOf(words, from);
          expect(at, `${name}: ${words}`).toBeGreaterThanOrEqual(0);
          from = at + words.length;
          all++;
          const found = [...left].find(({ inizio, lunghezza }) => inizio < from && at < inizio + lunghezza);
          if (found) left.delete(found);
          const line = `${name}: ${words} → ${found ? JSON.stringify([found.testo, found.atti, found.luogo, found.partizione]) : "-"}`;
          if (found?.atti.length && !isAct(found, act)) wrong?.push(line);
          else if (!found?.atti.length || (found.luogo?.articolo ?? null) !== articolo) missed?.push(line);
          else if (found.partizione !== partizione) parts?.push(line);
        }
        for (const { testo, atti } of left)
          if (atti.length > 0) more?.push(`${name}: ${testo} → ${JSON.stringify(atti)}`);
      }
      const report = [wrong, missed, parts, more].map((lines) => lines?.join("\n")).join("\n--\n");
      expect(wrong, report).toEqual([]);
      // References back ("i richiamati articoli 16 e 19", "lo stesso decreto"), which the marks leave out.
      expect(more?.length, report).toBeLessThanOrEqual(all * 0.02);
      expect(missed?.length, report).toBeLessThanOrEqual(all * 0.05);
      expect(parts?.length, report).toBeLessThanOrEqual(all * 0.05);
    });
  },
);
