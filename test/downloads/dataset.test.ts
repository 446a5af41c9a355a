import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from "hyparquet";
import Papa from "papaparse";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import yauzl from "yauzl";
import { downloadFiles, NDJSON, type NdjsonName } from "../../generator/downloads/files.ts";
import { DOWNLOAD_KINDS } from "../../generator/downloads/kinds.ts";
import { TABLES, type TableName } from "../../generator/downloads/tables.ts";
import type { ManifestEntry } from "../../generator/tree/manifest.ts";
import { problemsOf } from "../../generator/tree/validate.ts";
import { command, run } from "../cli/commands.ts";
import { output, tool } from "./tools.ts";

interface Conteggi {
  norme: number;
  articoli: number;
  relazioni: number;
  pnrr: { progetti: number; appalti: number; aziende: number; enti: number };
  politici: { parlamentari: number; gruppi: number };
  ddl: number;
}

let folder: string;
let tree: string;
let conteggi: Conteggi;
let manifest: Map<string, ManifestEntry & { tipo: string }>;

const inTree = (name: string) => path.join(tree, name);
const text = (name: string) => readFileSync(inTree(name), "utf8");

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "downloads-"));
  tree = path.join(folder, "tree");
  const done = run("generate", "--out", tree, "--download", "all");
  expect(done).toMatchObject({ status: 0, stderr: "" });
  conteggi = JSON.parse(text("api/public/health.json")).conteggi;
  manifest = new Map(JSON.parse(text("manifest.json")).map((e: ManifestEntry) => [e.path, e]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How many rows each table has, where /health says it. */
const expectedRows = (): Partial<Record<TableName, number>> => ({
  norme: conteggi.norme,
  articoli: conteggi.articoli,
  relazioni: conteggi.relazioni,
  progetti: conteggi.pnrr.progetti,
  appalti: conteggi.pnrr.appalti,
  aziende: conteggi.pnrr.aziende,
  enti: conteggi.pnrr.enti,
  gruppi: conteggi.politici.gruppi,
  parlamentari: conteggi.politici.parlamentari,
  ddl: conteggi.ddl,
});

type CsvRow = Record<string, string>;
const csvRows = (name: TableName): CsvRow[] => {
  const { data, errors } = Papa.parse<CsvRow>(text(`download/csv/${name}.csv`), { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
};
const lines = (name: NdjsonName): Record<string, unknown>[] =>
  gunzipSync(readFileSync(inTree(`download/ndjson/${name}.ndjson.gz`)))
    .toString("utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));

describe("the files for keeping", () => {
  it("are those of the list, and the manifest knows their type and size", () => {
    const written = readdirSync(inTree("download"), { recursive: true, withFileTypes: true })
      .filter((e) => e.isFile())
      .map((e) => path.relative(tree, path.join(e.parentPath, e.name)));
    expect(written.sort()).toEqual(
      downloadFiles(DOWNLOAD_KINDS)
        .map((f) => f.path)
        .sort(),
    );
    for (const name of written) expect(manifest.get(name), name).toMatchObject({ records: expect.any(Number) });
    expect(manifest.get("download/diritto.sqlite")?.tipo).toBe("application/vnd.sqlite3");
  });

  it("make a tree that check accepts, until one byte of a download differs", () => {
    expect(run("check", "--dir", tree)).toMatchObject({ status: 0, stderr: "" });
  });

  it.skipIf(!tool("sha256sum", ["--version"]))("are what SHA256SUMS says, and so is the manifest", () => {
    expect(output("sh", "-c", `cd '${tree}' && sha256sum -c --quiet SHA256SUMS`)).toBe("");
    expect(text("SHA256SUMS").split("\n").length - 1).toBe(manifest.size + 1);
  });
});

describe("CSV", () => {
  it("has the columns of every table and as many rows as /health counts", () => {
    for (const { name, columns } of TABLES) {
      const rows = csvRows(name);
      expect(rows.length, name).toBe(manifest.get(`download/csv/${name}.csv`)!.records);
      for (const row of rows) expect(Object.keys(row)).toEqual(columns.map((c) => c.name));
    }
    for (const [name, rows] of Object.entries(expectedRows()))
      expect(csvRows(name as TableName).length, name).toBe(rows);
  });

  it("says of an act and its articles what the answer says, line ends and quotes included", () => {
    const [first] = csvRows("norme");
    const answer = JSON.parse(text(`api/public/norme/${first!.eli!.slice("eli:/it/".length)}.json`));
    expect(first).toMatchObject({
      titolo: answer.titolo,
      urn: answer.urn,
      pubblicazione_data: answer.pubblicazione.data,
      n_articoli: String(answer.n_articoli),
    });
    const articoli = csvRows("articoli").filter(({ norma }) => norma === answer.eli);
    expect(articoli.map(({ id, testo }) => ({ id, testo }))).toEqual(
      answer.articoli.map(({ id, testo }: CsvRow) => ({ id, testo })),
    );
  });

  it("names only rows that are there", () => {
    for (const { name, refs = {} } of TABLES)
      for (const [column, other] of Object.entries(refs)) {
        const key = TABLES.find((t) => t.name === other)!.key![0]!;
        const known = new Set(csvRows(other).map((row) => row[key]));
        for (const row of csvRows(name)) expect(known, `${name}.${column}`).toContain(row[column]);
      }
  });
});

describe("JSON lines", () => {
  it("are bodies of the API without their meta, as many as /health counts", () => {
    const meta = JSON.parse(text("api/public/health.json")).meta;
    const operations = { norme: "norma", ddl: "ddl" } as const;
    for (const [name, operation] of Object.entries(operations) as ["norme" | "ddl", "norma" | "ddl"][])
      for (const body of lines(name)) expect(problemsOf(operation, { meta, ...body }), name).toEqual([]);
    const counts = Object.fromEntries(NDJSON.map(({ name }) => [name, lines(name).length]));
    expect(counts).toMatchObject({
      norme: conteggi.norme,
      relazioni: conteggi.relazioni,
      parlamentari: conteggi.politici.parlamentari,
      ddl: conteggi.ddl,
    });
    const found: Record<string, number> = {};
    for (const { tipo } of lines("pnrr-nodi")) found[String(tipo)] = (found[String(tipo)] ?? 0) + 1;
    const { progetti: progetto, appalti: appalto, aziende: azienda, enti: ente } = conteggi.pnrr;
    expect(found).toEqual({ progetto, appalto, azienda, ente });
  });

  it("hold every relation once, seen from an act that is served", () => {
    const served = new Set(lines("norme").map(({ eli }) => eli));
    for (const r of lines("relazioni")) {
      expect(served).toContain(r.direzione === "out" ? r.da : r.a);
      expect(r.nel_corpus).toBe(served.has(r.direzione === "out" ? r.a : r.da));
    }
  });
});

describe("Parquet", () => {
  it("opens with a reader, has the rows of the CSV and types of its own", async () => {
    for (const { name, columns } of TABLES) {
      const file = await asyncBufferFromFile(inTree(`download/parquet/${name}.parquet`));
      const metadata = await parquetMetadataAsync(file);
      expect(metadata.schema.slice(1).map((s) => s.name)).toEqual(columns.map((c) => c.name));
      const meta = metadata.key_value_metadata?.find(({ key }) => key === "meta")?.value;
      expect(JSON.parse(meta!)).toMatchObject({ licenza: expect.any(String), release: expect.any(String) });
      const rows = await parquetReadObjects({ file });
      const written = rows.map((row) =>
        Object.fromEntries(
          columns.map(({ name: column }) => {
            const value: unknown = row[column];
            const plain = value instanceof Date ? value.toISOString().slice(0, 10) : value;
            return [column, plain === null || plain === undefined ? "" : String(plain)];
          }),
        ),
      );
      expect(written, name).toEqual(csvRows(name));
    }
    const file = await asyncBufferFromFile(inTree("download/parquet/ddl.parquet"));
    const [first] = await parquetReadObjects({ file });
    expect(first).toMatchObject({ chiuso: expect.any(Boolean), n_firmatari: expect.any(Number) });
    expect(first!.data_presentazione).toBeInstanceOf(Date);
  });
});

const sqlite = tool("sqlite3", ["--version"]);

describe.skipIf(!sqlite)("SQLite, by its own shell (skipped where sqlite3 is not installed)", () => {
  const query = (sql: string) => output(sqlite!, "-readonly", inTree("download/diritto.sqlite"), sql).trim();

  it("is sound and has as many rows as /health counts", () => {
    expect(query("PRAGMA integrity_check")).toBe("ok");
    expect(query("PRAGMA foreign_key_check")).toBe("");
    for (const { name } of TABLES)
      expect(Number(query(`SELECT count(*) FROM "${name}"`)), name).toBe(csvRows(name).length);
    for (const [name, rows] of Object.entries(expectedRows()))
      expect(Number(query(`SELECT count(*) FROM "${name}"`)), name).toBe(rows);
  });

  it("finds words of titles and articles, accents apart, and the act they stand in", () => {
    const cut = (t: string): string[] => t.match(/[\p{L}\p{N}]+/gu) ?? [];
    const folded = (t: string) => t.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
    const titles = csvRows("norme").map(({ titolo }) => String(titolo));
    const articles = csvRows("articoli").map(({ rubrica, testo }) => `${rubrica}\n${testo}`);
    let accented = 0;
    for (const [table, texts] of [
      ["norme_fts", titles],
      ["articoli_fts", articles],
    ] as const) {
      const words = [...new Set(texts.flatMap(cut))];
      const chosen = [
        ...words.filter((w) => w !== folded(w) && /[àèéìòù]/i.test(w)).slice(0, 5),
        ...words.slice(0, 10),
      ];
      for (const word of chosen) {
        const expected = texts.filter((t) => cut(folded(t)).includes(folded(word))).length;
        const sql = `SELECT count(*) FROM ${table} WHERE ${table} MATCH '"${folded(word)}"'`;
        expect(Number(query(sql)), word).toBe(expected);
        if (/[àèéìòù]/i.test(word)) accented++;
      }
    }
    expect(accented).toBeGreaterThan(0);
    const title = csvRows("norme")[0]!;
    const word = title.titolo!.toLowerCase().match(/[a-z]{5,}/)![0];
    const found = query(
      `SELECT eli FROM norme JOIN norme_fts ON norme_fts.rowid = norme.rowid WHERE norme_fts MATCH '${word}'`,
    );
    expect(found.split("\n")).toContain(title.eli);
  });

  it("says which release it is and under which licence", () => {
    const { release } = JSON.parse(text("api/public/health.json")).meta;
    expect(query("SELECT valore FROM meta WHERE chiave = 'release'")).toBe(release);
    expect(query("SELECT valore FROM meta WHERE chiave = 'licenza'")).not.toBe("");
  });
});

describe("GraphML", () => {
  const parsed = (name: string) => {
    const nodes: Record<string, string>[] = [];
    const edges: { source: string; target: string; tipo?: string }[] = [];
    const keys = new Map<string, string>();
    let open: Record<string, string> | null = null;
    let key: string | null = null;
    const parser = new SaxesParser({ xmlns: true });
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("opentag", ({ local, uri, attributes }) => {
      expect(uri).toBe("http://graphml.graphdrawing.org/xmlns");
      const value = (attribute: string) => attributes[attribute]!.value;
      if (local === "key") keys.set(value("id"), value("attr.name"));
      if (local === "node") {
        open = { id: value("id") };
        nodes.push(open);
      }
      if (local === "edge") {
        open = { source: value("source"), target: value("target") };
        edges.push(open as (typeof edges)[number]);
      }
      if (local === "data") {
        key = keys.get(value("key"))!;
        expect(key).toBeDefined();
        open![key] = "";
      }
    });
    parser.on("text", (part) => {
      if (key) open![key] += part;
    });
    parser.on("closetag", ({ local }) => {
      if (local === "data") key = null;
    });
    parser.write(text(`download/grafi/${name}.graphml`)).close();
    const ids = new Set(nodes.map(({ id }) => id));
    expect(ids.size).toBe(nodes.length);
    for (const { source, target } of edges) for (const end of [source, target]) expect(ids).toContain(end);
    return { nodes, edges };
  };

  it("is the whole graph of each answer", () => {
    const answers = { norme: "graph/norma/20000", articoli: "graph/articolo/20000", pnrr: "pnrr/graph/5000" };
    for (const [name, answer] of Object.entries({ ...answers, politici: "politici/graph/3000" })) {
      const body = JSON.parse(text(`api/public/${answer}.json`));
      expect(body.troncato).toBe(false);
      const { nodes, edges } = parsed(name);
      expect(nodes.map(({ id }) => id).sort(), name).toEqual(body.nodes.map(({ id }: CsvRow) => id).sort());
      const named = (e: { source: string; target: string; tipo?: string }) => `${e.source} ${e.target} ${e.tipo}`;
      expect(edges.map(named).sort(), name).toEqual(body.links.map(named).sort());
      expect(new Map(nodes.map((n) => [n.id, n.label]))).toEqual(
        new Map(body.nodes.map((n: CsvRow) => [n.id, n.label])),
      );
    }
  });

  it("has as many tenders, companies and bodies as /health counts", () => {
    const { nodes } = parsed("pnrr");
    const count = (tipo: string) => nodes.filter((n) => n.tipo === tipo).length;
    const { appalti, aziende, enti } = conteggi.pnrr;
    expect([count("appalto"), count("azienda"), count("ente")]).toEqual([appalti, aziende, enti]);
  });
});

describe("the zip of the tree", () => {
  const members = () =>
    new Promise<Map<string, Buffer>>((done, fail) => {
      const found = new Map<string, Buffer>();
      yauzl.open(inTree("download/albero.zip"), { lazyEntries: true }, (error, zip) => {
        if (error) return fail(error);
        zip.on("end", () => done(found)).on("error", fail);
        zip.on("entry", (entry: yauzl.Entry) =>
          zip.openReadStream(entry, (problem, stream) => {
            if (problem) return fail(problem);
            const parts: Buffer[] = [];
            stream.on("data", (part: Buffer) => parts.push(part)).on("error", fail);
            stream.on("end", () => {
              found.set(entry.fileName, Buffer.concat(parts));
              zip.readEntry();
            });
          }),
        );
        zip.readEntry();
      });
    });

  it("is byte by byte the tree that the same run writes without downloads", async () => {
    const plain = path.join(folder, "plain");
    expect(run("generate", "--out", plain)).toMatchObject({ status: 0 });
    const names = readdirSync(plain, { recursive: true, withFileTypes: true })
      .filter((e) => e.isFile())
      .map((e) => path.relative(plain, path.join(e.parentPath, e.name)));
    const found = await members();
    expect([...found.keys()].sort()).toEqual(names.sort());
    for (const [name, bytes] of found) expect(bytes.equals(readFileSync(path.join(plain, name))), name).toBe(true);
  });

  it.skipIf(!tool("unzip", ["-v"]))("unpacks with unzip into a tree that check accepts (skipped without unzip)", () => {
    const unpacked = path.join(folder, "unpacked");
    output("unzip", "-q", inTree("download/albero.zip"), "-d", unpacked);
    expect(run("check", "--dir", unpacked)).toMatchObject({ status: 0, stderr: "" });
  });

  it("serves itself where it was unpacked, as the tree it comes from", async () => {
    const unpacked = path.join(folder, "served");
    for (const [name, bytes] of await members()) {
      mkdirSync(path.dirname(path.join(unpacked, name)), { recursive: true });
      writeFileSync(path.join(unpacked, name), bytes);
    }
    const served = async (dir: string, target: string) => {
      const server = spawn(process.execPath, [command("start"), "--dir", dir, "--port", "0", "--host", "127.0.0.1"]);
      try {
        const [printed] = (await once(server.stdout, "data")) as [Buffer];
        const response = await fetch(printed.toString().split(" ")[0]!.replace(/\/$/, "") + target);
        return { status: response.status, etag: response.headers.get("etag"), body: await response.text() };
      } finally {
        server.kill();
      }
    };
    const target = "/api/public/graph?max_nodi=13&lang=en";
    const answer = await served(unpacked, target);
    expect(answer.status).toBe(200);
    expect(answer).toEqual(await served(tree, target));
  });
});

describe("a download that changed on the way", () => {
  it("is named by check", async () => {
    const copy = path.join(folder, "copy");
    cpSync(tree, copy, { recursive: true });
    const handle = await open(path.join(copy, "download/csv/ddl.csv"), "r+");
    await handle.write("X", 0);
    await handle.close();
    const { status, stderr } = run("check", "--dir", copy);
    expect(status).toBe(1);
    expect(stderr).toContain("download/csv/ddl.csv");
    rmSync(path.join(copy, "SHA256SUMS"));
    expect(run("check", "--dir", copy).stderr).toContain("SHA256SUMS: manca");
  });
});

describe("without --download", () => {
  it("nothing is written below download/", () => {
    const none = path.join(folder, "none");
    expect(run("generate", "--out", none)).toMatchObject({ status: 0 });
    expect(existsSync(path.join(none, "download"))).toBe(false);
    expect(run("generate", "--out", none, "--download", "pdf")).toMatchObject({ status: 2 });
  });
});
