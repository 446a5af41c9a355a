/**
 * The search by words beside Pagefind, over the same articles of a tree: build, index, and what a search reads.
 *
 *   npm i --prefix FOLDER pagefind
 *   node test/bench/build.mjs && node .build/bench/pagefind.js --dir TREE --pagefind FOLDER [--articoli N] [--richieste N]
 */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { inflateRawSync } from "node:zlib";
import { ensureDirSync, outputFileSync } from "fs-extra/esm";
import { NOTE_CERCA, NOTES_CERCA } from "../../generator/api/note-cerca.ts";
import { getOrMake } from "../../generator/collections/get-or-make.ts";
import { type BlockArticle, SEARCH_TABLES, type TextBlock } from "../../generator/format/cerca-texts.ts";
import { CITATIONS_FILE } from "../../generator/law/citations/tables.ts";
import { ITALIAN_CITATIONS } from "../../generator/law/italian/tables.ts";
import { respond } from "../../generator/router/respond.ts";
import { ITALIAN_TABLES } from "../../generator/search/italian.ts";
import { deflated } from "../../generator/tree/deflated.ts";
import { type SearchedAct, termsOfAct } from "../../generator/tree/words/act-words.ts";
import { RunOfTerms } from "../../generator/tree/words/runs.ts";
import { writePart } from "../../generator/tree/words/term-files.ts";
import { textBlocks } from "../../generator/tree/words/text-blocks.ts";
import { Caso } from "./corpus/caso.ts";
import { Rounds } from "./measure.ts";

const { values } = parseArgs({
  options: {
    dir: { type: "string", default: "dist-api" },
    pagefind: { type: "string", default: "." },
    articoli: { type: "string", default: "30000" },
    richieste: { type: "string", default: "200" },
  },
});
type Row = SearchedAct & { readonly eli: string };
interface Act {
  readonly norma: Row;
  /** From the last one to the first. */
  readonly articles: readonly BlockArticle[];
}

/** The first acts of a tree, until there are so many articles; of each text what stands in its file. */
function actsOf(tree: string, wanted: number): Act[] {
  const acts: Act[] = [];
  const root = path.join(tree, "indici/cerca/testi");
  let [articles, count]: [BlockArticle[], number] = [[], 0];
  for (let chunk = 0; chunk < readdirSync(root).length; chunk++) {
    const folder = path.join(root, String(chunk));
    const blocks = readdirSync(folder).filter((name) => /^\d+\.bin$/.test(name)).length;
    for (let block = 0; block < blocks; block++) {
      const text = inflateRawSync(readFileSync(path.join(folder, `${block}.bin`))).toString();
      const { norme, documenti }: TextBlock = JSON.parse(text);
      for (const [at, articolo] of documenti) {
        if (articolo) {
          articles.push(articolo);
          count++;
        }
        if (articolo === null || count === wanted) {
          acts.push({ norma: { ...(norme[at] as Row), nomi: [] }, articles });
          articles = [];
        }
        if (count === wanted) return acts;
      }
    }
  }
  return acts;
}

/** Bytes and number of the files of a folder. */
function sizeOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
  return `${(bytes / 1e6).toFixed(1)} MB in ${files.length} files`;
}

