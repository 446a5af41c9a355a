import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readCamera } from "../../../generator/sources/camera/read-camera.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import { readSenato } from "../../../generator/sources/senato/read-senato.ts";
import { readVotazioni } from "../../../generator/sources/votazioni/read-votazioni.ts";
import { dataFolder } from "../../data-folder.ts";

const VOTE_S = "http://dati.senato.it/votazione/99-20-4";
const VOTE_C = "http://dati.camera.it/ocd/votazione.rdf/vs99_040_012";
const osr = (name: string) => `http://dati.senato.it/osr/${name}`;
const senator = (n: number) => `http://dati.senato.it/senatore/${n}`;
const deputy = (n: number) => `http://dati.camera.it/ocd/deputato.rdf/d${n}_99`;

/** A SPARQL answer in JSON. */
const answer = (...rows: readonly Readonly<Record<string, string>>[]): string => {
  const cell = (value: string) => ({ type: value.startsWith("http") ? "uri" : "typed-literal", value });
  const bindings = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(value)])),
  );
  return JSON.stringify({ head: { link: [], vars: [] }, results: { distinct: false, ordered: true, bindings } });
};

async function read(files: Readonly<Record<string, string | Uint8Array>>) {
  const rapporto = new Rapporto();
  const data = dataFolder(files);
  const votes = await readVotazioni(data, rapporto);
  // The readers of the same folders take none of it for their own.
  await readSenato(data, rapporto);
  await readCamera(data, rapporto);
  const motivi = rapporto.toJSON().conteggi.map(({ motivo, conteggio }) => `${motivo} (${conteggio})`);
  return { votes, motivi, scarti: rapporto.toJSON().scarti };
}

const said = (votes: Awaited<ReturnType<typeof read>>["votes"]) =>
  votes.flatMap(({ id, voti }) =>
    [...voti].flatMap(([person, rows]) =>
      rows.map(({ voto, parole, sigla }) => [id, person, voto, parole, sigla].join(" ")),
    ),
  );

