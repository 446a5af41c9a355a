import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { readJsonSync, removeSync } from "fs-extra/esm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import { readSenato } from "../../../generator/sources/senato/read-senato.ts";
import { readVotazioni } from "../../../generator/sources/votazioni/read-votazioni.ts";
import { fetchFrom, newFolder, QuickClock, removeFolder } from "./fetching.ts";
import { OfficialHosts } from "./hosts/official-hosts.ts";
import { heldVote } from "./hosts/votes.ts";

const DAY = 86_400_000;
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
    Object.assign(host, { faults: { page: 0, cut: 0, stale: 0 }, doubled: false, most: 10_000 });
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

  it("are fetched once: the next time only new ones are, and the votes of thirty days before the newest", async () => {
    await fetchVotes();
    const list = path.join(data, "parlamento/voti/senato/votazioni-19.json");
    const { mtimeMs } = statSync(list);
    expect(await fetchVotes()).toMatchObject({
      became: ["unchanged", "unchanged"],
      asked: [["votes 20251013"], ["votes 20250825"]],
    });
    expect(statSync(list).mtimeMs).toBe(mtimeMs);
    hosts.senateVotes.votes.push(heldVote("S", 32, "2025-11-12"), heldVote("S", 33, "2025-11-13"));
    const { became, asked } = await fetchVotes();
    expect(became).toEqual(["fetched", "unchanged"]);
    expect(asked[0]).toEqual(["votes 20251013", "positions 1", "positions 1"]);
    expect(await positions()).toEqual({ ...ALL, "S-19-32-1": 3, "S-19-33-1": 3 });
  });

  it("that are published late come, those that are withdrawn go, with their lists", async () => {
    await fetchVotes();
    hosts.senateVotes.votes = [heldVote("S", 20, "2025-06-18"), heldVote("S", 29, "2025-10-20")];
    expect((await fetchVotes()).became).toEqual(["fetched", "unchanged"]);
    const { "S-19-31-1": _, ...left } = ALL;
    expect(await positions()).toEqual({ ...left, "S-19-29-1": 3 });
  });

  it("that are corrected are asked for again: at once where lists and numbers disagree, in thirty days else", async () => {
    hosts.chamberVotes.votes.push(heldVote("C", 41, "2026-05-20"));
    await fetchVotes();
    const others = heldVote("C", 40, "2025-09-24");
    hosts.chamberVotes.votes[1] = { ...others, row: { ...others.row, fav: "1", con: "2" } };
    expect((await fetchVotes()).asked[1]).toEqual(["votes 20260420", "positions 1"]);
    // The votes of the window alone are asked for, so the corrected number comes with all.
    await clock.sleep(31 * DAY);
    expect((await fetchVotes()).asked[1]).toEqual(["votes 19480101", "positions 3"]);
    expect((await fetchVotes()).asked[1]).toEqual(["votes 20260420", "positions 1"]);
    await clock.sleep(31 * DAY);
    expect((await fetchVotes()).asked).toEqual([
      ["votes 19480101", "positions 1", "positions 1"],
      ["votes 19480101", "positions 3"],
    ]);
  });

  it("of which only some positions came are asked for again, and the newer list holds", async () => {
    const [first, second] = hosts.chamberVotes.votes;
    if (!first || !second) throw new Error("no vote");
    hosts.chamberVotes.votes = [{ ...first, positions: first.positions.slice(1) }, second];
    await fetchVotes();
    hosts.chamberVotes.votes = [first, second];
    expect((await fetchVotes()).asked[1]).toEqual(["votes 20250825", "positions 1"]);
    expect(await positions()).toEqual(ALL);
  });

  it.each(["2925-11-12", "xx"])("with a wrong day are no day to ask from: %s", async (date) => {
    const wrong = heldVote("S", 31, "2925-11-12");
    hosts.senateVotes.votes[1] = { ...wrong, row: { ...wrong.row, date } };
    await fetchVotes();
    hosts.senateVotes.votes = [
      heldVote("S", 20, "2025-06-18"),
      heldVote("S", 31, "2025-11-12"),
      heldVote("S", 40, "2026-01-14"),
    ];
    expect((await fetchVotes()).asked[0]?.[0]).toBe("votes 20250519");
    expect(await positions()).toEqual({ ...ALL, "S-19-40-1": 3 });
  });

  it("that are secret in the Senate have no positions to ask for", async () => {
    const secret = heldVote("S", 20, "2025-06-18");
    hosts.senateVotes.votes[0] = { ...secret, row: { ...secret.row, tipo: "segreta" } };
    expect((await fetchVotes()).asked[0]).toEqual(["votes 19480101", "positions 1"]);
  });

  it.each(["9".repeat(300), "19-1-1\u0000", "../../19-1-1/x"])(
    "with an address that names no vote name no file: %j",
    async (end) => {
      const odd = heldVote("S", 20, "2025-06-18");
      hosts.senateVotes.votes.push({ ...odd, row: { ...odd.row, v: `http://dati.senato.it/votazione/${end}` } });
      expect((await fetchVotes()).became).not.toContain("refused");
      const names = readdirSync(path.join(data, "parlamento/voti/senato"));
      expect(names.every((name) => /^vot[a-z]+-[\d-]+\.json$/.test(name))).toBe(true);
      expect(await positions()).toMatchObject(ALL);
    },
  );

  it("whose list is gone from the disk are asked for anew", async () => {
    await fetchVotes();
    removeSync(path.join(data, "parlamento/voti/senato/voti-19-20-1.json"));
    expect((await fetchVotes()).asked[0]).toEqual(["votes 20251013", "positions 1"]);
    expect(await positions()).toEqual(ALL);
  });

  it("are asked for on and on where an answer has as many rows as the service gives", async () => {
    hosts.senateVotes.votes = Array.from({ length: 10_001 }, (_, i) => {
      const day = new Date(Date.UTC(2022, 9, 13) + Math.floor(i / 10) * DAY).toISOString().slice(0, 10);
      const one = heldVote("S", i + 1, day);
      return { ...one, row: { ...one.row, tipo: "segreta" } };
    });
    const { asked } = await fetchVotes();
    expect(asked[0]).toEqual(["votes 19480101", "votes 20250708"]);
    expect(Object.keys(await positions()).filter((id) => id.startsWith("S"))).toHaveLength(10_001);
  });

  it("go on where an earlier run was ended", async () => {
    let left = 1;
    hosts.fault = (_, { query }) =>
      /osr:favorevole/.test(query.get("query") ?? "") && left-- <= 0 ? { status: 410 } : null;
    expect((await fetchVotes()).became).toEqual(["refused", "fetched"]);
    hosts.fault = () => null;
    expect((await fetchVotes()).asked).toEqual([["votes 20251013", "positions 1"], ["votes 20250825"]]);
    expect(await positions()).toEqual(ALL);
  });

  it.each([
    ["a page with 403 after haste", { page: 2 }],
    ["an answer that is cut", { cut: 1 }],
  ])("are asked for again after a minute and a half: %s", async (_, fault) => {
    Object.assign(hosts.senateVotes.faults, fault);
    Object.assign(hosts.chamberVotes.faults, fault);
    expect((await fetchVotes()).became).toEqual(["fetched", "fetched"]);
    // A minute and a half for each fault, and eight seconds before each question from then on.
    const faults = 2 * Object.values(fault).reduce((sum, n) => sum + n, 0);
    expect(clock.waited).toBeGreaterThanOrEqual(faults * 90_000 + 5 * 8_000);
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

describe("the Senate's members", () => {
  const NAME = "parlamento/senato/composizione-19.json";
  const senators = async () => (await readSenato(data, new Rapporto())).senatori;
  const days = () =>
    Object.fromEntries(
      (readJsonSync(path.join(data, "fonti.json")) as { nome: string; estratto_il: string }[])
        .filter(({ nome }) => /Senato/.test(nome))
        .map(({ nome, estratto_il }) => [nome.replace(/.* - | \(.*/g, ""), estratto_il]),
    );

  beforeEach(() => {
    hosts.senateMembers.rows = {
      mandates: [
        {
          s: "http://dati.senato.it/senatore/900101",
          n: "Parlamentare",
          c: "Esempio 101",
          dal: "2022-10-13",
          al: null,
        },
      ],
      adhesions: [
        {
          s: "http://dati.senato.it/senatore/900101",
          g: "http://dati.senato.it/gruppo/9",
          dal: "2022-10-18",
          al: "2024-01-01",
        },
      ],
      groups: [{ g: "http://dati.senato.it/gruppo/9", t: "Gruppo Esempio", b: "GE", dal: null, al: null }],
    };
  });

  it("come from the endpoint of the votes, and are those of the day on which they were asked for", async () => {
    await fetchVotes();
    removeSync(path.join(data, "parlamento/senato/dump-ddl-19.zip"));
    removeSync(path.join(data, "parlamento/senato/dump-composizione-19.zip"));
    expect(await readSenato(data, new Rapporto())).toMatchObject({
      legislatura: 19,
      senatori: [
        {
          ...{ id: "S-900101", nome: "Parlamentare Esempio 101" },
          mandati: [{ legislatura: 19, inizio: "2022-10-13", fine: null }],
          adesioni: [{ gruppo: "http://dati.senato.it/gruppo/9", inizio: "2022-10-18", fine: "2024-01-01" }],
        },
      ],
      gruppi: [{ denominazioni: [{ titolo: "Gruppo Esempio", titoloBreve: "GE" }] }],
    });
    expect(days()).toMatchObject({ "senatori, mandati e gruppi": "2026-06-01", votazioni: "2026-06-01" });
  });

  it("that have not changed are those of today once a vote is newer", async () => {
    await fetchVotes();
    await clock.sleep(9 * DAY);
    await fetchVotes();
    expect(days()["senatori, mandati e gruppi"]).toBe("2026-06-01");
    hosts.senateVotes.votes.push(heldVote("S", 50, "2026-06-05"));
    await fetchVotes();
    expect(days()["senatori, mandati e gruppi"]).toBe("2026-06-10");
  });

  it("stay as they were where the endpoint does not tell, which refuses nothing", async () => {
    hosts.senateMembers.rows.groups = [];
    const { outcomes } = await fetchFrom(mirror, data, ["parlamento"], { clock });
    const members = outcomes.find(({ item }) => item === NAME);
    expect(members).toMatchObject({ what: "missing", why: expect.stringMatching(/no senator or no group/) });
    expect(outcomes.filter(({ what }) => what === "refused")).toEqual([]);
    expect(existsSync(path.join(data, NAME))).toBe(false);
    expect(await senators()).not.toEqual([]);
  });
});
