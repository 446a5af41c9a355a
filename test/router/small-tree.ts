/** A tree of invented answers, written by the project's own writers into memory: what the router's tests are run against. */

import { EXPLORER_FOLDERS } from "../../generator/contract/explorer-addresses.ts";
import { NOT_FOUND_FILE } from "../../generator/contract/named-files.ts";
import type { NormaRow } from "../../generator/contract/norma-row.ts";
import { areasOf } from "../../generator/contract/openapi/texts.ts";
import { OPERATIONS, type OperationId } from "../../generator/contract/operations.ts";
import type { RulingRow } from "../../generator/contract/resources/pronunce.ts";
import { TEXT_PAGES } from "../../generator/contract/text-page.ts";
import { tiersOf } from "../../generator/contract/tiers.ts";
import type { DdlRow } from "../../generator/corpus/orders/parlamento/righe.ts";
import { indiceNumeri } from "../../generator/corpus/orders/parlamento/views.ts";
import { placeRankings } from "../../generator/corpus/orders/pnrr/luoghi.ts";
import { projectsView } from "../../generator/corpus/orders/pnrr/progetti.ts";
import { lineJson, lineOfMeta, members } from "../../generator/format/line-json.ts";
import { releaseOfAreas, TREE_MARK, type TreeReleases, treeMarkText } from "../../generator/format/mark.ts";
import type { Read } from "../../generator/format/read-tree.ts";
import { CITATIONS_FILE } from "../../generator/law/citations/tables.ts";
import { ITALIAN_CITATIONS } from "../../generator/law/italian/tables.ts";
import type { Cards } from "../../generator/tree/cards.ts";
import { deflated } from "../../generator/tree/deflated.ts";
import { orderedSet, writeGraphSets } from "../../generator/tree/graph-sets.ts";
import { writeGraphTiers } from "../../generator/tree/graph-tiers.ts";
import type { Staging } from "../../generator/tree/staging.ts";
import { writeGazzetta, writeList, writeNumbers, writeRegister } from "../../generator/tree/write-norme.ts";
import { writePlaceRankings } from "../../generator/tree/write-place-rankings.ts";
import { writeProjects } from "../../generator/tree/write-projects.ts";
import { writeRulingLists } from "../../generator/tree/write-ruling-lists.ts";
import { writeUnionLists } from "../../generator/tree/write-union-lists.ts";
import { listsInMemory, textsInMemory } from "../lists-in-memory.ts";
import { writeSmallCitations } from "./small-citations.ts";
import { actsGraph, ordered } from "./small-graphs.ts";
import { peopleSets } from "./small-people.ts";
import { placedPlan, projectSets } from "./small-projects.ts";
import { articlesOf, type FirstLines, type NamingUnion, writeAct } from "./small-versions.ts";
import { writeSmallVotes } from "./small-votes.ts";
import { writeSmallWords } from "./small-words.ts";

const WORDS = "Disposizioni urgenti sull'ambiente; città, perche' e libertà dell'energia in Italia 2005 a".split(" ");

function row(tipo: string, data: string, numero: string | null, titolo: string, variante = ""): NormaRow {
  const eli = `eli:/it/${tipo}/${data.replaceAll("-", "/")}${numero === null ? "" : `/${numero}`}${variante}`;
  const act = { eli, tipo, titolo, data, numero };
  return { ...act, n_articoli: articlesOf(act), n_relazioni: eli.length % 4 };
}

const KNOWN = [
  row("legge", "1990-08-07", "241", "Nuove norme in materia di procedimento amministrativo"),
  row("decreto-legislativo", "2005-03-07", "82", "Codice dell'amministrazione digitale."),
  row("costituzione", "1947-12-27", null, "Costituzione della Repubblica italiana"),
  row("regio-decreto", "1930-10-19", "1398", "Approvazione del testo definitivo del Codice penale"),
  row("regio-decreto", "1936-05-14", "886", "Primo atto gemello", "~036u0886-19370115"),
  row("regio-decreto", "1936-05-14", "886", "Secondo atto gemello", "~036u0886-19370116"),
  row("legge", "2006-12-27", "296", "Legge che porta il numero di un decreto"),
  row("decreto-legislativo", "2006-12-28", "296", "Decreto che porta il numero di una legge"),
];

