import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { outputFileSync } from "fs-extra/esm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { first } from "./faults/case.ts";
import { ITALIA_DOMANI, TENDERS } from "./faults/italia-domani.ts";
import { NORMATTIVA, ONE } from "./faults/normattiva.ts";
import { PARLAMENTO } from "./faults/parlamento.ts";
import { fetchFrom, newFolder, QuickClock, removeFolder } from "./fetching.ts";
import type { NormattivaFaults } from "./hosts/normattiva.ts";
import { OfficialHosts } from "./hosts/official-hosts.ts";

const folder = newFolder();
let hosts: OfficialHosts;
let mirror: string;
let tables: ReadonlyMap<string, Uint8Array>;
let rows: OfficialHosts["chamber"]["rows"];

beforeAll(async () => {
  hosts = await OfficialHosts.over("data-raw", path.join(folder, "git"));
  mirror = await hosts.listen();
  tables = new Map(hosts.italiaDomani.files);
  rows = hosts.chamber.rows;
});
afterAll(async () => {
  await hosts.close();
  console.log(["| fault | outcome |", "| --- | --- |", ...seen].join("\n"));
  removeFolder(folder);
});
beforeEach(() => {
  hosts.fault = () => null;
  for (const name of Object.keys(hosts.normattiva.faults) as (keyof NormattivaFaults)[])
    delete hosts.normattiva.faults[name];
  Object.assign(hosts.italiaDomani, { passes: 0, deniedStatus: 200, gzip: null });
  for (const [name, bytes] of tables) hosts.italiaDomani.files.set(name, bytes);
  Object.assign(hosts.chamber, { rows, most: 10_000 });
});

const seen: string[] = [];

