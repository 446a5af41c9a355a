/** The search of a tree beside Pagefind over the same articles: index, one question with nothing kept, judged questions. */

import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { outputFileSync } from "fs-extra/esm";
import { xmlText } from "../../generator/format/xml-text.ts";
import { judgedQuestions, qualityOf } from "../search/judged.ts";
import { childSeconds, median, printTable, Rounds, runNode, sizeOf } from "./measure.ts";
import { costOf, filesOf } from "./search.ts";

/** An article as the tree has it. */
interface Article {
  readonly eli: string;
  readonly rubrica: string | null;
  readonly testo: string;
}

/** Results that are shown of a question, as many by both. */
const SHOWN = 10;
const TABLES = ["judged.tsv", "asked.tsv"] as const;

/** What a question costs and finds. */
interface Asked {
  readonly rounds: number;
  readonly reads: number;
  readonly bytes: number;
  /** ELIs of articles, the best first. */
  readonly found: readonly string[];
}

/** One of both. */
interface Measured {
  readonly seconds: number;
  readonly index: { readonly bytes: number; readonly files: number };
  /** Bytes of what runs in a browser, compressed. */
  readonly program: number;
  ask(question: string): Promise<Asked>;
}

/** The articles of a tree of files. */
function articlesOf(tree: string): Article[] {
  const folder = path.join(tree, "api/public/norme");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => {
      const { articoli }: { articoli: readonly Article[] } = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
      return articoli;
    });
}

/** Builds a tree. */
async function built(data: string, out: string, ...flags: string[]): Promise<number> {
  const script = path.join(import.meta.dirname, "..", "generate.js");
  return (await runNode(script, ["--data", data, "--out", out, "--jobs", "1", ...flags])).cpu;
}

const gzipped = (files: readonly string[]) => files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

async function ours(data: string, folder: string): Promise<Measured & { tree: string }> {
  const tree = path.join(folder, "tree");
  const seconds = (await built(data, tree)) - (await built(data, path.join(folder, "tree-no-search"), "--no-search"));
  const fileOf = filesOf(tree);
  const client = path.resolve(import.meta.dirname, "../client");
  const modules = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  return {
    tree,
    seconds,
    index: sizeOf(path.join(tree, "indici/cerca")),
    program: gzipped(modules.map((name) => path.join(client, name))),
    async ask(question) {
      const { rounds, reads, bytes, body } = await costOf(question, { limit: `${SHOWN}`, filters: "" }, fileOf);
      const { risultati }: { risultati: readonly { norma: { eli: string }; articolo: { eli: string } | null }[] } =
        JSON.parse(body);
      return { rounds, reads, bytes, found: risultati.map(({ norma, articolo }) => (articolo ?? norma).eli) };
    },
  };
}

/** The page of an article, as a site would have it: Pagefind weighs a heading seven times. */
const page = ({ rubrica, testo }: Article) =>
  `<!doctype html><html lang="it"><body><h1>${xmlText(rubrica ?? "")}</h1><p>${xmlText(testo)}</p></body></html>`;

/** Of the module that Pagefind writes beside its index. */
interface PagefindModule {
  options(given: { basePath: string; baseUrl: string }): Promise<void>;
  init(): Promise<void>;
  search(q: string): Promise<{ results: readonly { data(): Promise<{ url: string }> }[] }>;
}

/** Not of a question but of the program. */
const isProgram = (name: string) => name.startsWith("wasm.");

