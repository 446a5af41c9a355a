/** Votes by name: their list, one with its groups and people, those of a member. */

import { B, type Case, EN, IT } from "./case.ts";

const BILL = "C.9005";
const list = (query: string, totale: number, ids: readonly string[]): Case => ({
  target: `${B}/votazioni?${query}`,
  status: 200,
  body: { totale, ...Object.fromEntries(ids.map((id, i) => [`votazioni.${i}.id`, id])) },
  lengths: { votazioni: ids.length },
});
const refused = (target: string, fault: string): Case => ({ target: B + target, status: 422, fault });
const [LAST, SECRET, CONFIDENCE, WRONG] = ["C-99-25-3", "S-99-36-9", "S-99-35-2", "S-99-31-7"];

export const VOTAZIONI: readonly Case[] = [
  {
    target: `${B}/votazioni`,
    status: 200,
    has: { ...IT, "content-location": null },
    body: { totale: 8, limit: 100, offset: 0 },
    lengths: { votazioni: 8 },
  },
  { target: `${B}/votazioni?lang=en`, status: 200, body: { totale: 8 }, has: EN },
  // Each branch, category, day and window: `property/votazioni.runs.test.ts`.
  list("dal=2024-05-02&al=2024-02-01", 0, []),
  // A bill in any spelling; its votes are those that name it, in either branch.
  list("ddl=AC+9005", 2, [WRONG, LAST]),
  list(`ddl=${BILL}&ramo=S`, 1, [WRONG]),
  list("ddl=+&limit=2", 8, [SECRET, CONFIDENCE]),
  { target: `${B}/votazioni?ddl=S.99`, status: 404 },
  { target: `${B}/votazioni?ddl=niente&lang=en`, status: 404, has: EN },
  refused("/votazioni?ramo=Senato", "string_pattern_mismatch"),
  refused("/votazioni?ramo=s", "string_pattern_mismatch"),
  refused("/votazioni?categoria=emendamento", "string_pattern_mismatch"),
  refused("/votazioni?dal=2024", "string_pattern_mismatch"),
  refused("/votazioni?al=2024-02-30", "value_error"),
  refused("/votazioni?limit=0", "greater_than_equal"),
  refused("/votazioni?limit=1001", "less_than_equal"),
  refused("/votazioni?offset=-1", "greater_than_equal"),
  refused("/votazioni?gruppo=GEU", "extra_forbidden"),
  // What one says of groups and people, what a member voted: `property/votazioni.runs.test.ts`.
  { target: `${B}/votazioni/${LAST}`, status: 200, has: { ...IT, "content-location": null }, body: { id: LAST } },
  { target: `${B}/votazioni/${SECRET}?lang=en`, status: 200, body: { palese: false }, has: EN },
  ...[
    ["vs99_25_003", LAST],
    ["c-99-25-3", LAST],
    ["http://dati.camera.it/ocd/votazione.rdf/vs99_25_003", LAST],
    ["http%3A%2F%2Fdati.camera.it%2Focd%2Fvotazione.rdf%2Fvs99_25_003", LAST],
    ["99-35-2", CONFIDENCE],
    ["https://dati.senato.it/votazione/99-35-2", CONFIDENCE],
  ].map(
    ([text, id = ""]): Case => ({
      target: `${B}/votazioni/${text}`,
      status: 200,
      body: { id },
      has: { "content-location": `${B}/votazioni/${id}` },
    }),
  ),
  // What names none is refused, and nothing like it is given.
  ...["S-99-25-3", "99-25-3", "vs99_25", "vs99-25-3", "S-99-35", "http://example.org/vs99_25_003", "constructor"].map(
    (text): Case => ({ target: `${B}/votazioni/${text}`, status: 404 }),
  ),
  { target: `${B}/votazioni/?lang=en`, status: 404, has: EN },
  refused(`/votazioni/${LAST}?ramo=C`, "extra_forbidden"),
  refused(`/votazioni/${LAST}?lang=fr`, "string_pattern_mismatch"),
  {
    target: `${B}/politici/C-900107/voti`,
    status: 200,
    has: { ...IT, "content-location": null },
    lengths: { voti: 4 },
  },
  {
    target: `${B}/politici/C-900107/voti?limit=2&offset=1`,
    status: 200,
    body: { totale: 4, "voti.0.votazione.id": "C-99-40-12" },
    lengths: { voti: 2 },
  },
  { target: `${B}/politici/S-90001/voti?lang=en`, status: 200, has: EN },
  { target: `${B}/politici/c-900108/voti`, status: 200, has: { "content-location": `${B}/politici/C-900108/voti` } },
  { target: `${B}/politici/S-1/voti`, status: 404 },
  { target: `${B}/politici/graph/voti?lang=en`, status: 404, has: EN },
  refused("/politici/C-900107/voti?limit=1001", "less_than_equal"),
  refused("/politici/C-900107/voti?voto=contrario", "extra_forbidden"),
  { target: `${B}/ddl/${BILL}`, status: 200, body: { "votazioni.0.id": WRONG }, lengths: { votazioni: 2 } },
];
