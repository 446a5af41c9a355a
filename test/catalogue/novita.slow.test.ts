import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, readJsonSync, removeSync } from "fs-extra/esm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ManifestEntry } from "../../generator/tree/manifest.ts";
import { sha256 } from "../../generator/tree/sha256.ts";
import { problemsOf } from "../../generator/tree/validate.ts";
import { run } from "../cli/commands.ts";
import { SAMPLE } from "../data-raw/read-sample.ts";
import { generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { packFolder } from "../tree/pack-tree.ts";

const folder = temporaryFolder();
/** The sample without the recovery plan, of which nothing is told: half the files. */
const data = path.join(folder, "data");
const fresh = path.join(folder, "fresh");
const before = path.join(folder, "before");
const out = path.join(folder, "out");

interface Lists {
  aggiunte: Record<string, unknown>[];
  cambiate: Record<string, unknown>[];
  rimosse: Record<string, unknown>[];
}
interface Novita {
  precedente: { release: string; dati_al: string };
  conteggi: Record<string, Record<string, number>>;
  norme: Lists;
  relazioni: Lists;
  ddl: Lists;
}

beforeAll(async () => {
  for (const name of ["ddl", "fonti.json", "norme", "parlamento"])
    copySync(path.join(SAMPLE, name), path.join(data, name));
  await generateHere({ data, out: fresh });
});
beforeEach(() => {
  for (const dir of [before, out]) removeSync(dir);
  copySync(fresh, before);
});

const file = (name: string) => path.join(before, "api/public", name);
/** Writes the manifest of the earlier tree anew: its files are held against it. */
function relist(): void {
  const names = readdirSync(before, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(before, name)).isFile(),
  );
  const entries = names.map((name) => {
    const bytes = readFileSync(path.join(before, name));
    return { path: name.split(path.sep).join("/"), bytes: bytes.length, sha256: sha256(bytes) };
  });
  const listed = entries.filter((entry) => !["manifest.json", "SHA256SUMS"].includes(entry.path));
  const byPath = (a: ManifestEntry, b: ManifestEntry) => (a.path < b.path ? -1 : 1);
  writeFileSync(path.join(before, "manifest.json"), JSON.stringify(listed.sort(byPath)));
}
const edit = (name: string, change: (text: string) => string) => {
  const text = readFileSync(file(name), "utf8");
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(file(name), changed);
};
const remove = (name: string) => rmSync(file(name));
const novita = async (date?: string): Promise<Novita> => {
  relist();
  expect(await generateHere({ data, out, previous: before, date })).toMatchObject({ said: [] });
  const body = readJsonSync(path.join(out, "api/public/novita.json"));
  expect(problemsOf("novita", body)).toEqual([]);
  return body;
};
const EMPTY = { aggiunte: [], cambiate: [], rimosse: [] };
const acts = () => {
  const { norme } = readJsonSync(file("norme.json")) as {
    norme: { eli: string; n_relazioni: number }[];
  };
  return norme;
};
const actFile = (eli: string) => `${eli.slice("eli:/it/".length).replaceAll("~", "_7e")}.json`;
const bills = () => readdirSync(file("ddl")).filter((name) => name !== "lista.json");