describe("a fault of a source", () => {
  it.each([...NORMATTIVA, ...ITALIA_DOMANI, ...PARLAMENTO])(
    "$fault: $what",
    async ({ fault, area, arrange, more, item, what, why, there = true, minutes = 0 }) => {
      arrange(hosts);
      const clock = new QuickClock();
      const data = path.join(folder, String(seen.length));
      const { outcomes } = await fetchFrom(mirror, data, [area], { clock, ...more });
      const found = outcomes.find((outcome) => outcome.item === item);
      seen.push(
        `| ${fault} | ${found?.what}${found?.why ? `: ${found.why.replaceAll(mirror, "").slice(0, 160)}` : ""} |`,
      );
      expect(found?.what, JSON.stringify(outcomes)).toBe(what);
      if (why) expect(found?.why).toMatch(why);
      else expect(existsSync(path.join(data, item))).toBe(there);
      expect(clock.waited / 60_000).toBeGreaterThanOrEqual(minutes);
    },
  );

  it("a clock that goes back an hour behind the first request holds nothing up", async () => {
    class Turned extends QuickClock {
      override now(): number {
        return super.now() - (this.waited > 0 ? 3_600_000 : 0);
      }
    }
    const clock = new Turned();
    const { outcomes } = await fetchFrom(mirror, path.join(folder, "orologio"), ["norme"], { clock });
    expect(outcomes.filter(({ what }) => what === "refused")).toEqual([]);
    expect(clock.waited).toBeLessThan(600_000);
  });

  it("a wait that a host asks for is said", async () => {
    hosts.fault = first(1, "ricerca/avanzata", { status: 429, headers: { "retry-after": "600" } });
    const said: string[] = [];
    await fetchFrom(mirror, path.join(folder, "attesa"), ["norme"], { say: (line) => said.push(line) });
    expect(said.join("\n")).toMatch(/HTTP 429; it asks to wait, trying again in 600 seconds/);
  });

  it("an export that the service cannot make comes in smaller parts", async () => {
    const [act] = hosts.normattiva.acts;
    if (!act) throw new Error("the sample has no act");
    const { denominazione } = act;
    const copies = ["01", "07"].map((month) => ({
      ...act,
      data: `1977-${month}-05`,
      codice: `077X90${month}`,
      files: new Map([...act.files].map(([name, bytes]) => [name.replace(act.codice, `077X90${month}`), bytes])),
    }));
    hosts.normattiva.acts.push(...copies);
    hosts.normattiva.faults.mostActs = 1;
    const acts = { ...ONE, acts: [{ denominazione, anno: 1977 }] };
    const data = path.join(folder, "parts");
    const { outcomes } = await fetchFrom(mirror, data, ["norme"], { acts });
    hosts.normattiva.acts.splice(-copies.length);
    expect(outcomes.filter(({ what }) => what === "refused")).toEqual([]);
    expect(outcomes.filter(({ item }) => /-1977-(?:01|07)-v\.zip$/.test(item)).map(({ what }) => what)).toEqual([
      "fetched",
      "fetched",
    ]);
  });

  it("a file that lost half of itself is refused, and the one that was there stays", async () => {
    const data = path.join(folder, "shrunk");
    await fetchFrom(mirror, data, ["pnrr"]);
    const whole = readFileSync(path.join(data, TENDERS));
    const cut = Buffer.from(tables.get("PNRR_Gare.csv") ?? "").subarray(0, whole.length / 3);
    hosts.italiaDomani.files.set("PNRR_Gare.csv", cut);
    hosts.italiaDomani.modified = "Thu, 02 Mar 2023 10:00:00 GMT";
    const { outcomes } = await fetchFrom(mirror, data, ["pnrr"]);
    const found = outcomes.find(({ item }) => item === TENDERS);
    expect(found).toMatchObject({ what: "refused" });
    expect(found?.why).toMatch(/cut at the source; if it is right, remove/);
    expect(readFileSync(path.join(data, TENDERS)).equals(whole)).toBe(true);
  });

  it("half a file goes on from where it was, where the host can, and from the beginning where not", async () => {
    for (const ranges of [true, false]) {
      const data = path.join(folder, `rest-${ranges}`);
      const name = "parlamento/senato/dump-ddl-19.zip";
      const [address, bytes] = [...hosts.raw.files].find(([path]) => path.includes("dump-ddl")) ?? [
        "",
        new Uint8Array(),
      ];
      let asked: string | undefined;
      let cut = true;
      const half = path.join(data, ".download", `${name}.part`);
      const taken = () => vi.waitFor(() => expect(statSync(half).size).toBeGreaterThan(0), 60_000);
      const etag = `"${bytes.length.toString(16)}-${hosts.raw.modified}"`;
      hosts.fault = (_, { path, headers }) => {
        if (path !== address) return null;
        if (cut) {
          cut = false;
          return { status: 200, headers: { etag }, body: bytes, cutAt: Math.floor(bytes.length / 2), until: taken };
        }
        asked = String(headers.range);
        return ranges ? null : { status: 200, headers: { etag }, body: bytes };
      };
      await fetchFrom(mirror, data, ["parlamento"]);
      expect(asked).toMatch(/^bytes=[1-9]\d*-$/);
      expect(readFileSync(path.join(data, name)).equals(Buffer.from(bytes))).toBe(true);
    }
  });

  it("what an earlier run left half, and this one does not ask for, is said and removed", async () => {
    const data = path.join(folder, "half");
    const way = path.join(data, ".download");
    for (const name of ["norme/old.zip.part", "norme/old.zip.part.json", "parlamento/camera/deputati_18.csv.part"])
      outputFileSync(path.join(way, name), "half");
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    await fetchFrom(mirror, data, ["parlamento"], { say });
    await fetchFrom(mirror, data, ["parlamento"], { say });
    expect(said).toEqual([
      "half there from an earlier run: parlamento/camera/deputati_18.csv; what is asked for goes on from there",
      "removed, half there and no longer asked for: parlamento/camera/deputati_18.csv",
    ]);
    const named = { selection: null, acts: [], versions: false, since: null };
    await fetchFrom(mirror, data, ["norme"], { say, acts: named });
    expect(readdirSync(path.join(way, "norme"))).toHaveLength(2);
    await fetchFrom(mirror, data, ["norme", "parlamento"], { say });
    const left = readdirSync(way, { recursive: true, encoding: "utf8" }).filter((name) => name.includes(".part"));
    expect(left).toEqual([]);
  });

  it("a host that is away from the beginning is said at once, and ends the run where no other answers", async () => {
    const said: string[] = [];
    const clock = new QuickClock();
    const run = fetchFrom("http://127.0.0.1:1", path.join(folder, "offline"), ["norme", "pnrr", "parlamento"], {
      clock,
      say: (line) => void said.push(line),
    });
    await expect(run).rejects.toThrow(/^no host answers \(ECONNREFUSED\): 127\.0\.0\.1:1\. Check the network/);
    expect(said).toEqual(["127.0.0.1:1 cannot be reached (ECONNREFUSED): trying again"]);
    expect(clock.waited).toBeLessThan(10_000);
    expect(existsSync(path.join(folder, "offline", "fonti.json"))).toBe(false);
  });

  it("a wait of more than an hour ends all that is asked of that host", async () => {
    const clock = new QuickClock();
    const waits = ["3600", "3601", "2592000", "Wed, 01 Jul 2026 08:00:00 GMT"];
    for (const [i, wait] of waits.entries()) {
      hosts.fault = first(i === 0 ? 1 : 99, "PNRR_", { status: 429, headers: { "retry-after": wait } });
      const before = hosts.log.length;
      const { outcomes } = await fetchFrom(mirror, path.join(folder, `long-${i}`), ["pnrr"], { clock });
      const why = i === 0 ? "null" : "HTTP 429; it asks to wait \\d+ minutes, and more than an hour is not waited for";
      for (const one of outcomes) expect(String(one.why)).toMatch(new RegExp(why));
      if (i > 0) expect(hosts.log.length - before).toBe(1);
    }
    expect(clock.waited / 3_600_000).toBeCloseTo(1, 1);
  });

  it("a file in which a bit has flipped is fetched again", async () => {
    const data = path.join(folder, "flipped");
    await fetchFrom(mirror, data, ["pnrr"]);
    const file = path.join(data, TENDERS);
    const whole = readFileSync(file);
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(flipped.readUInt8(100) ^ 1, 100);
    writeFileSync(file, flipped);
    const before = hosts.log.length;
    const { outcomes } = await fetchFrom(mirror, data, ["pnrr"]);
    expect(outcomes.filter(({ what }) => what === "fetched").map(({ item }) => item)).toEqual([TENDERS]);
    expect(readFileSync(file).equals(whole)).toBe(true);
    expect(hosts.log.length).toBeGreaterThan(before);
  });

  it("is no trouble to the other areas", async () => {
    hosts.fault = (host) => (host === "api.normattiva.it" ? { status: 500 } : null);
    const data = path.join(folder, "others");
    const { outcomes } = await fetchFrom(mirror, data, ["norme", "pnrr", "parlamento", "ddl"]);
    expect(outcomes.filter(({ source, what }) => source !== "Normattiva" && what === "refused")).toEqual([]);
    expect(existsSync(path.join(data, "norme"))).toBe(false);
    expect(readFileSync(path.join(data, "fonti.json"), "utf8")).not.toContain("Normattiva");
  });

  it("a folder that holds other things is refused, and nothing is made in it", async () => {
    const data = path.join(folder, "letters");
    mkdirSync(data);
    writeFileSync(path.join(data, "tesi.txt"), "mine");
    await expect(fetchFrom(mirror, data, ["pnrr"])).rejects.toThrow(/letters: it holds tesi\.txt and no data/);
    expect(readdirSync(data)).toEqual(["tesi.txt"]);
  });

  it("a ledger that is no JSON is named, with the remedy", async () => {
    const data = path.join(folder, "ledger");
    mkdirSync(data);
    writeFileSync(path.join(data, "scaricati.json"), "{");
    await expect(fetchFrom(mirror, data, ["pnrr"])).rejects.toThrow(/scaricati\.json: .*remove it/);
  });
});
