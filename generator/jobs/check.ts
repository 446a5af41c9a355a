/** Holds a finished tree against itself: files and checksums, schemas, totals. Works on a downloaded copy as well. */

import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { recover } from "../folders/claim.ts";
import { byCodeUnit } from "../law/code-unit.ts";
import { filesBelow } from "../sources/files-below.ts";
import { operationOfFile, schemaOfFile } from "../tree/answer-schema.ts";
import { MANIFEST, type ManifestEntry, SUMS, sumsText } from "../tree/manifest.ts";
import { bucketOfPack } from "../tree/read-pack.ts";
import { problemsOf } from "../tree/validate.ts";
import { checkPack } from "./check-pack.ts";
import { Failure } from "./failure.ts";
import type { Progress } from "./progress.ts";
import { TEXTS } from "./texts.ts";
import { TotalsCheck } from "./totals.ts";

export interface Checked {
  readonly files: number;
  /** Answers held against their schema. */
  readonly answers: number;
  /** What is wrong, one line each; empty for a sound tree. */
  readonly problems: string[];
}

function readManifest(dir: string): ManifestEntry[] {
  const file = path.join(dir, MANIFEST);
  if (!existsSync(file)) throw new Failure(TEXTS.check.noTree(dir, MANIFEST));
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Failure(`${TEXTS.noJson(file, (error as Error).message)}; ${TEXTS.check.again}`);
  }
  const problems = problemsOf("manifest", manifest);
  if (problems.length > 0) throw new Failure(`${file}: ${problems.join("; ")}`);
  return manifest as ManifestEntry[];
}

async function digestOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** What is wrong with `SHA256SUMS`: it must say of the files what the manifest says, and of the manifest what it is. */
async function sumsProblems(dir: string, manifest: readonly ManifestEntry[]): Promise<string[]> {
  const file = path.join(dir, SUMS);
  if (!existsSync(file)) return [`${SUMS}: ${TEXTS.check.missing}`];
  const own = { path: MANIFEST, sha256: (await digestOf(path.join(dir, MANIFEST))).sha256 };
  const expected = sumsText([...manifest, own].sort((a, b) => byCodeUnit(a.path, b.path)));
  return readFileSync(file, "utf8") === expected ? [] : [`${SUMS}: ${TEXTS.check.sums(MANIFEST)}`];
}

/** What is wrong with a document: no JSON, against its schema, of another release than the rest. */
function answerProblems(name: string, text: string, totals: TotalsCheck, operation = operationOfFile(name)): string[] {
  const schema = operation ?? schemaOfFile(name)!;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    return [TEXTS.noJson(name, (error as Error).message)];
  }
  const problems = problemsOf(schema, body).map((p) => `${name}: ${p} (schemas/${schema}.json)`);
  if (problems.length === 0 && operation !== null) totals.add(operation, name, body as never);
  return problems;
}

/**
 * Checks a tree.
 *
 * @throws Failure where there is no tree or its manifest cannot be read
 */
export async function checkTree(dir: string, progress: Progress): Promise<Checked> {
  recover(dir);
  const manifest = readManifest(dir);
  const problems: string[] = [];
  problems.push(...(await sumsProblems(dir, manifest)));
  const listed = new Set([MANIFEST, SUMS, ...manifest.map((e) => e.path)]);
  const hold = (file: string) => {
    const name = path.relative(dir, file).split(path.sep).join("/");
    if (!listed.has(name)) problems.push(`${name}: ${TEXTS.check.unlisted}`);
  };
  for (const file of filesBelow(dir, { refused: hold, repeated: hold })) hold(file);
  const totals = new TotalsCheck();
  const files = { names: manifest.map((e) => e.path), read: (name: string) => readFileSync(path.join(dir, name)) };
  let answers = 0;
  progress.start(TEXTS.steps.checked, manifest.length);
  for (const entry of manifest) {
    const file = path.join(dir, entry.path);
    progress.advance(1);
    if (!existsSync(file)) {
      problems.push(`${entry.path}: ${TEXTS.check.missing}`);
      continue;
    }
    const { bytes, sha256 } = await digestOf(file);
    if (bytes !== entry.bytes || sha256 !== entry.sha256) {
      problems.push(`${entry.path}: ${TEXTS.check.other(bytes, entry.bytes)}`);
    } else if (schemaOfFile(entry.path) !== null) {
      answers++;
      problems.push(...answerProblems(entry.path, readFileSync(file, "utf8"), totals));
    } else if (bucketOfPack(entry.path) !== null) {
      const packed = checkPack(files, entry.path, (where, text) => answerProblems(where, text, totals, "norma"));
      answers += packed.answers;
      problems.push(...packed.problems);
    }
  }
  progress.stop();
  problems.push(...totals.problems());
  return { files: listed.size, answers, problems: problems.sort(byCodeUnit) };
}
