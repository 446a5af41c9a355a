import path from "node:path";
import { describe, expect, it } from "vitest";
import { HOST_NAMES } from "../../generator/hosts/profiles.ts";
import { used } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
// Usage that were taken for good would leave its tree where the tests leave theirs.
const out = ["--out", path.join(folder, "tree")];

describe("bad usage of generate", () => {
  it.each([
    [["--nope"]],
    [["--jobs", "0"]],
    [["--jobs", "257"]],
    [["--jobs", "two"]],
    [["--memory", "0"]],
    [["--memory", "1048577"]],
    [["--memory", "1G"]],
    [["--date", "2024-02-30"]],
    [["--download", "pdf"]],
    [["--download", "csv,pdf"]],
    [["--download", "csv,"]],
    [["--host", "nowhere"]],
    [["--base-url", "diritto"]],
    [["--base-url", "example.org"]],
    [["--base-url", "ftp://example.org/"]],
    [["--base-url", "https://example.org/?q=1"]],
    [["--base-url", "https://user@example.org/"]],
    [["--mcp=yes"]],
    [["--data", ""]],
    [["--out", ""]],
    [["--cache", ""]],
  ])("leaves with 2 and says which option: %j", async ([option = "", ...values]) => {
    const { status, stdout, stderr } = await used("generate", ...out, option, ...values);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(option.replace(/=.*/, ""));
  });

  it("is an argument too many", async () => {
    expect(await used("generate", ...out, "extra")).toMatchObject({ status: 2, stdout: "" });
  });

  it("of a host says which there are", async () => {
    expect((await used("generate", ...out, "--host", "nowhere")).stderr).toContain(HOST_NAMES.join(", "));
  });
});

describe("bad usage of start", () => {
  it.each([[["--port", "x"]], [["--port", "65536"]], [["--nope"]], [["extra"]]])("leaves with 2: %j", async (args) => {
    const { status, stdout, stderr } = await used("start", "--dir", path.join(folder, "tree"), ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).not.toBe("");
  });
});

it("what the user can mend leaves with 1 and its message alone", async () => {
  const missing = path.join(folder, "nowhere");
  const { status, stderr } = await used("generate", ...out, "--data", missing);
  expect(status).toBe(1);
  expect(stderr.trimEnd().split("\n")).toEqual([expect.stringContaining(missing)]);
});
