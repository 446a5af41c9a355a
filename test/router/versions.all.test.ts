/** Real acts in two versions: holes, what an article of a code costs; and when real acts came into force. */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { copySync, ensureDirSync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { respond } from "../../generator/router/respond.ts";
import { generateHere } from "../generate-here.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { thrown } from "../thrown.ts";
import { packFolder } from "../tree/pack-tree.ts";

const DATA = "../shared/data-versioni";
const CP = "eli:/it/regio-decreto/1930/10/19/1398";

const BUCKETS = 4;
/** Files of the older versions. */
const OLDER = /(?:633_VIGENZA_20211231\w*|293_VIGENZA_20260124|penale_2026-05-07)\.xml$/;

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

/** The answer of a tree, and the bytes of each file that was read for it. */
async function ask(dir: string, target: string) {
  const reads: number[] = [];
  const read = async (name: string) => {
    const file = path.join(dir, name);
    if (!existsSync(file)) return null;
    const bytes = readFileSync(file);
    reads.push(bytes.length);
    return bytes;
  };
  const { status, body } = await respond({ method: "GET", target: `/api/public${target}` }, read, thrown);
  return { status, body: JSON.parse(new TextDecoder().decode(body)), reads };
}

describe.skipIf(!existsSync(DATA))("acts in several versions (skipped where ../shared is absent)", () => {
  const loose = sharedTree("--data", DATA);
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  const trees = [
    ["each act a file", loose, at("newest"), 2],
    ["acts in packs", at("packed"), at("newest-packed"), 3],
  ] as const;
  beforeAll(async () => {
    const data = at("data");
    ensureDirSync(path.join(data, "norme"));
    copySync(path.join(DATA, "fonti.json"), path.join(data, "fonti.json"));
    for (const name of readdirSync(path.join(DATA, "norme")))
      if (!OLDER.test(name)) copySync(path.join(DATA, "norme", name), path.join(data, "norme", name));
    await generateHere({ data, out: at("newest") });
    // The packed form is made of the other, a tenth of a build: `packed.test.ts` holds their answers equal, `generate --pack` makes the same one.
    await packFolder(loose, at("packed"), BUCKETS);
    await packFolder(at("newest"), at("newest-packed"), BUCKETS);
  });

  it("eight articles of the copyright law that the source lost are holes, and no changes", async () => {
    const lost = "32-quater 69-septies 70-sexies 78-bis 110-ter 171-quinquies 182-ter 199-bis".split(" ");
    const { body: act } = await ask(loose, "/norme/L. 633/1941");
    const holes = act.articoli.filter(({ lacuna }: { lacuna?: true }) => lacuna);
    expect(holes.map(({ numero }: { numero: string }) => numero)).toEqual(lost);
    const { body } = await ask(loose, "/norme/L. 633/1941/confronto");
    expect(body.articoli.filter(({ numero }: { numero: string }) => lost.includes(numero))).toEqual([]);
    for (const numero of lost) {
      const [now, then] = [
        await ask(loose, `/norme/L. 633/1941/art/${numero}`),
        await ask(loose, `/norme/L. 633/1941@2022-01-01/art/${numero}`),
      ];
      expect(now.body).toMatchObject({ articolo: { testo: "", lacuna: true }, commi: [], dal: "2021-12-14" });
      expect(then.body.articolo).not.toHaveProperty("lacuna");
      expect(now.body.versioni).toEqual(then.body.versioni);
      expect(then.body.versioni).toHaveLength(1);
    }
  });

  it.each(["171-octies-1", "171-octies.1", "171 octies 1", "art. 171octies 1"])(
    "has the article %s",
    async (spelled) => {
      const { body } = await ask(loose, `/norme/L. 633/1941/art/${encodeURIComponent(spelled)}`);
      expect(body.articolo?.numero).toBe("171-octies-1");
    },
  );

  it.each(trees)(
    "%s: an article of the codice penale takes few reads and at most 60 KB",
    async (_layout, dir, _newest, most) => {
      const { body } = await ask(dir, `/norme/${CP}`);
      const slowest = { bytes: 0, eli: "" };
      // One in nine, and the longest.
      const articles = (body.articoli as { eli: string; testo: string; n_pronunce: number }[]).filter(
        ({ testo }, i) => i % 9 === 0 || testo.length > 3000,
      );
      for (const { eli, n_pronunce } of articles)
        for (const target of [`/norme/${eli}`, `/norme/${eli.replace("1398", "1398@2026-05-07")}?lang=en`]) {
          const { status, reads } = await ask(dir, target);
          if (status === 404) continue;
          // Rulings on an article stand in a file of their own.
          const few = reads.length <= most + Math.min(1, n_pronunce);
          expect({ status, few }, eli).toEqual({ status: 200, few: true });
          const bytes = reads.reduce((sum, one) => sum + one, 0);
          if (bytes > slowest.bytes) Object.assign(slowest, { bytes, eli });
        }
      console.info(`${_layout}: at most ${slowest.bytes} bytes (${slowest.eli})`);
      expect(slowest.bytes).toBeLessThanOrEqual(60_000);
    },
  );

  it.each(trees)("%s: the tree is at most 1.35 times that of the newest versions alone", (layout, all, alone) => {
    const [whole, newest] = [bytesBelow(all), bytesBelow(alone)];
    console.info(`${layout}: ${whole} bytes, ${newest} of the newest alone: ${(whole / newest).toFixed(3)}`);
    expect(whole / newest).toBeLessThanOrEqual(1.35);
  });
});

const OFFICIAL = "../shared/data";

describe.skipIf(!existsSync(OFFICIAL))("official acts (skipped where ../shared is absent)", () => {
  const dir = sharedTree("--data", OFFICIAL);

  it.each([
    ["decreto-legislativo/1992/04/30/285", "1993-01-01"],
    ["decreto-legislativo/2001/06/08/231", "2001-07-04"],
    ["decreto-legislativo/2005/03/07/82", "2006-01-01"],
    ["legge/2006/12/27/296", "2007-01-01"],
    ["legge/2022/12/29/197", "2023-01-01"],
    ["decreto-legge/2020/05/19/34", "2020-05-19"],
    ["regio-decreto/1930/10/19/1398", "1931-07-01"],
    ["legge/2007/05/04/56", "2007-05-06"],
    ["legge/1941/04/22/633", null],
  ])("%s came into force on the day that its source gives", async (act, day) => {
    expect((await ask(dir, `/norme/eli:/it/${act}`)).body.entrata_in_vigore).toBe(day);
  });

  it("a comma that was repealed after its version says so on a day after that, and not on one before", async () => {
    const comma = (day: string) => ask(dir, `/norme/eli:/it/decreto-legislativo/2023/03/31/36@${day}/art/50/comma/3`);
    const { body } = await comma("2025-06-01");
    expect(body).toMatchObject({ giorno: "2025-06-01", versione: { al: "2023-05-30" } });
    expect(body.modifiche_intermedie).toMatchObject([
      { tipo: "abroga", articolo_a: "50", partizione_a: "comma 3", data: "2024-12-31" },
    ]);
    expect((await comma("2024-12-30")).body.modifiche_intermedie).toEqual([]);
  });
});
