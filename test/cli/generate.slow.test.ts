import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, readJsonSync, removeSync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { nestedXml, zipBomb } from "../fixtures/oversized.ts";
import { generateHere, used } from "../generate-here.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder, temporaryFolderOfEach } from "../temporary-folder.ts";
import { run } from "./commands.ts";

const sample = sharedTree();
const folder = temporaryFolderOfEach();
const out = path.join(folder, "dist-api");

/** Every file of a tree with its bytes. */
function treeOf(dir: string): Map<string, string> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = names.filter((e) => e.isFile()).map((e) => path.join(e.parentPath, e.name));
  return new Map(files.sort().map((file) => [path.relative(dir, file), readFileSync(file, "latin1")]));
}

interface Report {
  scarti: { file: string; motivo: string }[];
  conteggi: { motivo: string; esempi: string[] }[];
}
const report = (): Report => readJsonSync(path.join(out, "rapporto.json"));

describe("generate", () => {
  it("says bad usage with exit code 2, and writes nothing", () => {
    expect(run("generate", "--out", out, "--jobs", "0")).toMatchObject({ status: 2, stdout: "" });
    expect(existsSync(out)).toBe(false);
  });

  it("fails with exit code 1 where there are no data, and says which folder", () => {
    const missing = path.join(folder, "nowhere");
    const { status, stderr } = run("generate", "--data", missing, "--out", out);
    expect(status).toBe(1);
    expect(stderr).toContain(missing);
  });

  it("refuses a fonti.json that does not follow its schema and names the file", async () => {
    const data = path.join(folder, "data");
    mkdirSync(data);
    writeFileSync(path.join(data, "fonti.json"), '[{"area":"meteo"}]');
    await expect(generateHere({ data, out })).rejects.toThrow(/fonti\.json/);
    expect(existsSync(out)).toBe(false);
  });

  it("gives empty answers, not an error, for areas that are missing", async () => {
    const data = path.join(folder, "data");
    mkdirSync(data);
    writeFileSync(path.join(data, "fonti.json"), "[]");
    expect(await generateHere({ data, out })).toMatchObject({ said: [] });
    const health = readJsonSync(path.join(out, "api/public/health.json"));
    expect(health.conteggi).toMatchObject({ norme: 0, articoli: 0, relazioni: 0, ddl: 0 });
    expect(health.meta.dati_al).toBeNull();
    expect(await used("check", "--dir", out)).toMatchObject({ status: 0, stderr: "" });
  });
});

describe("unusable input", () => {
  const data = temporaryFolder();
  beforeAll(() => {
    copySync("data-raw", data);
    copySync("test/fixtures/cattivi/norme", path.join(data, "norme"));
    writeFileSync(path.join(data, "norme", "troppo-annidato.xml"), nestedXml(5000));
    writeFileSync(path.join(data, "norme", "bomba.zip"), zipBomb(256 * 1024 * 1024));
  });

  const CASES: [file: string, reason: RegExp][] = [
    ["pagina-html.xml", /HTML/],
    ["troncato.xml", /troncat|non è ben formato|incompleto/i],
    ["due-radici.xml", /radic/i],
    ["entita-non-definita.xml", /entità/i],
    ["risate-a-miliardi.xml", /DOCTYPE/],
    ["entita-esterna.xml", /DOCTYPE/],
    ["troppo-annidato.xml", /annida/i],
    ["codifica-sbagliata.xml", /UTF-8/],
    ["vuoto.xml", /vuoto/],
    ["non-zip.zip", /zip/],
    ["nome-pericoloso.zip", /nome pericoloso/],
    ["bomba.zip", /bomba/],
    ["stessa-versione-2.xml", /stessa versione/],
    ["altro-dialetto.xml", /./],
  ];

  it("is reported with file and reason, and the rest is served as if it were not there", () => {
    const { status, stderr } = run("generate", "--data", data, "--out", out);
    expect(status).toBe(0);
    for (const [file, reason] of CASES) {
      const entries = report().scarti.filter((s) => s.file.startsWith(`norme/${file}`));
      expect(entries, file).not.toEqual([]);
      expect(entries.map((e) => e.motivo).join(), file).toMatch(reason);
      expect(stderr, file).toContain(file);
    }
    expect(
      report()
        .conteggi.map((c) => c.motivo)
        .join(),
    ).toMatch(/stesso ELI/);
    for (const name of treeOf(path.join(sample, "api/public/norme")).keys())
      expect(existsSync(path.join(out, "api/public/norme", name)), name).toBe(true);
  });

  it("makes --strict fail, a discarded file and two acts of one ELI, and the old tree stays", async () => {
    copySync(sample, out);
    const before = treeOf(out);
    const one = path.join(folder, "one");
    // That each of the others is discarded is seen above; `--strict` looks at how many are.
    for (const files of [["vuoto.xml"], ["stesso-eli-1.xml", "stesso-eli-2.xml"]]) {
      removeSync(one);
      copySync("data-raw/fonti.json", path.join(one, "fonti.json"));
      for (const file of files) copySync(path.join(data, "norme", file), path.join(one, "norme", file));
      await expect(generateHere({ data: one, out, strict: true }), files[0]).rejects.toThrow(/--strict/);
    }
    expect(run("generate", "--data", one, "--out", out, "--strict")).toMatchObject({ status: 1, stdout: "" });
    expect(treeOf(out)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.startsWith(".dist-api"))).toEqual([]);
  });
});

describe("check", () => {
  it("finds a changed byte, a missing file and a file too many", () => {
    copySync(sample, out);
    const health = path.join(out, "api/public/health.json");
    writeFileSync(health, readFileSync(health, "utf8").replace('"ok"', '"ko"'));
    rmSync(path.join(out, "api/public/norme.json"));
    writeFileSync(path.join(out, "extra.json"), "{}");
    const { status, stderr } = run("check", "--dir", out);
    expect(status).toBe(1);
    expect(stderr).toMatch(/damaged, at byte 0 of api\/public\/health.json: .*its content is not/);
    expect(stderr).toContain("norme.json: it is missing");
    expect(stderr).toContain("extra.json: it is not in the manifest");
  });

  it("says that there is no tree with exit code 1", () => {
    expect(run("check", "--dir", out)).toMatchObject({ status: 1 });
  });
});
