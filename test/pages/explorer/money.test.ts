import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { notePnrr } from "../../../generator/contract/note-pnrr.ts";
import type { MoneyNode, MoneyPage } from "../../../generator/contract/resources/money-files.ts";
import { orderOf, orderText } from "../../../generator/pages/explorer/client/shell/order-text.ts";
import {
  knownAmount,
  moneyDossier,
  sharesOf,
  tenderTotals,
} from "../../../generator/pages/explorer/client/views/pnrr/dossier.ts";
import { flowLayout, groupSmall, labelLines } from "../../../generator/pages/explorer/client/views/pnrr/flow-layout.ts";
import { ABOUT, noteAbout, sentencesOf } from "../../../generator/pages/explorer/client/views/pnrr/nota.ts";

const tender = (
  id: string,
  importo: number | null,
  more: { natura?: "contributo"; oltre?: boolean } = {},
): MoneyNode => ({
  id: `appalto:${id}`,
  tipo: "appalto",
  label: id,
  cig: null,
  importo,
  natura: more.natura ?? null,
  oltre_finanziamento: more.oltre ?? false,
});
const bearer = (id: string): MoneyNode => ({
  id,
  tipo: id.startsWith("ente") ? "ente" : "azienda",
  label: id,
  codice_fiscale: id.replace(/.*:/, ""),
});

const FIRST: MoneyPage = {
  nodi: [tender("a", 1.01), bearer("ente:1"), bearer("azienda:1"), bearer("azienda:2"), tender("b", null)],
  appalti: [
    [0, [], [1], [2, 3]],
    [4, [], [1], [3]],
  ],
};
const SECOND: MoneyPage = {
  nodi: [tender("c", 2.02, { natura: "contributo", oltre: true }), bearer("ente:1"), bearer("azienda:2")],
  appalti: [[0, [], [1], [2]]],
};

describe("a dossier", () => {
  it("has all tenders of a node, from all pages, the largest first and the unknown last", () => {
    const dossier = moneyDossier("azienda:2", [FIRST, SECOND]);
    expect(dossier?.node).toEqual(bearer("azienda:2"));
    expect(dossier?.tenders.map(({ tender: { id } }) => id)).toEqual(["appalto:c", "appalto:a", "appalto:b"]);
    expect(moneyDossier("azienda:1", [FIRST, SECOND])?.tenders).toHaveLength(1);
    expect(moneyDossier("appalto:b", [FIRST])?.tenders[0]?.aziende).toEqual([bearer("azienda:2")]);
    expect(moneyDossier("azienda:9", [FIRST, SECOND])).toBeUndefined();
  });

  it("adds cents, not fractions of euro; says what is unknown, beyond the funding, a grant", () => {
    const tenders = moneyDossier("ente:1", [FIRST, SECOND])?.tenders ?? [];
    expect(tenderTotals(tenders)).toEqual({ appalti: 3, sconosciuti: 1, importo: 3.03, oltre: 2.02, contributi: 2.02 });
  });

  it("tells an amount that nobody knows from none at all", () => {
    const unknown = moneyDossier("appalto:b", [FIRST])?.tenders ?? [];
    expect(knownAmount(tenderTotals(unknown))).toBeNull();
    expect(knownAmount(tenderTotals(moneyDossier("azienda:2", [FIRST])?.tenders ?? []))).toBe(1.01);
  });

  it("counts a tender in full for each of its companies", () => {
    const tenders = moneyDossier("ente:1", [FIRST, SECOND])?.tenders ?? [];
    const shares = sharesOf(tenders, ({ aziende }) => aziende);
    expect(shares.map(({ node, totals }) => [node.id, totals.appalti, totals.importo])).toEqual([
      ["azienda:2", 3, 3.03],
      ["azienda:1", 1, 1.01],
    ]);
  });
});

