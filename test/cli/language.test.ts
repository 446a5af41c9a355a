import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { terminalLanguage } from "../../generator/terminal/language.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { command } from "./commands.ts";

const folder = temporaryFolder();

/** A command on a terminal of some language. */
function run(lang: string, name: "generate" | "start" | "check", ...args: string[]): string {
  const env = { ...process.env, LC_ALL: "", LC_MESSAGES: "", LANG: lang };
  const { stdout, stderr } = spawnSync(process.execPath, [command(name), ...args], { env, encoding: "utf8" });
  return stdout + stderr;
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
  ])("G2: of %j is %s", (env, language) => expect(terminalLanguage(env)).toBe(language));

  it.each([
    ["generate", ["--help"]],
    ["start", ["--help"]],
    ["check", ["--help"]],
    ["generate", ["--jobs", "x"]],
    ["generate", ["--nope"]],
    ["generate", ["--out"]],
    ["generate", ["--out", ""]],
    ["generate", ["--out", "."]],
    ["generate", ["--data", "/nowhere"]],
    ["check", ["--dir", "/nowhere"]],
  ] as const)("G2: is the only one that a command speaks: %s %j", (name, args) => {
    const [english, italian] = [run("en_US.UTF-8", name, ...args), run("it_IT.UTF-8", name, ...args)];
    expect(english).toMatch(ENGLISH);
    expect(english).not.toMatch(ITALIAN);
    expect(italian).toMatch(ITALIAN);
    expect(italian).not.toMatch(ENGLISH);
  });

  it("G2: does not change what is written", () => {
    const sums = ["en", "it"].map((lang) => {
      const out = path.join(folder, lang);
      run(lang, "generate", "--data", "test/fixtures/cattivi", "--out", out);
      return readFileSync(path.join(out, "SHA256SUMS"), "utf8");
    });
    expect(sums[1]).toBe(sums[0]);
  });
});
