/** Invented projects of the recovery plan, and their graph by sector and amount. */

import type { FilterableGraph } from "../../generator/corpus/orders/filterable-graph.ts";
import type { ModelloPnrr } from "../../generator/corpus/pnrr/modello.ts";
import { filterable, type Graph, type Link, type Node } from "./small-graphs.ts";

/** Sectors, in order. */
export const SETTORI = ["ENERGIA", "NON DISPONIBILE", "SCUOLA E RICERCA"];
const FINANZIATO = [900.5, 900.5, 500, 400, 300.25, 200, 100, 100, 50, 0];

/** Projects by amount, each with a tender that one of seven companies wins. */
const PROGETTI = Array.from({ length: 60 }, (_, i) => ({
  id: `progetto:${String(i).padStart(3, "0")}:à`,
  settore: SETTORI[i % 3]!,
  finanziamento: FINANZIATO[Math.floor(i / 6)]!,
  appalto: `appalto:${i}`,
  azienda: `azienda:${i % 7}`,
}));

function graphOfProjects(chosen: typeof PROGETTI): Graph {
  const nodes = new Map<string, Node>();
  const links: Link[] = [];
  for (const { id, settore, finanziamento, appalto, azienda } of chosen) {
    nodes.set(id, { id, label: `Progetto ${id}`, cup: null, settore, finanziamento_totale: finanziamento });
    nodes.set(appalto, {
      id: appalto,
      label: "Appalto",
      cig: null,
      importo: null,
      natura: null,
      oltre_finanziamento: false,
    });
    nodes.set(
      azienda,
      nodes.get(azienda) ?? { id: azienda, label: "Impresa Esempio", codice_fiscale: azienda.slice(8) },
    );
    links.push(
      { source: id, target: appalto, tipo: "ha_appalto" },
      { source: azienda, target: appalto, tipo: "vince" },
    );
  }
  return { nodes: [...nodes.values()], links };
}

/**
 * The filtered graph of the contract, whole.
 *
 * @example projectsGraph("scuola", 0)
 */
export function projectsGraph(settore: string, importoMin: number): Graph {
  const wanted = settore.toLowerCase();
  return graphOfProjects(
    PROGETTI.filter((p) => p.settore.toLowerCase().includes(wanted) && p.finanziamento >= importoMin),
  );
}

/**
 * The projects' base and every set of sectors.
 *
 * @example projectSets().sets.length // 7
 */
export function projectSets(): FilterableGraph {
  const subsets = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];
  const sets = subsets.map((subset) => {
    const chosen = PROGETTI.filter((p) => subset.includes(SETTORI.indexOf(p.settore)));
    const steps = [...new Set(FINANZIATO)].map((threshold) => {
      const { nodes, links } = graphOfProjects(chosen.filter((p) => p.finanziamento >= threshold));
      return { threshold, nodes: nodes.length, links: links.length };
    });
    return { key: subset.join(","), graph: graphOfProjects(chosen), steps };
  });
  const nomi = SETTORI.map((name) => name.toLowerCase());
  return filterable(graphOfProjects(PROGETTI), nomi, sets);
}

const place = (
  regione: string | null,
  provincia: string | null,
  comune: string | null,
  percentuale: string | null,
) => ({
  regione,
  provincia,
  comune,
  percentuale,
});
const plan = (n: number, totale: number, luoghi: ModelloPnrr["progetti"][number]["luoghi"], appalti: number[] = []) => {
  const cup = `Z00X0000000000${n}`;
  const [clp, submisura, titolo] = [`L${n}`, "M1", `Progetto di esempio ${n}`];
  const id = `progetto:${cup}:${clp}:${submisura}`;
  return { id, label: titolo, cup, clp, submisura, titolo, settore: "RICERCA", totale, luoghi, appalti };
};

/** Five projects in two towns of one name, in a town that is called like its province, in a region, and nowhere; two have a tender. */
export function placedPlan(): ModelloPnrr {
  const progetti = [
    plan(1, 100_01, [place("003", "015", "015146", null)], [0]),
    plan(2, 300_00, [place("003", "015", "015146", "50"), place("003", "013", "013130", "50")], [1]),
    plan(3, 200_00, [place("003", "022", "022106", "100")]),
    plan(4, 50_00, [place("003", null, null, "100")]),
    plan(5, 10_00, []),
  ];
  const tender = { id: "appalto:Y", label: "Gara di esempio", cig: "Y", importo: 90_00, natura: null };
  const other = { id: "appalto:X", label: "Altra gara", cig: "X", importo: 60_00, natura: null };
  return {
    progetti,
    appalti: [
      { ...tender, oltreFinanziamento: 0, enti: [0], aziende: [0] },
      { ...other, oltreFinanziamento: 0, enti: [0], aziende: [0, 1] },
    ],
    enti: [{ id: "ente:2", codice: "2", nome: "Comune di Esempio" }],
    aziende: [
      { id: "azienda:1", codice: "1", nome: "Impresa Esempio 01" },
      { id: "azienda:3", codice: "3", nome: "Impresa Esempio 03" },
    ],
    regioni: new Map([["003", "LOMBARDIA"]]),
    province: new Map(
      [
        ["013", "COMO"],
        ["015", "MILANO"],
        ["022", "TRENTO/TRIENT"],
      ].map(([codice = "", nome = ""]) => [codice, { nome, regione: "003" }]),
    ),
    comuni: new Map([
      ["015146", "MILANO"],
      ["013130", "LIVO"],
      ["022106", "LIVO"],
    ]),
    fonti: [{ codice: "pnrr", nome: "PNRR" }],
    importiFonti: Float64Array.from(progetti, ({ totale }) => totale),
    righe: {} as ModelloPnrr["righe"],
  };
}
