import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../../generator/clients/client/client.ts";
import { type ArticleText, articleMarkdown } from "../../../generator/router/render/markdown.ts";
import { sharedTree } from "../../shared-tree.ts";
import { type Assistant, assistant, type Said } from "./assistant.ts";

/** Questions with the citation that is due: tool, input, status of a citation, ELI, words of the text. */
const QUESTIONS = readFileSync(path.join(import.meta.dirname, "questions.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t") as [tool: string, input: string, status: string, eli: string, text: string]);

const plain = (text: string) => text.replaceAll("\\", "").replace(/\s+/g, " ");

describe("questions about the official acts", () => {
  const tree = sharedTree("--data", "../shared/data");
  let mine: Assistant;
  beforeAll(async () => {
    mine = await assistant(tree);
  });
  afterAll(() => mine.stop());

  it("are sixty", () => expect(QUESTIONS).toHaveLength(60));

  it.each(QUESTIONS)("%s %s %s %s", async (tool, input, status, eli, text) => {
    const { said, isError } = await mine.call(tool, JSON.parse(input));
    expect(isError).toBe(false);
    if (status) expect(said.status).toBe(status);
    if (!eli) return;
    expect(said.provenance).toMatchObject({ eli, version_day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
    expect(said.provenance.official_link).toMatch(/^https:\/\/www\.normattiva\.it\/uri-res\/N2Ls\?urn:nir:/);
    expect(plain(JSON.stringify(said))).toContain(plain(JSON.stringify(text).slice(1, -1)));
  });

  /** A text by as many calls as it takes, from `from` on. */
  async function readWhole(given: Record<string, unknown>, from?: string) {
    let [whole, calls] = ["", 0];
    for (let next: string | undefined = from, end = false; !end; calls++) {
      const { said }: { said: Said } = await mine.call("read", { ...given, from: next });
      expect(said.text.length).toBeLessThan(30_000);
      whole += `${said.text}\n`;
      next = said.next?.from;
      end = next === undefined;
    }
    return { whole, calls };
  }
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

  it("long articles end at a comma, and the rest follows from there, whole", async () => {
    const { whole, calls } = await readWhole({ act: "L. 197/2022", article: "1" }, "1");
    expect(calls).toBeGreaterThan(10);
    const { articolo } = (await createClient({ open: tree }).articolo({ eli: "L. 197/2022", articolo: "1" })) as Said;
    // Its notes are read too, behind the commi.
    expect(articolo.note.length).toBeGreaterThan(0);
    const without = whole.replace(/^## Art.*\n/gm, "");
    expect(letters(without) === letters(articolo.testo + articolo.note.join(""))).toBe(true);
  });

  it("long acts end at an article, and the rest follows from there, whole", async () => {
    const { whole, calls } = await readWhole({ act: "L. 633/1941" });
    expect(calls).toBeGreaterThan(10);
    const { articoli } = await createClient({ open: tree }).norma({ eli: "L. 633/1941" });
    const due = (articoli as ArticleText[]).map((one) => articleMarkdown(one, "en")).join("\n");
    expect(letters(whole) === letters(due)).toBe(true);
  });
});
