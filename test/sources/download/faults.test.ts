import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Area } from "../../../generator/api/operations.ts";
import type { DownloadOptions } from "../../../generator/sources/download/download.ts";
import type { Outcome } from "../../../generator/sources/download/outcome.ts";
import { CODICI, fetchFrom, newFolder, QuickClock, removeFolder } from "./fetching.ts";
import { type Given, json } from "./hosts/exchange.ts";
import type { NormattivaFaults } from "./hosts/normattiva.ts";
import { type Fault, OfficialHosts } from "./hosts/official-hosts.ts";

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

/** The first requests for a part of an address are answered in another way. */
function first(times: number, part: string, given: Given): Fault {
  let left = times;
  return (_, { path }) => (path.includes(part) && left-- > 0 ? given : null);
}

/** One act on request: every step of an export. */
const ONE = { ...CODICI, selection: null, acts: [{ denominazione: "LEGGE" }] } as const;
const LAWS = "norme/richiesta-legge-v.zip";
const CODES = "norme/raccolta-codici-v.zip";
const TENDERS = "pnrr/PNRR_Gare.csv";
const DEPUTIES = "parlamento/camera/deputati_19.csv";
const BLOCKED = json({ status: "KO", supportId: "1", message: "La pagina richiesta è stata bloccata" }, 409);

interface Case {
  readonly fault: string;
  readonly area: Area;
  readonly arrange: () => void;
  readonly more?: Partial<DownloadOptions>;
  /** The thing that is looked at, what must become of it, and what its reason says. */
  readonly item: string;
  readonly what: Outcome["what"];
  readonly why?: RegExp;
  /** Minutes that are waited at least. */
  readonly minutes?: number;
}

