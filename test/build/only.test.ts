import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { copySync, ensureDirSync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { SAMPLE } from "../data-raw/read-sample.ts";
import { used } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
const at = (...names: string[]) => path.join(folder, ...names);
const ACT = "20050611_005X9002_VIGENZA_20260110.xml";
const only = (file: string) => used("generate", "--data", at("data"), "--out", at("tree"), "--only", file);

beforeAll(() => {
  ensureDirSync(at("data/norme"));
  copySync(path.join(SAMPLE, "fonti.json"), at("data/fonti.json"));
  const act = readFileSync(path.join(SAMPLE, "norme", ACT));
  writeFileSync(at("data/norme", ACT), act);
  writeFileSync(at("data/norme/raccolta.zip"), zipSync({ [`a/${ACT}`]: act }));
  writeFileSync(at("data/norme/guasto.xml"), strToU8("<a>"));
});

describe("generate --only", () => {
  it.each([`norme/${ACT}`, at("data/norme", ACT), `norme/raccolta.zip!a/${ACT}`])(
    "tells identity, version, articles, signals, relations and report of an act, and writes no tree: %s",
    async (file) => {
      const { status, stdout, stderr } = await only(file);
      expect([status, stderr]).toEqual([0, ""]);
      expect(stdout).toContain("eli: eli:/it/decreto-legge/2005/06/10/9002\n");
      expect(stdout).toMatch(/^key: 2005-06-11\/005X9002$/m);
      expect(stdout).toMatch(/^version: consolidata, \d{4}-\d\d-\d\d$/m);
      expect(stdout).toMatch(/^articles: [1-9]\d*\n {2}art\. 1, /m);
      expect(stdout).toMatch(/^signals: [1-9]\d*\n {2}\w+ (?:in|out) /m);
      expect(stdout).toMatch(/^relations: [1-9]\d*\n {2}.*eli:\/it\/decreto-legge\/2005\/06\/10\/9002/m);
      expect(stdout).toMatch(/^discarded: 0$/m);
      expect(stdout).toMatch(/^counted and repaired: [1-9]/m);
      expect(existsSync(at("tree"))).toBe(false);
      expect(readdirSync(folder)).toEqual(["data"]);
    },
  );

  it("tells why an input is no act", async () => {
    const { status, stdout } = await only("norme/guasto.xml");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^discarded: 1\n {2}norme\/guasto\.xml/m);
    expect(stdout).not.toContain("eli:");
  });

  it("fails where there is no such input", async () => {
    const { status, stderr } = await only("norme/altro.xml");
    expect(status).toBe(1);
    expect(stderr).toContain("--only norme/altro.xml: there is no such input");
  });
});
