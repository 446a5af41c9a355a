import { spawnSync } from "node:child_process";
import { readdirSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../../generator/clients/client/client.ts";
import { TREE_MARK, treeMarkText } from "../../../generator/format/mark.ts";
import { timesOpen } from "../../open-files.ts";
import { RELEASES, worldTree } from "../../router/world.ts";
import { temporaryFolder, temporaryFolderOfEach } from "../../temporary-folder.ts";
import { packed } from "../../tree/pack-tree.ts";
import { FIRST_TARGETS } from "./first-targets.ts";
import { PACKED_CLIENT } from "./packed-client.ts";
import { type Places, preparePlaces, zipOf } from "./places.ts";

const { release: TREE, releases: AREAS } = RELEASES;
const OLD = new RegExp([TREE, ...Object.values(AREAS)].join("|"), "g");
/** The release that follows one: of as many letters, so that offsets stay what they are. */
const later = (release: string) => [...release].reverse().join("");

const text = new TextDecoder();

/** The tree of the next release, of all areas: it says so, and one word of its titles is written otherwise. */
function nextRelease(): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const [name, bytes] of worldTree()) {
    const changed = text.decode(bytes).replaceAll(OLD, later).replaceAll("Disposizioni", "DISPOSIZIONI");
    files.set(name, name.endsWith(".bin") ? bytes : new TextEncoder().encode(changed));
  }
  return files;
}

/** A function that reads, and what was asked of it. */
function counted(files: ReadonlyMap<string, Uint8Array>) {
  const asked: string[] = [];
  const read = async (name: string) => {
    asked.push(name);
    return files.get(name) ?? null;
  };
  return { asked, read };
}

describe("a first answer", () => {
  it.each(Object.entries(FIRST_TARGETS))("takes at most three files: %s", async (_, target) => {
    for (const files of [worldTree(), packed(worldTree(), 16)]) {
      const { asked, read } = counted(files);
      const response = await createClient({ open: read }).fetch(`/api/public${target}`);
      expect(response.status).toBe(200);
      expect(asked.length, asked.join(" ")).toBeLessThanOrEqual(3);
      expect(asked).toContain(TREE_MARK);
    }
  });

  it("is made of what was read before where all is there", async () => {
    const { asked, read } = counted(worldTree());
    const client = createClient({ open: read });
    await client.norme({ q: "citta" });
    const before = asked.length;
    await client.norme({ q: "citta", lang: "en", limit: 3 });
    expect(asked.length).toBe(before);
  });
});