/** The acts of the tree, in list order: enough for some pages. */
export const ROWS: readonly NormaRow[] = [
  ...KNOWN,
  ...Array.from({ length: 330 }, (_, i) => {
    const titolo = Array.from({ length: 2 + (i % 4) }, (_, k) => WORDS[(i * 3 + k * 5) % WORDS.length]).join(" ");
    return row(i % 3 ? "legge" : "dpr", `${1950 + (i % 60)}-0${1 + (i % 9)}-1${i % 10}`, `${1 + i}`, titolo);
  }),
].sort((a, b) => (a.data !== b.data ? (a.data < b.data ? 1 : -1) : a.eli < b.eli ? -1 : 1));

/** No two are the same. */
export const RELEASES: TreeReleases = {
  release: "0123456789ab",
  releases: { norme: "0123456789ac", pnrr: "0123456789ad", parlamento: "0123456789ae" },
};

const metaOf = (operation: OperationId) => (lingua: string) => ({
  versione: "1.0.0",
  release: releaseOfAreas(areasOf(operation), RELEASES),
  dati_al: "2024-06-30",
  lingua,
  fonti: [],
  avvertenza: lingua === "it" ? "Può" : "May",
});

/** The relations of an act, `out` first. */
export function relationsOfAct({ eli, n_relazioni }: NormaRow) {
  const all = Array.from({ length: n_relazioni }, (_, i) => ({
    direzione: i % 2 ? "in" : "out",
    da: eli,
    articolo_da: i === 0 ? "1" : null,
    a: eli,
    articolo_a: i === 1 ? "1" : null,
    evidenza: `«${i}», è`,
  }));
  return { out: all.filter((r) => r.direzione === "out"), in: all.filter((r) => r.direzione === "in") };
}

/** A page of texts with the places that tests look at. */
const TEXT_PAGE = `<!DOCTYPE html><html data-leads="{{root}}{{explorer}}"><title>{{title}}</title><meta name="description" content="{{description}}"/>
<link rel="canonical" href="{{root}}{{answer}}"/>{{operation}} {{version}} {{day}} <a href="{{root}}{{act}}"></a>{{text}}{{note}}{{sources}}{{licence}}</html>
`;

let made: ReadonlyMap<string, Uint8Array> | undefined;

/** Files of the tree by name: a table that the caller may change, over bytes that all callers share. */
export function smallTree(): Map<string, Uint8Array> {
  made ??= makeTree();
  return new Map(made);
}