describe("the drawing of funds", () => {
  const flow = fc.record({
    from: fc.constantFrom("PNRR", "Stato", "Comune"),
    to: fc.constantFrom("A", "B LUNGO NOME DI SETTORE", "C", "D", "E"),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
  });
  const flows = fc.uniqueArray(flow, { minLength: 1, selector: ({ from, to }) => from + to });

  it("overlaps nowhere, and each flow lies within its ends", () => {
    fc.assert(
      fc.property(flows, (all) => {
        const { nodes, bands, height } = flowLayout(all, "", 12);
        for (const side of ["from", "to"] as const) {
          const own = nodes.filter((node) => node.side === side);
          own.reduce((bottom, node) => {
            expect(node.y).toBeGreaterThanOrEqual(bottom - 1e-6);
            return node.y + node.height;
          }, 0);
          for (const node of own) {
            const into = bands.filter((band) => band[side] === node.name);
            expect(into.reduce((sum, band) => sum + band.amount, 0)).toBe(node.amount);
            for (const band of into) {
              const y = side === "from" ? band.y0 : band.y1;
              expect(y).toBeGreaterThanOrEqual(node.y - 1e-6);
              expect(y).toBeLessThanOrEqual(node.y + node.height + 1e-6);
            }
          }
        }
        expect(Math.max(...nodes.map((node) => node.y + node.height))).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });

  it("puts small sectors together, none of the money away", () => {
    const all = [
      { from: "PNRR", to: "A", amount: 980 },
      { from: "PNRR", to: "B", amount: 10 },
      { from: "PNRR", to: "C", amount: 5 },
      { from: "Stato", to: "C", amount: 5 },
    ];
    expect(groupSmall(all, 0.02, "altri")).toEqual({
      flows: [
        { from: "PNRR", to: "A", amount: 980 },
        { from: "PNRR", to: "altri", amount: 15 },
        { from: "Stato", to: "altri", amount: 5 },
      ],
      small: ["B", "C"],
    });
    expect(groupSmall(all, 0.005, "altri").small).toEqual([]);
    expect(flowLayout(groupSmall(all, 0.02, "altri").flows, "altri", 9).nodes.at(-1)?.name).toBe("altri");
  });

  it("is empty where there is no money, and cuts labels between words", () => {
    expect(flowLayout([], "", 10)).toEqual({ height: 0, nodes: [], bands: [] });
    expect(labelLines("SERVIZI ALLE IMPRESE", 12)).toEqual(["SERVIZI ALLE", "IMPRESE"]);
    expect(labelLines("TELECOMUNICAZIONI", 5)).toEqual(["TELECOMUNICAZIONI"]);
  });
});

describe("the note of an answer", () => {
  const righe = {
    lette: 1,
    superate: 0,
    malformate: 0,
    orfane: 0,
    ripetute: 0,
    senzaChiave: 0,
    persone: 0,
    senzaCodice: 0,
  };
  const note = notePnrr({
    righe: { progetti: righe, gare: righe, aggiudicatari: righe, luoghi: righe, attuatori: righe },
    progetti: 1,
    progettiSenzaAppalti: 0,
    progettiSenzaTotale: 0,
    progettiSenzaRegione: 1,
    appalti: 7937,
    appaltiSenzaImporto: 0,
    appaltiSenzaNatura: 0,
    importi: {
      tutti: 100n,
      oltreFinanziamento: { appalti: 1, importo: 1n, eccedenza: 1n },
      contributi: { appalti: 1, importo: 1n },
    },
    scartoFonti: 1n,
  });

  it.each(["it", "en"] as const)("has in %s a sentence about each subject that pages speak of", (lingua) => {
    const all = Object.values(note).map((prosa) => prosa[lingua]);
    for (const subject of Object.keys(ABOUT) as (keyof typeof ABOUT)[])
      expect([subject, all.some((nota) => noteAbout(nota, subject) !== "")]).toEqual([subject, true]);
    for (const nota of all) expect(sentencesOf(nota).join(" ")).toBe(nota);
  });

  it("is told without the quotes of names of fields, in its own order", () => {
    expect(
      noteAbout("Contributi: 27, per 4.235,00 euro. `oltre_finanziamento` segna. Altro.", "oltre", "contributi"),
    ).toBe("Contributi: 27, per 4.235,00 euro. «oltre finanziamento» segna.");
    expect(noteAbout(undefined, "oltre")).toBe("");
  });
});

describe("the order of a table in an address", () => {
  it("comes back; what is no column is none", () => {
    const names = ["nome", "importo"];
    for (const text of ["nome", "-nome", "importo", "-importo"]) {
      const order = orderOf(text, names);
      expect(order && orderText(order, names)).toBe(text);
    }
    for (const text of [undefined, "", "-", "altro", "--nome"]) expect(orderOf(text, names)).toBeNull();
  });
});
