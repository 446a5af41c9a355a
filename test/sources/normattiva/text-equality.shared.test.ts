import { beforeAll, describe, expect, it } from "vitest";
import type { Articolo } from "../../../generator/sources/normattiva/records.ts";
import { type StrictElement, strictDescendants, strictText, strictTree } from "../xml/strict-tree.ts";
import { absent, type ReadFile, readOfficialFiles } from "./official-files.ts";

const bare = (text: string) => text.replace(/\s+/g, "");
const sorted = (text: string) => [...bare(text)].sort().join("");
const written = ({ rubrica, testo, note }: Articolo) => bare([rubrica ?? "", testo, ...note].join(""));

/** The characters of `all` that are left when those of `some` are taken away; `null` where some are not there. */
function difference(all: string, some: string): string | null {
  const left = new Map<string, number>();
  for (const c of all) left.set(c, (left.get(c) ?? 0) + 1);
  for (const c of some) {
    const n = left.get(c) ?? 0;
    if (n === 0) return null;
    left.set(c, n - 1);
  }
  return [...left]
    .map(([c, n]) => c.repeat(n))
    .sort()
    .join("");
}

/** The ways in which an attachment says which of its articles it is: these words become `numero`. */
function labels(numero: string, name: string): string[] {
  const spellings = new Set([
    numero,
    numero.replaceAll("-", ""),
    numero.replace("novies", "nonies"),
    numero.replace(/-\d+$/, ""),
  ]);
  const words = ["Art.", "ART.", "Articolo", "ARTICOLO", "Art"];
  return ["", name, ...[...spellings].flatMap((n) => words.flatMap((word) => [`${word}${n}`, `${word}${n}.`]))].map(
    sorted,
  );
}

describe.skipIf(absent !== "")(`the text of the official files against a strict parser${absent}`, () => {
  let files: { file: ReadFile; root: StrictElement }[];
  beforeAll(async () => {
    const { read } = await readOfficialFiles();
    files = read.map((file) => ({ file, root: strictTree(file.source.toString("utf8")) }));
  });

  it("is, in the body, that of every article, letter by letter", () => {
    const moved: Articolo[] = [];
    for (const { file, root } of files) {
      const body = file.atto.corpo.articoli.filter(({ allegato }) => allegato === null);
      const sources = strictDescendants(root, "article");
      expect(body).toHaveLength(sources.length);
      for (const [at, source] of sources.entries()) {
        const expected = bare(textAfterNumber(source));
        expect(sorted(written(body[at]!)), `${file.name} ${body[at]!.id}`).toBe(sorted(expected));
        if (written(body[at]!) !== expected) moved.push(body[at]!);
      }
    }
    // What stands in the text or in the heading with the rubrica changes places with it, nowhere else does anything move.
    const own = moved.filter(({ testo }) => !testo.startsWith("Articolo "));
    expect(own.map(({ id }) => id)).toEqual(["art_25-decies"]);
    expect(moved).toHaveLength(20);
  });

  it("is, in the attachments, that of every document without the words of its number", () => {
    for (const { file, root } of files) {
      const { articoli, allegati } = file.atto.corpo;
      const byId = new Map(articoli.map((articolo) => [articolo.id, articolo]));
      const docs = strictDescendants(root, "doc");
      expect(articoli.filter(({ allegato }) => allegato !== null).length + allegati.length).toBe(docs.length);
      for (const [at, doc] of docs.entries()) {
        const id = `annesso_${at + 1}`;
        const source = bare(textAfterNumber(strictDescendants(doc, "mainBody")[0]!));
        const articolo = byId.get(id);
        if (!articolo) {
          expect(bare(allegati.find((allegato) => allegato.id === id)!.testo), `${file.name} ${id}`).toBe(source);
          continue;
        }
        expect(labels(articolo.numero, doc.attributes.name!), `${file.name} ${id}`).toContain(
          difference(source, written(articolo)),
        );
      }
    }
  });
});

/** All the text of an article but its own number. */
function textAfterNumber(article: StrictElement): string {
  return article.children
    .map((node) => (typeof node === "string" ? node : node.name === "num" ? "" : strictText(node)))
    .join("");
}
