/** What `download` fetches gives the answers that the files give which the hosts were made from. */

import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BUILD } from "../../built.ts";
import { sharedTree } from "../../shared-tree.ts";
import { newFolder, removeFolder } from "./fetching.ts";
import { OfficialHosts } from "./hosts/official-hosts.ts";

/** Runs a command while the hosts answer from this process. */
function run(name: string, ...args: string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(BUILD, `${name}.js`), ...args]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  return new Promise((done) => child.on("close", (status) => done({ status, output })));
}

/** The answers of a tree without what says of which day and release they are. */
function answersOf(tree: string): Map<string, string> {
  const root = path.join(tree, "api/public");
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  const kept = names.filter((name) => !name.startsWith("openapi"));
  return new Map(
    kept.sort().map((name) => {
      const { meta: _, ...body } = readJsonSync(path.join(root, name)) as Record<string, unknown>;
      // How much the source holds is known of downloaded files alone; votes, and who casts them, are of the hosts alone.
      const apart = ["atti_fonte", "releases", "votazioni", ...(name === "health.json" ? ["parlamentari"] : [])];
      return [name, JSON.stringify(body, (key, value: unknown) => (apart.includes(key) ? undefined : value))];
    }),
  );
}

/**
 * Declares the suite over hosts made from a data folder: the gate asks it of the sample, `npm run test:all` of the official files.
 *
 * @param options of `generate` that the folder is built with
 * @example describeDownload("data-raw");
 */
export function describeDownload(from: string, ...options: string[]): void {
  const folder = newFolder();
  const theirs = sharedTree(...options);
  let hosts: OfficialHosts;
  let mirror: string;
  beforeAll(async () => {
    hosts = await OfficialHosts.over(from, path.join(folder, "git"));
    mirror = await hosts.listen();
  });
  afterAll(async () => {
    await hosts.close();
    removeFolder(folder);
  });

  it("gives the answers that the files themselves give", async () => {
    const data = path.join(folder, "data");
    const fetched = await run("download", "--data", data, "--mirror", mirror, "--yes");
    expect(fetched.status, fetched.output).toBe(0);
    // Days without a move are counted until the day on which the files were taken.
    const fonti: { area: string; estratto_il: string }[] = readJsonSync(path.join(from, "fonti.json"));
    const days = fonti.filter(({ area }) => area === "parlamento").map(({ estratto_il }) => estratto_il);
    const options = ["--date", days.sort().at(-1) ?? "", "--jobs", "2", "--no-search"];
    const ours = await run("generate", "--data", data, "--out", path.join(folder, "ours"), ...options);
    expect(ours.status, ours.output).toBe(0);
    const [a, b] = [answersOf(path.join(folder, "ours")), answersOf(theirs)];
    expect([...a.keys()]).toEqual([...b.keys()]);
    const different = [...a].filter(([name, body]) => b.get(name) !== body);
    expect(different).toEqual(different.map(([name]) => [name, b.get(name)]));
  });
}
