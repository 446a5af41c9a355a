import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { ensureDirSync } from "fs-extra/esm";
import { beforeEach, describe, expect, it } from "vitest";
import { readFonti } from "../../generator/build/options.ts";
import { openInput, readInput } from "../../generator/sources/input.ts";
import { listInputs } from "../../generator/sources/list-inputs.ts";
import { NO_USE } from "../../generator/sources/lister.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { readSenato } from "../../generator/sources/senato/read-senato.ts";
import { readStatements } from "../../generator/sources/senato/statements.ts";
import { block, fase, rdf } from "../fixtures/parlamento/rdf.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";
import { readIdentityOf } from "./read-identity-of.ts";

const LIMITS = { memberBytes: 1024 * 1024, ratio: 200 };
const TEXT = "testo di esempio ".repeat(500);

const data = temporaryFolderOfEach();
const at = (...names: string[]) => path.join(data, ...names);
beforeEach(() => ensureDirSync(at("norme", "sotto")));

const write = (name: string, content: string | Uint8Array) => writeFileSync(at("norme", name), content);
const pipe = (file: string) => execFileSync("mkfifo", [file]);

async function list() {
  const rapporto = new Rapporto();
  const inputs = await listInputs(data, "norme", "norme", LIMITS, rapporto, { spool: data });
  const { scarti, conteggi } = rapporto.toJSON();
  return {
    inputs,
    names: inputs.map(({ name }) => name.replace("norme/", "")),
    refused: scarti.map(({ file, motivo }) => `${file}: ${motivo}`),
    conteggi,
  };
}

describe("what cannot be read is reported, and the rest is listed", () => {
  it("a file that the system does not give", async () => {
    write("a.xml", "a");
    // This one opens, and no byte of it can be read.
    symlinkSync("/proc/self/mem", at("norme", "b.xml"));
    const { names, inputs } = await list();
    expect(names).toEqual(["a.xml", "b.xml"]);
    await expect(readInput(inputs[1]!)).rejects.toThrow(
      "non si può leggere (EIO): controllare il disco o il collegamento di rete, poi copiarlo di nuovo",
    );
    const streamed = async () => {
      for await (const _ of openInput(inputs[1]!));
    };
    await expect(streamed()).rejects.toThrow("non si può leggere (EIO)");
  });

  it("a name that is not UTF-8, of a file or of a folder", async () => {
    write("a.xml", "a");
    write("con \uFFFD scritto davvero.xml", "b");
    const bad = (name: string) => Buffer.concat([Buffer.from(at("norme/")), Buffer.from(name, "latin1")]);
    writeFileSync(bad("citt\xe0.xml"), "c");
    mkdirSync(bad("cartella \xe8"));
    const { names, refused } = await list();
    expect(names).toEqual(["a.xml", "con \uFFFD scritto davvero.xml"]);
    expect(refused).toEqual([
      "norme/cartella \uFFFD: nome che non è in UTF-8: rinominarlo",
      "norme/citt\uFFFD.xml: nome che non è in UTF-8: rinominarlo",
    ]);
  });

  it("an area that is a file, or a link to nowhere", async () => {
    for (const [area, motivo, make] of [
      ["pnrr", "non è una cartella", (to: string) => writeFileSync(to, "x")],
      ["ddl", "collegamento", (to: string) => symlinkSync("/nowhere", to)],
    ] as const) {
      make(at(area));
      const rapporto = new Rapporto();
      expect(await listInputs(data, area, area, LIMITS, rapporto)).toEqual([]);
      expect(rapporto.toJSON().scarti).toMatchObject([{ file: area, motivo: expect.stringContaining(motivo) }]);
    }
  });

  it("a number, a type or a code that no file could be called by", () => {
    const act = readFileSync("test/fixtures/normattiva/note.xml", "utf8");
    expect(readIdentityOf(act).numero).not.toBeNull();
    const number = /;(\d+)"/.exec(act)![1]!;
    expect(() => readIdentityOf(act.replaceAll(`;${number}"`, `;${"9".repeat(260)}"`))).toThrow(
      "il numero dell'atto è troppo lungo («99999999999999999999…», 260 caratteri)",
    );
    expect(() => readIdentityOf(act.replaceAll("urn:nir:", "urn:nir:&lt;b&gt;"))).toThrow(
      "l'URN ha un carattere non ammesso («urn:nir:<»)",
    );
  });
});