describe("answers", () => {
  const row = { v: VOTE_S, label: "Votazione  finale", date: "2025-06-18", esito: "approvato", fav: "2", con: "0" };

  it("give one vote for all its rows, with every reading that they name", async () => {
    const { votes } = await read({
      "risposte/senato/uno.json": answer(
        { ...row, fase: "S.9001" },
        { ...row, fase: "S.9002-b" },
        { ...row, fase: "S.9001" },
      ),
    });
    expect(votes).toHaveLength(1);
    expect(votes[0]).toMatchObject({
      id: "S-99-20-4",
      uri: VOTE_S,
      data: "2025-06-18",
      etichetta: "Votazione finale",
      esito: "approvato",
      favorevoli: 2,
      contrari: 0,
      astenuti: null,
      ddl: ["S.9001", "S.9002-B"],
    });
  });

  it("take their vote from the file's name where no row names it", async () => {
    const { votes } = await read({
      "parlamento/voti/senato/voti-99-20-4.json": answer(
        { p: osr("favorevole"), s: senator(1) },
        { p: osr("favorevole"), s: senator(1) },
        { p: osr("inCongedoMissione"), s: senator(2) },
      ),
      "risposte/camera/voti-vs99_040_012.json": answer({ dep: deputy(7), type: "Favorevole", grp: "ALFA" }),
    });
    expect(said(votes)).toEqual([
      "S-99-20-4 S-1 favorevole favorevole ",
      "S-99-20-4 S-2 missione inCongedoMissione ",
      "C-99-40-12 C-7 favorevole Favorevole ALFA",
    ]);
  });

  it.each([
    [{ tipo: "Non ha votato", info: "In missione" }, "missione"],
    [{ tipo: "Non ha votato", info: "Presidente di turno" }, "presidente"],
    [{ tipo: "Non ha votato", info: "Non ha partecipato" }, "non_partecipa"],
    [{ tipo: "Non ha votato" }, "non_votante"],
    [{ type: "Non ha votato", label: "PRESIDENTI ASTENUTA (ALFA) in missione" }, "missione"],
    [{ type: "Non ha votato", label: "ESEMPIO 07 (ALFA) ha Presieduto" }, "presidente"],
    [{ type: "Astensione", label: "FAVOREVOLE ESEMPIO (ALFA) si è astenuto" }, "astenuto"],
    [{ espressione: "Ha votato" }, "ha_votato"],
    [{ espressione: "Contrario" }, "contrario"],
  ])("read the Chamber's words: %o", async (words, voto) => {
    const { votes } = await read({ "risposte/a.json": answer({ v: VOTE_C, dep: deputy(7), ...words }) });
    expect([...(votes[0]?.voti.get("C-7") ?? [])].map((one) => one.voto)).toEqual([voto]);
  });

  it("say the same as CSV, beside the table of deputies", async () => {
    const { votes, scarti } = await read({
      "parlamento/camera/votazioni_99.csv": `"votazione","data","titolo","finale","favorevoli","atto"\n"${VOTE_C}","20250924","Votazione finale ",1,2,"http://dati.camera.it/ocd/attocamera.rdf/ac99_9101"\n`,
      "parlamento/camera/voti_99.csv": `"votazione","deputato","espressione","info","sigla"\n"${VOTE_C}","${deputy(7)}","Favorevole","","ALFA"\n`,
    });
    expect(scarti).toEqual([]);
    expect(votes[0]).toMatchObject({
      id: "C-99-40-12",
      data: "2025-09-24",
      finale: true,
      favorevoli: 2,
      ddl: ["C.9101"],
    });
    expect(said(votes)).toEqual(["C-99-40-12 C-7 favorevole Favorevole ALFA"]);
  });

  it.each([
    ["1", "approvato"],
    ["0", "respinto"],
    ["2", null],
  ])("of the Chamber say by a number what came of it: %s", async (approvato, esito) => {
    const { votes } = await read({ "risposte/a.json": answer({ v: VOTE_C, approvato, richiestaFiducia: approvato }) });
    expect(votes[0]).toMatchObject({ esito, fiducia: { approvato: true, respinto: false }[esito ?? ""] ?? null });
  });

  it.each(["20250230", "19471231", ""])("keep no impossible day: %s", async (date) => {
    const { votes, motivi } = await read({ "risposte/a.json": answer({ v: VOTE_C, date, title: "x" }) });
    expect([votes[0]?.data, motivi]).toEqual([null, ["votazione senza un giorno plausibile: resta senza data (1)"]]);
  });

  it("give people their name, and texts without entities", async () => {
    const { votes } = await read({
      "risposte/a.json": answer({ v: VOTE_C, title: "Voto &quot;finale&quot; dell&#39;atto &unknown;" }),
      "risposte/b.json": answer({
        ...{ v: VOTE_C, dep: deputy(7), type: "Favorevole" },
        label: "ESEMPIO D&#39;ALFA (ALFA) ha votato favorevole",
      }),
    });
    expect([votes[0]?.etichetta, votes[0]?.nomi.get("C-7")]).toEqual([
      `Voto "finale" dell'atto &unknown;`,
      "ESEMPIO D'ALFA",
    ]);
  });

  it("keep both groups of somebody, and nobody of the other branch", async () => {
    const row = { v: VOTE_C, type: "Favorevole" };
    const { votes, motivi } = await read({
      "risposte/a.json": answer(
        { ...row, dep: deputy(7), sigla: "ALFA" },
        { ...row, dep: deputy(7), sigla: "BETA" },
        { ...row, dep: senator(8), sigla: "ALFA" },
        { v: VOTE_S, p: osr("constructor"), s: senator(9) },
      ),
    });
    expect(said(votes)).toEqual([
      "C-99-40-12 C-7 favorevole Favorevole ALFA",
      "C-99-40-12 C-7 favorevole Favorevole BETA",
    ]);
    expect(motivi).toContain("riga senza votazione, persona o voto riconosciuti: scartata (2)");
  });

  it.each(["richiedenteNonVotante", "presente", "presenteNonVotante"])("know who was in the hall: %s", async (list) => {
    const { votes } = await read({ "risposte/a.json": answer({ v: VOTE_S, p: osr(list), s: senator(1) }) });
    expect(said(votes)).toEqual([`S-99-20-4 S-1 presente_non_votante ${list} `]);
  });

  it("are read with the control signs that the services send", async () => {
    const text = answer({ ...row, label: "Votazione@finale" })
      .replace("@", "\u000b")
      .replace(":{", ":\n{");
    const { votes, scarti } = await read({ "risposte/a.json": text });
    expect([votes[0]?.etichetta, scarti]).toEqual(["Votazione finale", []]);
  });

  it("of one vote count by the newest, whole, both what it was and who took which position", async () => {
    const list = (name: string, ...voted: [string, number][]) => ({
      [`parlamento/voti/senato/${name}/voti-99-20-4.json`]: answer(
        ...voted.map(([p, n]) => ({ p: osr(p), s: senator(n) })),
      ),
    });
    const { votes } = await read({
      ...list("2025-06-18", ["favorevole", 1], ["contrario", 2]),
      ...list("2025-07-01", ["contrario", 1]),
      "parlamento/voti/senato/2025-06-18/votazioni.json": answer({ ...row, ast: "3", fase: "S.9001" }),
      "parlamento/voti/senato/2025-07-01/votazioni.json": answer({ ...row, fav: "0", fase: "S.9002" }),
    });
    expect(said(votes)).toEqual(["S-99-20-4 S-1 contrario contrario "]);
    expect(votes[0]).toMatchObject({ favorevoli: 0, astenuti: null, ddl: ["S.9002"] });
  });

  it("keep the positions of the votes that are wanted alone, whichever of the two files comes first", async () => {
    const files = {
      "parlamento/voti/camera/votazioni.json": answer({ v: VOTE_C, title: "Articolo 2" }, { v: VOTE_S, label: "x" }),
      "parlamento/voti/camera/voti-a.json": answer({ v: VOTE_C, dep: deputy(7), type: "Favorevole" }),
      "parlamento/voti/camera/z.json": answer({ v: VOTE_S, p: osr("favorevole"), s: senator(1) }),
    };
    const votes = await readVotazioni(dataFolder(files), new Rapporto(), { wanted: ({ ramo }) => ramo === "Senato" });
    expect(Object.fromEntries(votes.map(({ id, voti }) => [id, voti.size]))).toEqual({
      "C-99-40-12": 0,
      "S-99-20-4": 1,
    });
  });
});