function makeTree(): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const write = (name: string, content: string | Uint8Array) =>
    files.set(name, typeof content === "string" ? new TextEncoder().encode(content) : Uint8Array.from(content));
  const staging = { write } as unknown as Staging;
  const card = (operation: OperationId, more: object = {}) => {
    const meta = metaOf(operation);
    write(`indici/${operation}.json`, `${JSON.stringify({ meta: { it: meta("it"), en: meta("en") }, ...more })}\n`);
    return lineOfMeta(meta("it"));
  };
  const answer = (path: string, line1: string, scalars: object, key?: string, items: object[] = []) =>
    write(
      `api/public/${path}.json`,
      lineJson(line1, scalars, key ? [{ path: [key], items: items.map((i) => JSON.stringify(i)) }] : []),
    );

  answer("health", card("health"), { stato: "ok", versione: "1.0.0", conteggi: { norme: ROWS.length } });
  write(TREE_MARK, treeMarkText(RELEASES));
  write(CITATIONS_FILE, deflated(JSON.stringify(ITALIAN_CITATIONS)));
  for (const folder of Object.values(EXPLORER_FOLDERS)) write(`${folder}index.html`, "<!DOCTYPE html>\n");
  for (const file of Object.values(TEXT_PAGES)) write(file, TEXT_PAGE);
  write(NOT_FOUND_FILE, "<!DOCTYPE html>\n");
  write("api/public/openapi.json", '{"openapi":"3.1.0"}\n');

  const list = card("norme", writeList(staging, { lists: listsInMemory, texts: textsInMemory }, ROWS));
  answer("norme", list, { totale: ROWS.length, limit: 100, offset: 0 }, "norme", ROWS.slice(0, 100));
  writeNumbers(staging, listsInMemory, ROWS);
  writeGazzetta(staging, listsInMemory, [
    { eli: "eli:/it/decreto-legislativo/2005/03/07/82", data: "2005-05-16", codice: "005G0104" },
  ]);
  const first: FirstLines = {
    norma: card("norma"),
    relazioni: card("relazioni"),
    articoli: `${JSON.stringify({ meta: { it: metaOf("articolo")("it"), en: metaOf("articolo")("en") } })}\n`,
  };
  card("articolo");
  card("norma-pronunce");
  const rulings: RulingRow[] = [];
  const union: NamingUnion[] = [];
  card("norma-ue");
  card("norma-citata", { pacchi: 1 });
  card("norma-cita", { pacchi: 1 });
  writeSmallCitations(staging, ROWS);
  const registered = ROWS.map((act) => {
    const { out, in: into } = relationsOfAct(act);
    const lines = { out: out.map((r) => JSON.stringify(r)), in: into.map((r) => JSON.stringify(r)) };
    return { norma: act, ...writeAct(staging, act, lines, first, rulings, union) };
  });
  const { pronunce, codici } = writeRulingLists(staging, rulings);
  card("pronunce", pronunce);
  card("pronuncia", { codici, fino: 2024 });
  const { ue, codici: coded } = writeUnionLists(staging, union);
  card("ue", ue);
  card("ue-atto", { codici: coded });
  card("registro", { parti: writeRegister(staging, listsInMemory, registered, ROWS.length) });

  const tiers = (id: OperationId) =>
    tiersOf(OPERATIONS.find((o) => o.id === id)!.parameters.find((p) => p.name === "max_nodi") as never);
  for (const [livello, size] of [["norma", 130] as const, ["articolo", 0] as const])
    writeGraphTiers(
      staging,
      `graph/${livello}`,
      card("graph"),
      { livello },
      tiers("graph"),
      ordered(actsGraph(livello, size)),
    );
  const sets = [
    ["pnrr-graph", projectSets(), "0,1,2", { settore: "", importo_min: 0 }, 5000],
    ["politici-graph", peopleSets(), "|*", { gruppo: "", ramo: "" }, 3000],
  ] as const;
  for (const [id, graph, key, echo, max] of sets) {
    const line1 = card(id, writeGraphSets(staging, id, graph, max));
    const whole = orderedSet(graph, graph.sets[graph.filtro.insiemi[key]!]!, max);
    writeGraphTiers(staging, id.replace("-", "/"), line1, echo, tiers(id), whole);
  }

  const ranked = Array.from({ length: 30 }, (_, i) => ({ posizione: i + 1, nome: `Esempio ${i + 1}` }));
  for (const { id, path, parameters } of OPERATIONS.filter((o) => o.path.includes("classifica") && !o.extension))
    for (let limit = 1; limit <= (parameters[0] as { le: number }).le; limit++)
      answer(`${path.slice(1)}/${limit}`, card(id), { limit, totale: 30 }, "classifica", ranked.slice(0, limit));
  answer("pnrr/finanziamenti", card("pnrr-finanziamenti"), { totale: 0 }, "fonti");
  const cards = {
    card: (operation: OperationId, _nota: unknown, more: object) => card(operation, more),
  } as unknown as Cards;
  const nota = { it: "", en: "" };
  const plan = placedPlan();
  const luoghi = writeProjects(staging, cards, projectsView(plan), { "pnrr-progetti": nota, "pnrr-progetto": nota });
  const noteLuoghi = { "pnrr-luogo-aziende": nota, "pnrr-luogo-enti": nota };
  writePlaceRankings(staging, cards, placeRankings(plan), luoghi, noteLuoghi);
  card("citazioni");
  card("cerca", writeSmallWords(staging, ROWS, "La città è"));
  answer("ddl/lista", card("ddl-lista"), { data_riferimento: null, totale: 1 }, "ddl", [{ numero: "C.643-BIS" }]);
  const votazioni = writeSmallVotes(staging, card).filter(({ ddl }) => ddl.includes("C.643-BIS"));
  const bill = { numero: "C.643-BIS", numeri: ["C.643-BIS"] } as unknown as DdlRow;
  for (const { bucket, body } of indiceNumeri([bill])) write(`indici/ddl/numeri/${bucket}.json`, JSON.stringify(body));
  write(
    "api/public/ddl/c-643-bis.json",
    `${card("ddl")}${members({ numero: "C.643-BIS", votazioni })},\n"fasi":[\n]}\n`,
  );
  return files;
}

/** Reads from memory. */
export function reader(files: ReadonlyMap<string, Uint8Array>): Read {
  return async (name) => files.get(name) ?? null;
}
