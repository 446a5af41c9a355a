/**
 * The files for keeping, below `download/` (list in `generator/exports/downloads/files.ts`). Each area hands its model over when its answers
 * are written; every row goes at once to all formats asked for, so nothing grows with the corpus but the files.
 */

import { itemAt, numberAt } from "../../../collections/at.ts";
import type { DownloadKind } from "../../../contract/download-kinds.ts";
import type { FilterableGraph } from "../../../corpus/orders/filterable-graph.ts";
import type { ArticoloVisto } from "../../../corpus/orders/norme/act-answer.ts";
import { type RelazioneServita, relationLine } from "../../../corpus/orders/norme/relations.ts";
import type { parlamentoViews } from "../../../corpus/orders/parlamento/views.ts";
import type { ModelloParlamento } from "../../../corpus/parlamento/modello.ts";
import type { ModelloPnrr } from "../../../corpus/pnrr/modello.ts";
import { ZIP_PATH } from "../../../exports/downloads/files.ts";
import { bodyLine } from "../../../exports/downloads/ndjson.ts";
import { articoloRows, type NormaBody, relazioneRow } from "../../../exports/downloads/norme.ts";
import { parlamentari } from "../../../exports/downloads/parlamento.ts";
import { pnrrRows, progettiSenzaAppalti } from "../../../exports/downloads/pnrr.ts";
import {
  ACT_COLUMNS,
  BILLS_TABLE,
  MEMBER_COLUMNS,
  READING_COLUMNS,
  type Row,
  RULINGS_TABLE,
  SIGNATURE_COLUMNS,
  type TableName,
  TEXT_COLUMNS,
  UNION_TABLE,
  VERSION_COLUMNS,
  VOTERS_TABLE,
  VOTES_TABLE,
} from "../../../exports/downloads/tables.ts";
import { type MetaOf, Writers } from "../../../exports/downloads/writers.ts";
import { type TextFile, writeTreeZip } from "../../../exports/downloads/zip.ts";
import { articlesIn, servedIn, shifted } from "../../../format/act-index.ts";
import { CITATIONS_ON_PAGE, isCiting, openCited, readCitationPack } from "../../../format/citations.ts";
import { packedKeys } from "../../../format/pack.ts";
import { card, type Read } from "../../../format/read-tree.ts";
import { ELI_PREFIX } from "../../../law/identity/canonical-eli.ts";
import { type ActFiles, openAct } from "../../../router/render/versions/act-files.ts";
import { cutter } from "../../../router/render/versions/cut.ts";
import { rulingsOn } from "../../../router/render/versions/pronunce.ts";
import { unionSaidBy } from "../../../router/render/versions/ue.ts";
import type { Progress } from "../../../terminal/progress.ts";
import type { Staging } from "../../../tree/staging.ts";
import { parsed } from "../../stage/kept.ts";
import { BUILD_TEXTS } from "../../texts.ts";
import type { ServedActs } from "./served-acts.ts";
import { treeReader } from "./tree-reader.ts";

// Lists that a row owns, and the texts that articles ever had, as rows.

/** The rows of a list below what owns it, by their place. */
const rowsBelow = <One>(owner: string, list: readonly One[], cells: (one: One) => Row): Row[] =>
  list.map((one, i) => [owner, i + 1, ...cells(one)]);

const utf8 = new TextDecoder();

/** The rows of the texts of an act's articles: one for each run of versions that have an article as it is. */
async function textRows(act: ActFiles): Promise<Row[]> {
  const { eli, index } = act;
  const cut = cutter(act);
  const rows: Row[] = [];
  const last = index.versioni.length - 1;
  for (const [version, { al }] of index.versioni.entries())
    for (const piece of articlesIn(index, version)) {
      const [from, to] = piece.span ?? [0, last];
      // In the newest version that has it.
      if (from !== version) continue;
      const article: ArticoloVisto = JSON.parse(shifted(utf8.decode(await cut(piece)), piece.shift));
      const dal = index.versioni[to]?.al ?? al;
      rows.push([eli, piece.at + 1, piece.nth + 1, dal, al, ...TEXT_COLUMNS.row(article)]);
    }
  return rows;
}

/** The citations of all acts, by the act that is cited. */
async function* citationRows(read: Read): AsyncGenerator<Row> {
  const { pacchi } = (await card<{ readonly pacchi: number }>(read, "norma-citata")).said;
  for (let bucket = 0; bucket < pacchi; bucket++) {
    const pack = await readCitationPack(read, bucket);
    for (const file of pack ? packedKeys(pack).filter((name) => !isCiting(name)) : []) {
      const { head, linesOn, pages } = await openCited(read, pack, file);
      const acts = head.atti.flatMap(([da, n]) => Array<string>(n).fill(da));
      for (let page = 0; page < pages; page++)
        for (const [at, [articolo, comma, ...rest]] of (await linesOn(page)).entries())
          yield [acts[page * CITATIONS_ON_PAGE + at] ?? "", ELI_PREFIX + file, articolo, comma, ...rest];
    }
  }
}

/** The links of a graph's base, as the answers show them. */
function* linksOfBase({ nodes, links, linkKinds }: FilterableGraph): Generator<string> {
  const ids = nodes.map((node) => {
    const { id }: { id: string } = JSON.parse(node);
    return id;
  });
  for (let l = 0; l < links.source.length; l++)
    yield JSON.stringify({
      source: itemAt(ids, numberAt(links.source, l)),
      target: itemAt(ids, numberAt(links.target, l)),
      tipo: itemAt(linkKinds, numberAt(links.kind, l)),
    });
}

export class Downloads {
  readonly #writers: Writers;
  readonly #progress: Progress;
  readonly #read: Read;