const statement = (subject: string, ...properties: readonly (readonly [string, string])[]) =>
  `<rdf:Description rdf:about="${subject}">${properties
    .map(([name, value]) => {
      const namespace = name === "label" ? "http://www.w3.org/2000/01/rdf-schema#" : osr("");
      const own = value.startsWith("http") ? ` rdf:resource="${value}"/>` : `>${value}</${name}>`;
      return `<${name} xmlns="${namespace}"${own}`;
    })
    .join("")}</rdf:Description>`;
const rdf = (...blocks: string[]) =>
  `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${blocks.join("")}</rdf:RDF>`;

describe("the Senate's dumps", () => {
  const SITTING = "http://dati.senato.it/sedutaassemblea/5";
  const OBJECT = "http://dati.senato.it/oggettotrattazione/6";
  const dump = rdf(
    statement(VOTE_S, ["favorevole", senator(1)], ["seduta", SITTING]),
    statement(
      VOTE_S,
      ["label", "Votazione finale"],
      ["oggetto", OBJECT],
      ["favorevoli", "1"],
      ["contrario", senator(2)],
    ),
  );
  const others = {
    "parlamento/senato/dump-sedute-99.zip": zipSync({
      "dump-sedute_assemblea-99.rdf": strToU8(rdf(statement(SITTING, ["dataSeduta", "2025-06-18"]))),
    }),
    "parlamento/senato/dump-oggetti_trattazione-99.zip": zipSync({
      "o.rdf": strToU8(
        rdf(
          statement(
            OBJECT,
            ["relativoA", "http://dati.senato.it/ddl/9"],
            ["relativoA", "http://dati.senato.it/documento/3"],
          ),
        ),
      ),
    }),
  };
  const members = {
    "dump-votazioni-fasi-99_1.rdf": strToU8(dump),
    "dump-votazioni-doc-99.rdf": strToU8(
      rdf(statement("http://dati.senato.it/votazione/99-20-5", ["label", "Votazione finale"])),
    ),
  };

  it("are read member by member, and joined with sittings and objects", async () => {
    const { votes, motivi, scarti } = await read({
      ...others,
      "parlamento/senato/dump-votazioni-99.zip": zipSync(members),
    });
    expect(votes.map(({ id, data, fasi, collegata }) => [id, data, fasi, collegata])).toEqual([
      ["S-99-20-4", "2025-06-18", [9], true],
      ["S-99-20-5", null, [], false],
    ]);
    expect(said(votes)).toEqual(["S-99-20-4 S-1 favorevole favorevole ", "S-99-20-4 S-2 contrario contrario "]);
    expect(scarti).toEqual([]);
    expect(motivi).toEqual(["votazione senza un giorno plausibile: resta senza data (1)"]);
  });

  it("give way to an answer of the same vote, which is newer, and fill in what it does not say", async () => {
    const { votes, motivi } = await read({
      ...others,
      "parlamento/senato/dump-votazioni-99.zip": zipSync(members),
      "parlamento/voti/senato/a.json": answer({ v: VOTE_S, label: "Votazione finale", fav: "2", fase: "S.9001" }),
      "parlamento/voti/senato/voti-99-20-4.json": answer({ p: osr("favorevole"), s: senator(3) }),
    });
    expect(votes[0]).toMatchObject({ favorevoli: 2, data: "2025-06-18", ddl: ["S.9001"], fasi: [9] });
    expect(said(votes)).toEqual(["S-99-20-4 S-3 favorevole favorevole "]);
    expect(motivi).toContain(
      "votazione con numeri diversi nel dump e nella risposta: valgono quelli della risposta (1)",
    );
  });

  it("say nothing by an object that none of them describes", async () => {
    const { votes } = await read({ "parlamento/senato/dump-votazioni-99.zip": zipSync(members) });
    expect(votes[0]).toMatchObject({ id: "S-99-20-4", fasi: [], collegata: false });
  });

  it("that are cut cost themselves alone", async () => {
    const { votes, scarti } = await read({
      "parlamento/voti/senato/a.json": answer({ v: VOTE_S, label: "Votazione finale", date: "2025-06-18" }),
      "parlamento/senato/dump-votazioni-99.zip": zipSync({ "a.rdf": strToU8(dump.slice(0, -40)) }),
    });
    expect(votes[0]?.voti.size).toBe(0);
    expect(scarti.map(({ file, motivo }) => [file, motivo])).toEqual([
      ["parlamento/senato/dump-votazioni-99.zip!a.rdf", expect.stringMatching(/troncato|non è RDF/)],
    ]);
  });
});

