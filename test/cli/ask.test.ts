import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { BUILD } from "../built.ts";
import { filesIn, zipOf } from "../clients/client/places.ts";
import { used } from "../generate-here.ts";
import { timesOpen } from "../open-files.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const tree = sharedTree();
const folder = temporaryFolder();

describe("ask", () => {
  it("prints an answer as the tree has it, from a folder and from a zip", async () => {
    const zip = path.join(realpathSync(folder), "albero.zip");
    writeFileSync(zip, zipOf(filesIn(tree)));
    const due = readFileSync(path.join(tree, "api/public/norme.json"), "utf8");
    for (const place of [tree, zip])
      for (const asked of ["/norme", "/api/public/norme"])
        expect(await used("ask", asked, "--tree", place)).toEqual({ status: 0, stdout: due, stderr: "" });
    if (process.platform === "linux") expect(timesOpen(zip)).toBe(0);
    expect((await used("ask", "/health", "--tree", tree, "--lang", "en")).stdout).toContain('"lingua":"en"');
  });

  it("prints the rows that are declared as CSV and as a table, and an answer without any by its members", async () => {
    const csv = (await used("ask", "/norme?limit=2", "--tree", tree, "--format", "csv")).stdout.split("\r\n");
    expect(csv[0]).toBe("eli,tipo,titolo,data,numero,n_articoli,n_relazioni");
    expect(csv.filter((line) => line.trim() !== "")).toHaveLength(3);
    const table = (await used("ask", "/norme?limit=2", "--tree", tree, "--format", "table")).stdout
      .trimEnd()
      .split("\n");
    expect(table).toHaveLength(3);
    expect(table[0]).toMatch(/^eli +tipo +titolo +data/);
    expect(table[1]?.indexOf("eli:/it/")).toBe(0);
    expect((await used("ask", "/", "--tree", tree, "--format", "csv")).stdout).toMatch(/^campo,valore\r\n/);
  });

  it.each([
    [
      "/votazioni/C-99-40-12",
      "id,nome,gruppo,voto,parole,difforme",
      /^C-900107,Parlamentare Esempio 07,ALFA,favorevole,/m,
    ],
    ["/politici/C-900107/voti", "votazione_id,votazione_data,", /^C-99-40-12,2025-09-24,/m],
    ["/ddl/S.9001", "numero,ramo,data_presentazione,stato,data_stato", /^S\.9001,Senato,/m],
    ["/cerca?q=biblioteche", "norma_eli,norma_tipo,norma_titolo,", /^eli:\/it\/legge\/1999\/03\/15\/9001,/m],
    ["/norme/L. 9001%2F1999", "id,eli,numero,rubrica,testo,", /^art_1,eli:\/it\/legge\/1999\/03\/15\/9001\/art\/1,1,/m],
  ])(
    "has the columns of the declaration, nested ones joined as the downloads have them: %s",
    async (asked, head, row) => {
      const { status, stdout } = await used("ask", asked, "--tree", tree, "--format", "csv");
      expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(row) });
      expect(stdout.startsWith(head)).toBe(true);
      expect(stdout).not.toContain('{""');
    },
  );

  it("gives other rows of an answer by their name, and says which there are", async () => {
    const asked = ["ask", "/norme/L. 9001%2F1999", "--tree", tree] as const;
    expect((await used(...asked, "--format", "csv")).stderr).toMatch(/--rows: .*relazioni\.in\n$/);
    expect(await used(...asked, "--rows", "relazioni.in")).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^direzione +da +a +/),
      stderr: "",
    });
    expect(await used(...asked, "--rows", "voti")).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^voti: the answer has no such rows; it may have: articoli, .*\n$/),
    });
  });

  it("says that an answer has no rows, and leaves with 0", async () => {
    const empty = await used("ask", "/cerca?q=zzzz", "--tree", tree, "--format", "csv");
    expect(empty).toMatchObject({ status: 0, stderr: "no rows: risultati is empty\n" });
    expect(empty.stdout).toMatch(/^norma_eli,.*\r\n$/);
    const file = path.join(folder, "vuoto.txt");
    writeFileSync(file, "Parole.");
    expect(await used("ask", "citazioni", file, "--tree", tree, "--format", "csv")).toEqual({
      status: 0,
      stdout: "inizio,esito,testo,atto,partizione\r\n",
      stderr: "no rows: citazioni is empty\n",
    });
  });

  it.each([
    ["art. 1 L. 9001/1999", "/api/public/norme/eli:/it/legge/1999/03/15/9001/art/1"],
    ["R.D. 9005/1931", "/api/public/norme/eli:/it/regio-decreto/1931/05/07/9005"],
    ["L. 9001/1999@2015-01-01", "/api/public/norme/eli:/it/legge/1999/03/15/9001@2015-01-01"],
    ["biblioteche", "/api/public/cerca?q=biblioteche"],
  ])("understands what is no path, else searches for it: %s", async (asked, due) => {
    const { status, stdout, stderr } = await used("ask", asked, "--tree", tree);
    expect({ status, stderr }).toEqual({ status: 0, stderr: `${asked}: ${due}\n` });
    expect(stdout).toBe((await used("ask", due, "--tree", tree)).stdout);
  });

  it("prints the citations of a text in a file, of any length, and leaves with 3 where an article is not in its act", async () => {
    const file = path.join(folder, "atto.md");
    writeFileSync(file, `${"Parole.\n\n".repeat(1500)}Art. 1 della L. 9001/1999 e L. 1/1900.\n`);
    const found = await used("ask", "citazioni", file, "--tree", tree, "--format", "csv");
    expect(found).toMatchObject({ status: 0, stderr: "" });
    expect(found.stdout.trimEnd().split("\r\n")).toEqual([
      "inizio,esito,testo,atto,partizione",
      expect.stringMatching(/^13500,trovata,Art. 1 della L. 9001\/1999,eli:\/it\/legge\/1999\/03\/15\/9001\/art\/1,$/),
      "13528,fuori_raccolta,L. 1/1900,urn:nir:stato:legge:1900;1,",
    ]);
    expect((await used("ask", "citazioni", file, "--tree", tree)).stdout).toMatch(/^inizio +esito +testo/);
    expect(JSON.parse((await used("ask", "citazioni", file, "--tree", tree, "--format", "json")).stdout).totale).toBe(
      2,
    );
    writeFileSync(file, "art. 999 L. 9001/1999");
    const wrong = await used("ask", "citazioni", file, "--tree", tree);
    expect(wrong).toMatchObject({ status: 3, stderr: expect.stringMatching(/^.*factual mismatch.*\n$/) });
    expect(wrong.stdout).toContain("articolo_inesistente");
    expect(await used("ask", "citazioni", "--tree", tree)).toMatchObject({ status: 1 });
    expect(await used("ask", "citazioni", path.join(folder, "nessuno.txt"), "--tree", tree)).toMatchObject({
      status: 1,
    });
  });

  it("prints what has changed of the acts in a file, more than one request takes, and leaves with 3 where one has", async () => {
    const file = path.join(folder, "atti.txt");
    const absent = Array.from({ length: 120 }, (_, i) => `L. ${1 + i}/1900\n`);
    writeFileSync(file, `# miei\n\nL. 9001/1999\r\n${absent.join("")}eli:/it/dpr/1987/11/02/9006\n`);
    const asked = (...more: string[]) => used("ask", "registro", file, "--tree", tree, ...more);
    const quiet = await asked("--format", "csv", "--since", "2026-01-10");
    expect(quiet).toMatchObject({ status: 3, stderr: expect.stringMatching(/^names that mean no act: 120;.*\n$/) });
    const lines = quiet.stdout.trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + 122);
    expect(lines[0]).toBe("chiesta,esito,eli,versione,ultima_modifica,futura,cambiata");
    expect(lines[1]).toMatch(/^L. 9001\/1999,trovata,eli:\/it\/legge\/1999\/03\/15\/9001,2024-12-14,.*,,false$/);
    const changed = await asked("--since", "2024-01-01");
    expect(changed).toMatchObject({ status: 3, stderr: expect.stringMatching(/^acts that have changed: 2\nnames/) });
    expect(changed.stdout).toMatch(/^chiesta +esito +eli/);
    expect(JSON.parse((await asked("--format", "json")).stdout)).toMatchObject({ totale: 122 });
    for (const day of ["ieri", "2026-02-30"]) expect(await asked("--since", day)).toMatchObject({ status: 2 });
    expect(await used("ask", "registro", "--tree", tree)).toMatchObject({ status: 1 });
  });

  it("reads files as editors of any system leave them, and says if there is nothing in one", async () => {
    const list = ["L. 9001/1999", "codice d’esempio", "R.D. 9005/1931"];
    const windows1252 = (text: string) => Buffer.from(text.replaceAll("’", "\x92"), "latin1");
    const utf16 = Buffer.from(`\uFEFF${list.join("\r\n")}`, "utf16le");
    const file = path.join(folder, "elenco");
    for (const bytes of [
      Buffer.from(list.join("\r")),
      Buffer.from(`\uFEFF${list.join("\n")}`),
      windows1252(list.join("\r\n")),
      utf16,
      Buffer.from(utf16).swap16(),
    ]) {
      writeFileSync(file, bytes);
      const found = await used("ask", "registro", file, "--tree", tree, "--format", "csv");
      const asked = found.stdout.trimEnd().split("\r\n").slice(1);
      expect(asked.map((line) => line.split(",").slice(0, 2))).toEqual([
        [list[0], "trovata"],
        [list[1], expect.any(String)],
        [list[2], "trovata"],
      ]);
    }
    writeFileSync(file, Buffer.from("L. 9001/1999, art. 1 e l’art. 2", "utf16le"));
    expect((await used("ask", "citazioni", file, "--tree", tree, "--format", "csv")).stdout).toContain("trovata");
    writeFileSync(file, "# domani\r\r");
    expect(await used("ask", "registro", file, "--tree", tree)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/elenco: it names no act;/),
    });
    expect(await used("ask", "citazioni", folder, "--tree", tree)).toMatchObject({
      status: 1,
      stderr: `${folder}: a folder stands where a file is needed, EISDIR\n`,
    });
  });

  it.each(["/norme/L. 9001%2F1999/modifiche.atom", "/norme/L. 9001%2F1999.md"])(
    "has no table of what is no JSON: %s",
    async (asked) => {
      const { status, stderr } = await used("ask", asked, "--tree", tree, "--format", "csv");
      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/which has no table.*\n$/) });
      expect(await used("ask", asked, "--tree", tree)).toMatchObject({ status: 0 });
    },
  );

  it("says which parameters an answer does not heed", async () => {
    const asked = "/norme?anno=1999&limit=1&tipi=x";
    const { status, stdout, stderr } = await used("ask", asked, "--tree", tree);
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/does not know.*: anno, tipi\n$/) });
    expect(JSON.parse(stdout).norme).toHaveLength(1);
    expect(await used("ask", "/cerca?q=esempio&anno=1999", "--tree", tree)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("extra_forbidden"),
    });
  });

  it("refuses a second word, which a shell makes of a path with a blank", async () => {
    for (const asked of ["/norme?q=codice", "/health"])
      expect(await used("ask", asked, "penale", "--tree", tree)).toMatchObject({
        status: 2,
        stderr: expect.stringContaining("penale stands behind a path"),
      });
  });

  it.skipIf(!existsSync("/dev/full"))("leaves with 1 if the disk has no room for what is printed", () => {
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [`${BUILD}/ask.js`, "/norme", "--tree", tree], {
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({ status: 1, stderr: "standard output: the disk is full, ENOSPC\n" });
  });

  it("says in a line why there is no answer", async () => {
    const lost = await used("ask", "/norme/legge 9999 del 1999", "--tree", tree);
    expect(lost).toMatchObject({ status: 1, stdout: "" });
    expect(lost.stderr).toMatch(/^\/api\/public\/norme\/legge 9999 del 1999: 404 \{"detail":.*\n$/);
    const nowhere = await used("ask", "/norme", "--tree", path.join(folder, "nessuno"));
    expect(nowhere).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^.*no folder and no file, expected .*\n$/),
    });
    expect(await used("ask", "norme", "--tree", tree)).toMatchObject({ status: 2 });
    expect(await used("ask", "/norme", "--format", "xml")).toMatchObject({ status: 2 });
  });
});