describe("a release that changes", () => {
  const [old, next] = [worldTree(), nextRelease()];
  const due = async (files: ReadonlyMap<string, Uint8Array>, target: string) => {
    const response = await createClient({ open: counted(files).read }).fetch(`/api/public${target}`);
    return response.text();
  };
  const WINDOWS = [
    "/norme?q=disposizioni&limit=40",
    "/graph?max_nodi=37",
    "/norme?offset=100",
    "/norme/legge 241 del 1990",
    "/ddl/c.9002-bis",
  ];

  it.each([...WINDOWS.slice(0, 2), "/health?lang=en", "/norme?limit=3&lang=en", "/ddl/lista?lang=en"])(
    "of which a cache keeps one file is never mixed in: %s",
    async (target) => {
      const { asked, read } = counted(old);
      await createClient({ open: read }).fetch(`/api/public${target}`);
      const whole = await due(next, target);
      // Each file that says its release is stale by itself; the mark, read behind all, is that of the new ones.
      for (const stale of asked.filter((name) => /^(?:api\/public\/.+|indici\/[a-z-]+)\.json$/.test(name))) {
        const mixed = async (name: string) => (name === stale ? old : next).get(name) ?? null;
        const response = await createClient({ open: mixed }).fetch(`/api/public${target}`);
        if (response.status === 200) expect(await response.text(), stale).toBe(whole);
        else expect(response.status).toBe(503);
      }
    },
  );

  it.each(WINDOWS)("before any of its files is never mixed in: %s", async (target) => {
    const { asked, read } = counted(old);
    await createClient({ open: read }).fetch(`/api/public${target}`);
    const whole = [await due(old, target), await due(next, target)];
    expect(whole[0]).not.toBe(whole[1]);
    for (let at = 0; at <= asked.length; at++) {
      let reads = 0;
      const open = async (name: string) => (reads++ < at ? old : next).get(name) ?? null;
      const client = createClient({ open });
      const body = await (await client.fetch(`/api/public${target}`)).text();
      expect(whole, `changed after ${at} files`).toContain(body);
    }
  });

  it("is seen when the look at it no longer holds, and what was kept goes", async () => {
    let files: ReadonlyMap<string, Uint8Array> = old;
    const client = createClient({ open: async (name) => files.get(name) ?? null, lookEvery: 0 });
    expect((await client.norme()).meta.release).toBe(AREAS.norme);
    files = next;
    expect((await client.norme()).meta.release).toBe(later(AREAS.norme));
    expect(JSON.stringify(await client.norme({ q: "disposizioni" }))).not.toContain("Disposizioni");
  });

  it("of another area alone changes no answer, and is no reason to begin again", async () => {
    const other = new Map(old);
    for (const [name, bytes] of next)
      if (/^(?:indici|api\/public)\/(?:ddl|politici)/.test(name)) other.set(name, bytes);
    const mark = { release: later(TREE), releases: { ...AREAS, parlamento: later(AREAS.parlamento) } };
    other.set(TREE_MARK, new TextEncoder().encode(treeMarkText(mark)));
    const [acts, bills] = ["/norme?offset=100", "/ddl/c.9002-bis"];
    expect(await due(other, acts)).toBe(await due(old, acts));
    expect(await due(other, bills)).toBe(await due(next, bills));
    const files = { now: old };
    const client = createClient({ open: async (name) => files.now.get(name) ?? null, lookEvery: 0 });
    const pages = client.norme.pages({ limit: 50 });
    const seen = [await pages.next()];
    files.now = other;
    for (let page = await pages.next(); !page.done; page = await pages.next()) seen.push(page);
    expect(seen.length).toBe(4);
  });

  it("that never rests is a 503, as a server has it", async () => {
    let release = 0;
    const open = async (name: string) => {
      if (name !== TREE_MARK) return old.get(name) ?? null;
      return new TextEncoder().encode(treeMarkText({ release: "", releases: { ...AREAS, norme: `${release++}` } }));
    };
    const response = await createClient({ open }).fetch("/api/public/graph?max_nodi=37");
    expect(response.status).toBe(503);
  });

  it("between two pages ends the walk with a word", async () => {
    let files: ReadonlyMap<string, Uint8Array> = old;
    const client = createClient({ open: async (name) => files.get(name) ?? null, lookEvery: 0 });
    const pages = client.norme.pages({ limit: 100 });
    expect((await pages.next()).done).toBe(false);
    files = next;
    await expect(pages.next()).rejects.toThrow(
      `release changed from ${AREAS.norme} to ${later(AREAS.norme)} between two pages`,
    );
  });
});

describe("files kept in a folder", () => {
  const folder = temporaryFolderOfEach();

  it("are there for the next program, by release; of other releases nothing stays", async () => {
    const target = "/api/public/norme?q=ambiente";
    const first = counted(worldTree());
    const whole = await (await createClient({ open: first.read, keep: folder }).fetch(target)).text();
    const second = counted(worldTree());
    expect(await (await createClient({ open: second.read, keep: folder }).fetch(target)).text()).toBe(whole);
    expect(second.asked.length).toBeLessThan(first.asked.length);
    const third = counted(nextRelease());
    expect(await (await createClient({ open: third.read, keep: folder }).fetch(target)).text()).toContain(
      later(AREAS.norme),
    );
    expect(readdirSync(folder)).toEqual([`release-${later(TREE)}`]);
  });
});

