import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUILD } from "../../built.ts";
import { newFolder, removeFolder } from "./fetching.ts";
import { OfficialHosts } from "./hosts/official-hosts.ts";

const folder = newFolder();
const [data, out, cache] = ["data", "tree", "cache"].map((name) => path.join(folder, name)) as [string, string, string];
let hosts: OfficialHosts;
let mirror: string;

beforeAll(async () => {
  hosts = await OfficialHosts.over("data-raw", path.join(folder, "git"));
  mirror = await hosts.listen();
});
afterAll(async () => {
  await hosts.close();
  removeFolder(folder);
});

/** One update, while the hosts answer from this process. */
function update(): Promise<{ status: number | null; output: string }> {
  const args = ["--data", data, "--out", out, "--cache", cache, "--mirror", mirror, "--jobs", "2"];
  const child = spawn(process.execPath, [path.join(BUILD, "update.js"), ...args]);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  return new Promise((done) => child.on("close", (status) => done({ status, output })));
}

const release = () => readFileSync(path.join(out, "manifest.json"), "utf8");

// Its waits are real: an export is looked at after 25 seconds.
describe("npm run update", () => {
  it("makes the tree from nothing, then says that there is nothing new, then publishes what changed", async () => {
    const first = await update();
    expect(first.status, first.output).toBe(0);
    const before = release();
    const health = readJsonSync(path.join(out, "api/public/health.json")) as {
      copertura: { tipo: string; atti: number; atti_fonte?: number }[];
    };
    for (const { atti, atti_fonte } of health.copertura) expect(atti_fonte).toBe(atti);

    const second = await update();
    expect(second.status, second.output).toBe(0);
    expect(second.output).toContain("nothing new");
    expect(release()).toBe(before);

    const act = hosts.normattiva.acts.find(({ denominazione }) => denominazione === "LEGGE");
    const [[name, bytes] = ["", new Uint8Array()]] = [...(act?.files ?? [])];
    if (!act) throw new Error("the sample has no law");
    const text = Buffer.from(bytes)
      .toString()
      .replace(/<content>\s*<p>/, "$&Testo cambiato. ");
    act.files.clear();
    act.files.set(name.replace(/_(?:ORIGINALE_V0|VIGENZA_.*)\.xml$/, "_VIGENZA_2026-06-01_V9.xml"), Buffer.from(text));
    act.changed = new Date().toISOString().slice(0, 10);
    const asked = hosts.log.length;
    const third = await update();
    expect(third.status, third.output).toBe(0);
    // Votes and members of both branches are asked for anew.
    expect(hosts.log.slice(asked).filter((line) => !line.includes("github.com")).length).toBeLessThanOrEqual(17);
  });
});
