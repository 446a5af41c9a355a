/** Votes by name: their list, one with its groups and people, those of a member. */

import { B, type Case, EN, IT } from "./case.ts";

const BILL = "C.643-BIS";
const list = (query: string, totale: number, ids: readonly string[]): Case => ({
  target: `${B}/votazioni?${query}`,
  status: 200,
  body: { totale, ...Object.fromEntries(ids.map((id, i) => [`votazioni.${i}.id`, id])) },
  lengths: { votazioni: ids.length },
});
const refused = (target: string, fault: string): Case => ({ target: B + target, status: 422, fault });
const [LAST, SECRET, CONFIDENCE, WRONG, NO_DAY] = ["C-19-20-2", "C-19-20-1", "S-19-12-3", "S-19-12-1", "C-19-7-1"];

export const VOTAZIONI: readonly Case[] = [
  {
    target: `${B}/votazioni`,
    status: 200,
    has: { ...IT, "content-location": null },
    body: {
      ...{ totale: 5, limit: 100, offset: 0, "votazioni.0.id": LAST, "votazioni.0.ramo": "C" },
      ...{ "votazioni.0.ddl": [BILL], "votazioni.0.favorevoli": 5, "votazioni.0.presenti": null },
      ...{ "votazioni.3.quadra": false, "votazioni.4.data": null, "votazioni.4.favorevoli": null },
    },
    lengths: { votazioni: 5 },
  },
  { target: `${B}/votazioni?lang=en`, status: 200, body: { totale: 5 }, has: EN },
  list("limit=1&offset=1", 5, [SECRET]),
  list("offset=9007199254740991", 5, []),
  list("ramo=C&limit=2&offset=1", 3, [SECRET, NO_DAY]),
  list("categoria=finale&dal=2023-12-01&al=2024-05-02&offset=1", 3, [SECRET, WRONG]),
  list("dal=2024-05-02&al=2024-02-01", 0, []),
  // A bill in any spelling; its votes are those that name it, in either branch.
  list("ddl=AC+643-bis", 3, [LAST, SECRET, WRONG]),
  list(`ddl=${BILL}&ramo=S`, 1, [WRONG]),
  list(`ddl=${BILL}&limit=1&offset=1`, 3, [SECRET]),
  list("ddl=+", 5, [LAST, SECRET, CONFIDENCE, WRONG, NO_DAY]),
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
  // One: groups of that day, the largest first; no line on a tie or in the mixed group.
  {
    target: `${B}/votazioni/${LAST}`,
    status: 200,
    has: { ...IT, "content-location": null },
    body: {
      ...{ id: LAST, categoria: "finale", palese: true, url: "https://example.org/voto" },
      "gruppi.0": {
        ...{ sigla: "GED", nome: "Gruppo Esempio Due", favorevole: 2, contrario: 0, astenuto: 0 },
        ...{ presente_non_votante: 0, missione: 1, presidente: 0, non_partecipa: 1, non_votante: 0 },
        ...{ linea: "favorevole", difformi: 0 },
      },
      ...{ "gruppi.1.sigla": "GEU", "gruppi.1.linea": "favorevole", "gruppi.1.difformi": 2 },
      ...{ "gruppi.2.sigla": "M-ALT", "gruppi.2.favorevole": 1, "gruppi.2.linea": null },
      "voti.0": {
        ...{ id: "C-11", nome: "Parlamentare Esempio 11", gruppo: "GED", voto: "favorevole" },
        ...{ parole: "favorevole", difforme: false },
      },
    },
    lengths: { gruppi: 3, voti: 12 },
  },
  {
    target: `${B}/votazioni/${SECRET}?lang=en`,
    status: 200,
    body: { palese: false, "gruppi.0.linea": null, "gruppi.0.favorevole": 0, "voti.0.voto": "ha_votato" },
    has: EN,
  },
  { target: `${B}/votazioni/${CONFIDENCE}`, status: 200, body: { "gruppi.1.sigla": "GEU", "gruppi.1.linea": null } },
  { target: `${B}/votazioni/${NO_DAY}`, status: 200, body: { gruppi: [], voti: [] } },
  ...[
    ["vs19_20_002", LAST],
    ["c-19-20-2", LAST],
    ["http://dati.camera.it/ocd/votazione.rdf/vs19_20_002", LAST],
    ["http%3A%2F%2Fdati.camera.it%2Focd%2Fvotazione.rdf%2Fvs19_20_002", LAST],
    ["19-12-3", CONFIDENCE],
    ["https://dati.senato.it/votazione/19-12-3", CONFIDENCE],
  ].map(
    ([text, id = ""]): Case => ({
      target: `${B}/votazioni/${text}`,
      status: 200,
      body: { id },
      has: { "content-location": `${B}/votazioni/${id}` },
    }),
  ),
  // What names none is refused, and nothing like it is given.
  ...["S-19-20-2", "19-20-2", "vs19_20", "vs19-20-2", "S-19-12", "http://example.org/vs19_20_002", "constructor"].map(
    (text): Case => ({ target: `${B}/votazioni/${text}`, status: 404 }),
  ),
  { target: `${B}/votazioni/?lang=en`, status: 404, has: EN },
  refused(`/votazioni/${LAST}?ramo=C`, "extra_forbidden"),
  refused(`/votazioni/${LAST}?lang=fr`, "string_pattern_mismatch"),
  // A member: a secret vote is held, and counts nowhere else.
  {
    target: `${B}/politici/C-11/voti`,
    status: 200,
    has: { ...IT, "content-location": null },
    body: {
      parlamentare: { id: "C-11", nome: "Parlamentare Esempio 11", ramo: "Camera", gruppo: "GED" },
      totali: {
        ...{ tenute: 2, palesi: 1, favorevole: 1, contrario: 0, astenuto: 0, presente_non_votante: 0 },
        ...{ missione: 0, presidente: 0, non_partecipa: 0, non_votante: 0, in_nessun_elenco: 0, difformi: 0 },
      },
      ...{ totale: 2, limit: 100, offset: 0, "voti.0.linea": "favorevole", "voti.0.difforme": false },
      "voti.0.votazione": {
        id: LAST,
        data: "2024-05-02",
        titolo: null,
        oggetto: "Voto 0 «esempio» è",
        categoria: "finale",
        ddl: [BILL],
      },
      ...{ "voti.1.votazione.id": SECRET, "voti.1.voto": "ha_votato", "voti.1.linea": null },
    },
    lengths: { voti: 2 },
  },
  // In office for one of the two, and in the list of both: the other is in no total.
  {
    target: `${B}/politici/S-10/voti?lang=en`,
    status: 200,
    body: { "totali.tenute": 1, "totali.favorevole": 1, totale: 2 },
    has: EN,
  },
  // In office and in no list: neither absent nor anything else.
  {
    target: `${B}/politici/S-21/voti`,
    status: 200,
    body: { "totali.palesi": 2, "totali.non_partecipa": 0, "totali.in_nessun_elenco": 2, voti: [] },
  },
  { target: `${B}/politici/C-12/voti?limit=1&offset=1`, status: 200, body: { "voti.0.voto": "missione" } },
  { target: `${B}/politici/c-12/voti`, status: 200, has: { "content-location": `${B}/politici/C-12/voti` } },
  { target: `${B}/politici/S-1/voti`, status: 404 },
  { target: `${B}/politici/graph/voti?lang=en`, status: 404, has: EN },
  refused("/politici/C-11/voti?limit=1001", "less_than_equal"),
  refused("/politici/C-11/voti?voto=contrario", "extra_forbidden"),
  { target: `${B}/ddl/${BILL}`, status: 200, body: { "votazioni.0.id": LAST }, lengths: { votazioni: 3 } },
];
