import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { copySync } from "fs-extra/esm";
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from "hyparquet";
import { describe, expect, it } from "vitest";
import { createClient } from "../../../generator/clients/client/client.ts";
import { DOWNLOAD_KINDS } from "../../../generator/contract/download-kinds.ts";
import type { RulingRow } from "../../../generator/contract/resources/pronunce.ts";
import { downloadFiles, NDJSON, type NdjsonName } from "../../../generator/exports/downloads/files.ts";
import { TABLES, type TableName } from "../../../generator/exports/downloads/tables.ts";
import type { UnionRows } from "../../../generator/format/union-lists.ts";
import { problemsOf } from "../../../generator/tree/validate.ts";
import { used } from "../../generate-here.ts";
import { sharedTree } from "../../shared-tree.ts";
import { type CsvRow, sampleDataset } from "./sample-dataset.ts";
import { output, tool } from "./tools.ts";

const none = sharedTree();
const { folder, tree, inTree, text, counted, expectedRows, listed, csvRows } = sampleDataset();

const lines = (name: NdjsonName): Record<string, unknown>[] =>
  gunzipSync(readFileSync(inTree(`download/ndjson/${name}.ndjson.gz`)))
    .toString("utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));

describe("the files for keeping", () => {
  it("are those of the list, and the manifest knows their type and size", () => {
    const manifest = listed();
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

  it("make a tree that check accepts, until one byte of a download differs", async () => {
    expect(await used("check", "--dir", tree)).toMatchObject({ status: 0, stderr: "" });
  });

  it.skipIf(!tool("sha256sum", ["--version"]))("are what SHA256SUMS says, and so is the manifest", () => {
    expect(output("sh", "-c", `cd '${tree}' && sha256sum -c --quiet SHA256SUMS`)).toBe("");
    const manifest = listed();
    expect(text("SHA256SUMS").split("\n").length - 1).toBe(manifest.size + 1);
  });
});

describe("CSV", () => {
  it("has the columns of every table and as many rows as /health counts", () => {
    const manifest = listed();
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

  it("says of every act its common names, a line each, and where its relations could come from", () => {
    for (const { eli, nomi, copertura_attive, copertura_passive } of csvRows("norme")) {
      const file = eli!.slice("eli:/it/".length).replaceAll("~", "_7e");
      const answer = JSON.parse(text(`api/public/norme/${file}.json`));
      expect({ nomi, copertura: { attive: copertura_attive, passive: copertura_passive } }, eli).toEqual({
        nomi: answer.nomi.join("\n"),
        copertura: answer.copertura,
      });
    }
  });

  it("has a row for each ruling on an article that is served, in the order and words of the answers", async () => {
    const client = createClient({ open: tree });
    const rows = csvRows("pronunce");
    const effects = new Set<string>();
    for (const { eli } of csvRows("norme")) {
      const answer = await client.normaPronunce({ eli: eli! });
      const rulings = answer.pronunce as readonly RulingRow[];
      const own = rows.filter(({ norma }) => norma === eli);
      expect(own.map(({ posizione }) => posizione)).toEqual(rulings.map((_, i) => String(i + 1)));
      for (const [i, ruling] of rulings.entries()) {
        const text = (value: unknown) => String(value ?? "");
        expect(own[i]).toMatchObject({
          ecli: text(ruling.ecli),
          deposito: text(ruling.deposito),
          gazzetta_data: text(ruling.gazzetta?.data),
          articolo_eli: ruling.articolo.eli,
          parti_partizione: ruling.parti.map(({ partizione }) => text(partizione)).join("\n"),
          parti_portata: ruling.parti.map(({ portata }) => portata).join(" "),
          effetto: ruling.effetto,
          atto_colpito_eli: text(ruling.atto_colpito?.eli),
          dispositivo: ruling.dispositivo,
          nel_testo: text(ruling.nel_testo),
          url: text(ruling.url),
        });
        effects.add(ruling.effetto);
      }
    }
    expect(rows.length).toBeGreaterThan(4);
    expect(effects.size).toBeGreaterThan(1);
  });

  it("has a row for each act of the Union that an act transposes or cites, in the order and words of the answers", async () => {
    const client = createClient({ open: tree });
    const rows = csvRows("ue");
    for (const { eli } of csvRows("norme")) {
      const { recepisce, attua, cita } = (await client.normaUe({ eli: eli! })) as unknown as UnionRows;
      const said = Object.entries({ recepisce, attua, cita }).flatMap(([come, all]) =>
        all.map(({ ue, ...one }) => ({ come, ...ue, ...one })),
      );
      const own = rows.filter(({ norma }) => norma === eli);
      expect(own.map(({ posizione }) => posizione)).toEqual(said.map((_, i) => String(i + 1)));
      for (const [i, one] of said.entries()) {
        const {
          celex,
          tipo,
          anno,
          numero,
          url,
          eli: ofUnion,
          base,
          ...more
        } = { base: [] as readonly string[], ...one };
        const names = ["come", "affidabilita", "evidenza", "articolo", "partizione", "articolo_ue", "testo"];
        const texts = Object.fromEntries(names.map((name) => [name, String(Object(more)[name] ?? "")]));
        const ofAct = { ue_celex: celex, ue_eli: ofUnion, ue_tipo: tipo, ue_anno: `${anno}`, ue_numero: `${numero}` };
        expect(own[i]).toMatchObject({ ...ofAct, ...texts, ue_url: url, base: base.join(" ") });
      }
    }
    expect(rows.length).toBeGreaterThan(0);
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
    const conteggi = counted();
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

describe("a download that changed on the way", () => {
  it("is named by check", async () => {
    const copy = path.join(folder, "copy");
    copySync(tree, copy);
    const handle = await open(path.join(copy, "download/csv/ddl.csv"), "r+");
    await handle.write("X", 0);
    await handle.close();
    const { status, stderr } = await used("check", "--dir", copy);
    expect(status).toBe(1);
    expect(stderr).toContain("download/csv/ddl.csv");
    rmSync(path.join(copy, "SHA256SUMS"));
    expect((await used("check", "--dir", copy)).stderr).toContain("SHA256SUMS: it is missing");
  });
});

describe("without --download", () => {
  it("nothing is written below download/", () => {
    expect(existsSync(path.join(none, "download"))).toBe(false);
  });
});
