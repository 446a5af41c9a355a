import { expect, it } from "vitest";
import { documentOfNumber, type Tables } from "../../generator/search/ask/documents.ts";
import { type BlockDocument, textBlocks } from "../../generator/search/index/text-blocks.ts";
import { Caso } from "../bench/corpus/caso.ts";

/** A text that hardly gets smaller, as long as an attachment of an act may be. */
function noise(length: number, seed: number): string {
  const d = new Caso(`${seed}`);
  return Array.from({ length }, () => String.fromCharCode(0x3041 + d.between(0, 19_999))).join("");
}

const norma = { eli: "eli:/it/legge/2000/01/01/1", tipo: "legge", data: "2000-01-01", titolo: "Titolo", numero: "1" };
const article = (testo: string): BlockDocument => ({
  norma,
  articolo: { percorso: "art/1", numero: "1", rubrica: null, comma: null, testo },
});

it("all of every text is read again, from files of at most 64 KB", async () => {
  const long = `${"parola ".repeat(857)}😀${"segue ".repeat(100_000)}`;
  // The cut after 6,000 characters is inside the two halves of one.
  expect(long.codePointAt(5_999)).toBe("😀".codePointAt(0));
  const texts = ["breve", long, "", noise(200_000, 1), ...Array.from({ length: 33 }, (_, i) => noise(7_000, i + 2))];
  const documents = [...texts.map(article), { norma, articolo: null }];
  const files = new Map([...textBlocks(0, documents)].map(([name, bytes]) => [name, Uint8Array.from(bytes)]));
  expect([...files.keys()].slice(0, 2)).toEqual(["indici/cerca/testi/0/0.bin", "indici/cerca/testi/0/0-0.bin"]);
  expect(Math.max(...[...files.values()].map(({ length }) => length))).toBeLessThanOrEqual(65_536);
  // Of the tables only where documents are counts here.
  const card = { blocchi: [[0, norma.data, norma.eli]] } as unknown as Tables;
  for (const [number, { articolo }] of documents.entries()) {
    const found = await documentOfNumber(async (name) => files.get(name) ?? null, card, number);
    expect((await found.whole()) === (articolo?.testo ?? "Titolo"), String(number)).toBe(true);
  }
});
