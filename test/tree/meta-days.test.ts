import { describe, expect, test } from "vitest";
import { noteParlamento } from "../../generator/contract/note-parlamento.ts";
import type { OperationId } from "../../generator/contract/operations.ts";
import { type Fonte, metaOfAreas, ramoDays } from "../../generator/tree/cards.ts";

const fonte = (nome: string, estratto_il: string, area: Fonte["area"] = "parlamento"): Fonte => ({
  ...{ area, nome, estratto_il, url: "https://example.org/dati", licenza: "CC0-1.0", attribuzione: "Esempio" },
});
const FONTI = [
  fonte("Senato Esempio", "2024-05-08"),
  fonte("Camera Esempio", "2023-04-30"),
  fonte("Progetti Esempio", "2023-03-01", "pnrr"),
];

const meta = (areas: Fonte["area"][], lingua: "it" | "en" = "it") =>
  metaOfAreas(areas, lingua, "0123456789ab", FONTI, undefined) as { fonti: Fonte[]; nota?: string; dati_al: string };

describe("the days of an answer's sources", () => {
  test("stand beside each source", () => {
    expect(meta(["parlamento"]).fonti.map((f) => f.estratto_il)).toEqual(["2024-05-08", "2023-04-30"]);
  });

  test("are told in the note where they differ, oldest first, in both languages, and not where they do not", () => {
    expect(meta(["parlamento"]).nota).toBe(
      "I dati non sono tutti di un giorno: al 2023-04-30 deputati e loro gruppi («Camera Esempio»); al 2024-05-08 disegni di legge, firme, senatori e loro gruppi («Senato Esempio»).",
    );
    expect(meta(["parlamento", "pnrr"], "en").nota).toContain(
      "as of 2023-03-01 projects and funding («Progetti Esempio»); as of 2023-04-30 deputies and their groups («Camera Esempio»); as of 2024-05-08 bills,",
    );
    expect(meta(["pnrr"])).not.toHaveProperty("nota");
  });

  const TABLES = [
    ["Progetti del PNRR", "PNRR_Progetti.csv", "2023-03-01"],
    ["Localizzazione dei progetti del PNRR", "PNRR_Localizzazione.csv", "2023-03-02"],
    ["Gare dei progetti del PNRR", "PNRR_Gare.csv", "2023-03-03"],
    ["Aggiudicatari gare dei progetti del PNRR", "PNRR_Aggiudicatari_Gare.csv", "2025-03-31"],
  ].map(([nome = "", file, day = ""]) => ({ ...fonte(nome, day, "pnrr"), url: `https://example.org/${file}` }));
  const ofOperation = (operation: OperationId, fonti: readonly Fonte[], areas: Fonte["area"][] = ["pnrr"]) =>
    metaOfAreas(areas, "it", "0123456789ab", fonti, undefined, operation) as ReturnType<typeof meta>;

  test.each([
    ["pnrr-regioni", "2023-03-02", [0, 1]],
    ["pnrr-finanziamenti", "2023-03-01", [0]],
    ["pnrr-enti", "2023-03-03", [0, 2]],
    ["pnrr-aziende", "2025-03-31", [0, 2, 3]],
    ["pnrr-graph", "2025-03-31", [0, 2, 3]],
    ["health", "2025-03-31", [0, 1, 2, 3]],
  ] as const)("of %s are those of the tables that its figures come from", (operation, day, used) => {
    const byName = TABLES.map((table) => ({ ...table, url: "https://example.org/dati" }));
    for (const fonti of [TABLES, byName]) {
      const said = ofOperation(operation, fonti);
      expect([said.dati_al, said.fonti.map(({ nome }) => nome)]).toEqual([day, used.map((i) => fonti[i]!.nome)]);
    }
  });

  test("say which figure is of which day, where the figures come from several", () => {
    expect(ofOperation("pnrr-enti", TABLES).nota).toBe(
      "I dati non sono tutti di un giorno: al 2023-03-01 progetti e finanziamenti («Progetti del PNRR»); al 2023-03-03 appalti e importi («Gare dei progetti del PNRR»).",
    );
    expect(ofOperation("pnrr-finanziamenti", TABLES)).not.toHaveProperty("nota");
    expect(ofOperation("ddl-lista", FONTI, ["parlamento"])).toMatchObject({ dati_al: "2024-05-08", fonti: [{}] });
  });

  test("are those of the whole area where nothing tells which source has what", () => {
    const one = [fonte("Dati di esempio - progetti, localizzazioni, gare e aggiudicatari", "2026-01-10", "pnrr")];
    expect(ofOperation("pnrr-regioni", one).dati_al).toBe("2026-01-10");
    const two = [fonte("Prima parte", "2026-01-10", "pnrr"), fonte("Progetti", "2026-01-09", "pnrr")];
    expect(ofOperation("pnrr-finanziamenti", two).fonti).toHaveLength(2);
    expect(ofOperation("pnrr-regioni", [TABLES[0]!, TABLES[3]!]).dati_al).toBe("2025-03-31");
    expect(ofOperation("pnrr-regioni", []).dati_al).toBeNull();
  });

  test("date everybody's group: that of deputies by the Camera's source, that of senators by the Senate's", () => {
    const giorni = ramoDays(FONTI);
    expect(giorni).toEqual({ Camera: "2023-04-30", Senato: "2024-05-08" });
    // Votes are fetched on later days, and say nothing of who is in which group.
    expect(ramoDays([...FONTI, fonte("Senato Esempio - votazioni", "2026-11-28")])).toEqual(giorni);
    const note = noteParlamento(giorni);
    for (const operation of ["politici-graph", "politici-parlamentari", "politici-gruppi", "ddl"] as const) {
      expect(note[operation]!.it).toContain("un deputato è quello al 2023-04-30, di un senatore quello al 2024-05-08");
      expect(note[operation]!.en).toContain("a deputy is the one as of 2023-04-30, of a senator as of 2024-05-08");
    }
    expect(JSON.stringify(note)).not.toMatch(/gruppo attuale|current group/);
  });

  test("of branches that no source names are those of the whole area, and none where it has no source", () => {
    expect(ramoDays([fonte("Esempio", "2024-01-01")])).toEqual({ Camera: "2024-01-01", Senato: "2024-01-01" });
    const none = ramoDays([]);
    expect(none).toEqual({ Camera: null, Senato: null });
    expect(noteParlamento(none)["politici-gruppi"]!.it).not.toMatch(/null/);
  });
});
