import { describe, expect, it } from "vitest";
import type { FaseRecord, IniziativaRecord } from "../../../generator/sources/senato/records.ts";
import { bill, build, firma, lettura } from "./artificial-legislature.ts";

describe("the signatures of a bill", () => {
  const signers = (...fasi: FaseRecord[]) => {
    const { modello, motivi } = build(bill(fasi));
    return { firmatari: modello.disegni[0]!.firmatari, modello, motivi };
  };

  it("hang on every reading and count once, also those that a later reading adds", () => {
    const a = firma("INIZ-DDL-10-1", "S-1");
    const { firmatari } = signers(
      lettura(1, 10, "S.1", { presentatoTrasmesso: "trasmesso", iniziative: [a] }),
      lettura(2, 10, "C.2", { iniziative: [a, firma("INIZ-DDL-77-2", "C-2")] }),
    );
    expect(firmatari.map((f) => f.persona!.id)).toEqual(["C-2", "S-1"]);
  });

  it("of one person are one: first if any is, from the beginning if any is, withdrawn only if all are", () => {
    const merge = (...two: [Partial<IniziativaRecord>, Partial<IniziativaRecord>]) =>
      signers(lettura(1, 10, "S.1", { iniziative: two.map((more, i) => firma(`x${i}`, "S-1", more)) }));
    const { firmatari, motivi } = merge({ dataAggiunta: "2025-05-01" }, { primo: true, dataRitiro: "2025-06-01" });
    expect(firmatari).toMatchObject([{ primo: true, dataAggiunta: null, dataRitiro: null, ritirata: false }]);
    expect(motivi).toContain("la stessa persona firma più volte lo stesso disegno di legge: contata una volta (1)");
    expect(merge({ dataRitiro: "2025-06-01" }, { dataRitiro: "2025-07-01" }).firmatari).toMatchObject([
      { ritirata: true, dataRitiro: "2025-07-01" },
    ]);
    expect(merge({ dataAggiunta: "2025-06-01" }, { dataAggiunta: "2025-05-01" }).firmatari).toMatchObject([
      { dataAggiunta: "2025-05-01" },
    ]);
  });

  it("stand first signers first, then by date added, name and id", () => {
    const { firmatari } = signers(
      lettura(1, 10, "S.1", {
        iniziative: [
          firma("a", "S-3", { presentatore: "Sen. B", dataAggiunta: "2025-05-01" }),
          firma("b", "S-2", { presentatore: "Sen. C" }),
          firma("c", "S-5", { presentatore: "Sen. A" }),
          firma("d", "S-4", { presentatore: "Sen. A" }),
          firma("e", "S-1", { presentatore: "Sen. Z", primo: true, dataAggiunta: "2025-06-01" }),
        ],
      }),
    );
    expect(firmatari.map((f) => f.persona!.id)).toEqual(["S-1", "S-4", "S-5", "S-2", "S-3"]);
  });

  it("of the Government are of no person, and give the bill its initiative", () => {
    const { firmatari, modello } = signers(
      lettura(1, 10, "S.1", { iniziative: [firma("g", null, { presentatore: "Ministro Esempio" })] }),
    );
    expect(firmatari).toMatchObject([{ persona: null, nome: "Ministro Esempio" }]);
    expect(modello.disegni[0]!.iniziativa).toBe("Governativa");
    expect(modello.persone).toEqual([]);
  });
});
