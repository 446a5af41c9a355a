/** Rulings of the Constitutional Court on an act, on an article and on a comma, in any version. */

import { AMENDED, B, type Case, EN, IT } from "./case.ts";
import { at, URN } from "./versions.ts";

const ECLI = "ECLI:IT:COST:2008:9901";
export const PRONUNCE: readonly Case[] = [
  { target: at(`${AMENDED}@1999-03-20/pronunce?lang=en`), status: 200, has: EN },
  {
    target: at(`${URN}/pronunce`),
    status: 200,
    body: { totale: 2 },
    has: { "content-location": at(`${AMENDED}/pronunce`) },
  },
  { target: at("legge%201/1800/pronunce"), status: 404 },
  { target: at("eli:/it/regio-decreto/1936/05/14/886/pronunce"), status: 300 },
  { target: at(`${AMENDED}/pronunce?lang=fr`), status: 422 },
  // A comma has those that name it, and those on the whole article.
  {
    target: at(`${AMENDED}/art/3/comma/1`),
    status: 200,
    body: { "pronunce.0.numero": 9901 },
    lengths: { pronunce: 1 },
  },
  { target: at(`${AMENDED}/art/3/comma/2`), status: 200, lengths: { pronunce: 0 } },
  {
    target: at(`${AMENDED}/art/4/comma/1`),
    status: 200,
    body: { "pronunce.0.numero": 9902 },
    lengths: { pronunce: 1 },
  },
  // Of each year, effect and window, on each act: `property/versioni-oracle.ts`.
  { target: `${B}/pronunce?lang=en`, status: 200, body: { totale: 4 }, has: EN },
  { target: `${B}/pronunce/${ECLI}?lang=en`, status: 200, body: { ecli: ECLI }, has: EN },
  { target: `${B}/pronunce?offset=9007199254740991`, status: 200, body: { totale: 4 }, lengths: { pronunce: 0 } },
  { target: `${B}/pronunce?limit=0`, status: 422, fault: "greater_than_equal" },
  { target: `${B}/pronunce?limit=1001`, status: 422, fault: "less_than_equal" },
  { target: `${B}/pronunce?anno=-1`, status: 422, fault: "greater_than_equal" },
  { target: `${B}/pronunce?anno=duemila`, status: 422, fault: "int_parsing" },
  { target: `${B}/pronunce?effetto=fondata`, status: 422, fault: "string_pattern_mismatch" },
  { target: `${B}/pronunce?testo=x`, status: 422, fault: "extra_forbidden" },
  { target: `${B}/pronunce/${ECLI}?anno=2008`, status: 422, fault: "extra_forbidden" },
  { target: at(`${AMENDED}/pronunce?anno=2019`), status: 422, fault: "extra_forbidden" },
  // One, as people write it.
  { target: `${B}/pronunce/${ECLI}`, status: 200, has: { ...IT, "content-location": null }, body: { ecli: ECLI } },
  ...[
    "9901/2008",
    "sent.%20n.%209901%20del%202008",
    "Corte%20cost.%209901/2008",
    "ecli:it:cost:2008:9901",
    "sentenza%20della%20Corte%20costituzionale%2017.6.2008,%20n.%209901",
  ].map(
    (text): Case => ({
      target: `${B}/pronunce/${text}`,
      status: 200,
      body: { ecli: ECLI },
      has: { "content-location": `${B}/pronunce/${ECLI}` },
    }),
  ),
  { target: `${B}/pronunce/9900/2008?lang=en`, status: 404, has: EN, lengths: { pronunce: 4 } },
  { target: `${B}/pronunce/9901`, status: 404, body: { pronunce: [{ ecli: ECLI, numero: 9901, anno: 2008 }] } },
  { target: `${B}/pronunce/niente`, status: 404, lengths: { pronunce: 0 } },
  // Another court's, another kind, another day: never that of the same number.
  ...["C-9901/08", "Cass.%209901/2008", "ord.%20n.%209901%20del%202008", "sent.%2018%20giugno%202008,%20n.%209901"].map(
    (text): Case => ({ target: `${B}/pronunce/${text}`, status: 404 }),
  ),
  { target: `${B}/pronunce/9901/08`, status: 422, fault: "value_error" },
];
