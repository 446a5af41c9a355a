import { beforeAll, describe, expect, it } from "vitest";
import { problemsOf } from "../../../../generator/tree/validate.ts";
import { row } from "../../../oracle/ddl.ts";
import { load } from "./load.ts";

const DATA = new URL("../../../../data-raw", import.meta.url).pathname;
const REFERENCE = "2026-01-10";

let loaded: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  loaded = await load(DATA, REFERENCE);
});

const found = (numero: string) => loaded.views.ddl.find(({ body }) => body.numeri.includes(numero))!.body;

describe("the invented legislature", () => {
  it("is read without a loss", () => {
    expect(loaded.rapporto.discarded).toBe(0);
    expect(loaded.views.conteggi).toEqual({ politici: { parlamentari: 13, gruppi: 6 }, ddl: 13, votazioni: 8 });
  });

  it("validates, every body", () => {
    const meta = {
      versione: "1.0.0",
      release: "0123456789ab",
      dati_al: REFERENCE,
      lingua: "it",
      licenza: "CC0-1.0",
      fonti: [],
      avvertenza: "x",
    };
    const { ddl, ddlLista } = loaded.views;
    expect(problemsOf("ddl-lista", { meta, ...ddlLista })).toEqual([]);
    for (const { body } of ddl) expect(problemsOf("ddl", { meta, ...body })).toEqual([]);
  });

  it("has one file for each bill, named by its current number", () => {
    const slugs = loaded.views.ddl.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(13);
    expect(slugs).toContain("s-9001-b");
    expect(slugs).toContain("s-9004_i");
    expect(slugs).toContain("c-9009-ter");
  });

  it("tells a bill that became law through its readings", () => {
    expect(found("S.9001")).toMatchObject({
      numero: "S.9001-B",
      numeri: ["S.9001", "C.9101", "S.9001-B"],
      titolo: "Disposizioni di esempio in materia di biblioteche e di archivi scolastici",
      chiuso: true,
      giorni_fermo: null,
      data_presentazione: "2025-04-02",
      n_firmatari: 3,
      legge: { numero: "9013", data: "2025-12-05", eli: "eli:/it/legge/2025/12/05/9013" },
      stato_esteso: "approvato definitivamente, legge",
      fasi: [{ numero: "S.9001" }, { numero: "C.9101" }, { numero: "S.9001-B" }],
      assegnazioni: [
        { commissione: "7ª (Istruzione pubblica)", tipo: "primaria", sede: "referente", data: "2025-04-15" },
        { commissione: "5ª (Bilancio)", tipo: "consultiva", sede: null, data: "2025-04-15" },
        { commissione: "VII Commissione (Cultura)", tipo: "primaria", sede: "referente", data: "2025-06-25" },
      ],
    });
  });

  it("shows withdrawn signatures and counts them nowhere", () => {
    expect(found("S.9008")).toMatchObject({
      n_firmatari: 0,
      firmatari: [{ id: "S-90006", data_ritiro: "2025-06-10" }],
    });
    expect(loaded.views.classifiche["politici-parlamentari"].find(({ id }) => id === "S-90005")).toBeUndefined();
  });

  it("has a bill without a date of state after the other open ones, before the closed", () => {
    const numbers = loaded.views.ddlLista.ddl.map(({ numero }) => numero);
    const open = loaded.views.ddlLista.ddl.filter(({ chiuso }) => !chiuso).length;
    expect(numbers[open - 1]).toBe("C.9009-ter");
    expect(found("C.9009-ter")).toMatchObject({ data_stato: null, giorni_fermo: null, chiuso: false });
  });
});

describe("the days a bill stands still", () => {
  it("are negative before the state has come", () => {
    const { modello } = loaded;
    const disegno = modello.disegni.find((d) => d.letture.at(-1)!.fase === "C.9001")!;
    expect(row(disegno, "2025-03-20").giorni_fermo).toBe(-4);
  });
});

describe("the index of numbers", () => {
  it("opens a bill by any of its readings, and tells the bills that share a bare number", () => {
    const buckets = new Map(loaded.views.indiceNumeri.map(({ bucket, body }) => [bucket, body]));
    expect(buckets.size).toBe(32);
    const of9001 = buckets.get("09")!;
    expect(of9001.letture).toMatchObject({ "S.9001": "S.9001-B", "S.9001-B": "S.9001-B", "C.9001": "C.9001" });
    expect(of9001.candidati["9001"]!.map(({ numero }) => numero)).toEqual(["C.9001", "S.9001-B"]);
    expect(Object.keys(buckets.get("13")!.candidati)).toEqual([]);
    expect(buckets.get("13")!.letture).toMatchObject({ "C.9005": "C.9005-9006-B", "S.9005": "C.9005-9006-B" });
  });
});
