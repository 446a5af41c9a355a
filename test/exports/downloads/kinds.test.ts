import { describe, expect, it } from "vitest";
import { kindsNamed } from "../../../generator/cli/tree-options.ts";
import { DOWNLOAD_KINDS } from "../../../generator/contract/download-kinds.ts";
import { downloadFiles } from "../../../generator/exports/downloads/files.ts";

describe("a value of --download", () => {
  it("names one kind, a set of them, or nothing at all", () => {
    for (const kind of DOWNLOAD_KINDS) expect(kindsNamed(kind)).toEqual([kind]);
    expect(kindsNamed("csv,sqlite")).toEqual(["csv", "sqlite"]);
    expect(kindsNamed("all")).toEqual(DOWNLOAD_KINDS);
    expect(kindsNamed("none")).toEqual([]);
    for (const text of ["", "CSV", "pdf", "constructor", "toString"]) expect(kindsNamed(text), text).toBeUndefined();
  });
});

describe("the list of files", () => {
  it("has the files of each kind once, however often it is asked for", () => {
    const all = downloadFiles(DOWNLOAD_KINDS).map((f) => f.path);
    expect(new Set(all).size).toBe(all.length);
    expect(downloadFiles([...DOWNLOAD_KINDS, ...DOWNLOAD_KINDS]).map((f) => f.path)).toEqual(all);
    expect(DOWNLOAD_KINDS.flatMap((kind) => downloadFiles([kind]).map((f) => f.path))).toEqual(all);
    expect(downloadFiles([])).toEqual([]);
  });
});
