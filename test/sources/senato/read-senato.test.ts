import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import { readSenato } from "../../../generator/sources/senato/read-senato.ts";
import { dataFolder } from "../../data-folder.ts";
import { block, fase, rdf } from "../../fixtures/parlamento/rdf.ts";

const SENATO = "parlamento/senato";
const INIZ = "http://dati.senato.it/iniziativa";

async function read(files: Readonly<Record<string, string | Uint8Array>>) {
  const named = Object.fromEntries(Object.entries(files).map(([name, content]) => [`${SENATO}/${name}`, content]));
  const rapporto = new Rapporto();
  return { ...(await readSenato(dataFolder(named), rapporto)), rapporto };
}

const one = (...blocks: string[]) => read({ "dump-ddl-99.rdf": rdf(...blocks) });
const motivi = (rapporto: Rapporto) => rapporto.toJSON().conteggi.map(({ motivo }) => motivo);

describe("the dumps of the Senate", () => {
  it("are merged by subject, whatever stands between its blocks", async () => {
    const [types, properties] = fase(1, 10, "S.1") as [string, string];
    const { fasi, legislatura } = await one(types, ...fase(2, 20, "C.2"), properties);
    expect(legislatura).toBe(99);
    expect(fasi.map(({ idFase, idDdl, fase: numero, ramo }) => [idFase, idDdl, numero, ramo])).toEqual([
      [1, 10, "S.1", "Senato"],
      [2, 20, "C.2", "Camera"],
    ]);
  });

  it("keep their blank nodes apart, though both number them from 0", async () => {
    const { fasi, senatori } = await read({
      "dump-ddl-99.rdf": rdf(
        ...fase(1, 10, "S.1", ["osr:assegnazione", { node: 0 }]),
        block(
          0,
          ["rdf:type", "osr:Assegnazione"],
          ["rdfs:label", "2&ordf;  (Giustizia) "],
          ["osr:tipoCommissione", "primaria"],
        ),
      ),
      "dump-composizione-99.rdf": rdf(
        block(
          "senatore/5",
          ["rdf:type", "osr:Senatore"],
          ["foaf:lastName", "Esempio 05"],
          ["foaf:firstName", "Parlamentare"],
        ),
        block("senatore/5", ["ocd:aderisce", { node: 0 }]),
        block(
          0,
          ["rdf:type", "ocd:adesioneGruppo"],
          ["osr:gruppo", { resource: "http://dati.senato.it/gruppo/1" }],
          ["osr:inizio", "2025-03-01"],
        ),
      ),
    });
    expect(fasi[0]!.assegnazioni).toEqual([
      { commissione: "2ª (Giustizia)", tipo: "primaria", sede: null, data: null },
    ]);
    expect(senatori).toEqual([
      {
        id: "S-5",
        nome: "Parlamentare Esempio 05",
        adesioni: [{ legislatura: null, gruppo: "http://dati.senato.it/gruppo/1", inizio: "2025-03-01", fine: null }],
        mandati: [],
      },
    ]);
  });

  it("write dates in three ways; one that no bill can have becomes null, is reported and costs nothing else", async () => {
    const dates = (presented: string, state: string) =>
      one(...fase(1, 10, "S.1", ["osr:dataPresentazione", presented], ["osr:dataStatoDdl", state]));
    const good = await dates("2025-03-01 00:00:00.0", "2025-03-02");
    expect([good.fasi[0]!.dataPresentazione, good.fasi[0]!.dataStato]).toEqual(["2025-03-01", "2025-03-02"]);
    const bad = await dates("0202-09-12", "2100-01-01");
    expect([bad.fasi[0]!.dataPresentazione, bad.fasi[0]!.dataStato]).toEqual([null, null]);
    expect(bad.rapporto.counted("parlamento", "data non plausibile: diventa null")).toBe(2);
    expect(bad.rapporto.discarded).toBe(0);
    expect((await dates("2025-02-30", "1947-12-31")).fasi[0]).toMatchObject({
      dataPresentazione: null,
      dataStato: null,
    });
    expect((await dates("2099-12-31", "1948-01-01")).fasi[0]).toMatchObject({
      dataPresentazione: "2099-12-31",
      dataStato: "1948-01-01",
    });
  });

  it("give a person to a parliamentary signature only", async () => {
    const sign = (name: string, ...more: Parameters<typeof block>[1][]) =>
      block(`iniziativa/${name}`, ["rdf:type", "osr:Iniziativa"], ["osr:presentatore", "Pres.  Esempio "], ...more);
    const { fasi, rapporto } = await one(
      ...fase(
        1,
        10,
        "S.1",
        ...["senatore", "deputato", "ministro", "ignoto", "assente"].map(
          (name) => ["osr:iniziativa", { resource: `${INIZ}/${name}` }] as const,
        ),
      ),
      sign(
        "senatore",
        ["osr:tipoIniziativa", "Parlamentare"],
        ["osr:senatore", { resource: "http://dati.senato.it/senatore/29521" }],
        ["osr:primoFirmatario", "true"],
      ),
      sign(
        "deputato",
        ["osr:tipoIniziativa", "Parlamentare"],
        ["ocd:rif_deputato", { resource: "http://dati.camera.it/ocd/deputato.rdf/d305880_19" }],
        ["osr:primoFirmatario", "1"],
        ["osr:dataRitiroFirma", "2025-04-01 00:00:00.0"],
      ),
      sign(
        "ministro",
        ["osr:tipoIniziativa", "Governativa"],
        ["ocd:rif_deputato", { resource: "http://dati.camera.it/ocd/deputato.rdf/d305880_19" }],
      ),
      sign("ignoto", ["osr:tipoIniziativa", "Parlamentare"]),
    );
    expect(
      fasi[0]!.iniziative.map(({ persona, primo, ritirata, presentatore }) => [persona, primo, ritirata, presentatore]),
    ).toEqual([
      ["S-29521", true, false, "Pres. Esempio"],
      ["C-305880", true, true, "Pres. Esempio"],
      [null, false, false, "Pres. Esempio"],
      [null, false, false, "Pres. Esempio"],
    ]);
    expect(motivi(rapporto)).toEqual([
      "firma citata da una lettura ma non descritta: ignorata",
      "firma parlamentare senza il riferimento alla persona: mostrata, non contata",
    ]);
  });

  it("serve the highest legislature, in whatever order the files come, and report the others", async () => {
    const of = (legislatura: string, id: number, numero: string) =>
      rdf(...fase(id, id, numero, ["osr:legislatura", legislatura]));
    for (const [first, second] of [
      ["98", "99"],
      ["99", "98"],
    ] as const) {
      const { fasi, legislatura, rapporto } = await read({
        "dump-ddl-a.rdf": of(first, 1, "S.1"),
        "dump-ddl-b.rdf": of(second, 2, "S.1"),
      });
      expect([legislatura, fasi.map((f) => f.legislatura)]).toEqual([99, [99]]);
      expect(motivi(rapporto)).toEqual(["letture della legislatura 98: si serve solo la più recente"]);
    }
  });

  it("may be given twice: a reading counts once", async () => {
    const dump = rdf(...fase(1, 10, "S.1"));
    const { fasi, rapporto } = await read({
      "dump-ddl-99.rdf": dump,
      "dump-ddl-99.zip": zipSync({ "dump-ddl-99.rdf": Buffer.from(dump) }),
    });
    expect(fasi).toHaveLength(1);
    expect(motivi(rapporto)).toEqual(["lettura già letta da un altro file: vale la prima"]);
  });

  it("are discarded whole when truncated, with the reason, and the others are read", async () => {
    const whole = rdf(...fase(1, 10, "S.1"), ...fase(2, 20, "S.2"));
    const { fasi, rapporto } = await read({
      "dump-ddl-99.rdf": whole.slice(0, -200),
      "dump-ddl-99-bis.rdf": rdf(...fase(3, 30, "S.3")),
    });
    expect(fasi.map((f) => f.fase)).toEqual(["S.3"]);
    expect(rapporto.toJSON().scarti).toEqual([
      { area: "parlamento", file: `${SENATO}/dump-ddl-99.rdf`, luogo: null, motivo: expect.stringMatching(/troncato/) },
    ]);
  });

  it("of other matters are passed over, while a file that says nothing known is discarded", async () => {
    const nothing = rdf(block("x/1", ["osr:titolo", "niente"]));
    const { rapporto, legislatura } = await read({
      "dump-emend-99.rdf": nothing,
      "LEGGIMI.txt": "x",
      "altro.rdf": nothing,
    });
    expect(legislatura).toBeNull();
    expect(rapporto.toJSON().scarti.map(({ file }) => file)).toEqual([`${SENATO}/altro.rdf`]);
  });

  it("lose a reading that cannot be told apart, and count it", async () => {
    const { fasi, rapporto } = await one(...fase(1, 10, "S.1", ["osr:idDdl", "dieci"]), ...fase(2, 20, "S.2"));
    expect(fasi.map((f) => f.fase)).toEqual(["S.2"]);
    expect(rapporto.discarded).toBe(1);
  });

  it("leave nothing where there is no folder", async () => {
    const rapporto = new Rapporto();
    expect(await readSenato("/nessuna/cartella", rapporto)).toEqual({
      legislatura: null,
      fasi: [],
      iter: [],
      senatori: [],
      gruppi: [],
      composizioneAl: null,
    });
  });
});
