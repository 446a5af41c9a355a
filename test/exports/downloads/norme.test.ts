import { expect, it } from "vitest";
import type { RulingRow } from "../../../generator/contract/resources/pronunce.ts";
import type { NormaBody } from "../../../generator/exports/downloads/norme.ts";
import { ACT_COLUMNS, RULINGS_TABLE, TABLES, UNION_TABLE } from "../../../generator/exports/downloads/tables.ts";
import { sampleOf } from "../../schemas/sample.ts";

it("the row of an act has its common names, a line each, and where its relations could come from", () => {
  const body = {
    ...(sampleOf("norma") as NormaBody),
    nomi: ["Codice di esempio", "c. es."],
    copertura: { attive: "testo", passive: "note" },
  } as const;
  const { columns } = TABLES.find(({ name }) => name === "norme")!;
  const row = ACT_COLUMNS.row(body);
  expect(row).toHaveLength(columns.length);
  expect(Object.fromEntries(columns.map(({ name }, i) => [name, row[i]]))).toMatchObject({
    nomi: "Codice di esempio\nc. es.",
    copertura_attive: "testo",
    copertura_passive: "note",
    preambolo: body.preambolo,
  });
});

it("the row of a ruling has its parts, one a line and an empty one the whole article, and the act that is struck", () => {
  const pronuncia: RulingRow = {
    ...Object(sampleOf("norma-pronunce")).pronunce[0],
    gazzetta: { data: "2019-11-27", numero: 48 },
    atto_colpito: { eli: null, articolo: "2", partizione: "comma 1", testo: "dell'art. 2 di esempio" },
  };
  const { columns, descrizioni = {} } = TABLES.find(({ name }) => name === "pronunce")!;
  const cells = (ruling: RulingRow) => {
    const row = RULINGS_TABLE.rows({ pronunce: [ruling, ruling] })[1]!;
    expect(row).toHaveLength(columns.length);
    return Object.fromEntries(columns.map(({ name }, i) => [name, row[i]]));
  };
  const parti = [
    { partizione: "comma 1, lettera b)", portata: "parte", consequenziale: false },
    { partizione: "comma 2", portata: "intero", consequenziale: true },
  ] as const;
  expect(cells({ ...pronuncia, parti })).toMatchObject({
    posizione: 2,
    gazzetta_data: "2019-11-27",
    gazzetta_numero: 48,
    parti_partizione: "comma 1, lettera b)\ncomma 2",
    parti_portata: "parte intero",
    parti_consequenziale: "false true",
    atto_colpito_articolo: "2",
  });
  const whole = [{ partizione: null, portata: "intero", consequenziale: false }] as const;
  const nothing = { parti_partizione: null, parti_portata: null, atto_colpito_eli: null, gazzetta_data: null };
  expect(cells({ ...pronuncia, parti: [], atto_colpito: null, gazzetta: null })).toMatchObject(nothing);
  expect(cells({ ...pronuncia, parti: whole })).toMatchObject({ parti_partizione: null, parti_portata: "intero" });
  for (const name of Object.keys(descrizioni)) expect(columns.map((one) => one.name)).toContain(name);
});

it("the rows of what an act says of the Union are links, then citations, each as long as the table is wide", () => {
  const { ue } = Object(sampleOf("norma-ue")).recepisce[0];
  const [base, evidenza] = [["titolo"] as const, "Attuazione di esempio"];
  const recepisce = [{ ue, base: [...base, "preambolo"], affidabilita: "alta", evidenza }];
  const attua = [{ ue, base, affidabilita: "alta", evidenza }];
  const cita = [{ ue, articolo: "3", partizione: "comma 1", articolo_ue: "9", testo: "direttiva 2014/24/UE" }];
  const { columns, descrizioni = {} } = TABLES.find(({ name }) => name === "ue")!;
  const rows = UNION_TABLE.rows({ recepisce, attua, cita }, "eli:/it/legge/1999/03/15/9001");
  for (const row of rows) expect(row).toHaveLength(columns.length);
  expect(rows.map((row) => Object.fromEntries(columns.map(({ name }, i) => [name, row[i]])))).toMatchObject([
    { posizione: 1, come: "recepisce", base: "titolo preambolo", evidenza: "Attuazione di esempio", testo: null },
    { posizione: 2, come: "attua", base: "titolo", affidabilita: "alta", articolo: null },
    { posizione: 3, come: "cita", base: null, evidenza: null, articolo: "3", partizione: "comma 1", articolo_ue: "9" },
  ]);
  for (const name of Object.keys(descrizioni)) expect(columns.map((one) => one.name)).toContain(name);
});
