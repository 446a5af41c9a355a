/**
 * No expression over foreign text or data can be made to backtrack: `recheck` judges each of the bundles and each that the modules put
 * together when they are loaded. All of its limits are numbers of steps, none is a time: the same expressions have the same verdicts.
 *
 * Judging all takes two minutes: `linear-expressions.txt` keeps the digests of those that were found linear, and the others are judged.
 * With `JUDGE_ANEW=true`, as in `npm run test:all`, all are judged and the file is compared; `vitest -u` writes it.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { checkSync, type Parameters } from "recheck";
import { parseAst } from "rolldown/parseAst";
import { beforeAll, expect, it, vi } from "vitest";
import { BUILD } from "../built.ts";

const GENERATOR = path.resolve(import.meta.dirname, "../../generator");

/**
 * Longer expressions are put together from the vocabulary of the law: `recheck` takes minutes for one, and `growth.runs.test.ts`, `amending.test.ts`
 * and `requests.runs.test.ts` count the steps of all of them over texts that repeat themselves.
 */
const LONGEST = 400;

/** Found by trial: the verdicts are those of the default limits, in a tenth of the time. */
const LIMITS: Parameters = {
  ...{ timeout: null, attackTimeout: null, incubationTimeout: null, recallTimeout: -1 },
  ...{ maxNFASize: 3000, maxPatternSize: 600, attackLimit: 1_000_000, incubationLimit: 10_000 },
  ...{ maxIteration: 2, maxInitialGenerationSize: 60, maxGenerationSize: 20, mutationSize: 10, crossoverSize: 5 },
  ...{ maxAttackStringSize: 10_000, maxGeneStringSize: 400 },
};

/** Digests of expressions that were found linear. */
const LINEAR = path.join(import.meta.dirname, "linear-expressions.txt");
const ANEW = process.env.JUDGE_ANEW === "true";
const digestOf = (literal: string) => createHash("sha256").update(literal).digest("base64url").slice(0, 16);

/** Expressions that backtrack and may, each known by a piece of it, with what keeps long texts from them. */
const EXCUSED: Readonly<Record<string, string>> = {
  // Our own.
  "(?<!\\bn\\.)\\s)[(": "the 60 characters before a mark of repeal (`MOST_LEADS`)",
  "<!--[\\s\\S]*?-->|": "documents that the strict parser has read to their end: nothing is left open",
  // Of libraries.
  "]+(?:\\s+[:A-Za-z_":
    "xml-naming: lists of names, which only declarations have; documents with a type are refused before",
  "[\\s]*[^\\s]+": "commander: the help of the commands",
  "(0*)([0-9]*": "strnum: values that the parser is told to leave as text",
  "(0*)(\\d*": "strnum: the same",
  "javascript\\s*:": "is-unsafe: names of entities, which only a document type declares",
  "(?:https?|javascript)": "is-unsafe: the same",
  "\\([^)]*\\+[^)]*\\)": "is-unsafe: the same",
  "\\([^)]*\\*[^)]*\\)": "is-unsafe: the same",
  "{9,}\\)": "is-unsafe: the same",
  "|\\bexec\\b)": "is-unsafe: the same",
  '[^;"\\s]+(?:=(': "Node.js' early hints in a copy for browsers: nothing sends them",
  "(?:\\.0*|(\\.[^0]+)0+)": "bytes: a threshold that the server itself sets",
  "milliseconds?|msecs?": "ms: a duration that the server itself sets; it takes at most 100 characters",
  "[^.]+$": "cytoscape: names of its own features",
  "(function).*?": "cytoscape: names of its own functions",
  "[/][*](\\s|.)+?[*][/]": "cytoscape: a style sheet as text; ours is an object",
  "^\\s*((?:.|\\s)+?)\\s*\\{": "cytoscape: the same",
  "^\\s*(.+?)\\s*:\\s*(.+?)": "cytoscape: the same",
  "^-+|-+$": "zod: names of the program's own schemas",
  "\\{[^}\\s]+\\}": "the library of MCP: addresses of the program's own resources",
};

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** Whether something in an expression may be repeated without end: any other takes a fixed number of steps for each place. */
function hasLoop(literal: string): boolean {
  let found = false;
  visitRegExpAST(parser.parseLiteral(literal), {
    onQuantifierEnter({ max }) {
      found ||= max === Number.POSITIVE_INFINITY;
    },
  });
  return found;
}

/** The expressions that a program's text holds. */
function* literalsIn(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  if ("regex" in node && "raw" in node) yield String(node.raw);
  for (const below of Object.values(node)) yield* literalsIn(below);
}

/** What begins to work as soon as it is loaded: commands, and what needs a browser. */
const BEGINS = /\/client\/|\/entries\/|\/hosts\/mcp\/|\/start\.ts$|\/phases?\.ts$/;

/** The expressions that the modules make when they are loaded. */
async function madeOnLoading(): Promise<ReadonlySet<string>> {
  // What an earlier suite has loaded is loaded once more.
  vi.resetModules();
  const made = new Set<string>();
  const Native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(of, given, target) {
      const one: RegExp = Reflect.construct(of, given, target);
      made.add(`/${one.source}/${one.flags}`);
      return one;
    },
  });
  try {
    for (const name of readdirSync(GENERATOR, { recursive: true, encoding: "utf8" }))
      if (name.endsWith(".ts") && !name.endsWith(".d.ts") && !BEGINS.test(`/${name}`))
        await import(path.join(GENERATOR, name));
  } finally {
    globalThis.RegExp = Native;
  }
  return made;
}

const found = new Set<string>();
beforeAll(async () => {
  // In this process: neither Java nor a program of another system.
  vi.stubEnv("RECHECK_SYNC_BACKEND", "pure");
  // Swagger UI shows our own document, in the browser of its reader.
  const bundles = readdirSync(BUILD, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".js") && !name.startsWith("swagger-ui"),
  );
  for (const name of bundles)
    for (const literal of literalsIn(parseAst(readFileSync(path.join(BUILD, name), "utf8")))) found.add(literal);
  for (const literal of await madeOnLoading()) found.add(literal);
});

it("every expression of the bundles is linear, or excused", { timeout: 600_000 }, async () => {
  expect(found.size).toBeGreaterThan(1000);
  const known = new Set(ANEW ? [] : readFileSync(LINEAR, "utf8").split("\n"));
  const linear = new Set<string>();
  const unexcused: string[] = [];
  const used = new Set<string>();
  for (const literal of found) {
    if (literal.length > LONGEST || !hasLoop(literal)) continue;
    const excuse = Object.keys(EXCUSED).find((piece) => literal.includes(piece));
    if (excuse !== undefined) {
      used.add(excuse);
      continue;
    }
    const digest = digestOf(literal);
    linear.add(digest);
    if (known.has(digest)) continue;
    const end = literal.lastIndexOf("/");
    const { status, ...verdict } = checkSync(literal.slice(1, end), literal.slice(end + 1), LIMITS);
    if (status !== "safe")
      unexcused.push(`${literal}: ${"complexity" in verdict ? verdict.complexity?.summary : status}`);
  }
  expect(unexcused).toEqual([]);
  if (ANEW) await expect(`${[...linear].sort().join("\n")}\n`).toMatchFileSnapshot(LINEAR);
  // An excuse for what no bundle holds is none.
  expect(Object.keys(EXCUSED).filter((piece) => !used.has(piece))).toEqual([]);
});
