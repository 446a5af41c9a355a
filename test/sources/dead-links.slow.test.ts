import { symlinkSync } from "node:fs";
import path from "node:path";
import { copySync, ensureDirSync, readJsonSync } from "fs-extra/esm";
import { expect, it } from "vitest";
import { listActs } from "../../generator/build/phases/list.ts";
import { releasesOf } from "../../generator/build/phases/release.ts";
import { listInputs } from "../../generator/sources/list-inputs.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { generateHere, used } from "../generate-here.ts";
import { listsInMemory } from "../lists-in-memory.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";

const LIMITS = { memberBytes: 1024 * 1024, ratio: 200 };
const MOTIVO = "collegamento che non porta a nessun file: toglierlo o ripristinare il file a cui porta";

const folder = temporaryFolderOfEach();
const data = path.join(folder, "data");

/** Links below the data folder whose end is missing, or that lead to themselves. */
function deadLinks(...names: readonly string[]): void {
  for (const name of names) {
    const link = path.join(data, name);
    ensureDirSync(path.dirname(link));
    symlinkSync(name.includes("giro") ? link : path.join(folder, "nowhere.xml"), link);
  }
}

it("a link that leads nowhere is reported, and the rest is listed", async () => {
  copySync("data-raw/norme", path.join(data, "norme"));
  const listed = async () => {
    const rapporto = new Rapporto();
    const inputs = await listInputs(data, "norme", "norme", LIMITS, rapporto);
    return { names: inputs.map(({ name }) => name), scarti: rapporto.toJSON().scarti };
  };
  const { names } = await listed();
  deadLinks("norme/morto.xml", "norme/sotto/giro.zip");
  expect(await listed()).toEqual({
    names,
    scarti: ["norme/morto.xml", "norme/sotto/giro.zip"].map((file) => ({
      area: "norme",
      file,
      luogo: null,
      motivo: MOTIVO,
    })),
  });
});

it("an area that is a link to nowhere is reported, a missing one is not", async () => {
  deadLinks("norme");
  const rapporto = new Rapporto();
  for (const area of ["norme", "ddl"] as const)
    expect(await listInputs(data, area, area, LIMITS, rapporto)).toEqual([]);
  expect(rapporto.toJSON().scarti).toEqual([{ area: "norme", file: "norme", luogo: null, motivo: MOTIVO }]);
});

it("a link that leads nowhere has no part in the release", async () => {
  copySync("data-raw/norme", path.join(data, "norme"));
  const releaseNow = async () => {
    const names: string[] = [];
    await listActs(data, folder, listsInMemory, new Rapporto(), {
      act: ({ name, member }) => member === undefined && names.push(name),
      other: (name) => names.push(name),
    });
    return releasesOf(
      data,
      { tree: [], norme: [], pnrr: [], parlamento: [] },
      names.sort().map((name) => [name, null]),
    );
  };
  const releases = await releaseNow();
  deadLinks("morto", "norme/giro.xml");
  expect(await releaseNow()).toEqual(releases);
});

it("links that lead nowhere do not end a run, and check names them", async () => {
  copySync("data-raw", data);
  deadLinks("morto", "norme/morto.xml", "ddl/morto", "pnrr/giro", "parlamento/senato/morto.rdf");
  const out = path.join(folder, "dist-api");
  const { said } = await generateHere({ data, out });
  const { scarti } = readJsonSync(path.join(out, "rapporto.json"));
  const reported = ["ddl/morto", "norme/morto.xml", "parlamento/senato/morto.rdf", "pnrr/giro"];
  expect(scarti.map(({ file }: { file: string }) => file)).toEqual(reported);
  for (const file of reported) expect(said).toContain(`discarded: ${file}: ${MOTIVO}`);
  expect(await used("check", "--dir", out)).toMatchObject({ status: 0 });
  symlinkSync(path.join(folder, "nowhere"), path.join(out, "morto"));
  expect((await used("check", "--dir", out)).stderr).toContain("morto: it is not in the manifest");
});
