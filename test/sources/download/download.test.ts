import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CODICI, fetchFrom, newFolder, QuickClock, removeFolder, told } from "./fetching.ts";
import { OfficialHosts } from "./hosts/official-hosts.ts";

const folder = newFolder();
const data = path.join(folder, "data");
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

const AREAS = ["norme", "pnrr", "parlamento", "ddl"] as const;

describe("a download", () => {
  it("leaves what generate reads, with the sources and a ledger", async () => {
    const { outcomes } = await fetchFrom(mirror, data, AREAS);
    expect(outcomes.filter(({ what }) => what === "refused")).toEqual([]);
    expect(told(outcomes)).toContain("fetched norme/raccolta-codici-v.zip");
    expect(told(outcomes)).toContain("fetched pnrr/PNRR_Progetti.csv");
    expect(told(outcomes)).toContain("fetched parlamento/camera/deputati_19.csv");
    expect(told(outcomes)).toContain("fetched ddl/Leg19");
    const fonti = readJsonSync(path.join(data, "fonti.json")) as {
      area: string;
      estratto_il: string;
    }[];
    expect(new Set(fonti.map(({ area }) => area))).toEqual(new Set(AREAS));
    expect(fonti.find(({ area }) => area === "norme")?.estratto_il).toBe("2026-05-07");
    const ledger = readJsonSync(path.join(data, "scaricati.json")) as {
      file: Record<string, { attesi: number | null }>;
    };
    expect(ledger.file["norme/raccolta-codici-v.zip"]?.attesi).toBe(hosts.normattiva.acts.length);
  });

  it("fetches nothing again where nothing has changed", async () => {
    const { outcomes } = await fetchFrom(mirror, data, AREAS);
    expect(outcomes.filter(({ what, item }) => what === "fetched" && /\//.test(item))).toEqual([]);
  });

  it("asks no host with HEAD, and each at most twice a second", () => {
    expect(hosts.log.filter((line) => line.startsWith("HEAD"))).toEqual([]);
  });

  it("of one changed act takes at most 12 requests, and gets that act alone", async () => {
    const act = hosts.normattiva.acts.find(({ denominazione }) => denominazione === "LEGGE");
    if (!act) throw new Error("the sample has no law");
    act.changed = "2026-06-02";
    const before = hosts.log.length;
    const clock = new QuickClock("2026-06-03T08:00:00Z");
    const since = { ...CODICI, since: "2026-06-01" };
    const { outcomes } = await fetchFrom(mirror, data, ["norme"], { acts: since, clock });
    expect(hosts.log.length - before).toBeLessThanOrEqual(12);
    const fetched = told(outcomes).filter((line) => line.startsWith("fetched norme/"));
    expect(fetched).toHaveLength(1);
    expect(fetched[0]).toContain(`n${act.numero}`);
  });

  it("takes changed texts of bills alone, and drops those that are gone", async () => {
    const [[first, bytes] = ["", new Uint8Array()], [second] = [""], ...rest] = [...hosts.texts];
    const marked = Buffer.concat([bytes, Buffer.from("<!-- changed -->")]);
    hosts.publishTexts(new Map([[first, marked], ...rest]));
    const { outcomes } = await fetchFrom(mirror, data, ["ddl"]);
    expect(told(outcomes)).toEqual(["fetched ddl/Leg19"]);
    expect(readFileSync(path.join(data, "ddl", first)).equals(marked)).toBe(true);
    expect(existsSync(path.join(data, "ddl", second))).toBe(false);
  });

  it("has the same texts file by file, where there is no git", async () => {
    const other = path.join(folder, "without-git");
    await fetchFrom(mirror, other, ["ddl"], { git: false });
    for (const [name, bytes] of hosts.texts)
      expect(readFileSync(path.join(other, "ddl", name)).equals(bytes)).toBe(true);
  });
});
