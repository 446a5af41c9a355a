import { h } from "preact";
import { render } from "preact-render-to-string";
import { describe, expect, it, vi } from "vitest";
import type { Meta } from "../../../generator/pages/explorer/client/data/answer.ts";
import type { Bill } from "../../../generator/pages/explorer/client/views/ddl/bill.ts";

vi.stubGlobal("document", { documentElement: { lang: "it", dataset: {} }, adoptedStyleSheets: [] });
vi.stubGlobal(
  "CSSStyleSheet",
  class {
    replaceSync() {}
  },
);
vi.stubGlobal("location", { href: "https://example.org/esplora/", hash: "#/ddl/S.1" });
const { BillShown } = await import("../../../generator/pages/explorer/client/views/ddl/bill-page.tsx");

const BILL: Bill = {
  numero: "S.1",
  numeri: ["S.1"],
  titolo: "Norme di esempio sul turismo",
  ramo: "Senato",
  natura: "ordinaria",
  stato: "approvato",
  chiuso: true,
  data_presentazione: "2025-01-01",
  data_stato: "2025-01-02",
  giorni_fermo: null,
  proponente: "Sen. Esempio 07 Parlamentare",
  iniziativa: "Parlamentare",
  n_firmatari: 0,
  legge: { numero: "56", data: "2025-04-29", eli: "eli:/it/legge/2025/04/29/56" },
  stato_esteso: "approvato definitivamente",
  fasi: [
    { numero: "S.1", ramo: "Senato", data_presentazione: "2025-01-01", stato: "approvato", data_stato: "2025-01-02" },
  ],
  firmatari: [],
  assegnazioni: [{ data: "2025-01-03", commissione: "1ª (Esempio)", tipo: "primaria", sede: "referente" }],
  votazioni: [],
  dossier: { testo: "titolo", articoli: 0, citazioni: [] },
};
const meta: Meta = { release: "000000000000", dati_al: null, fonti: [] };
const shown = (more: Partial<Bill>) =>
  render(h(BillShown, { bill: { ...BILL, ...more, meta }, path: ["ddl", "S.1"], request: "ddl/S.1" }));

describe("the page of a bill", () => {
  it("says what the source says", () => {
    expect(shown({})).toContain("ordinaria · iniziativa parlamentare");
    expect(shown({})).toMatch(/<a href="[^"]*2025\/04\/29\/56">n. 56\/2025<\/a>/);
  });

  it.each<[what: string, more: Partial<Bill>]>([
    ["title", { titolo: null }],
    ["kind", { natura: null }],
    ["initiative", { iniziativa: null }],
    ["state", { stato: null, stato_esteso: null, data_stato: null }],
    ["day of its beginning", { data_presentazione: null }],
    ["law", { legge: null }],
    ["ELI of its law", { legge: { numero: "56", data: "2025-04-29", eli: null } }],
    ["number of its law", { legge: { numero: null, data: null, eli: null } }],
    ["state of a reading", { fasi: [{ ...BILL.fasi[0]!, stato: null, data_stato: null, data_presentazione: null }] }],
    ["committee", { assegnazioni: [{ data: null, commissione: null, tipo: null, sede: null }] }],
  ])("is there where the source has no %s", (_, more) => {
    const page = shown(more);
    expect(page).toContain('<span class="bill-number">S.1</span>');
    expect(page).not.toMatch(/\b(?:null|undefined|NaN)\b/);
  });
});
