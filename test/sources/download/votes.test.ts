import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import { readVotazioni } from "../../../generator/sources/votazioni/read-votazioni.ts";
import { fetchFrom, newFolder, QuickClock, removeFolder } from "./fetching.ts";
import { OfficialHosts } from "./hosts/official-hosts.ts";
import { heldVote } from "./hosts/votes.ts";

const folder = newFolder();
let hosts: OfficialHosts;
let mirror: string;
let folders = 0;
let data: string;
let clock: QuickClock;

beforeAll(async () => {
  hosts = await OfficialHosts.over("data-raw", path.join(folder, "git"));
  mirror = await hosts.listen();
});
afterAll(async () => {
  await hosts.close();
  removeFolder(folder);
});
beforeEach(() => {
  data = path.join(folder, `data-${folders++}`);
  clock = new QuickClock();
  hosts.fault = () => null;
  hosts.senateVotes.votes = [heldVote("S", 20, "2025-06-18"), heldVote("S", 31, "2025-11-12")];
  hosts.chamberVotes.votes = [heldVote("C", 25, "2025-07-30"), heldVote("C", 40, "2025-09-24")];
  for (const host of [hosts.senateVotes, hosts.chamberVotes])
    Object.assign(host, { faults: { page: 0, cut: 0, stale: 0 }, doubled: false });
});

/** What became of the votes of both branches, and what was asked for them. */
async function fetchVotes() {
  const of = [hosts.senateVotes, hosts.chamberVotes];
  for (const { asked } of of) asked.splice(0);
  const { outcomes } = await fetchFrom(mirror, data, ["parlamento"], { clock });
  const votes = outcomes.filter(({ source }) => /, voti$/.test(source));
  return {
    became: votes.map(({ what }) => what),
    why: votes.map(({ why }) => why),
    asked: of.map(({ asked }) => [...asked]),
  };
}

/** How many positions were read of each vote. */
async function positions(): Promise<Record<string, number>> {
  const rapporto = new Rapporto();
  const votes = await readVotazioni(data, rapporto);
  expect(rapporto.discarded).toBe(0);
  return Object.fromEntries(votes.map(({ id, voti }) => [id, voti.size]));
}

const ALL = { "S-19-20-1": 3, "S-19-31-1": 3, "C-19-25-1": 3, "C-19-40-1": 3 };

describe("votes of both branches", () => {
  it("are asked for by GET, the Senate's vote by vote, the Chamber's together, and read as they were", async () => {
    const { became, asked } = await fetchVotes();
    expect(became).toEqual(["fetched", "fetched"]);
    expect(asked).toEqual([
      ["votes 19480101", "positions 1", "positions 1"],
      ["votes 19480101", "positions 2"],
    ]);
    expect(await positions()).toEqual(ALL);
    const fonti = readJsonSync(path.join(data, "fonti.json")) as { nome: string; licenza: string }[];
    expect(fonti.filter(({ nome }) => /votazioni/.test(nome)).map(({ licenza }) => licenza)).toEqual([
      "CC BY 3.0",
      "CC BY 4.0",
    ]);
  });

  it("are fetched once: the next time only new ones are, from the newest day on", async () => {
    await fetchVotes();
    expect((await fetchVotes()).asked).toEqual([["votes 20251112"], ["votes 20250924"]]);
    hosts.senateVotes.votes.push(heldVote("S", 32, "2025-11-12"), heldVote("S", 33, "2025-11-13"));
    const { became, asked } = await fetchVotes();
    expect(became).toEqual(["fetched", "unchanged"]);
    expect(asked[0]).toEqual(["votes 20251112", "positions 1", "positions 1"]);
    expect(await positions()).toEqual({ ...ALL, "S-19-32-1": 3, "S-19-33-1": 3 });
  });

  it("go on where an earlier run was ended", async () => {
    let left = 1;
    hosts.fault = (_, { query }) =>
      /osr:favorevole/.test(query.get("query") ?? "") && left-- <= 0 ? { status: 410 } : null;
    expect((await fetchVotes()).became).toEqual(["refused", "fetched"]);
    hosts.fault = () => null;
    expect((await fetchVotes()).asked).toEqual([["votes 20251112", "positions 1"], ["votes 20250924"]]);
    expect(await positions()).toEqual(ALL);
  });

  it.each([
    ["a page with 403 after haste", { page: 2 }],
    ["an answer that is cut", { cut: 1 }],
  ])("are asked for again after a minute and a half: %s", async (_, fault) => {
    Object.assign(hosts.senateVotes.faults, fault);
    Object.assign(hosts.chamberVotes.faults, fault);
    expect((await fetchVotes()).became).toEqual(["fetched", "fetched"]);
    expect(clock.waited).toBeGreaterThanOrEqual(90_000);
    expect(await positions()).toEqual(ALL);
  });

  it("are asked for in other words where the answer is empty, and said to be missing where it stays so", async () => {
    hosts.senateVotes.faults.stale = 2;
    const [silent] = hosts.chamberVotes.votes.splice(0, 1);
    if (!silent) throw new Error("no vote");
    hosts.chamberVotes.votes.push({ ...silent, positions: [] });
    const { became, why, asked } = await fetchVotes();
    expect(became).toEqual(["fetched", "fetched", "missing"]);
    expect(why[2]).toMatch(
      /^1 votes have no positions at the source \(vs19_25_001\); they are asked for again next time$/,
    );
    expect(asked[0]?.slice(0, 2)).toEqual(["votes 19480101", "votes 19480101"]);
    expect(asked[1]).toEqual(["votes 19480101", "positions 2", "positions 1", "positions 1", "positions 1"]);
    expect(await positions()).toEqual({ ...ALL, "C-19-25-1": 0 });
    expect((await fetchVotes()).asked[1]?.slice(1)).toEqual(["positions 1", "positions 1", "positions 1"]);
  });

  it("come in smaller parts where an answer has exactly as many rows as the service gives, and rows that repeat are one", async () => {
    hosts.chamberVotes.votes = Array.from({ length: 24 }, (_, i) => heldVote("C", i + 1, "2025-09-24", 420));
    hosts.senateVotes.doubled = true;
    const { asked } = await fetchVotes();
    expect(asked[1]).toEqual(["votes 19480101", "positions 24", "positions 12", "positions 12"]);
    const read = await positions();
    expect(
      Object.entries(read)
        .filter(([id]) => id.startsWith("C"))
        .map(([, people]) => people),
    ).toEqual(Array(24).fill(420));
    expect(read["S-19-20-1"]).toBe(3);
  });
});