/** Builds the index of some acts in one run. */
function writeOurs(root: string, acts: readonly Act[]): void {
  const files = {
    write(name: string, bytes: Uint8Array | string) {
      outputFileSync(path.join(root, name), bytes);
    },
  };
  const run = new RunOfTerms(0);
  let documents = 0;
  for (const { norma, articles } of acts) {
    termsOfAct(
      norma,
      articles.toReversed().map((one) => ({ ...one, goesOn: false, abrogato: false })),
      documents,
      run,
    );
    documents += articles.length + 1;
  }
  const each = acts.flatMap(({ norma, articles }) => [
    ...articles.map((articolo) => ({ norma, articolo })),
    { norma, articolo: null },
  ]);
  for (const [name, bytes] of textBlocks(0, each)) files.write(name, bytes);
  const pieces = run.pieces();
  for (const [part, piece] of pieces.entries()) writePart(files, part, [{ first: 0, piece }], documents);
  const meta = { nota: NOTE_CERCA.it };
  const card = {
    meta: { it: meta, en: meta },
    documenti: documents,
    note: NOTES_CERCA,
  };
  const blocchi = [[0, acts[0]?.norma.data, acts[0]?.norma.eli]];
  files.write(SEARCH_TABLES, deflated(JSON.stringify({ blocchi, tabelle: ITALIAN_TABLES, detti: {} })));
  files.write("indici/cerca.json", `${JSON.stringify(card)}\n`);
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

function writePages(root: string, acts: readonly Act[]): void {
  let page = 0;
  for (const { norma, articles } of acts) {
    for (const { numero, rubrica, testo } of articles) {
      const folder = path.join(root, String(Math.floor(page / 1000)));
      ensureDirSync(folder);
      const [title, heading, text] = [norma.titolo, rubrica ?? `Art. ${numero}`, testo].map(escaped);
      const body = `<h1>${heading}</h1><p>${text}</p>`;
      writeFileSync(
        path.join(folder, `${page++}.html`),
        `<!doctype html><html lang="it"><head><title>${title}</title></head><body>${body}</body></html>`,
      );
    }
  }
}

const root = mkdtempSync(path.join(tmpdir(), "pagefind-"));
const acts = actsOf(values.dir, Number(values.articoli));
const d = new Caso("pagefind");
const texts = acts.flatMap(({ articles }) => articles.map(({ testo }) => testo));
const word = () => (d.pick(texts).match(/\p{L}{4,}/gu) ?? ["legge"]).at(d.between(0, 20) % 20) ?? "legge";
/** The articles in the order of the pages, as a result of ours names them. */
const keys = acts.flatMap(({ norma, articles }) =>
  articles.map(({ percorso, comma }) => `${norma.eli}/${percorso} ${comma}`),
);
interface Asked {
  readonly q: string;
  /** The article whose words these are; -1 where they are those of several. */
  readonly page: number;
}
const questions: Asked[] = Array.from({ length: Number(values.richieste) }, () => ({
  q: Array.from({ length: d.between(1, 2) }, word).join(" "),
  page: -1,
}));
/** Three words of one article each: it should be found. */
while (questions.length < 2 * Number(values.richieste)) {
  const page = d.between(0, texts.length - 1);
  const own = texts[page]?.match(/\p{L}{4,}/gu) ?? [];
  if (own.length > 20) questions.push({ q: [d.pick(own), d.pick(own), d.pick(own)].join(" "), page });
}
const timed = (name: string, work: () => void) => {
  const started = performance.now();
  work();
  console.log(`${name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};
interface Cost {
  readonly reads: number;
  readonly bytes: number;
  readonly rounds: number;
  /** Whether the article whose words are asked for is among the first three; `null` where none is meant. */
  readonly found: boolean | null;
}
const costOf = (rounds: Rounds, { page }: Asked, first: readonly number[]): Cost => {
  const reads = rounds.sizes.flat();
  const found = page < 0 ? null : first.slice(0, 3).includes(page);
  return {
    reads: reads.length,
    bytes: reads.reduce((sum, size) => sum + size, 0),
    rounds: rounds.sizes.length,
    found,
  };
};
const shown = (name: string, costs: readonly Cost[]) => {
  const at = (key: "reads" | "bytes" | "rounds", share: number) =>
    [...costs].sort((a, b) => a[key] - b[key])[Math.floor(share * (costs.length - 1))]?.[key] ?? 0;
  const line = (share: number) =>
    `${at("rounds", share)} rounds, ${at("reads", share)} reads, ${Math.round(at("bytes", share) / 1000)} KB`;
  const judged = costs.filter(({ found }) => found !== null);
  const success = judged.filter(({ found }) => found).length / judged.length;
  console.log(
    `${name}: a search with 20 results, median ${line(0.5)}; p95 ${line(0.95)}; the article among the first three in ${(100 * success).toFixed(1)} %`,
  );
};

const [ours, site, theirs] = ["ours", "site", "out"].map((name) => path.join(root, name)) as [string, string, string];
timed("/cerca", () => writeOurs(ours, acts));
writePages(site, acts);
const command = path.join(values.pagefind, "node_modules/.bin/pagefind");
timed("Pagefind", () => execFileSync(command, ["--site", site, "--output-path", theirs], { stdio: "ignore" }));
console.log(`/cerca: ${sizeOf(ours)}\nPagefind: ${sizeOf(theirs)}`);

/** Of every tree the same, so that a router reads it once. */
const citations = deflated(JSON.stringify(ITALIAN_CITATIONS));
let rounds = new Rounds();
const costs: Record<"ours" | "theirs", Cost[]> = { ours: [], theirs: [] };
for (const asked of questions) {
  rounds = new Rounds();
  const seen = new Map<string, Promise<Uint8Array | null>>();
  const read = (name: string) => {
    if (!name.startsWith("indici/cerca") && name !== CITATIONS_FILE) return Promise.resolve(null);
    const file = path.join(ours, name);
    const bytes = () => (name === CITATIONS_FILE ? citations : Uint8Array.from(readFileSync(file)));
    return getOrMake(seen, name, () => rounds.answer(bytes()));
  };
  const target = `/api/public/cerca?limit=20&q=${encodeURIComponent(asked.q)}`;
  const { body } = await respond({ method: "GET", target }, read, (error) => {
    throw error;
  });
  const { risultati }: { risultati: { articolo: { eli: string; comma: string | null } | null }[] } = JSON.parse(
    new TextDecoder().decode(body),
  );
  const first = risultati.map(({ articolo }) => (articolo ? keys.indexOf(`${articolo.eli} ${articolo.comma}`) : -2));
  costs.ours.push(costOf(rounds, asked, first));
}

// Pagefind's own program for browsers, with files for a network; every search begins anew, as ours does.
writeFileSync(path.join(theirs, "package.json"), '{"type":"module"}');
Object.assign(globalThis, {
  window: globalThis,
  document: { querySelector: () => ({ getAttribute: () => "it" }), currentScript: null },
  location: { origin: "http://site", href: "http://site/" },
  fetch: async (address: unknown) => {
    const name = new URL(String(address), "http://site").pathname.replace(theirs, "");
    const bytes = readFileSync(path.join(theirs, name));
    return new Response(await rounds.answer(Uint8Array.from(bytes)));
  },
});
const name = path.join(theirs, "pagefind.js");
const pagefind = await import(name);
for (const asked of questions) {
  await pagefind.destroy();
  rounds = new Rounds();
  await pagefind.init();
  const { results }: { results: { data(): Promise<{ url: string }> }[] } = await pagefind.search(asked.q);
  const pages = await Promise.all(results.slice(0, 20).map((result) => result.data()));
  const first = pages.map(({ url }) => Number(/(\d+)\.html$/.exec(url)?.[1]));
  costs.theirs.push(costOf(rounds, asked, first));
}
shown("/cerca", costs.ours);
shown("Pagefind", costs.theirs);
rmSync(root, { recursive: true });
