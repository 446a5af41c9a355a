import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { cloudfront } from "../../generator/outputs/hosts/platforms/cloudfront.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const folder = temporaryFolderOfEach();

/** What the script asks the AWS command line for, one call a line. */
function calls(...args: string[]): string[][] {
  const [script, log, stub] = ["sync.sh", "log", "aws"].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const content = cloudfront
    .files({
      release: "0123456789ab",
      entry: () => "export{handler};",
      parts: () => [],
      mcp: false,
      pages: { notFound: "", apiRoot: "" },
    })
    .find(({ path: name }) => name.endsWith("sync.sh"));
  writeFileSync(script, content?.content ?? "");
  writeFileSync(stub, `#!/bin/sh\nprintf '%s\\t' "$@" >>'${log}'\necho >>'${log}'\n`);
  chmodSync(stub, 0o755);
  execFileSync("sh", [script, ...args], { env: { PATH: `${folder}:${process.env.PATH}` }, stdio: "pipe" });
  return readFileSync(log, "utf8")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t").slice(0, -1));
}

/** Whether a call is about a file: the last filter that matches its name decides, as the command's help says. */
function takes(call: readonly string[], name: string): boolean {
  let taken = true;
  call.forEach((word, i) => {
    if (word !== "--exclude" && word !== "--include") return;
    const pattern = (call[i + 1] ?? "").replace(/[.]/g, "\\.").replace(/\*/g, ".*");
    if (new RegExp(`^${pattern}$`).test(name)) taken = word === "--include";
  });
  return taken;
}

it.each([
  ["index.html", "it"],
  ["en/index.html", "en"],
  ["api/public/docs.html", "it"],
  ["api/public/docs.en.html", "en"],
  ["api/public/openapi.json", "en"],
  ["api/public/norme/legge/1990/08/07/241.json", "it"],
  ["SHA256SUMS", "it"],
])("%s goes into the bucket once, in its language, and goes from there when it is no more", (name, lingua) => {
  const about = calls("esempio").filter((call) => takes(call, name));
  expect(about).toHaveLength(1);
  expect(about[0]?.slice(0, 4)).toEqual(["s3", "sync", ".", "s3://esempio"]);
  expect(about[0]).toContain("--delete");
  expect(about[0]?.[(about[0]?.indexOf("--content-language") ?? 0) + 1]).toBe(lingua);
});

it("without the name of a bucket nothing is asked for", () => {
  expect(() => calls()).toThrow(/name of the bucket/);
});
