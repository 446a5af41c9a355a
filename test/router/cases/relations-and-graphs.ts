/** Relations of an act, and graphs of any size. */

import { expect } from "vitest";
import { ACTS, AMENDED, B, type Case, ELI, EN, IT } from "./case.ts";

/** It changes an act of the tree. */
const NAMED = "eli:/it/legge/2001/12/28/9099";
/** Two acts that change others are not in the tree. */
const NODES = ACTS + 2;

export const RELATIONS_AND_GRAPHS: readonly Case[] = [
  // Relations.
  {
    target: `${B}/relazioni?norma=${ELI}`,
    status: 200,
    body: { dir: "entrambe", "norma.eli": ELI },
    has: { "content-location": null },
  },
  { target: `${B}/relazioni?norma=CAD&dir=out`, status: 200, body: { dir: "out" } },
  { target: `${B}/relazioni?norma=dlgs+82+del+2005&dir=in&lang=en`, status: 200, body: { dir: "in" }, has: EN },
  { target: `${B}/relazioni?norma=`, status: 404, has: IT },
  { target: `${B}/relazioni?norma`, status: 404 },
  ...["%20", "%0A", "%20/%20", ",%20"].map(
    (between): Case => ({
      target: `${B}/relazioni?norma=L.%20241/1990${between}L.%20296/2006`,
      status: 300,
      lengths: { candidati: 2 },
    }),
  ),
  { target: `${B}/relazioni?norma=codice%20penale%0ACostituzione`, status: 300, lengths: { candidati: 2 } },
  // The act that is here does not stand for the one that is not.
  { target: `${B}/relazioni?norma=L.%20241/1990%20L.%209999/1990`, status: 300, lengths: { candidati: 1 } },
  {
    target: `${B}/relazioni?norma=legge+5+del+1831&lang=en`,
    status: 404,
    has: EN,
  },
  // An act that is not here has those that name it, however it is cited, and no row.
  ...[NAMED, "legge+9099/2001", "L.+28+dicembre+2001,+n.+9099", "urn:nir:stato:legge:2001-12-28;9099"].map(
    (name): Case => ({
      target: `${B}/relazioni?norma=${name}`,
      status: 200,
      body: {
        norma: { eli: NAMED, tipo: "legge", titolo: null, data: "2001-12-28", numero: "9099", nel_corpus: false },
        ...{ totale: 1, totale_out: 1, totale_in: 0 },
        "relazioni.0": expect.objectContaining({ direzione: "out", da: NAMED, a: AMENDED }),
      },
      has: { "content-location": name === NAMED ? null : `${B}/relazioni?norma=${NAMED}` },
    }),
  ),
  { target: `${B}/relazioni?norma=${NAMED}&dir=in&lang=en`, status: 200, body: { dir: "in", totale: 0 }, has: EN },
  ...["legge+9097/2001", "legge+27+dicembre+2001,+n.+9099", "decreto-legge+9099/2001"].map(
    (name): Case => ({ target: `${B}/relazioni?norma=${name}`, status: 404 }),
  ),
  { target: `${B}/relazioni?norma=R.D.+886/1936`, status: 300, lengths: { candidati: 2 } },
  // Graphs: tiers, off the tiers, beyond the size, filters.
  { target: `${B}/graph`, status: 200, body: { max_nodi: 2000, troncato: false }, lengths: { nodes: NODES } },
  { target: `${B}/graph?max_nodi=10`, status: 200, body: { max_nodi: 10, troncato: true }, lengths: { nodes: 10 } },
  { target: `${B}/graph?max_nodi=11`, status: 200, body: { max_nodi: 11, troncato: true }, lengths: { nodes: 11 } },
  {
    target: `${B}/graph?max_nodi=${NODES}`,
    status: 200,
    body: { max_nodi: NODES, troncato: false },
    lengths: { nodes: NODES },
  },
  {
    target: `${B}/graph?max_nodi=${NODES - 1}&lang=en`,
    status: 200,
    body: { troncato: true },
    lengths: { nodes: NODES - 1 },
    has: EN,
  },
  { target: `${B}/graph?max_nodi=19999`, status: 200, body: { troncato: false }, lengths: { nodes: NODES } },
  { target: `${B}/graph?livello=articolo&max_nodi=35`, status: 200, body: { totale_nodi: 36 }, lengths: { nodes: 35 } },
  {
    target: `${B}/pnrr/graph`,
    status: 200,
    body: { settore: "", importo_min: 0, max_nodi: 500 },
    lengths: { nodes: 76 },
  },
  {
    target: `${B}/pnrr/graph?importo_min=-0.0&max_nodi=33`,
    status: 200,
    body: { importo_min: 0 },
    lengths: { nodes: 33 },
  },
  {
    target: `${B}/pnrr/graph?settore=sOCIAli&max_nodi=12`,
    status: 200,
    body: { settore: "sOCIAli" },
    lengths: { nodes: 12 },
  },
  {
    target: `${B}/pnrr/graph?importo_min=inf`,
    status: 200,
    body: { importo_min: null, totale_nodi: 0 },
    lengths: { nodes: 0 },
  },
  { target: `${B}/pnrr/graph?importo_min=1e400&lang=en`, status: 200, body: { importo_min: null }, has: EN },
  { target: `${B}/pnrr/graph?settore=nessuno`, status: 200, body: { totale_nodi: 0, totale_link: 0, troncato: false } },
  { target: `${B}/pnrr/graph?settore=__proto__`, status: 200, body: { totale_nodi: 0 } },
  { target: `${B}/politici/graph?ramo=Senato`, status: 200, body: { gruppo: "", ramo: "Senato" } },
  {
    target: `${B}/politici/graph?gruppo=DELTA&ramo=Senato`,
    status: 200,
    body: { totale_nodi: 0 },
    lengths: { links: 0 },
  },
  { target: `${B}/politici/graph?max_nodi=13`, status: 200, body: { max_nodi: 13 }, lengths: { nodes: 13 } },
];