describe("a function for each operation", () => {
  const client = createClient({ open: counted(worldTree()).read, lang: "en" });

  it("gives the body, in the language of the client unless another is asked for", async () => {
    expect((await client.norma({ eli: "eli:/it/legge/1990/08/07/241" })).meta.lingua).toBe("en");
    expect((await client.pnrrEnti({ limit: 3, lang: "it" })).meta.lingua).toBe("it");
  });

  it("rejects what is no 200, with the body that says why", async () => {
    const lost = client.norma({ eli: "legge 9999 del 1999" });
    await expect(lost).rejects.toMatchObject({ name: "AnswerError", status: 404 });
    await expect(client.norme({ limit: 0 })).rejects.toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["query", "limit"] }] },
    });
    await expect(client.norma({})).rejects.toThrow("norma: eli is missing");
    await expect(client.norme({ limite: 3 } as object)).rejects.toThrow("norme: no parameter limite");
  });

  it("walks all pages", async () => {
    const rows: unknown[] = [];
    for await (const row of client.norme.each({ tipo: "legge", limit: 50 })) rows.push(row);
    const { totale, norme } = await client.norme({ tipo: "legge", limit: 1000 });
    expect(rows).toEqual(norme);
    expect(rows.length).toBe(totale);
    expect(rows.length).toBeGreaterThan(100);
  });
});

/** A client that is done with a zip gives its file back, and opens it again where it is asked once more. */

const folder = temporaryFolder();
describe.skipIf(process.platform !== "linux")("a zip on disk (skipped where /proc does not list open files)", () => {
  it("is open once, and closed when its client is", async () => {
    const zip = path.join(realpathSync(folder), "albero.zip");
    writeFileSync(zip, zipOf(worldTree()));
    const law = createClient({ open: zip });
    const times = () => timesOpen(zip);
    for (let time = 0; time < 2; time++) {
      expect((await law.fetch("/api/public/health")).status).toBe(200);
      expect((await law.fetch("/api/public/norme?q=a")).status).toBe(200);
      expect(times()).toBe(1);
      await law.close();
      expect(times()).toBe(0);
    }
  });
});

/** Prints the files that are open when a program ends: Node.js warns of one that it has to close by itself. */
const OPEN_AT_END = `
  import { readdirSync, readlinkSync } from "node:fs";
  process.once("exit", () => {
    for (const number of readdirSync("/proc/self/fd"))
      try {
        console.error(readlinkSync("/proc/self/fd/" + number));
      } catch {}
  });`;

it.skipIf(process.platform !== "linux")("the command of the package closes its zip, whatever it answers", () => {
  const zip = path.join(realpathSync(folder), "command.zip");
  writeFileSync(zip, zipOf(worldTree()));
  const watched = ["--import", `data:text/javascript,${encodeURIComponent(OPEN_AT_END)}`];
  for (const [target, status] of [
    ["/health", 0],
    ["/niente", 1],
  ] as const) {
    const command = [...watched, path.join(PACKED_CLIENT, "ask.js"), target, "--tree", zip];
    const ended = spawnSync(process.execPath, command, { encoding: "utf8" });
    expect(ended.status).toBe(status);
    expect(ended.stderr).toContain("pipe:");
    expect(ended.stderr).not.toContain(zip);
  }
});

it("a client that opened nothing closes nothing, wherever its tree should be", async () => {
  await createClient({ open: "/nowhere" }).close();
  const law = createClient({ open: "/nowhere" });
  await expect(law.fetch("/api/public/health")).rejects.toThrow(/no folder and no file/);
  await law.close();
});

describe("a remote tree", () => {
  let places: Places;
  beforeAll(async () => {
    places = await preparePlaces();
  });
  afterAll(() => places.stop());

  const requests = async (open: string, target: string): Promise<string[]> => {
    const asked: string[] = [];
    const client = createClient({
      open,
      fetch: (url, init) => {
        asked.push(url);
        return fetch(url, init);
      },
    });
    const response = await client.fetch(`/api/public${target}`);
    expect(response.status).toBe(200);
    return asked;
  };

  it.each(Object.entries(FIRST_TARGETS))("a first answer takes at most 3 requests: %s", async (_, target) => {
    for (const place of ["server", "files"] as const) {
      const asked = await requests(places.open[place], target);
      expect(asked.length, asked.join(" ")).toBeLessThanOrEqual(3);
    }
  });
});
