/** The module for Python, as packed, beside the client for JavaScript over the same trees. */

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../../generator/clients/client/client.ts";
import type { AnswerError } from "../../../generator/clients/client/tree-error.ts";
import { OPERATIONS } from "../../../generator/contract/operations.ts";
import { TABLES, type TableName } from "../../../generator/exports/downloads/tables.ts";
import { listen } from "../../../generator/hosts/entries/node/node-listen.ts";
import { nodeSite } from "../../../generator/hosts/entries/node/node-site.ts";
import { sampleDataset } from "../../exports/downloads/sample-dataset.ts";
import { type FileHost, fileHost } from "../../hosts/file-host.ts";
import { PACKED_CLIENT } from "./packed-client.ts";
import { type Gave, PYTHON, type PythonCall, python } from "./python-calls.ts";

const ELI = "eli:/it/legge/1999/03/15/9001";
/** Longer than one request takes, with characters of two code units. */
const LONG_TEXT = `${"Città 👍, L. 9001/1999 e L. 1/1900.\n\n".repeat(300)}Art. 1 L. 9001/1999`;
/** Operations whose answers are computed, even where nothing is asked. */
const COMPUTED: readonly string[] = ["cerca", "pnrr-progetti", "pronunce", "ue", "votazioni"];

/** Files of the tree. */
const FILES: readonly PythonCall[] = [
  ...OPERATIONS.filter(
    ({ id, parameters }) => !COMPUTED.includes(id) && parameters.every((one) => one.default !== undefined),
  ).map(({ id }) => ({
    name: id.replaceAll("-", "_"),
  })),
  { name: "norma", values: { eli: ELI } },
  { name: "relazioni", values: { norma: ELI, lang: "it" } },
];
/** The same, and answers that only the router makes. */
const CALLS: readonly PythonCall[] = [
  ...FILES,
  { name: "norme", values: { q: "esempio", limit: 3, offset: 1, lang: "en" } },
  { name: "norma", values: { eli: "legge 9001 del 1999" } },
  { name: "articolo", values: { eli: ELI, articolo: "1" } },
  { name: "relazioni", values: { norma: ELI, dir: "in" } },
  { name: "norma", values: { eli: "L. 1/1900" } },
  { name: "norme", values: { limit: 0 } },
  { name: "cerca", values: { q: "libri & città" } },
  { name: "citazioni", values: { testo: LONG_TEXT } },
  { name: "norma_pronunce", values: { eli: "L. 9001/1999" } },
  { name: "pronunce", values: { anno: 2012, limit: 1 } },
  { name: "pronuncia", values: { ecli: "sent. n. 9902 del 2012" } },
  { name: "pronuncia", values: { ecli: "1/1957" } },
  { name: "norma_ue", values: { eli: "D.Lgs. 9004/2010" } },
  { name: "ue", values: { tipo: "direttiva", q: "2009/499" } },
  { name: "ue_atto", values: { celex: "direttiva 2009/499/CE" } },
  { name: "ue_atto", values: { celex: "GDPR" } },
  { name: "votazioni", values: { ramo: "S", limit: 1 } },
];