const CASES: readonly Case[] = [
  {
    fault: "a collection comes twice with 0 bytes",
    area: "norme",
    arrange: () => Object.assign(hosts.normattiva.faults, { emptyCollections: 2 }),
    item: CODES,
    what: "fetched",
  },
  {
    fault: "a collection always comes with 0 bytes",
    area: "norme",
    arrange: () => Object.assign(hosts.normattiva.faults, { emptyCollections: 99 }),
    item: CODES,
    what: "refused",
    why: /no bytes.*run again later/,
  },
  {
    fault: "409 for minutes",
    area: "norme",
    arrange: () => {
      hosts.fault = first(3, "collection-predefinite", BLOCKED);
    },
    item: CODES,
    what: "fetched",
    minutes: 7,
  },
  {
    fault: "409 for good",
    area: "norme",
    arrange: () => {
      hosts.fault = first(99, "collection-predefinite", BLOCKED);
    },
    item: "list of collections",
    what: "refused",
    why: /409.*bloccata/,
    minutes: 30,
  },
  {
    fault: "429 with Retry-After",
    area: "norme",
    arrange: () => {
      hosts.fault = first(1, "ricerca/avanzata", { status: 429, headers: { "retry-after": "600" } });
    },
    item: CODES,
    what: "fetched",
    minutes: 10,
  },
  {
    fault: "400 once, then 200",
    area: "norme",
    arrange: () => {
      hosts.fault = first(1, "ricerca/avanzata", json({ code: null, message: "Bad request" }, 400));
    },
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
  },
  {
    fault: "500 with code 1000 for a while",
    area: "norme",
    arrange: () => {
      hosts.fault = first(4, "ricerca/avanzata", json({ message: "Errore generico", code: "1000" }, 500));
    },
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
    minutes: 1,
  },
  {
    fault: "400 with a code that is final",
    area: "norme",
    arrange: () => {
      hosts.fault = first(
        1,
        "aggiornati",
        json({ message: "periodo di esportazione superiore a 12 mesi", code: "1501" }, 400),
      );
    },
    more: { acts: { ...CODICI, since: "2026-05-01" } },
    item: "changes since 2026-05-01",
    what: "refused",
    why: /12 mesi/,
  },
  {
    fault: "the token of an export is forgotten",
    area: "norme",
    arrange: () => Object.assign(hosts.normattiva.faults, { lostTokens: 1 }),
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
  },
  {
    fault: "the address of an archive has expired",
    area: "norme",
    arrange: () => {
      hosts.fault = first(6, "collection-asincrona", json({ message: "scaduto" }, 410));
    },
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
  },
  {
    fault: "an export is waiting, at work, late, without a state",
    area: "norme",
    arrange: () => Object.assign(hosts.normattiva.faults, { states: [1, "2", null, 6] }),
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
    minutes: 2,
  },
  {
    fault: "the service is overloaded, and confirms later",
    area: "norme",
    arrange: () => Object.assign(hosts.normattiva.faults, { states: [5, 5] }),
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
  },
  {
    fault: "a finished export does not say where it lies",
    area: "norme",
    arrange: () => Object.assign(hosts.normattiva.faults, { location: "none" }),
    more: { acts: ONE },
    item: LAWS,
    what: "fetched",
  },
  {
    fault: "a wrong name is ignored, and the export grows",
    area: "norme",
    arrange: () => Object.assign(hosts.normattiva.faults, { ignores: "denominazioneAtto" }),
    more: { acts: ONE },
    item: LAWS,
    what: "refused",
    why: /ignored a part of the request/,
  },
  {
    fault: "fewer acts come than were counted",
    area: "norme",
    arrange: () => Object.assign(hosts.normattiva.faults, { lacking: 1 }),
    more: { acts: ONE },
    item: LAWS,
    what: "refused",
    why: /counts \d+ acts, \d+ arrived/,
  },
  {
    fault: "JSON with other fields",
    area: "norme",
    arrange: () => Object.assign(hosts.normattiva.faults, { otherFields: true }),
    item: "list of collections",
    what: "refused",
    why: /another form/,
  },
  {
    fault: "a page of the portal in place of JSON",
    area: "norme",
    arrange: () => {
      hosts.fault = first(1, "collection-predefinite", {
        status: 200,
        body: "<html><title>Normattiva - Errore</title></html>",
      });
    },
    item: "list of collections",
    what: "refused",
    why: /no JSON/,
  },
  {
    fault: "a page in place of a table, for want of headers",
    area: "pnrr",
    arrange: () => {
      hosts.italiaDomani.passes = 2;
    },
    item: TENDERS,
    what: "fetched",
  },
  {
    fault: "Access Denied with 200 for every header",
    area: "pnrr",
    arrange: () => {
      hosts.italiaDomani.passes = 3;
    },
    item: TENDERS,
    what: "refused",
    why: /Access Denied.*in a browser and save it as .*PNRR_Gare\.csv, or use --mirror/,
  },
  {
    fault: "Access Denied with 403",
    area: "pnrr",
    arrange: () => Object.assign(hosts.italiaDomani, { passes: 3, deniedStatus: 403 }),
    item: TENDERS,
    what: "refused",
    why: /HTTP 403.*in a browser/,
  },
  {
    fault: "gzip, and nobody said so",
    area: "pnrr",
    arrange: () => {
      hosts.italiaDomani.gzip = (bytes) => gzipSync(bytes);
    },
    item: TENDERS,
    what: "fetched",
  },
  {
    fault: "a body cut in the middle",
    area: "pnrr",
    arrange: () => {
      hosts.fault = first(1, "PNRR_Gare", { status: 200, body: tables.get("PNRR_Gare.csv") ?? "", cutAt: 500 });
    },
    item: TENDERS,
    what: "fetched",
  },
  {
    fault: "a host that falls silent in the middle",
    area: "parlamento",
    arrange: () => {
      hosts.fault = first(1, "dump-ddl", {
        status: 200,
        headers: { etag: '"x"' },
        body: "x".repeat(5000),
        cutAt: 100,
        silent: true,
      });
    },
    item: "parlamento/senato/dump-ddl-19.zip",
    what: "fetched",
  },
  {
    fault: "a host that cannot be reached",
    area: "parlamento",
    arrange: () => {
      hosts.fault = first(99, "/sparql", { status: 200, body: "cut", cutAt: 0 });
    },
    item: DEPUTIES,
    what: "refused",
    why: /given up after 6 tries: run again later/,
  },
  {
    fault: "the cap of rows",
    area: "parlamento",
    arrange: () => {
      hosts.chamber.rows = Array.from({ length: 20_005 }, (_, i) => ({
        persona: `http://dati.camera.it/ocd/persona.rdf/p${1e6 + i}`,
        cognome: `ESEMPIO ${i}`,
        nome: "DEPUTATO",
        nomeGruppo: "MISTO (MISTO) (18.10.2022",
        sigla: "MISTO",
      }));
    },
    item: DEPUTIES,
    what: "fetched",
  },
  {
    fault: "an HTML page with 503 in place of deputies",
    area: "parlamento",
    arrange: () => {
      hosts.fault = first(2, "/sparql", { status: 503, body: "<html>" });
    },
    item: DEPUTIES,
    what: "fetched",
  },
  {
    fault: "a dump that is no zip",
    area: "parlamento",
    arrange: () => {
      hosts.fault = first(99, "dump-ddl", { status: 200, body: "version https://git-lfs.github.com/spec/v1" });
    },
    item: "parlamento/senato/dump-ddl-19.zip",
    what: "refused",
    why: /no zip archive/,
  },
  {
    fault: "a repository that cannot be reached",
    area: "ddl",
    arrange: () => {
      hosts.fault = (host) => (host === "github.com" ? { status: 500 } : null);
    },
    item: "ddl/Leg19",
    what: "refused",
    why: /git clone/,
  },
];

describe("a fault of a source", () => {
  it.each(CASES)("$fault: $what", async ({ fault, area, arrange, more, item, what, why, minutes = 0 }) => {
    arrange();
    const clock = new QuickClock();
    const data = path.join(folder, String(seen.length));
    const { outcomes } = await fetchFrom(mirror, data, [area], { clock, ...more });
    const found = outcomes.find((outcome) => outcome.item === item);
    seen.push(
      `| ${fault} | ${found?.what}${found?.why ? `: ${found.why.replaceAll(mirror, "").slice(0, 160)}` : ""} |`,
    );
    expect(found?.what, JSON.stringify(outcomes)).toBe(what);
    if (why) expect(found?.why).toMatch(why);
    else expect(existsSync(path.join(data, item))).toBe(true);
    expect(clock.waited / 60_000).toBeGreaterThanOrEqual(minutes);
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
      const etag = `"${bytes.length.toString(16)}-${hosts.raw.modified}"`;
      hosts.fault = (_, { path, headers }) => {
        if (path !== address) return null;
        if (cut) {
          cut = false;
          return { status: 200, headers: { etag }, body: bytes, cutAt: Math.floor(bytes.length / 2) };
        }
        asked = String(headers.range);
        return ranges ? null : { status: 200, headers: { etag }, body: bytes };
      };
      await fetchFrom(mirror, data, ["parlamento"]);
      expect(asked).toMatch(/^bytes=[1-9]\d*-$/);
      expect(readFileSync(path.join(data, name)).equals(Buffer.from(bytes))).toBe(true);
    }
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