  /** @param meta release, sources and licence of some areas */
  constructor(staging: Staging, kinds: readonly DownloadKind[], meta: MetaOf, progress: Progress) {
    this.#writers = new Writers(staging, new Set(kinds), meta);
    this.#progress = progress;
    this.#read = treeReader(staging.root);
  }

  /** Acts, articles and changes. The answers of the acts are in the tree by now. */
  async norme(norme: ServedActs): Promise<void> {
    const writers = this.#writers;
    if (writers.tables || writers.lines) this.#acts(norme);
    if (!writers.tables) return;
    await this.#versions(norme);
    const citazioni = writers.table("citazioni");
    for await (const row of citationRows(this.#read)) citazioni.row(row);
    citazioni.end();
  }

  #acts({ norme, relations, answers, graph }: ServedActs): void {
    const writers = this.#writers;
    const [lines, changes] = [writers.open("norme"), writers.open("relazioni")];
    const [acts, articoli, relazioni] = [writers.table("norme"), writers.table("articoli"), writers.table("relazioni")];
    const shown = relations();
    const rest = shown.items()[Symbol.iterator]();
    let next = rest.next();
    this.#progress.start(BUILD_TEXTS.steps.actsToKeep, norme().count);
    for (const { eli } of norme().items()) {
      const answer = answers.norma(eli);
      lines.line(bodyLine(answer));
      if (writers.tables) {
        const body: NormaBody = JSON.parse(answer);
        acts.row(ACT_COLUMNS.row(body));
        for (const row of articoloRows(body)) articoli.row(row);
      }
      for (; !next.done && next.value.eli === eli; next = rest.next()) {
        const { direzione, text } = next.value;
        const relazione = parsed<RelazioneServita>(text);
        changes.line(relationLine(text, direzione, direzione === "out" && graph.served(relazione.a)));
        relazioni.row(relazioneRow(relazione, graph.served));
      }
      this.#progress.advance(1);
    }
    shown.close();
    for (const sink of [lines, changes, acts, articoli, relazioni]) sink.end();
  }

  async #versions({ norme }: ServedActs): Promise<void> {
    const writers = this.#writers;
    const [versioni, testi, pronunce, ue] = [
      writers.table("versioni"),
      writers.table("articoli_versioni"),
      writers.table("pronunce"),
      writers.table("ue"),
    ];
    for (const { eli } of norme().items()) {
      const act = await openAct(this.#read, eli);
      if (act === null) throw new Error(`${eli}: its index is not in the tree`);
      for (const row of rowsBelow(eli, act.index.versioni, VERSION_COLUMNS.row)) versioni.row(row);
      // Of an act in one version the texts are those of its articles.
      if (act.index.versioni.length > 1) for (const row of await textRows(act)) testi.row(row);
      const served = { act, version: servedIn(act.index) };
      for (const row of RULINGS_TABLE.rows({ pronunce: await rulingsOn(this.#read, served) }, eli)) pronunce.row(row);
      for (const row of UNION_TABLE.rows(await unionSaidBy(this.#read, served), eli)) ue.row(row);
    }
    for (const sink of [versioni, testi, pronunce, ue]) sink.end();
  }

  /** Projects, tenders, companies and bodies. */
  pnrr(modello: ModelloPnrr, grafo: FilterableGraph): void {
    const writers = this.#writers;
    if (writers.tables)
      for (const [name, rows] of Object.entries(pnrrRows(modello)) as [TableName, () => Generator<Row>][])
        writers.rows(name, rows());
    writers.documents(
      "pnrr-nodi",
      (function* () {
        yield* grafo.nodes;
        yield* progettiSenzaAppalti(modello);
      })(),
    );
    writers.documents("pnrr-link", linksOfBase(grafo));
  }

  /** Parliamentarians, groups, bills and votes. */
  parlamento(modello: ModelloParlamento, views: ReturnType<typeof parlamentoViews>): void {
    const writers = this.#writers;
    const people = [...parlamentari(modello)];
    const bills = views.ddl.map(({ body }) => body);
    writers.rows(
      "gruppi",
      modello.gruppi.map(({ sigla, ramo, nome }) => [sigla, ramo, nome]),
    );
    writers.rows("parlamentari", people.map(MEMBER_COLUMNS.row));
    writers.rows("ddl", BILLS_TABLE.rows({ ddl: bills }));
    writers.rows(
      "fasi",
      bills.flatMap(({ numero, fasi }) => rowsBelow(numero, fasi, READING_COLUMNS.row)),
    );
    writers.rows(
      "firme",
      bills.flatMap(({ numero, firmatari }) => rowsBelow(numero, firmatari, SIGNATURE_COLUMNS.row)),
    );
    const { votazioni } = views.voti;
    writers.rows("votazioni", VOTES_TABLE.rows({ votazioni: votazioni.map(({ row }) => row) }));
    writers.rows(
      "voti",
      votazioni.flatMap(({ row, voti }) => VOTERS_TABLE.rows({ voti }).map((cells) => [row.id, ...cells])),
    );
    writers.documents(
      "parlamentari",
      people.map((person) => JSON.stringify(person)),
    );
    writers.documents(
      "ddl",
      bills.map((body) => JSON.stringify(body)),
    );
  }

  /** Ends the files. */
  end(): void {
    this.#progress.start(BUILD_TEXTS.steps.filesToKeep, 1);
    this.#writers.end();
  }
}

/**
 * Writes the zip that holds what is in the tree by now, downloads apart.
 *
 * @param own what the zip holds besides: the pages and descriptions of a tree without downloads
 */
export function writeZip(staging: Staging, own: readonly TextFile[]): void {
  const entries = [...staging.entries()].filter(({ path }) => !path.startsWith("download/"));
  writeTreeZip(staging, ZIP_PATH, entries, own);
}