it("a bill whose number no file could bear is counted, and the others are served", async () => {
  ensureDirSync(at("parlamento/senato"));
  const readings = [`S.${"9".repeat(300)}`, "S.1 è", "S.2"].flatMap((number, i) => fase(i + 1, i + 1, number));
  writeFileSync(at("parlamento/senato/dump-ddl-99.rdf"), rdf(...readings));
  const rapporto = new Rapporto();
  const { fasi } = await readSenato(data, rapporto);
  expect([fasi.map((one) => one.fase), rapporto.discarded]).toEqual([["S.2"], 2]);
});

describe("each file once, and only plain files", () => {
  it("links that lead round end, and what several names lead to is listed once", async () => {
    write("sotto/a.xml", "a");
    symlinkSync(at("norme"), at("norme", "uno"));
    symlinkSync(at("norme"), at("norme", "sotto", "due"));
    symlinkSync(at("norme", "sotto", "a.xml"), at("norme", "b.xml"));
    mkdirSync(at("altrove"));
    writeFileSync(at("altrove", "c.xml"), "c");
    symlinkSync(at("altrove", "c.xml"), at("norme", "d.xml"));
    for (const name of ["e", "f"]) symlinkSync(at("altrove"), at("norme", name));
    const { names, refused } = await list();
    expect(names).toEqual(["e/c.xml", "sotto/a.xml"]);
    expect(refused).toEqual([]);
  });

  it("a link to a folder above is refused", async () => {
    write("a.xml", "a");
    symlinkSync(data, at("norme", "su"));
    symlinkSync("/", at("norme", "radice"));
    const { names, refused } = await list();
    expect(names).toEqual(["a.xml"]);
    const motivo = "collegamento a una cartella che contiene questa: non si segue, toglierlo";
    expect(refused).toEqual([`norme/radice: ${motivo}`, `norme/su: ${motivo}`]);
  });

  it("pipes and devices are refused, as files of an area and as the list of sources", async () => {
    pipe(at("norme", "a.xml"));
    symlinkSync("/dev/zero", at("norme", "b.xml"));
    expect((await list()).refused.map((line) => line.replace(/: non è un file .*/, ""))).toEqual([
      "norme/a.xml",
      "norme/b.xml",
    ]);
    pipe(at("fonti.json"));
    expect(() => readFonti(data)).toThrow(/fonti\.json: it is no file/);
  });

  it("a dump nested without end is refused at once, and one within the limit is read", async () => {
    async function* nested(depth: number): AsyncGenerator<Buffer> {
      yield Buffer.from('<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:o="http://o/">');
      for (let i = 0; i < depth / 2; i++) yield Buffer.from("<rdf:Description><o:p>");
      for (let i = 0; i < depth / 2; i++) yield Buffer.from("</o:p></rdf:Description>");
      yield Buffer.from("</rdf:RDF>");
    }
    await expect(readStatements(nested(20_000), () => {})).rejects.toThrow(/annidati oltre il limite di 256/);
    let statements = 0;
    await readStatements(nested(200), () => statements++);
    expect(statements).toBe(100);
  });
});