describe("what is no answer", () => {
  const good = { "parlamento/voti/buona.json": answer({ v: VOTE_S, label: "Votazione finale", date: "2025-06-18" }) };

  it.each([
    [
      "a page of the firewall",
      "a.json",
      "<html><title>403 Forbidden</title>",
      /è una pagina e non una risposta \(comincia con «<html>.*scaricarla di nuovo/,
    ],
    ["half an answer", "a.json", answer({ v: VOTE_S }).slice(0, 60), /non è JSON, o è troncata .*scaricarla di nuovo/],
    ["other JSON", "a.json", "[1]", /senza «results\.bindings»/],
    [
      "rows of other things",
      "a.json",
      answer({ x: "http://dati.senato.it/ddl/1" }),
      /nessuna delle 1 righe nomina una votazione/,
    ],
    ["a table of other things", "a.csv", "a,b\n1,2\n", /mancano le colonne delle votazioni/],
    [
      "a dump of other things",
      "a.rdf",
      rdf(statement("http://dati.senato.it/ddl/1", ["titolo", "x"])),
      /non è un dump di votazioni/,
    ],
  ])("%s is discarded with file and reason, and takes nothing else down", async (_, name, content, motivo) => {
    const { votes, scarti } = await read({ ...good, [`parlamento/voti/${name}`]: content });
    expect(votes.map(({ id }) => id)).toEqual(["S-99-20-4"]);
    expect(scarti).toMatchObject([{ file: `parlamento/voti/${name}`, motivo: expect.stringMatching(motivo) }]);
  });

  it("a table of votes that breaks off among the files of another reader is told of", async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => `"${VOTE_C}","${(i * 7919) % 10_007} ${i}"`);
    const zip = zipSync({ "voti.csv": strToU8(["v,titolo", ...rows].join("\n")) });
    zip.fill(0xff, zip.length * 0.7, zip.length * 0.8);
    const rapporto = new Rapporto();
    expect(await readVotazioni(dataFolder({ "parlamento/camera/voti.zip": zip }), rapporto)).toEqual([]);
    expect(rapporto.scarti).toMatchObject([{ file: "parlamento/camera/voti.zip!voti.csv" }]);
  });

  it("rows, empty answers and cut ones are counted", async () => {
    const rows = Array.from({ length: 9_999 }, (_, i) => ({ v: VOTE_C, dep: deputy(i), tipo: "Favorevole" }));
    const { motivi, votes } = await read({
      "risposte/a.json": answer(...rows, { v: VOTE_C, dep: deputy(1), tipo: "?" }),
      "risposte/b.json": answer(),
    });
    expect(votes[0]?.voti.size).toBe(9_999);
    expect(motivi).toEqual([
      "votazione senza un giorno plausibile: resta senza data (1)",
      "riga senza votazione, persona o voto riconosciuti: scartata (1)",
      "risposta di esattamente 10000 righe: è tagliata, chiederla in più parti (1)",
      "risposta senza righe: ignorata (1)",
    ]);
  });
});
