import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../generator/client/client.ts";
import { sharedTree } from "../shared-tree.ts";
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

  it("long articles end at a comma, and the rest follows from there, whole", async () => {
    let whole = "";
    let calls = 0;
    for (let from: string | undefined = "1"; from !== undefined; calls++) {
      const { said } = await mine.call("read", { act: "L. 197/2022", article: "1", from });
      expect(said.text.length).toBeLessThan(30_000);
      whole += said.text.replace(/^##.*\n/, "");
      from = said.next?.from;
    }
    expect(calls).toBeGreaterThan(10);
    const { articolo } = (await createClient({ open: tree }).articolo({ eli: "L. 197/2022", articolo: "1" })) as Said;
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
    expect(letters(whole) === letters(articolo.testo)).toBe(true);
  });
});
