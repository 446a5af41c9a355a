/** Hostile files of all areas beside good ones, in one run: each has its outcome and none stops the rest. Single faults have suites by reader. */

import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { copySync, ensureDirSync, readJsonSync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { SILENT } from "../../generator/terminal/progress.ts";
import { block, fase, type Property, rdf } from "../fixtures/parlamento/rdf.ts";
import { checkTree, generateHere } from "../generate-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { csv } from "./italia-domani/tables.ts";

type Content = string | Uint8Array | ((at: string) => void);

/** What becomes of a file: what it adds to the counts of `/health`, each discard by member, what the report counts. */
interface Fate {
  readonly serves?: number;
  readonly discards?: Readonly<Record<string, RegExp>>;
  readonly counts?: RegExp;
}
type Case = readonly [file: string, content: Content, fate: Fate];

const ACT = readFileSync("test/fixtures/normattiva/originale.xml", "utf8");
/** An act of its own for each number and code; `change` spoils it. */
const act = (number: string, code = `099X${number}`, change = (text: string) => text) =>
  change(ACT.replaceAll("099X9001", code).replaceAll("9001", number));
const refused = (motivo: RegExp): Fate => ({ discards: { "": motivo } });
const one: Fate = { serves: 1 };
const body = (text: string) => (xml: string) => xml.replace(/<article[\s\S]*<\/article>/, text);
const article = (id: string, text: string) =>
  `<article eId="${id}"><num>Art. 1.</num><paragraph><num>1.</num><content><p>${text}</p></content></paragraph></article>`;
const MILLION = 1_000_000;

const ACTS: readonly Case[] = [
  ["zeros", Buffer.alloc(4096), refused(/carattere che in quel punto/)],
  ["attributes-without-end", `<akomaNtoso ${"a ".repeat(MILLION)}`, refused(/troncato|attributi/)],
  ["quote-without-end", `<akomaNtoso x="${"a".repeat(MILLION)}`, refused(/troncato|attributi|fine/)],
  ["comment-without-end", `<akomaNtoso><!-- ${"- ".repeat(MILLION)}`, refused(/troncato|commento/)],
  ["cdata-without-end", `<akomaNtoso><![CDATA[${"]".repeat(MILLION)}`, refused(/troncato/)],
  ["instruction-without-end", `<akomaNtoso><?a ${"?".repeat(MILLION)}`, refused(/troncato/)],
  ["unclosed-million", `<akomaNtoso>${"<p>".repeat(MILLION)}`, refused(/annidati|troncato/)],
  ["code-of-300-letters", act("7122", "X".repeat(300)), refused(/codice redazionale è troppo lungo/)],
  ["number-constructor", act("constructor", "099X7205"), one],
  ["number-proto", act("__proto__", "099X7206"), one],
  ["number-dots", act("../../../7207", "099X7207"), one],
  ["number-emoji", act("7208-\u{1F600}", "099X7208"), one],
  ["code-dots", act("7209", "..%2F..%2F7209"), one],
  ["same-article-twice", act("7213", undefined, body(article("art_1", "a").repeat(2))), one],
  ["article-proto", act("7214", undefined, body(article("art___proto__", "a"))), one],
  ["article-of-1000-digits", act("7215", undefined, body(article(`art_${"1".repeat(1000)}`, "a"))), one],
  [
    "20000-articles",
    act("7216", undefined, body(Array.from({ length: 20_000 }, (_, i) => article(`art_${i + 1}`, "a")).join(""))),
    one,
  ],
  ["text-of-8-MB", act("7217", undefined, body(article("art_1", "Vista la legge n. ".repeat(450_000)))), one],
  ["open-marks", act("7218", undefined, body(article("art_1", "((".repeat(100_000)))), one],
  ["title-of-markup", act("7212", undefined, (xml) => xml.replaceAll("inventato", "&lt;img onerror=a(1)&gt;")), one],
  [
    "odd-urns",
    act("7221", undefined, (xml) =>
      xml.replace(
        "</meta>",
        `<analysis source=""><activeModifications><textualMod type="insertion"><source href="urn:nir:stato:legge:1999-03-02;7221#1"/><destination href="urn:nir:stato:legge:1999-03-02;7221#1"/></textualMod></activeModifications></analysis><references source=""><passiveRef eId="rp1" href="/akn/it/act/__proto__/stato/9999-99-99/1/!main"/><passiveRef eId="rp2" href="urn:nir:"/><passiveRef eId="rp3" href="${"/a".repeat(50_000)}"/></references></meta>`,
      ),
    ),
    one,
  ],
].map(([name, content, fate]) => [`norme/ostili/${name}.xml`, content, fate] as Case);

/** An archive with something of its bytes changed, from the entry of its first member in the directory on. */
function spoiled(number: string, spoil: (bytes: Buffer, entry: number) => void): Buffer {
  const bytes = Buffer.from(zipSync({ "a.xml": strToU8(act(number)) }));
  spoil(bytes, bytes.indexOf("PK\x01\x02", 0, "latin1"));
  return bytes;
}
const named = (name: string, number: string) => zipSync({ [name]: strToU8(act(number)) });
const member = (name: string, motivo: RegExp): Fate => ({ discards: { [`!${name}`]: motivo } });

const ARCHIVES: readonly Case[] = [
  ["no-members.zip", zipSync({}), {}],
  ["absolute.zip", named("/etc/fuori.xml", "7303"), member("/etc/fuori.xml", /nome pericoloso/)],
  ["drive.zip", named("C:/fuori.xml", "7304"), member("C:/fuori.xml", /nome pericoloso/)],
  ["backslash.zip", named("..\\fuori.xml", "7305"), member("../fuori.xml", /nome pericoloso/)],
  [
    "encrypted.zip",
    spoiled("7306", (bytes, at) => bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8)),
    member("a.xml", /cifrato: ricomprimere/),
  ],
  [
    "bad-sum.zip",
    spoiled("7308", (bytes, at) => bytes.writeUInt32LE(1, at + 16)),
    member("a.xml", /la somma di controllo non torna.*scaricarlo di nuovo/),
  ],
  ["bad-data.zip", spoiled("7309", (bytes) => bytes.fill(0xff, 40, 60)), member("a.xml", /scaricarlo di nuovo/)],
  [
    "ten-thousand-empty.zip",
    zipSync(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`${i}.txt`, new Uint8Array()]))),
    { counts: /nessun uso noto/ },
  ],
  ["archive.zip.gz", gzipSync(named("a.xml", "7318")), one],
  ["backup.tar.gz", gzipSync("nessun atto"), { counts: /nessun uso noto/ }],
].map(([name, content, fate]) => [`norme/archivi/${name}`, content, fate] as Case);

