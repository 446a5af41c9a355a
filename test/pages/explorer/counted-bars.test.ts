import { h } from "preact";
import { render } from "preact-render-to-string";
import { expect, it, vi } from "vitest";
import { VOTI } from "../../../generator/contract/resources/voti.ts";

vi.stubGlobal("document", { documentElement: { lang: "it", dataset: {} }, adoptedStyleSheets: [] });
vi.stubGlobal(
  "CSSStyleSheet",
  class {
    replaceSync() {}
  },
);
vi.stubGlobal("location", { href: "https://example.org/esplora/", hash: "" });
const { CountedBars } = await import("../../../generator/pages/explorer/client/resource-page.tsx");

it("bars name values as the filter does that they lead to", () => {
  const voti = ["contrario", "favorevole", "favorevole"].map((voto) => ({ voto }));
  const table = { ...VOTI.list, counted: { by: "difforme", title: { it: "Diversi", en: "Differing" } } };
  const body = { voti: voti.map((one, i) => ({ ...one, difforme: i === 0 })) };
  const shown = render(
    h(CountedBars, { of: VOTI, table, body, address: { path: ["parlamentare", "C-1"], query: {} } }),
  );
  expect(shown).toContain('href="#/parlamentare/C-1?difforme=true"');
  expect(shown).toContain(">sì</a>");
  expect(shown).not.toContain(">true</a>");
});
