import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { readStatements } from "../../../generator/sources/senato/statements.ts";
import { UnusableInput } from "../../../generator/sources/unusable-input.ts";
import { block, rdf } from "../../fixtures/parlamento/rdf.ts";

async function statements(bytes: string | Uint8Array, pieces = 1000) {
  const whole = Buffer.from(bytes as string);
  const chunks = Array.from({ length: Math.ceil(whole.length / pieces) }, (_, i) =>
    whole.subarray(i * pieces, (i + 1) * pieces),
  );
  const out: string[][] = [];
  await readStatements(Readable.from(chunks, { objectMode: true }), (...statement) => out.push(statement));
  return out;
}

const OSR = "http://dati.senato.it/osr/";

describe("the statements of a dump", () => {
  it("have addresses, texts and blank nodes as objects, also blank nodes that are numbers", async () => {
    const text = rdf(
      block(
        "ddl/1",
        ["osr:fase", "S.1"],
        ["osr:iniziativa", { resource: "http://dati.senato.it/iniziativa/x" }],
        ["osr:assegnazione", { node: 0 }],
      ),
      block(0, ["osr:sede", "referente"]),
    );
    expect(await statements(text)).toEqual([
      ["http://dati.senato.it/ddl/1", `${OSR}fase`, "S.1"],
      ["http://dati.senato.it/ddl/1", `${OSR}iniziativa`, "http://dati.senato.it/iniziativa/x"],
      ["http://dati.senato.it/ddl/1", `${OSR}assegnazione`, "_:0"],
      ["_:0", `${OSR}sede`, "referente"],
    ]);
  });

  it("are the same wherever the bytes are cut, inside a character too", async () => {
    const text = rdf(block("ddl/1", ["osr:titolo", "qualità — «città»"]));
    for (const pieces of [1, 2, 3, 7]) expect((await statements(text, pieces))[0]![2]).toBe("qualità — «città»");
  });

  it.each([
    ["a comment", "1<!-- x -->2"],
    ["a section of characters", "1<![CDATA[2]]>"],
    ["an instruction", "1<?x y?>2"],
    ["all of them", "<![CDATA[1]]><!-- x --><?x?>2<!-- y -->"],
  ])("have the whole of a text that %s parts", async (_, text) => {
    const found = await statements(
      rdf(block("ddl/1", ["osr:titolo", "QUI"], ["osr:fase", "S.1"])).replace("QUI", text),
    );
    expect(found.map(([, , object]) => object)).toEqual(["12", "S.1"]);
  });

  it("survive an address that is not well written", async () => {
    const text = rdf(block("senatore/1", ["foaf:homepage", { resource: "http://esempio .it/{x}" }]));
    expect((await statements(text))[0]![2]).toBe("http://esempio .it/{x}");
  });

  const whole = rdf(block("ddl/1", ["osr:fase", "S.1"]));
  it.each([
    ["truncated between two tags", whole.slice(0, whole.indexOf("<fase")), /troncato/],
    ["truncated inside a tag", whole.slice(0, whole.indexOf('xmlns="http://dati')), /troncato/],
    ["truncated before its last tag", whole.slice(0, whole.indexOf("</rdf:RDF>")), /troncato/],
    ["empty", "", /alcun elemento/],
    ["not XML", "persona,cognome\n1,2\n", /RDF\/XML valido|alcun elemento/],
    ["closed by the wrong tag", whole.replace("</fase>", "</faze>"), /RDF\/XML valido/],
    ["followed by more text", `${whole}altro`, /RDF\/XML valido/],
    ["a web page", "<!DOCTYPE html><html><body>Errore</body></html>", /DOCTYPE/],
    ["a declaration of entities", `<!DOCTYPE a [<!ENTITY b "c">]>${whole}`, /DOCTYPE|RDF\/XML valido/],
    ["not in UTF-8", Buffer.from(whole.replace("S.1", "qualità"), "latin1"), /UTF-8/],
  ])("are refused where the file is %s", async (_, bytes, motivo) => {
    const error = await statements(bytes).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(UnusableInput);
    expect((error as UnusableInput).message).toMatch(motivo);
  });

  it("are refused with the place where the fault is", async () => {
    const error = await statements(whole.replace("</fase>", "</faze>")).catch((e: UnusableInput) => e);
    expect((error as UnusableInput).luogo).toMatch(/^riga 6, colonna \d+$/);
  });

  it("are refused where the bytes cannot be read", async () => {
    const failing = Readable.from(
      (async function* () {
        yield Buffer.from(whole.slice(0, 50));
        throw new Error("invalid distance too far back");
      })(),
    );
    await expect(readStatements(failing, () => {})).rejects.toThrow(/invalid distance/);
  });
});
