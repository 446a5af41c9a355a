import { beforeAll, describe, expect, it } from "vitest";
import type { Articolo } from "../../../generator/sources/normattiva/records.ts";
import { descendants, textOf, type XmlElement } from "../../../generator/sources/xml/navigate.ts";
import { parseXml } from "../../../generator/sources/xml/parse.ts";
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

/** Articles of the bodies of all files whose text opens with their own number, counted in the source. */
const LABELLED = 31;

/** The ways in which an attachment says which of its articles it is: these words become `numero`. */
function labels(numero: string, name: string): string[] {
  const spellings = new Set([
    numero,
    numero.replaceAll("-", ""),
    numero.replace("novies", "nonies"),
    numero.replace("quindecies", "quinquiesdecies"),
    numero.replace("sex-decies", "sexiesdecies"),
    numero.replace("septies-decies", "septiesdecies"),
    numero.replace(/-\d+$/, ""),
  ]);
  const words = ["Art.", "ART.", "Articolo", "ARTICOLO", "Art"];
  return ["", name, ...[...spellings].flatMap((n) => words.flatMap((word) => [`${word}${n}`, `${word}${n}.`]))].map(
    sorted,
  );
}

interface Held {
  readonly file: ReadFile;
  readonly root: XmlElement;
}

/** Holds every article of the bodies against the source; tells which have moved text, lost the words of their number, or stand there twice. */
function holdBodies(files: readonly Held[]) {
  const moved: Articolo[] = [];
  const labelled: string[] = [];
  const doubled: string[] = [];
  for (const { file, root } of files) {
    const body = file.atto.corpo.articoli.filter(({ allegato }) => allegato === null);
    const sources = [...descendants(root, "article")];
    expect(body).toHaveLength(sources.length);
    for (const [at, source] of sources.entries()) {
      const articolo = body[at]!;
      const { text, twice } = newestText(source);
      if (twice) doubled.push(articolo.id);
      const label = difference(bare(text), written(articolo));
      expect(labels(articolo.numero, ""), `${file.name} ${articolo.id}`).toContain(label);
      if (label !== "") labelled.push(articolo.id);
      else if (written(articolo) !== bare(text)) moved.push(articolo);
    }
  }
  return { moved, labelled, doubled };
}

/** Holds every attachment against the source. */
function holdAttachments(files: readonly Held[]): void {
  for (const { file, root } of files) {
    const { articoli, allegati } = file.atto.corpo;
    const byId = new Map(articoli.map((articolo) => [articolo.id, articolo]));
    const docs = [...descendants(root, "doc")];
    expect(articoli.filter(({ allegato }) => allegato !== null).length + allegati.length).toBe(docs.length);
    for (const [at, doc] of docs.entries()) {
      const id = `annesso_${at + 1}`;
      const source = bare(textAfterNumber([...descendants(doc, "mainBody")][0]!));
      const articolo = byId.get(id);
      if (!articolo) {
        expect(bare(allegati.find((allegato) => allegato.id === id)!.testo), `${file.name} ${id}`).toBe(source);
        continue;
      }
      const left = difference(source, written(articolo));
      const opens = articoli.find(({ allegato }) => allegato === articolo.allegato) === articolo;
      const titles = opens ? titlesOf(articolo) : [];
      const expected = labels(articolo.numero, doc.attributes.name!);
      const withTitles = expected.flatMap((label) => titles.map((title) => sorted(label + title)));
      expect([...expected, ...withTitles], `${file.name} ${id}`).toContain(left);
    }
  }
}

const held = (read: readonly ReadFile[]) => read.map((file) => ({ file, root: parseXml(file.source) }));

describe.skipIf(absent !== "")(`the text of the official files against their elements${absent}`, () => {
  let files: Held[];
  beforeAll(async () => {
    const { read } = await readOfficialFiles();
    files = held(read);
  });

  it("is, in the body, that of every article, letter by letter, without the words of its number", () => {
    const { moved, labelled, doubled } = holdBodies(files);
    // What stands in the heading with the rubrica changes places with it, nowhere else does anything move.
    expect(moved.map(({ id }) => id)).toEqual(["art_25-decies"]);
    expect(doubled).toEqual(["art_27"]);
    expect(labelled).toHaveLength(LABELLED);
  });

  it("is, around the articles, that of preamble and conclusions, letter by letter", () => {
    const around = files.map(({ file, root }) => {
      const text = (name: string) => bare([...descendants(root, name)].map(textOf).join(""));
      const { preambolo, conclusioni } = file.atto.corpo;
      expect(bare(preambolo ?? ""), file.name).toBe(text("preamble"));
      expect(bare(conclusioni ?? ""), file.name).toBe(text("conclusions"));
      return [preambolo !== null, conclusioni !== null];
    });
    expect(around.filter(([preambolo]) => preambolo)).toHaveLength(13);
    expect(around.filter(([, conclusioni]) => conclusioni)).toHaveLength(11);
  });

  it("is, in the attachments, that of every document without the words of its number", () => {
    holdAttachments(files);
  });

  it("is so in every version of an act, and in the Constitution, whose headings lose their rule of dashes", async () => {
    const { read } = await readOfficialFiles("data-versioni");
    expect(read).toHaveLength(9);
    const versions = held(read);
    holdBodies(versions);
    holdAttachments(versions);
    const { articoli, allegati } = read.find(({ name }) => name.includes("costituzione"))!.atto.corpo;
    expect([articoli.length, allegati.length]).toEqual([139, 18]);
    expect(articoli[11]!.partizione).toBe("COSTITUZIONE DELLA REPUBBLICA ITALIANA PRINCIPI FONDAMENTALI");
    for (const { partizione } of articoli) expect(partizione).not.toMatch(/-\s*-/);
  });
});

/** What may stand above the first article of a container: its name, in any case, and the titles that are its partition. */
function titlesOf({ allegato, partizione }: Articolo): string[] {
  const names = ["", allegato!, allegato!.toUpperCase()].map(bare);
  const titles = bare((partizione ?? "").replaceAll(" / ", ""));
  return names.map((name) => name + titles);
}

/** The text of an article, of two versions of its commi the later. */
function newestText(article: XmlElement): { text: string; twice: boolean } {
  const ids = article.children.map((node) => (typeof node === "string" ? undefined : node.attributes.eId));
  const firsts = ids.flatMap((id, at) => (/__para_1$/.test(id ?? "") ? [at] : []));
  const [first, last] = [firsts[0] ?? 0, firsts.at(-1) ?? 0];
  const children = article.children.filter((_, at) => at < first || at >= last);
  return { text: textAfterNumber({ ...article, children }), twice: firsts.length > 1 };
}

/** All the text of an article but its own number. */
function textAfterNumber(article: XmlElement): string {
  return article.children
    .map((node) => (typeof node === "string" ? node : node.name === "num" ? "" : textOf(node)))
    .join("");
}
