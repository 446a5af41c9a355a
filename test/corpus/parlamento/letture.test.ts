import { describe, expect, it } from "vitest";
import { isClosed } from "../../../generator/corpus/parlamento/stati.ts";
import { bill, build, lettura } from "./artificial-legislature.ts";

it("a bill is closed by its end, in whichever words, by no step and by no unknown word", () => {
  const closing = "appr. in t.u.|assorbito|appr. def. non pubbl|appr. definit. Legge|ritirato|respinto|D-L decaduto";
  for (const state of `${closing}|restit. al Governo|concl. anomala stral`.split("|"))
    expect(isClosed(state), state).toBe(true);
  for (const state of ["approvato", "appr. con modificaz", "appr. quest. sosp.", "in relazione", "assorbita", null])
    expect(isClosed(state), `${state}`).toBe(false);
});

describe("the readings of a bill", () => {
  it("stand where the course names them first", () => {
    const fasi = [lettura(1, 10, "S.1", { presentatoTrasmesso: "trasmesso" }), lettura(2, 10, "C.9")];
    const entries = [1, 2, 1].map((idFase, at) => ({ idFase, progr: at + 1 }));
    const { modello } = build({ fasi, iter: [{ idDdl: 10, fasi: entries }] });
    expect(modello.disegni[0]?.letture.map(({ fase }) => fase)).toEqual(["S.1", "C.9"]);
  });

  it("are those that bear its id, in the order of its course, whatever else the course names", () => {
    const fasi = [
      lettura(1, 10, "S.1", { presentatoTrasmesso: "trasmesso" }),
      lettura(2, 10, "C.9"),
      lettura(3, 20, "S.3"),
    ];
    const iter = [
      {
        idDdl: 10,
        fasi: [
          { idFase: 2, progr: 2 },
          { idFase: 1, progr: 1 },
          { idFase: 3, progr: 3 },
        ],
      },
      {
        idDdl: 20,
        fasi: [
          { idFase: 3, progr: 1 },
          { idFase: 1, progr: -9 },
        ],
      },
    ];
    const { modello, motivi } = build({ fasi, iter });
    expect(modello.disegni.map((d) => d.letture.map((l) => l.fase))).toEqual([["S.1", "C.9"], ["S.3"]]);
    expect(motivi).toEqual([]);
  });

  it("keep the order of the course when it says otherwise than the source's marks, which is reported", () => {
    const { modello, motivi } = build(
      bill([lettura(1, 10, "S.1"), lettura(2, 10, "C.9", { presentatoTrasmesso: "trasmesso" })]),
    );
    expect(modello.disegni[0]!.letture.at(-1)!.fase).toBe("C.9");
    expect(motivi).toEqual([
      "lettura che non risulta «presentato» come vuole il suo posto: vale il posto (1)",
      "lettura che non risulta «trasmesso» come vuole il suo posto: vale il posto (1)",
    ]);
  });

  it("come last, by date, where the course does not place them, which is reported", () => {
    const fasi = [
      lettura(1, 10, "C.9", { dataPresentazione: "2025-03-05" }),
      lettura(2, 10, "S.1", { presentatoTrasmesso: "trasmesso" }),
    ];
    const { modello, motivi } = build({ fasi, iter: [] });
    expect(modello.disegni[0]!.letture.map((l) => l.fase)).toEqual(["S.1", "C.9"]);
    expect(motivi).toEqual(["lettura senza posto nell'iter: messa in fondo, per data (2)"]);
  });

  it("lose a number that another reading has already, and one that is no number", () => {
    const { modello, rapporto } = build(
      bill([lettura(1, 10, "C.5-bis"), lettura(2, 20, "C.5-BIS"), lettura(3, 30, "C.cinque")]),
    );
    expect(modello.disegni.map((d) => d.idDdl)).toEqual([10]);
    expect(rapporto.discarded).toBe(2);
  });

  it("may be in a state that nobody knows, and have dates out of order or in the future: shown, and reported", () => {
    const { modello, motivi } = build(
      bill([
        lettura(1, 10, "S.1", { presentatoTrasmesso: "trasmesso", stato: "in orbita" }),
        lettura(2, 10, "C.2", { dataPresentazione: "2025-02-01", dataStato: "2025-01-01" }),
        lettura(3, 20, "S.3", { dataStato: "2026-01-01" }),
      ]),
    );
    expect(modello.disegni[0]!.letture[0]!.stato).toBe("in orbita");
    expect(modello.disegni[0]!.letture[1]!.dataStato).toBe("2025-01-01");
    expect(motivi).toEqual([
      "data successiva alla data di riferimento: tenuta come è (1)",
      "lettura presentata prima della precedente: date tenute come sono (1)",
      "stato con una data anteriore alla presentazione: date tenute come sono (1)",
      "stato sconosciuto «in orbita»: mostrato com'è, aperto (1)",
    ]);
  });
});
