/** Holds a finished tree against itself: files and checksums, schemas, totals, indexes. Works on a downloaded copy as well. */

import { existsSync } from "node:fs";
import path from "node:path";
import type { SchemaName } from "../../api/schemas.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { recover } from "../../folders/claim.ts";
import { messageOf } from "../../terminal/error-message.ts";
import { Failure } from "../../terminal/failure.ts";
import type { Progress } from "../../terminal/progress.ts";
import { operationOfFile, schemaOfFile } from "../../tree/answer-schema.ts";
import { OpenManifest } from "../../tree/lists/open-manifest.ts";
import { isManifestHead } from "../../tree/lists/parts.ts";
import { MANIFEST, type ManifestEntry } from "../../tree/manifest.ts";
import { bucketOfPack } from "../../tree/read-pack.ts";
import { problemsOf } from "../../tree/validate.ts";
import { checkPack } from "./check-pack.ts";
import { HeldFiles } from "./held-files.ts";
import { IndexesCheck, isArticleIndex } from "./index/indexes-check.ts";
import { sumsProblems, unlistedProblems } from "./listing.ts";
import { moneyProblems } from "./money-check.ts";
import { CHECK_TEXTS } from "./texts.ts";
import { type CountedAnswer, TotalsCheck } from "./totals.ts";

export interface Checked {
  readonly files: number;
  /** Answers held against their schema. */
  readonly answers: number;
  /** What is wrong, one line each; empty for a sound tree. */
  readonly problems: string[];
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
    this.totals = new TotalsCheck((name) => files.bytesOf(name));
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
    const schema = schemaOfFile(name);
    if (schema === null) return [];
    this.answers++;
    const text = this.#files.raw(name).toString("utf8");
    if (schema === "norma") return this.#act(name, text, actOfFile(name), null);
    return answerProblems(name, text, this.totals, schema);
  }
}

/**
 * Checks a tree.
 *
 * @throws Failure where there is no tree or its manifest cannot be read
 */
export async function checkTree(dir: string, progress: Progress): Promise<Checked> {
  recover(dir);
  const manifest = openManifest(dir);
  const files = new HeldFiles(dir, manifest);
  const checks = new FileChecks(files);
  const problems = [...(await sumsProblems(dir, manifest)), ...unlistedProblems(dir, manifest)];
  progress.start(CHECK_TEXTS.step, manifest.size);
  for (const entry of manifest.entries()) {
    progress.advance(1);
    problems.push(...(await checks.problems(entry)));
  }
  progress.stop();
  problems.push(...checks.totals.problems(), ...moneyProblems(files));
  const listed = manifest.size + manifest.parts.length + LISTS;
  return { files: listed, answers: checks.answers, problems: problems.sort(byCodeUnit) };
}