async function pagefind(articles: readonly Article[], folder: string, tools: string): Promise<Measured | string> {
  const bin = path.resolve(tools, "node_modules/pagefind/lib/runner/bin.cjs");
  if (!existsSync(bin)) return `not here: \`npm install --prefix ${tools} pagefind\``;
  const site = path.join(folder, "site");
  for (const [at, article] of articles.entries()) outputFileSync(path.join(site, `${at}.html`), page(article));
  const out = path.resolve(folder, "pagefind");
  const before = childSeconds();
  const { status, stderr } = spawnSync(process.execPath, [bin, "--site", site, "--output-path", out], {
    encoding: "utf8",
  });
  if (status !== 0) return `it ended with ${status}: ${stderr.trim().split("\n").at(-1)}`;
  const seconds = childSeconds() - before;
  const indexFiles = ["fragment", "index"].map((name) => sizeOf(path.join(out, name)));
  const wasm = readdirSync(out).filter((name) => name.startsWith("wasm.it."));
  const fileOf = (name: string) => Uint8Array.from(readFileSync(path.join(out, name)));
  let asked = 0;
  return {
    seconds,
    index: {
      bytes: indexFiles.reduce((sum, { bytes }) => sum + bytes, 0),
      files: indexFiles.reduce((sum, { files }) => sum + files, 0),
    },
    program: gzipped([path.join(out, "pagefind.js")]) + wasm.reduce((sum, name) => sum + fileOf(name).length, 0),
    async ask(question) {
      const rounds = new Rounds();
      let [reads, bytes] = [0, 0];
      const fetched = globalThis.fetch;
      globalThis.fetch = async (address) => {
        const name = new URL(`${address}`).pathname.slice(1);
        const content = fileOf(name);
        reads++;
        if (!isProgram(name)) bytes += content.length;
        return new Response(await rounds.answer(content));
      };
      try {
        // Anew for each question: nothing is kept.
        const module: PagefindModule = await import(`${pathToFileURL(path.join(out, "pagefind.js")).href}?${++asked}`);
        await module.options({ basePath: "http://pagefind.invalid/", baseUrl: "/" });
        await module.init();
        const { results } = await module.search(question);
        const shown = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
        const found = shown.map(({ url }) => articles[Number(/(\d+)\.html/.exec(url)?.[1])]?.eli ?? "");
        return { rounds: rounds.sizes.length, reads, bytes, found };
      } finally {
        globalThis.fetch = fetched;
      }
    },
  };
}

/** The cells of a column. */
async function cellsOf({ seconds, index, program, ask }: Measured): Promise<string[]> {
  const all: Asked[] = [];
  const qualities: string[] = [];
  for (const table of TABLES) {
    const questions = judgedQuestions(table);
    const first = new Map<string, readonly string[]>();
    for (const { question } of questions) {
      const asked = await ask(question);
      all.push(asked);
      first.set(question, asked.found);
    }
    const { success, ndcg } = qualityOf(questions, first);
    qualities.push(`${success.toFixed(3)} (${ndcg.toFixed(3)})`);
  }
  const middle = (figure: (asked: Asked) => number) => {
    const sorted = all.map(figure).sort((a, b) => a - b);
    return `${median(sorted)}, ${sorted[Math.floor(0.95 * sorted.length)]}`;
  };
  return [
    seconds.toFixed(1),
    `${(index.bytes / 1e6).toFixed(1)} MB, ${index.files}`,
    `${Math.round(program / 1e3)} KB`,
    middle(({ rounds }) => rounds),
    middle(({ reads }) => reads),
    middle(({ bytes }) => Math.round(bytes / 1e3)),
    ...qualities,
  ];
}

const FIGURES = [
  "index: seconds of processor",
  "index: size, files",
  "program in a browser, compressed",
  `rounds of a first question, ${SHOWN} results: median, p95`,
  "reads: median, p95",
  "KB without the program: median, p95",
  "judged questions: success@3 (nDCG@10)",
  "sixty others: success@3 (nDCG@10)",
];

/** Measures both and prints the table. @returns the tree */
export async function besidePagefind(given: { folder: string; data: string; tools: string }): Promise<string> {
  const own = await ours(given.data, given.folder);
  const articles = articlesOf(own.tree);
  const other = await pagefind(articles, given.folder, given.tools);
  const cells = await cellsOf(own);
  const others = typeof other === "string" ? FIGURES.map(() => other) : await cellsOf(other);
  printTable(
    [`${articles.length} articles`, "`/cerca`", "Pagefind"],
    FIGURES.map((figure, at) => [figure, cells[at] ?? "", others[at] ?? ""]),
  );
  return own.tree;
}
