import { describe, expect, it } from "vitest";
import { bill, build, firma, lettura } from "./artificial-legislature.ts";

describe("people and groups", () => {
  const G = (id: string, ...names: [string, string, string | null][]) => ({
    id,
    denominazioni: names.map(([titolo, titoloBreve, fine]) => ({ titolo, titoloBreve, inizio: "2025-01-01", fine })),
  });
  const gruppi = [G("g1", ["Alfa vecchio", "AV", "2025-06-30"], ["Alfa", "A", null]), G("g2", ["Beta", "B", null])];
  const adesione = (gruppo: string, inizio: string, fine: string | null = null) => ({
    legislatura: 99,
    gruppo,
    inizio,
    fine,
  });
  const groupOf = (...adesioni: ReturnType<typeof adesione>[]) =>
    build({ gruppi, senatori: [{ id: "S-1", nome: "Senatore Esempio", adesioni, mandati: [] }] }).modello.persone[0]!
      .gruppo;

  it("a senator is in the group of the adhesion without an end, under its present name", () => {
    expect(groupOf(adesione("g2", "2025-01-01", "2025-03-01"), adesione("g1", "2025-03-02"))).toEqual({
      ramo: "Senato",
      nome: "Alfa",
      sigla: "A",
    });
    expect(groupOf(adesione("g1", "2025-03-02"), adesione("g2", "2025-04-01"))?.sigla).toBe("B");
  });

  it("one who left keeps the group that was left last", () => {
    expect(groupOf(adesione("g1", "2025-01-01", "2025-05-01"), adesione("g2", "2025-02-01", "2025-04-01"))?.sigla).toBe(
      "A",
    );
  });

  it("one whose group nobody describes has none, and is reported", () => {
    const { modello, motivi } = build({
      senatori: [{ id: "S-1", nome: "Senatore Esempio", adesioni: [adesione("ignoto", "2025-01-01")], mandati: [] }],
    });
    expect(modello.persone[0]!.gruppo).toBeNull();
    expect(motivi).toEqual(["senatore senza gruppo (1)"]);
  });

  it("a deputy is in a living group before a closed one, then in the latest", () => {
    const gruppo = (sigla: string, inizio: string, fine: string | null = null) => ({
      nome: `Gruppo ${sigla}`,
      sigla,
      inizio,
      fine,
    });
    const of = (...list: ReturnType<typeof gruppo>[]) =>
      build({}, [{ id: "C-1", nome: "Deputato Esempio", gruppi: list }]).modello.persone[0]!.gruppo!.sigla;
    expect(of(gruppo("X", "2025-05-01", "2025-06-01"), gruppo("Y", "2025-01-01"))).toBe("Y");
    expect(of(gruppo("X", "2025-05-01"), gruppo("Y", "2025-01-01"))).toBe("X");
  });

  it("a deputy is named as the signatures do, or else as the Chamber's file does", () => {
    const deputati = ["C-1", "C-2"].map((id) => ({ id, nome: `Dal File ${id}`, gruppi: [] }));
    const { modello } = build(
      bill([lettura(1, 10, "C.1", { iniziative: [firma("a", "C-1", { presentatore: "On. Dalla Firma" })] })]),
      deputati,
    );
    expect(modello.persone.map((p) => p.nome)).toEqual(["Dalla Firma", "Dal File C-2"]);
  });

  it("a signer in no list counts among people, without a group, and is reported", () => {
    const { modello, motivi } = build(
      bill([lettura(1, 10, "C.1", { iniziative: [firma("a", "C-1"), firma("b", "S-1")] })]),
    );
    expect(modello.persone).toEqual([
      { id: "C-1", nome: "Esempio C-1", ramo: "Camera", gruppo: null, mandati: null },
      { id: "S-1", nome: "Esempio S-1", ramo: "Senato", gruppo: null, mandati: null },
    ]);
    expect(motivi).toEqual([
      "firmatario che non è nell'elenco dei membri (Camera): senza gruppo (1)",
      "firmatario che non è nell'elenco dei membri (Senato): senza gruppo (1)",
    ]);
  });

  it("groups of the two branches are distinct even with one name; a group without members is none", () => {
    const { modello } = build(
      {
        gruppi: [G("g1", ["Misto", "M", null]), G("g2", ["Vuoto", "V", null])],
        senatori: [{ id: "S-1", nome: "A", adesioni: [adesione("g1", "2025-01-01")], mandati: [] }],
      },
      [{ id: "C-1", nome: "B", gruppi: [{ nome: "Misto", sigla: "M", inizio: null, fine: null }] }],
    );
    expect(modello.gruppi.map((g) => [g.ramo, g.nome])).toEqual([
      ["Camera", "Misto"],
      ["Senato", "Misto"],
    ]);
  });
});
