import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { terminalLanguage } from "../../generator/terminal/language.ts";
import { BUNDLE } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();

const CASES = [
  ["generate", "--help"],
  ["start", "--help"],
  ["check", "--help"],
  ["generate", "--jobs", "x"],
  ["generate", "--nope"],
  ["generate", "--out"],
  ["generate", "--out", ""],
  ["generate", "--out", "."],
  ["generate", "--data", "/nowhere"],
  ["check", "--dir", "/nowhere"],
] as const;

/** What is written on a terminal of some language: by each of the cases, and to the tree of some data. */
function terminal(lang: string): { said: readonly string[]; sums: string } {
  const out = path.join(folder, lang);
  const env = { ...process.env, LC_ALL: "", LC_MESSAGES: "", LANG: lang };
  const commands = [...CASES, ["generate", "--data", "test/fixtures/cattivi", "--out", out]];
  const script = `
    const { used } = await import(${JSON.stringify(BUNDLE)});
    const said = [];
    for (const args of ${JSON.stringify(commands)}) {
      const { stdout, stderr } = await used(...args);
      // Names of options are the same in both.
      said.push((stdout + stderr).replaceAll(/--[a-z-]+/g, ""));
    }
    console.log(JSON.stringify(said));
  `;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { env, encoding: "utf8" });
  return { said: JSON.parse(stdout), sums: readFileSync(path.join(out, "SHA256SUMS"), "utf8") };
}

/** Words that only one of the languages has. */
const ENGLISH = /\b(the|of|folder|options|display|unknown|invalid|default|needs)\b/i;
const ITALIAN = /\b(della?|cartella|opzioni|dati|predefinito|serve|sconosciuta|manca)\b/i;

describe("the language of a terminal", () => {
  it.each([
    [{ LANG: "it_IT.UTF-8" }, "it"],
    [{ LANG: "it" }, "it"],
    [{ LANG: "en_GB.UTF-8" }, "en"],
    [{ LANG: "C" }, "en"],
    [{}, "en"],
    [{ LANG: "en_US.UTF-8", LC_MESSAGES: "it_IT" }, "it"],
    [{ LANG: "it_IT", LC_ALL: "C" }, "en"],
    [{ LANG: "it_IT", LC_ALL: "" }, "it"],
    [{ LANG: "ita" }, "en"],
  ])("of %j is %s", (env, language) => expect(terminalLanguage(env)).toBe(language));

  describe("while it is the one or the other", () => {
    let english: ReturnType<typeof terminal>;
    let italian: ReturnType<typeof terminal>;
    beforeAll(() => {
      english = terminal("en_US.UTF-8");
      italian = terminal("it_IT.UTF-8");
    });

    it.each(CASES.map((args, i) => [args.join(" "), i] as const))("is the only one that is spoken: %s", (_, i) => {
      expect(english.said[i]).toMatch(ENGLISH);
      expect(english.said[i]).not.toMatch(ITALIAN);
      expect(italian.said[i]).toMatch(ITALIAN);
      expect(italian.said[i]).not.toMatch(ENGLISH);
    });

    it("does not change what is written", () => {
      expect(italian.sums).toBe(english.sums);
    });
  });
});
