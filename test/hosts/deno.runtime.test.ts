import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RELEASES } from "../router/world.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { deno, programOf, type Running } from "./runtimes.ts";

const HEALTH = "/api/public/health";
const [OLD, NEW] = [
  { release: RELEASES.release, stato: "ok" },
  { release: "ba9876543210", stato: "ko" },
] as const;

/** Makes of a tree its next release: every file says it, and one body has changed. */
function nextRelease({ folder, files }: PreparedTree): void {
  for (const name of files.keys()) {
    if (!/^(?:api|indici)\/.*health.*\.json$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, "utf8").replaceAll(OLD.release, NEW.release);
    writeFileSync(file, text.replace(`"stato":"${OLD.stato}"`, `"stato":"${NEW.stato}"`));
  }
}

describe.skipIf(!programOf("deno"))("deno, a tree that is replaced (skipped where deno is not installed)", () => {
  let served: PreparedTree;
  let next: PreparedTree;
  let server: Running;
  beforeAll(async () => {
    [served, next] = [await prepareTree(["deno"]), await prepareTree(["deno"])];
    nextRelease(next);
    server = await deno(served.folder);
  });
  afterAll(async () => {
    await server?.stop();
    served.remove();
    next.remove();
  });

  const said = async (lang: string) => {
    const { status, body } = await server.ask("GET", `${HEALTH}?lang=${lang}`, {});
    if (status === 503) return "busy";
    const { meta, stato } = JSON.parse(body) as { meta: { release: string; lingua: string }; stato: string };
    expect(meta.lingua).toBe(lang);
    return { release: meta.release, stato };
  };

  it("comes to give the new release, in both languages, and never an answer made of two", async () => {
    for (const lang of ["it", "en"]) expect(await said(lang)).toEqual(OLD);
    const aside = `${served.folder}.aside`;
    renameSync(served.folder, aside);
    renameSync(next.folder, served.folder);
    const seen: unknown[] = [];
    const both = async () => {
      const answers = [await said("it"), await said("en")];
      seen.push(...answers);
      return answers;
    };
    await expect.poll(both).toEqual([NEW, NEW]);
    // Once it has come, it stays.
    for (const lang of ["it", "en"]) expect(await said(lang)).toEqual(NEW);
    for (const one of seen) expect(["busy", OLD, NEW]).toContainEqual(one);
    rmSync(aside, { recursive: true });
  });

  it("needs no code of the tree once it runs: that would be the next release's", async () => {
    rmSync(path.join(served.folder, "hosts"), { recursive: true });
    for (const target of ["/cerca?q=procedimento", "/citazioni?testo=legge+241+del+1990", "/norme?limit=1"])
      await expect
        .poll(async () => (await server.ask("GET", `/api/public${target}`, {})).status, { message: target })
        .toBe(200);
  });
});
