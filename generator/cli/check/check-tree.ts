/** Holds a finished tree against itself: files and checksums, schemas, totals, indexes. Works on a downloaded copy as well. */

import { existsSync } from "node:fs";
import path from "node:path";
import type { SchemaName } from "../../api/schemas.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { recover } from "../../folders/claim.ts";
import { bucketOfPack } from "../../format/pack.ts";
import { messageOf } from "../../terminal/error-message.ts";
import { Failure } from "../../terminal/failure.ts";
import type { Progress } from "../../terminal/progress.ts";
import { operationOfFile, schemaOfFile } from "../../tree/answer-schema.ts";
import { OpenManifest } from "../../tree/lists/open-manifest.ts";
import { isManifestHead } from "../../tree/lists/parts.ts";
import { MANIFEST, type ManifestEntry } from "../../tree/manifest.ts";
import { problemsOf } from "../../tree/validate.ts";
import { checkPack } from "./check-pack.ts";
import { HeldFiles } from "./held-files.ts";
import { IndexesCheck, isArticleIndex } from "./indexes-check.ts";
import { judgedFileProblems } from "./judged-files.ts";
import { sumsProblems, unlistedProblems } from "./listing.ts";
import { moneyProblems } from "./money-check.ts";
import { CHECK_TEXTS } from "./texts.ts";
import { type CountedAnswer, type Counts, TotalsCheck, totalsProblems } from "./totals.ts";

export interface Checked {
  readonly files: number;
  /** Answers held against their schema. */
  readonly answers: number;
  /** What is wrong, one line each; empty for a sound tree. */
  readonly problems: string[];
}

/** A share of the files of a tree: of so many, each as many files by path. */
export interface CheckShare {
  /** From 0. */
  readonly part: number;
  readonly of: number;
}

/** `manifest.json` and `SHA256SUMS`. */
const LISTS = 2;

/** What is wrong with a document: no JSON, against its schema, of another release than the rest. */
function answerProblems(
  name: string,
  text: string,
  totals: TotalsCheck,
  schema: SchemaName,
  operation = operationOfFile(name),
): string[] {
  let body: CountedAnswer;
  try {
    body = JSON.parse(text);
  } catch (error) {
    return [CHECK_TEXTS.noJson(name, messageOf(error))];
  }
  const problems = problemsOf(schema, body).map((p) => `${name}: ${p} (schemas/${schema}.json)`);
  if (problems.length === 0 && operation !== null) totals.add(operation, name, body);
  return problems;
}

/** The act whose answer a file is: `legge/1990/08/07/241`. */
const actOfFile = (name: string) => name.slice("api/public/norme/".length, -".json".length);

/** Opens the manifest of a tree, each of its files held against its schema. */
function openManifest(dir: string): OpenManifest {
  if (!existsSync(path.join(dir, MANIFEST))) throw new Failure(CHECK_TEXTS.noTree(dir, MANIFEST));
  return new OpenManifest(dir, (name, value) => {
    const problems = problemsOf(isManifestHead(value) ? "manifest-parti" : "manifest", value);
    if (problems.length > 0) throw new Failure(`${path.join(dir, name)}: ${problems.join("; ")}`);
  });
}

/** Looks at the files of a tree, one after the other. */
class FileChecks {
  readonly totals: TotalsCheck;
  readonly #files: HeldFiles;
  readonly #indexes: IndexesCheck;
  answers = 0;

  constructor(files: HeldFiles) {
    this.#files = files;
    this.totals = new TotalsCheck();
    this.#indexes = new IndexesCheck(files);
  }

  /** An act's answer; its index is held against it where it is sound. */
  #act(where: string, text: string, file: string, bucket: number | null): string[] {
    const wrong = answerProblems(where, text, this.totals, "norma", "norma");
    return wrong.length > 0 ? wrong : this.#indexes.act(file, text, bucket);
  }

  #pack(name: string, bucket: number): string[] {
    const files = { read: (asked: string) => this.#files.raw(asked) };
    const act = (where: string, text: string, file: string) => this.#act(where, text, file, bucket);
    const { answers, problems } = checkPack(files, name, bucket, act);
    this.answers += answers;
    return problems;
  }

  /** What is wrong with a file, a line each. */
  async problems(entry: ManifestEntry): Promise<string[]> {
    const { path: name } = entry;
    const problem = await this.#files.problem(entry);
    if (problem !== null) return [`${name}: ${problem}`];
    if (isArticleIndex(name)) return this.#indexes.file(name);
    const bucket = bucketOfPack(name);
    if (bucket !== null) return this.#pack(name, bucket);
    const judged = judgedFileProblems(this.#files, name) ?? [];
    const schema = schemaOfFile(name);
    if (schema === null || judged.length > 0) return judged;
    this.answers++;
    const text = this.#files.raw(name).toString("utf8");
    if (schema === "norma") return this.#act(name, text, actOfFile(name), null);
    return answerProblems(name, text, this.totals, schema);
  }
}

/** Checks what no single file tells: the lists of the tree, and the files of the recovery plan against each other. */
const checkWhole = async (dir: string, manifest: OpenManifest, files: HeldFiles): Promise<string[]> => [
  ...(await sumsProblems(dir, manifest)),
  ...unlistedProblems(dir, manifest),
  ...moneyProblems(files),
];

/**
 * Checks a share of a tree. The first one also looks at what no single file tells.
 *
 * @returns what is wrong, and what was counted: the counts of all shares together say whether the tree is whole
 * @throws Failure where there is no tree or its manifest cannot be read
 * @example (await checkFiles("dist-api", { part: 3, of: 8 }, progress)).counts.norme // 2500
 */
export async function checkFiles(
  dir: string,
  { part, of }: CheckShare,
  progress: Progress,
): Promise<Checked & { readonly counts: Counts }> {
  recover(dir);
  const manifest = openManifest(dir);
  const files = new HeldFiles(dir, manifest);
  const checks = new FileChecks(files);
  const problems = part === 0 ? await checkWhole(dir, manifest, files) : [];
  const [from, to] = [Math.floor((manifest.size * part) / of), Math.floor((manifest.size * (part + 1)) / of)];
  progress.start(CHECK_TEXTS.step, to - from);
  for (const entry of manifest.entries(from, to)) {
    progress.advance(1);
    problems.push(...(await checks.problems(entry)));
  }
  progress.stop();
  const lists = part === 0 ? manifest.parts.length + LISTS : 0;
  const { answers, totals } = checks;
  return { files: to - from + lists, answers, counts: totals.counts, problems: [...problems, ...totals.problems] };
}

/**
 * Checks a tree.
 *
 * @throws Failure where there is no tree or its manifest cannot be read
 */
export async function checkTree(dir: string, progress: Progress): Promise<Checked> {
  const { counts, problems, ...checked } = await checkFiles(dir, { part: 0, of: 1 }, progress);
  return { ...checked, problems: [...problems, ...totalsProblems([counts])].sort(byCodeUnit) };
}
