import { closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import yauzl from "yauzl";
import { ZipFile } from "../../../generator/exports/downloads/zip.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { output, tool } from "./tools.ts";
import { zipMembers } from "./zip-members.ts";

const folder = temporaryFolder();

/** An archive in memory. */
function archive(files: Iterable<readonly [string, Uint8Array]>): Buffer {
  const parts: Uint8Array[] = [];
  const target = {
    bytes: 0,
    write(bytes: Uint8Array) {
      parts.push(bytes);
      target.bytes += bytes.length;
    },
  };
  const zip = new ZipFile(target);
  for (const [name, content] of files) zip.add(name, content);
  zip.end();
  return Buffer.concat(parts);
}

const membersOf = (bytes: Buffer) => zipMembers((done) => yauzl.fromBuffer(bytes, { lazyEntries: true }, done));

describe("a zip", () => {
  it("gives back any contents under any name", async () => {
    const file = fc.tuple(
      fc.stringMatching(/^[a-zè0-9_-]{1,20}(\/[a-z0-9._-]{1,9})?$/),
      fc.uint8Array({ maxLength: 5000 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(file, { selector: ([name]) => name, maxLength: 20 }), async (files) => {
        const usable = files.filter(([name]) => !/(^|\/)\.\.?$/.test(name));
        const found = await membersOf(archive(usable));
        expect([...found]).toEqual(usable.map(([name, content]) => [name, Buffer.from(content)]));
      }),
      { numRuns: 60 },
    );
  });

  it("has the same bytes whenever it is made", () => {
    const files = [["a.txt", Buffer.from("testo ".repeat(1000))]] as const;
    expect(archive(files).equals(archive(files))).toBe(true);
  });

  it("holds more files than the old format counts", async () => {
    const count = 65_536;
    const empty = new Uint8Array();
    const bytes = archive(Array.from({ length: count }, (_, i) => [`f/${i}`, empty] as const));
    const names = await new Promise<number>((done, fail) =>
      yauzl.fromBuffer(bytes, (error, zip) => {
        if (error) return fail(error);
        expect(zip.entryCount).toBe(count);
        let seen = 0;
        zip
          .on("entry", () => seen++)
          .on("error", fail)
          .on("end", () => done(seen));
      }),
    );
    expect(names).toBe(count);
    if (!tool("unzip", ["-v"])) return;
    const file = path.join(folder, "many.zip");
    writeFileSync(file, bytes);
    expect(output("unzip", "-tqq", file)).toBe("");
  });

  it("reaches files beyond 4 GiB", async () => {
    const file = path.join(folder, "far.zip");
    const handle = openSync(file, "w");
    // A hole of 5 GB, which takes no room on the disk.
    const target = {
      bytes: 5_000_000_000,
      write(bytes: Uint8Array) {
        target.bytes += writeSync(handle, bytes, 0, bytes.length, target.bytes);
      },
    };
    const zip = new ZipFile(target);
    zip.add("lontano.txt", Buffer.from("in fondo"));
    zip.end();
    closeSync(handle);
    const found = await zipMembers((done) => yauzl.open(file, { lazyEntries: true }, done));
    expect([...found]).toEqual([["lontano.txt", Buffer.from("in fondo")]]);
  });
});