describe("--previous", () => {
  it("finds nothing new in the same data, whatever the release, the day of the data and the reference date are", async () => {
    for (const { eli } of acts())
      edit(`norme/${actFile(eli)}`, (text) =>
        text.replace(/"release":"\w+","dati_al":"[\d-]+"/, '"release":"000000000000","dati_al":"2020-01-01"'),
      );
    edit("health.json", (text) => text.replace(/"release":"\w+"/, '"release":"000000000000"'));
    const found = await novita("2030-01-01");
    expect(found.precedente.release).toBe("000000000000");
    expect([found.norme, found.relazioni, found.ddl]).toEqual([EMPTY, EMPTY, EMPTY]);
  });

  it("finds nothing new where only the layout of the tree changes", async () => {
    await packFolder(fresh, before, 4);
    const found = await novita("2030-01-01");
    expect([found.norme, found.relazioni, found.ddl]).toEqual([EMPTY, EMPTY, EMPTY]);
  });

  it("tells what changed since a packed tree", async () => {
    const [act] = acts();
    edit(`norme/${actFile(act!.eli)}`, (text) => text.replace('"titolo":"', '"titolo":"Già '));
    await packFolder(before, out, 4);
    rmSync(before, { recursive: true });
    copySync(out, before);
    const found = await novita();
    expect(found.norme.cambiate.map(({ eli }) => eli)).toEqual([act!.eli]);
    expect(found.relazioni).toEqual(EMPTY);
  });

  it("tells the act whose text changed, the new one and the removed one", async () => {
    const [changed, added] = acts().map(({ eli }) => eli) as [string, string];
    edit(`norme/${actFile(changed)}`, (text) => text.replace(/"testo":"(\w)/, '"testo":"Prima: $1'));
    const gone = "eli:/it/legge/1900/01/01/1";
    const answer = readFileSync(file(`norme/${actFile(added)}`), "utf8");
    remove(`norme/${actFile(added)}`);
    const name = "norme/legge/1900/01/01/1.json";
    copySync(file(`norme/${actFile(changed)}`), file(name));
    copySync(file(`relazioni/${actFile(added)}`), file(`relazioni/${actFile(gone)}`));
    writeFileSync(file(name), answer.replace(`"eli":"${added}","tipo"`, `"eli":"${gone}","tipo"`));
    const { norme, relazioni, conteggi } = await novita();
    const elis = (list: Record<string, unknown>[]) => list.map(({ eli }) => eli);
    expect([norme.cambiate, norme.aggiunte, norme.rimosse].map(elis)).toEqual([[changed], [added], [gone]]);
    expect(relazioni).toEqual(EMPTY);
    expect(conteggi.norme).toEqual({ aggiunte: 1, cambiate: 1, rimosse: 1 });
  });

  it("tells a new relation once, and does not call its acts changed", async () => {
    const { eli } = acts().find(({ n_relazioni }) => n_relazioni > 1)!;
    const [relation] = readJsonSync(file(`relazioni/${actFile(eli)}`)).relazioni;
    const { da, a, articolo_da, articolo_a, tipo } = relation;
    const end = (act: string) => existsSync(file(`relazioni/${actFile(act)}`));
    for (const act of [da, a].filter(end))
      edit(`relazioni/${actFile(act)}`, (text) => {
        const body = JSON.parse(text);
        const keep = (r: typeof relation) =>
          JSON.stringify([r.da, r.a, r.articolo_da, r.articolo_a, r.tipo]) !==
          JSON.stringify([da, a, articolo_da, articolo_a, tipo]);
        return JSON.stringify({ ...body, relazioni: body.relazioni.filter(keep) });
      });
    const { norme, relazioni } = await novita();
    expect(norme).toEqual(EMPTY);
    expect(relazioni).toMatchObject({
      aggiunte: [{ da, a, articolo_da, articolo_a, tipo }],
      cambiate: [],
      rimosse: [],
    });
  });

  it("tells the relation that says something else now", async () => {
    const { eli } = acts().find(({ n_relazioni }) => n_relazioni > 0)!;
    for (const { eli: act } of acts())
      if (act === eli || readFileSync(file(`relazioni/${actFile(act)}`), "utf8").includes(`"${eli}"`))
        writeFileSync(
          file(`relazioni/${actFile(act)}`),
          readFileSync(file(`relazioni/${actFile(act)}`), "utf8").replaceAll(
            /"affidabilita":"(?:alta|media)"/g,
            '"affidabilita":"bassa"',
          ),
        );
    const { relazioni } = await novita();
    expect(relazioni.cambiate.length).toBeGreaterThan(0);
    for (const { affidabilita } of relazioni.cambiate) expect(affidabilita).not.toBe("bassa");
    expect([relazioni.aggiunte, relazioni.rimosse]).toEqual([[], []]);
  });

  it("knows a bill by its first reading: one that moved is changed, not new; one that is not there any more is removed", async () => {
    const several = bills().find((name) => readJsonSync(file(`ddl/${name}`)).numeri.length > 1)!;
    const body = readJsonSync(file(`ddl/${several}`));
    const first = { ...body, numero: body.numeri[0], numeri: [body.numeri[0]] };
    writeFileSync(file(`ddl/${several}`), JSON.stringify(first));
    const other = bills().find((name) => name !== several)!;
    remove(`ddl/${other}`);
    const { ddl } = await novita();
    expect(ddl.cambiate).toMatchObject([{ numero: body.numero, numeri: body.numeri }]);
    expect(ddl.aggiunte).toHaveLength(1);
    expect(ddl.rimosse).toEqual([]);
  });

  it("may be the tree that is about to be replaced", async () => {
    await generateHere({ data, out: before, previous: before });
    expect(existsSync(file("novita.json"))).toBe(true);
    expect(run("check", "--dir", before)).toMatchObject({ status: 0, stderr: "" });
  });

  it("that is no whole tree fails, names the file, and leaves the old tree as it was", async () => {
    const name = path.join(before, "api/public", `norme/${actFile(acts()[0]!.eli)}`);
    rmSync(name);
    const { status, stderr } = run("generate", "--out", out, "--previous", before);
    expect(status).toBe(1);
    expect(stderr).toContain(name);
    expect(existsSync(out)).toBe(false);
    writeFileSync(path.join(before, "manifest.json"), "<html>");
    await expect(generateHere({ out, previous: before })).rejects.toThrow("manifest.json: it is damaged");
    await expect(generateHere({ out, previous: path.join(folder, "nowhere") })).rejects.toThrow(/nowhere/);
  });
});
