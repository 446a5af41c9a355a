import path from "node:path";
import { describe, expect, it } from "vitest";
import { shortStyle } from "../../../generator/pages/site/style/short-style.mjs";
import { temporaryFolder } from "../../temporary-folder.ts";
import { writeFiles } from "../../write-files.ts";

describe("a style, written short", () => {
  const folder = temporaryFolder();

  function short(files: Readonly<Record<string, string>>): string {
    writeFiles(folder, Object.entries(files));
    return shortStyle(path.join(folder, "a.css"));
  }

  it("says the same in fewer letters", () => {
    expect(short({ "a.css": "a :hover,\nb {\n  color: red; /* why */\n  margin: 0 calc(1rem + 2px);\n}\n" })).toBe(
      "a :hover,b{color:red;margin:0 calc(1rem + 2px)}",
    );
  });

  it("leaves what stands between quotes as it is", () => {
    const quoted = String.raw`"; /* no comment */ \" : {  }"`;
    expect(short({ "a.css": `a::before {\n  content: ${quoted};\n}` })).toBe(`a::before{content:${quoted}}`);
  });

  it("puts what it imports in its place, once", () => {
    const files = { "a.css": '@import "./b.css";\n@import "./in/c.css";\na {}', "b.css": "b {}" };
    expect(short({ ...files, "in/c.css": '@import "../b.css";\nc {}' })).toBe("b{}c{}a{}");
  });
});
