/** The deputies and their groups, from the Chamber's SPARQL service. */

import { readRows } from "../csv.ts";
import { attempt } from "./attempt.ts";
import { keepAnswer } from "./keep-answer.ts";
import { type FetchOutcome, FetchRefused } from "./outcome.ts";
import { LEGISLATURA, type Source } from "./source.ts";
import { FETCH_TEXTS } from "./texts.ts";
import { ask } from "./transport/ask.ts";
import type { Connection } from "./transport/connection.ts";
import type { Fetching } from "./transport/fetch-file.ts";

/** The service that answers in SPARQL. */
export const CHAMBER_ADDRESS = "https://dati.camera.it/sparql";
const NAME = `parlamento/camera/deputati_${LEGISLATURA}.csv`;
/** Rows of one answer at the most, by the service's own limit. */
const ROWS = 10_000;
const COLUMNS = ["persona", "cognome", "nome", "nomeGruppo", "sigla"];

/** Memberships of today: those without an end. Ordered, so that pages do not overlap. */
const query = (offset: number) => `PREFIX ocd: <http://dati.camera.it/ocd/>
PREFIX foaf: <http://xmlns.com/foaf/0.1/>
PREFIX dcterms: <http://purl.org/dc/terms/>
PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>
SELECT DISTINCT ?persona ?cognome ?nome ?nomeGruppo ?sigla WHERE {
  ?d a ocd:deputato ; ocd:rif_leg <http://dati.camera.it/ocd/legislatura.rdf/repubblica_${LEGISLATURA}> ;
     ocd:rif_persona ?persona ; foaf:surname ?cognome ; foaf:firstName ?nome ; ocd:aderisce ?a .
  ?a rdfs:label ?nomeGruppo ; ocd:rif_gruppoParlamentare ?g .
  ?g dcterms:alternative ?sigla .
  FILTER NOT EXISTS { ?a ocd:endDate ?fine }
} ORDER BY ?persona ?sigla LIMIT ${ROWS} OFFSET ${offset}`;

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The rows of one answer, without the header. */
async function page(connection: Connection, offset: number): Promise<string[][]> {
  const address = `${CHAMBER_ADDRESS}?${new URLSearchParams({ query: query(offset) })}`;
  const { text } = await ask(connection, { address, headers: { accept: "text/csv" } });
  const rows: string[][] = [];
  let [header, cut]: [readonly string[], boolean] = [[], false];
  await readRows([text], {
    header(cells) {
      header = cells;
      return true;
    },
    row: (cells) => void rows.push([...cells]),
    odd() {
      cut = true;
      return false;
    },
    damaged() {
      cut = true;
    },
  });
  if (COLUMNS.some((name, i) => header[i] !== name))
    throw new FetchRefused(FETCH_TEXTS.otherColumns(CHAMBER_ADDRESS, text.slice(0, 60).trim()));
  if (cut || header.length !== COLUMNS.length) throw new FetchRefused(FETCH_TEXTS.answerCut(CHAMBER_ADDRESS));
  return rows;
}

/** Fetches the deputies with their groups of today. */
async function fetchDeputies(fetching: Fetching): Promise<FetchOutcome[]> {
  const { folder, connection } = fetching;
  const work = async () => {
    const all: string[][] = [];
    for (let rows = await page(connection, 0); ; rows = await page(connection, all.length)) {
      all.push(...rows);
      if (rows.length < ROWS) break;
    }
    if (all.length === 0) throw new FetchRefused(FETCH_TEXTS.noDeputy(CHAMBER_ADDRESS));
    const csv = [COLUMNS, ...all].map((row) => row.map(quoted).join(",")).join("\n");
    return keepAnswer(fetching, NAME, `${csv}\n`, CHAMBER_ADDRESS);
  };
  return [await attempt("Camera", NAME, work, () => folder.ledger.entry(NAME)?.bytes ?? 0)];
}

export const CHAMBER: Source = {
  area: "parlamento",
  attributions: [
    {
      area: "parlamento",
      nome: "Camera dei deputati - dati aperti (deputati e gruppi, XIX legislatura)",
      url: CHAMBER_ADDRESS,
      licenza: "CC BY 4.0",
      attribuzione: "Camera dei deputati, dati.camera.it",
      files: "parlamento/camera/",
    },
  ],
  fetch: fetchDeputies,
};
