import { describe, expect, it } from "vitest";
import { generatedTree } from "../property/tree.ts";
import { textOf } from "./pages.ts";

const sample = generatedTree("data-raw");
/** What a reader sees at once. */
const SCREEN = 45;

describe.each(["README.md", "README.it.md"])("the first screen of %s", (page) => {
  const screen = textOf(page).split("\n").slice(0, SCREEN).join("\n");

  it("has the two commands, before any table", () => {
    expect(screen).toMatch(/^npm ci && npm start$/m);
    expect(screen).toMatch(/^npm ci && npm test$/m);
    expect(screen).not.toMatch(/^\|/m);
  });

  it("shows what the sample answers to the request above it", async () => {
    const [, asked = "", shown = ""] =
      /^curl 'http:\/\/[^/]*\/api\/public([^']*)'\n```\n\n```json\n([^`]*)```/m.exec(screen) ?? [];
    const { status, body } = await sample.get(asked);
    expect(status).toBe(200);
    const relazioni = body.relazioni as readonly unknown[];
    expect(relazioni).toHaveLength(4);
    expect(relazioni.at(-1)).toEqual(JSON.parse(shown));
  });
});