describe.skipIf(!PYTHON)("diritto.py (skipped where python3 is not installed)", () => {
  const { folder, tree, inTree, csvRows } = sampleDataset();
  let host: FileHost;
  let server: Server;
  let router: string;
  beforeAll(async () => {
    host = await fileHost(tree, "/progetto/");
    server = await listen(nodeSite(tree), 0, "127.0.0.1");
    router = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(async () => {
    await host.stop();
    server.closeAllConnections();
    server.close();
  });

  let given: Promise<Gave[]> | undefined;
  /** What the client for JavaScript gives. */
  const due = () => (given ??= byClient());
  async function byClient(): Promise<Gave[]> {
    const law = createClient({ open: tree }) as unknown as Record<string, (values?: object) => Promise<object>>;
    const named = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    return Promise.all(
      CALLS.map(({ name, values }) =>
        law[named(name)]!(values).then(
          (gave) => ({ gave }),
          (error: AnswerError) => ({ status: error.status, body: error.body }),
        ),
      ),
    );
  }

  it.each([
    ["a host of files, by a router elsewhere", () => ({ place: host.root, router, node: "nessuno" })],
    ["a host that runs the router", () => ({ place: router, router, node: "nessuno" })],
  ])("gives what the client gives: %s", async (_, where) => {
    expect(await python({ ...where(), calls: CALLS })).toEqual(await due());
  });

  it("asks the host of the tree, if it runs the router, where Node.js or its part of the package is missing", async () => {
    expect(await python({ place: router, node: "nessuno", calls: CALLS })).toEqual(await due());
    const [{ error = "" } = {}] = await python({ place: host.root, node: "nessuno", calls: CALLS.slice(FILES.length) });
    expect(error).toMatch(/^TreeError: .*needs the router.*serves files alone, and nessuno: no such program\)$/);
  });

  it("copied beside a program says in one line what is missing", async () => {
    const beside = path.join(folder, "programma");
    copySync(path.join(PACKED_CLIENT, "python"), beside);
    const [{ error = "" } = {}] = await python({ place: tree, from: beside, calls: CALLS.slice(FILES.length) });
    expect(error).toMatch(/^TreeError: .*needs the router.*router=.*ask\.js: no such file\)$/);
    expect(await python({ place: router, from: beside, calls: CALLS })).toEqual(await due());
  });

  // Each that is no file starts a process of Node.js, which opens places as `table.runs.test.ts` has it.
  const LONGEST = CALLS.findIndex(({ name }) => name === "citazioni");
  it.each<[string, () => string, readonly number[]]>([
    ["a folder", () => tree, [LONGEST, LONGEST - 1, LONGEST - 2, LONGEST - 3, FILES.length + 3]],
    ["a zip", () => inTree("download/albero.zip"), []],
    ["a host of files", () => host.root, []],
  ])("gives what the client gives by Node.js: %s", async (_, place, more) => {
    const some = [FILES.length - 1, FILES.length, CALLS.length - 1, ...more].sort((a, b) => a - b);
    const gave = await python({ place: place(), calls: some.map((at) => CALLS[at]!) });
    expect(gave).toEqual((await due()).filter((_, at) => some.includes(at)));
  });

  it("reads what is a file without a router, and says of the rest what it needs", async () => {
    const gave = await python({ place: tree, node: "nessuno", calls: CALLS });
    expect(FILES.length).toBeGreaterThan(12);
    expect(gave.slice(0, FILES.length)).toEqual((await due()).slice(0, FILES.length));
    for (const { error } of gave.slice(FILES.length))
      expect(error).toMatch(/TreeError: .*needs the router.*router=.*Node\.js/);
  });

  it("walks all pages", async () => {
    const [walked] = await python({ place: tree, calls: [{ name: "each", args: ["norme"], values: { limit: 5 } }] });
    const all: unknown[] = [];
    for await (const row of createClient({ open: tree }).norme.each({ limit: 5 })) all.push(row);
    expect(all.length).toBeGreaterThan(10);
    expect(walked?.gave).toEqual(all);
  });

  it("says if more is found than an operation gives, and refuses values of other types", async () => {
    const site = createServer((request, response) => {
      const offset = Number(new URL(`${request.url}`, "http://host").searchParams.get("offset"));
      const risultati = Array.from({ length: 100 }, (_, at) => offset + at);
      response.end(
        JSON.stringify({ meta: { release: "r" }, limit: 100, totale: 4165, totale_esatto: true, risultati }),
      );
    });
    const router = await new Promise<string>((done) => {
      site.listen(0, "127.0.0.1", () => done(`http://127.0.0.1:${(site.address() as AddressInfo).port}`));
    });
    const calls = [
      { name: "each", args: ["cerca"], values: { q: "legge", limit: 100 } },
      ...[["a", "b"], true].map((norme) => ({ name: "registro", values: { norme } })),
    ];
    const gave = await python({ place: tree, router, calls });
    site.close();
    expect(gave.map(({ error }) => error)).toEqual([
      "TreeError: cerca: it gives no more than its first 1000",
      "TypeError: registro: norme is ['a', 'b'], expected a text or a number",
      "TypeError: registro: norme is True, expected a text or a number",
    ]);
  });

  it("reads every table, with the types that the data package says", async () => {
    const names = TABLES.map(({ name }) => name);
    const calls = [{ name: "tables" }, ...names.map((name) => ({ name: "table", args: [name] }))];
    const [listed, ...tables] = await python({ place: tree, calls });
    expect(listed?.gave).toEqual([...names].sort());
    const typed: Readonly<Record<string, (cell: string) => unknown>> = {
      integer: Number,
      number: Number,
      boolean: (cell) => cell === "true",
    };
    for (const [at, { name, columns }] of TABLES.entries()) {
      const rows = csvRows(name as TableName).map((row) =>
        Object.fromEntries(columns.map((c) => [c.name, row[c.name] ? (typed[c.type] ?? String)(row[c.name]!) : null])),
      );
      expect(tables[at]?.gave, name).toEqual(rows);
    }
  });

  it("opens SQLite and the documents, of a folder and of a host", async () => {
    const sql = "SELECT eli FROM norme ORDER BY eli";
    const calls = [
      { name: "sqlite", sql },
      { name: "documents", args: ["norme"] },
    ];
    for (const place of [tree, host.root]) {
      const [rows, documents] = await python({ place, calls });
      const elis = csvRows("norme").map(({ eli }) => eli);
      expect(rows?.gave.flat()).toEqual([...elis].sort());
      expect(documents?.gave.map(({ eli }: Gave) => eli).sort()).toEqual([...elis].sort());
    }
  });

  it("says what is wrong with a place, a name, a value", async () => {
    const bad = path.join(folder, "altro");
    copySync("schemas", bad);
    const places = [bad, path.join(folder, "nessuno"), "schemas/norma.json", `${router}api/`, "http://127.0.0.1:9/"];
    for (const place of places) {
      const [{ error = "" } = {}] = await python({ place, calls: [{ name: "health" }] });
      expect(error, place).toMatch(/^TreeError: .*(?:expected|look at the address)/);
    }
    const said = await python({
      place: tree,
      calls: [
        { name: "norma" },
        { name: "norme", values: { limite: 3 } },
        { name: "read", args: ["../package.json"] },
        { name: "table", args: ["nessuna"] },
      ],
    });
    expect(said.map(({ error }) => error)).toEqual([
      "TypeError: norma: eli is missing",
      "TypeError: norme: no parameter limite",
      "ValueError: ../package.json: no name of a file of a tree",
      expect.stringMatching(/TreeError: .*no table nessuna \(there are: .*make the tree with --download csv/),
    ]);
  });
});
