import { describe, expect, test } from "vitest";
import { noteParlamento } from "../../generator/api/note-parlamento.ts";
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
      "Le fonti sono di giorni diversi, e ogni dato è del giorno della sua: al 2023-04-30 «Camera Esempio»; al 2024-05-08 «Senato Esempio».",
    );
    expect(meta(["parlamento", "pnrr"], "en").nota).toContain(
      "as of 2023-03-01 «Progetti Esempio»; as of 2023-04-30 «Camera Esempio»; as of 2024-05-08 «Senato Esempio».",
    );
    expect(meta(["pnrr"])).not.toHaveProperty("nota");
  });

  test("date everybody's group: that of deputies by the Camera's source, that of senators by the Senate's", () => {
    const giorni = ramoDays(FONTI);
    expect(giorni).toEqual({ Camera: "2023-04-30", Senato: "2024-05-08" });
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
