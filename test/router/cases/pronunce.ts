/** Rulings of the Constitutional Court on an act, on an article and on a comma, in any version. */

import { AMENDED } from "../small-versions.ts";
import { B, type Case, EN, IT } from "./case.ts";
import { at, URN } from "./versions.ts";

const ECLI = "ECLI:IT:COST:2019:242";
export const PRONUNCE: readonly Case[] = [
  { target: at(`${AMENDED}@2012-07-01/pronunce?lang=en`), status: 200, has: EN },
  {
    target: at(`${URN}/pronunce`),
    status: 200,
    body: { totale: 4 },
    has: { "content-location": at(`${AMENDED}/pronunce`) },
  },
  { target: at("legge%201/1800/pronunce"), status: 404 },
  { target: at("eli:/it/regio-decreto/1936/05/14/886/pronunce"), status: 300 },
  { target: at(`${AMENDED}/pronunce?lang=fr`), status: 422 },
  // A comma has those that name it, and those on the whole article.
  { target: at(`${AMENDED}/art/1/comma/1`), status: 200, body: { "pronunce.0.numero": 9 }, lengths: { pronunce: 1 } },
  {
    target: at(`${AMENDED}/art/1/comma/2`),
    status: 200,
    body: { "pronunce.0.numero": 242, "pronunce.1.numero": 9 },
    lengths: { pronunce: 2 },
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
  { target: `${B}/pronunce/${ECLI}?anno=2019`, status: 422, fault: "extra_forbidden" },
  { target: at(`${AMENDED}/pronunce?anno=2019`), status: 422, fault: "extra_forbidden" },
  // One, as people write it.
  { target: `${B}/pronunce/${ECLI}`, status: 200, has: { ...IT, "content-location": null }, body: { ecli: ECLI } },
  ...[
    "242/2019",
    "sent.%20n.%20242%20del%202019",
    "Corte%20cost.%20242/2019",
    "ecli:it:cost:2019:242",
    "sentenza%20della%20Corte%20costituzionale%2022.11.2019,%20n.%20242",
  ].map(
    (text): Case => ({
      target: `${B}/pronunce/${text}`,
      status: 200,
      body: { ecli: ECLI },
      has: { "content-location": `${B}/pronunce/${ECLI}` },
    }),
  ),
  { target: `${B}/pronunce/243/2019?lang=en`, status: 404, has: EN, lengths: { pronunce: 3 } },
  { target: `${B}/pronunce/242`, status: 404, body: { pronunce: [{ ecli: ECLI, numero: 242, anno: 2019 }] } },
  { target: `${B}/pronunce/niente`, status: 404, lengths: { pronunce: 0 } },
  // Another court's, another kind, another day: never that of the same number.
  ...["C-242/19", "Cass.%20242/2019", "ord.%20n.%20242%20del%202019", "sent.%2023%20novembre%202019,%20n.%20242"].map(
    (text): Case => ({ target: `${B}/pronunce/${text}`, status: 404 }),
  ),
  { target: `${B}/pronunce/242/19`, status: 422, fault: "value_error" },
];
