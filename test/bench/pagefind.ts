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
const questions = Array.from({ length: Number(values.richieste) }, () =>
  Array.from({ length: d.between(1, 2) }, word).join(" "),
);
const timed = (name: string, work: () => void) => {
  const started = performance.now();
  work();
  console.log(`${name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};
const shown = (name: string, costs: readonly { reads: number; bytes: number }[]) => {
  const at = (key: "reads" | "bytes", share: number) =>
    [...costs].sort((a, b) => a[key] - b[key])[Math.floor(share * (costs.length - 1))]?.[key] ?? 0;
  const kilobytes = (share: number) => Math.round(at("bytes", share) / 1000);
  console.log(
    `${name}: a search with 20 results, median ${at("reads", 0.5)} reads, ${kilobytes(0.5)} KB; p95 ${at("reads", 0.95)} reads, ${kilobytes(0.95)} KB`,
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
let cost = { reads: 0, bytes: 0 };
const costs: Record<"ours" | "theirs", { reads: number; bytes: number }[]> = { ours: [], theirs: [] };
for (const q of questions) {
  const seen = new Map<string, Uint8Array>();
  const read = async (name: string) => {
    if (name === CITATIONS_FILE) return citations;
    if (!name.startsWith("indici/cerca")) return null;
    const bytes = seen.get(name) ?? Uint8Array.from(readFileSync(path.join(ours, name)));
    seen.set(name, bytes);
    return bytes;
  };
  const target = `/api/public/cerca?limit=20&q=${encodeURIComponent(q)}`;
  await respond({ method: "GET", target }, read, (error) => {
    throw error;
  });
  costs.ours.push({ reads: seen.size, bytes: [...seen.values()].reduce((sum, { length }) => sum + length, 0) });
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
    cost = { reads: cost.reads + 1, bytes: cost.bytes + bytes.length };
    return new Response(bytes);
  },
});
const name = path.join(theirs, "pagefind.js");
const pagefind = await import(name);
for (const q of questions) {
  await pagefind.destroy();
  cost = { reads: 0, bytes: 0 };
  await pagefind.init();
  const { results }: { results: { data(): Promise<unknown> }[] } = await pagefind.search(q);
  await Promise.all(results.slice(0, 20).map((result) => result.data()));
  costs.theirs.push(cost);
}
shown("/cerca", costs.ours);
shown("Pagefind", costs.theirs);
rmSync(root, { recursive: true });