describe("dumps that are not served are ignored, and the report says so", () => {
  it.each([
    ["of another matter", "dump-emendamenti-99.zip", NO_USE],
    [
      "of another legislature",
      "dump-composizione-98.zip",
      "dump inutilizzabile della legislatura 98: ignorato, si serve la 99",
    ],
  ])("%s", async (_, name, motivo) => {
    ensureDirSync(at("parlamento/senato"));
    writeFileSync(at("parlamento/senato/dump-ddl-99.rdf"), rdf(...fase(1, 10, "S.1")));
    const inside = { [name.replace(".zip", ".rdf")]: strToU8(rdf(block("x/1", ["osr:titolo", "niente"]))) };
    writeFileSync(at("parlamento/senato", name), zipSync(inside));
    const rapporto = new Rapporto();
    const { fasi } = await readSenato(data, rapporto);
    expect([fasi.length, rapporto.discarded, rapporto.counted("parlamento", motivo)]).toEqual([1, 0, 1]);
  });

  it("while a dump of the legislature that is served must be whole", async () => {
    ensureDirSync(at("parlamento/senato"));
    writeFileSync(at("parlamento/senato/dump-ddl-99.rdf"), rdf(...fase(1, 10, "S.1")));
    writeFileSync(at("parlamento/senato/dump-composizione-99.rdf"), "<rdf");
    const rapporto = new Rapporto();
    await readSenato(data, rapporto);
    expect(rapporto.discarded).toBe(1);
  });
});

it("an error of whoever takes the statements is no fault of the file", async () => {
  async function* bytes(): AsyncGenerator<Buffer> {
    yield Buffer.from(rdf(block("x/1", ["osr:titolo", "niente"])));
  }
  const broken = () => {
    throw new TypeError("un errore nostro");
  };
  await expect(readStatements(bytes(), broken)).rejects.toThrow(TypeError);
});

describe("what is packed twice is read", () => {
  it("compressed by itself, in an archive, an archive in an archive", async () => {
    const zip = zipSync({ "dentro/a.xml": strToU8(TEXT) });
    write("a.xml.gz", gzipSync(TEXT));
    write("b.zip", zipSync({ "c.zip": zip, "d.xml.gz": gzipSync(TEXT), "__MACOSX/._a.xml": strToU8("x") }));
    const { inputs, names, refused, conteggi } = await list();
    expect(names).toEqual(["a.xml.gz!a.xml", "b.zip!c.zip!dentro/a.xml", "b.zip!d.xml.gz!d.xml"]);
    expect([refused, conteggi.map(({ esempi }) => esempi)]).toEqual([[], [["norme/b.zip!__MACOSX/._a.xml"]]]);
    for (const input of inputs) {
      expect((await readInput(input)).toString()).toBe(TEXT);
      const chunks: Buffer[] = [];
      for await (const chunk of openInput(input)) chunks.push(chunk);
      expect(Buffer.concat(chunks).toString()).toBe(TEXT);
    }
  });

  it("not once more, nor where it is damaged, cut or a bomb: that is reported", async () => {
    const thrice = zipSync({ "b.zip": zipSync({ "c.zip": zipSync({ "a.xml": strToU8(TEXT) }) }) });
    write("1.zip", thrice);
    write("2.zip", zipSync({ "b.zip": strToU8("nessun archivio") }));
    write("3.xml.gz", gzipSync(TEXT).subarray(0, 40));
    write("4.xml.gz", gzipSync(Buffer.alloc(2 * 1024 * 1024)));
    write("5.xml", Buffer.alloc(2 * 1024 * 1024));
    const { inputs, names, refused } = await list();
    expect(names).toEqual(["3.xml.gz!3.xml", "4.xml.gz!4.xml"]);
    expect(refused).toEqual([
      "norme/1.zip!b.zip!c.zip: archivio dentro un archivio dentro un altro: estrarlo in questa cartella",
      expect.stringMatching(/^norme\/2\.zip!b\.zip: archivio zip illeggibile .*: scaricarlo di nuovo$/),
      "norme/5.xml: file di 2097152 byte, oltre il limite di 1048576: controllare da dove viene",
    ]);
    await expect(readInput(inputs[0]!)).rejects.toThrow(/illeggibile \(.*\): scaricarlo di nuovo/);
    await expect(readInput(inputs[1]!)).rejects.toThrow(/più di 1048576 byte, il limite: forse una bomba/);
  });
});