const link = (target: string) => (at: string) => symlinkSync(target, at);
const EIO = refused(/non si può leggere \(EIO\): controllare il disco/);

const FOLDERS: readonly Case[] = [
  ["norme/due/A.xml", act("7400"), one],
  ["norme/due/c/A.xml", act("7400"), { counts: /copia dello stesso file.*norme\/due\/c\/A\.xml/ }],
  ["norme/versioni/a.xml", act("7401"), one],
  [
    "norme/versioni/b.xml",
    act("7401").replaceAll("inventato", "altro"),
    refused(/stessa versione dello stesso atto di norme\/versioni\/a\.xml/),
  ],
  ["norme/gemelli/a.xml", act("7402"), one],
  ["norme/gemelli/b.xml", act("7402", "099Y7402"), { serves: 1, counts: /atti con lo stesso ELI.*7402/ }],
  ["norme/morti/a.xml", link("/nowhere.xml"), refused(/non porta a nessun file: toglierlo/)],
  ["norme/morti/b.xml", link("b.xml"), refused(/non porta a nessun file: toglierlo/)],
  ['norme/segni/a\n"b" \u001b[31m.xml', act("7406"), one],
  ["norme/segni/c\nd.xml", "", refused(/vuoto/)],
  ["norme/cartella.xml", (at) => mkdirSync(at), {}],
  ["norme/c.xml.gz", (at) => mkdirSync(at), {}],
  ["norme/raccolta.zip/a.xml", act("7407"), one],
  ["norme/constructor/__proto__.xml", act("7408"), one],
  ["norme/__proto__/toString.xml", "", refused(/vuoto/)],
  [`norme/fondo/${"x/".repeat(100)}a.xml`, act("7409"), one],
  ["norme/altro/a.7z", "x", { counts: /nessun uso noto/ }],
  ...["norme/guasti/a.xml", "pnrr/guasto.csv", "parlamento/senato/dump-ddl-99-guasto.rdf"].map(
    (file): Case => [file, link("/proc/self/mem"), EIO],
  ),
  ...["parlamento/camera/guasto.csv", "ddl/guasto.xml"].map((file): Case => [file, link("/proc/self/mem"), EIO]),
];

const projects = (...rows: Parameters<typeof csv>[1][number][]) => csv("progetti", rows);
const TABLES: readonly Case[] = [
  ["zeros.csv", Buffer.alloc(100_000), refused(/intestazione/)],
  ["header-of-10-MB.csv", "x".repeat(10_000_000), refused(/intestazione/)],
  ["quote-in-header.csv", `"${projects({})}`, refused(/intestazione/)],
  ["header-alone.csv", projects(), {}],
  ["names-of-objects.csv", projects({ CUP: "constructor" }, { CUP: "__proto__" }), { serves: 2 }],
  [
    "cells-of-5-MB.csv",
    projects({ CUP: "Z77B00000000016", "Titolo Progetto": "x".repeat(5_000_000) }, { CUP: "Z77B00000000017" }),
    { serves: 1, counts: /cells-of-5-MB.*riga 2/ },
  ],
  ["orphans.csv", csv("gare", [{ CUP: "Z99B99999999999", CIG: "B999999999" }]), { counts: /orfan/ }],
].map(([name, content, fate]) => [`pnrr/ostili/${name}`, content, fate] as Case);

