import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import yauzl from "yauzl";
import { command } from "../../cli/commands.ts";
import { used } from "../../generate-here.ts";
import { sharedTree } from "../../shared-tree.ts";
import { writeFiles } from "../../write-files.ts";
import { sampleDataset } from "./sample-dataset.ts";
import { output, tool } from "./tools.ts";
import { zipMembers } from "./zip-members.ts";

const plain = sharedTree();
const { folder, tree, inTree } = sampleDataset();

describe("the zip of the tree", () => {
  const members = () => zipMembers((done) => yauzl.open(inTree("download/albero.zip"), { lazyEntries: true }, done));

  it("is byte by byte the tree that the same run writes without downloads", async () => {
    const names = readdirSync(plain, { recursive: true, withFileTypes: true })
      .filter((e) => e.isFile())
      .map((e) => path.relative(plain, path.join(e.parentPath, e.name)));
    const found = await members();
    expect([...found.keys()].sort()).toEqual(names.sort());
    for (const [name, bytes] of found) expect(bytes.equals(readFileSync(path.join(plain, name))), name).toBe(true);
  });

  it.skipIf(!tool("unzip", ["-v"]))(
    "unpacks with unzip into a tree that check accepts (skipped without unzip)",
    async () => {
      const unpacked = path.join(folder, "unpacked");
      output("unzip", "-q", inTree("download/albero.zip"), "-d", unpacked);
      expect(await used("check", "--dir", unpacked)).toMatchObject({ status: 0, stderr: "" });
    },
  );

  it("serves itself where it was unpacked, as the tree it comes from", async () => {
    const unpacked = path.join(folder, "served");
    writeFiles(unpacked, await members());
    const served = async (dir: string, target: string) => {
      const server = spawn(process.execPath, [command("start"), "--dir", dir, "--port", "0", "--host", "127.0.0.1"]);
      try {
        const [printed] = (await once(server.stdout, "data")) as [Buffer];
        const response = await fetch(printed.toString().split(" ")[0]!.replace(/\/$/, "") + target);
        return { status: response.status, etag: response.headers.get("etag"), body: await response.text() };
      } finally {
        server.kill();
      }
    };
    const target = "/api/public/graph?max_nodi=13&lang=en";
    const answer = await served(unpacked, target);
    expect(answer.status).toBe(200);
    expect(answer).toEqual(await served(tree, target));
  });
});