const dump = (id: number, ...more: Property[]) => fase(id, id, `S.${id - 90_000}`, ...more);
const PARLIAMENT: readonly Case[] = [
  ["empty.rdf", "", refused(/non contiene alcun elemento XML|RDF\/XML/)],
  ["html.rdf", "<html><body>404</body></html>", refused(/dump|RDF/)],
  ["crossed.rdf", rdf("<rdf:Description></altro>"), refused(/non è RDF\/XML valido.*scaricare di nuovo/)],
  ["doctype.rdf", `<!DOCTYPE a [<!ENTITY b "c">]>${rdf()}`, refused(/DOCTYPE/)],
  ["utf-16.rdf", Buffer.from(`\uFEFF${rdf()}`, "utf16le"), refused(/UTF-8/)],
  ["attribute-of-5-MB.rdf", rdf(block("x".repeat(5_000_000), ["osr:titolo", "x"])), refused(/nessun disegno|valido/)],
  ["dump-ddl-99.rdf.gz", gzipSync(rdf(...dump(97_005))), one],
  [
    "states.rdf",
    rdf(...dump(97_016, ["osr:statoDdl", "__proto__"]), ...dump(97_017, ["osr:statoDdl", "stato mai visto"])),
    { serves: 2, counts: /stato mai visto/ },
  ],
  [
    "signed-by-itself.rdf",
    rdf(...dump(97_021, ["osr:iniziativa", { resource: "http://dati.senato.it/ddl/97021" }])),
    one,
  ],
].map(([name, content, fate]) => [`parlamento/senato/ostili/${name}`, content, fate] as Case);

/** By group: its cases and the entry of `/health` that they add to. */
const GROUPS: Readonly<Record<string, readonly [cases: readonly Case[], served: (health: Health) => number]>> = {
  norme: [[...ACTS, ...ARCHIVES, ...FOLDERS], ({ norme }) => norme],
  progetti: [TABLES, ({ pnrr }) => pnrr.progetti],
  ddl: [PARLIAMENT, ({ ddl }) => ddl],
};
interface Health {
  readonly norme: number;
  readonly ddl: number;
  readonly pnrr: { readonly progetti: number };
}

describe("hostile files beside good ones", () => {
  const folder = temporaryFolder();
  const [data, out, good] = ["data", "out", "good"].map((name) => path.join(folder, name)) as [string, string, string];
  const health = (tree: string): Health => readJsonSync(path.join(tree, "api/public/health.json")).conteggi;
  const cases = Object.values(GROUPS).flatMap(([all]) => all);
  let report: {
    scarti: { file: string; luogo: string | null; motivo: string }[];
    conteggi: { file: string | null; motivo: string; esempi: string[] }[];
  };
  let said: readonly string[];

  beforeAll(async () => {
    await generateHere({ out: good });
    copySync("data-raw", data);
    for (const [name, content] of cases) {
      const at = path.join(data, name);
      ensureDirSync(path.dirname(at));
      if (typeof content === "function") content(at);
      else writeFileSync(at, content);
    }
    ({ said } = await generateHere({ data, out }));
    report = readJsonSync(path.join(out, "rapporto.json"));
  });

  it("discard what they should, each with its reason, and nothing else", () => {
    const due = new Map(
      cases.flatMap(([file, , { discards = {} }]) =>
        Object.entries(discards).map(([inside, motivo]) => [file + inside, motivo] as const),
      ),
    );
    expect(report.scarti.map(({ file }) => file).sort()).toEqual([...due.keys()].sort());
    for (const { file, motivo, luogo } of report.scarti)
      expect(`${motivo} ${luogo ?? ""}`, file).toMatch(due.get(file)!);
  });

  it("are counted with their file", () => {
    const counts = report.conteggi.map(
      ({ file, motivo, esempi }) => `${motivo} | ${file ?? ""} | ${esempi.join(" | ")}`,
    );
    for (const [file, , { counts: due }] of cases)
      if (due) expect(counts, file).toContainEqual(expect.stringMatching(due));
  });

  it.each(Object.entries(GROUPS))("take nothing from the good ones, and serve what can be: %s", (_, [all, served]) => {
    const more = all.reduce((sum, [, , { serves = 0 }]) => sum + serves, 0);
    expect(served(health(out))).toBe(served(health(good)) + more);
  });

  it("give a tree without a fault, and no stack is printed", async () => {
    expect((await checkTree(out, SILENT)).problems).toEqual([]);
    expect(said.join("\n")).not.toMatch(/^\s+at .*:\d+/m);
  });
});
