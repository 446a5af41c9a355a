/** Holds a finished tree against itself: files and checksums, schemas, totals, indexes. Works on a downloaded copy as well. */

import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SchemaName } from "../../api/schemas.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { recover } from "../../folders/claim.ts";
import { filesBelow } from "../../sources/files-below.ts";
import { messageOf } from "../../terminal/error-message.ts";
import { Failure } from "../../terminal/failure.ts";
import type { Progress } from "../../terminal/progress.ts";
import { operationOfFile, schemaOfFile } from "../../tree/answer-schema.ts";
import { MANIFEST, type ManifestEntry, SUMS, sumsText } from "../../tree/manifest.ts";
import { bucketOfPack } from "../../tree/read-pack.ts";
import { problemsOf } from "../../tree/validate.ts";
import { checkPack } from "./check-pack.ts";
import { IndexesCheck, isArticleIndex } from "./index/indexes-check.ts";
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

function readManifest(dir: string): ManifestEntry[] {
  const file = path.join(dir, MANIFEST);
  if (!existsSync(file)) throw new Failure(CHECK_TEXTS.noTree(dir, MANIFEST));
  let manifest: ManifestEntry[];
  try {
    manifest = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Failure(`${CHECK_TEXTS.noJson(file, messageOf(error))}; ${CHECK_TEXTS.again}`);
  }
  const problems = problemsOf("manifest", manifest);
  if (problems.length > 0) throw new Failure(`${file}: ${problems.join("; ")}`);
  return manifest;
}

async function digestOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  const stream: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 1 << 20 });
  for await (const chunk of stream) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** What is wrong with `SHA256SUMS`: it must say of the files what the manifest says, and of the manifest what it is. */
async function sumsProblems(dir: string, manifest: readonly ManifestEntry[]): Promise<string[]> {
  const file = path.join(dir, SUMS);
  if (!existsSync(file)) return [`${SUMS}: ${CHECK_TEXTS.missing}`];
  const own = { path: MANIFEST, sha256: (await digestOf(path.join(dir, MANIFEST))).sha256 };
  const expected = sumsText([...manifest, own].sort((a, b) => byCodeUnit(a.path, b.path)));
  return readFileSync(file, "utf8") === expected ? [] : [`${SUMS}: ${CHECK_TEXTS.sums(MANIFEST)}`];
}

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
    if (!listed.has(name)) problems.push(`${name}: ${CHECK_TEXTS.unlisted}`);
  };
  for (const file of filesBelow(dir, { refused: hold, repeated: hold })) hold(file);
  const totals = new TotalsCheck(manifest);
  const spoilt = new Set<string>();
  const files = { names: manifest.map((e) => e.path), read: (name: string) => readFileSync(path.join(dir, name)) };
  const indexes = new IndexesCheck(files, spoilt);
  let answers = 0;
  const tell = (name: string, problem: string) => {
    spoilt.add(name);
    problems.push(`${name}: ${problem}`);
    if (operationOfFile(name) === "norma" || bucketOfPack(name) !== null) indexes.skip();
  };
  /** An act's answer; its index is held against it where it is sound. */
  const act = (where: string, text: string, file: string, bucket: number | null) => {
    const wrong = answerProblems(where, text, totals, "norma", "norma");
    if (wrong.length > 0) indexes.skip();
    return wrong.length > 0 ? wrong : indexes.act(file, text, bucket);
  };
  progress.start(CHECK_TEXTS.step, manifest.length);
  // Indexes first: an act's is held against its answer only where its own files are what they should be.
  const inOrder = [...manifest].sort((a, b) => Number(isArticleIndex(b.path)) - Number(isArticleIndex(a.path)));
  for (const entry of inOrder) {
    const file = path.join(dir, entry.path);
    progress.advance(1);
    if (!existsSync(file)) {
      tell(entry.path, CHECK_TEXTS.missing);
      continue;
    }
    const { bytes, sha256 } = await digestOf(file);
    if (bytes !== entry.bytes || sha256 !== entry.sha256) {
      tell(entry.path, CHECK_TEXTS.other(bytes, entry.bytes));
      continue;
    }
    const schema = schemaOfFile(entry.path);
    const bucket = bucketOfPack(entry.path);
    if (operationOfFile(entry.path) === "norma") {
      answers++;
      problems.push(...act(entry.path, readFileSync(file, "utf8"), actOfFile(entry.path), null));
    } else if (schema !== null) {
      answers++;
      problems.push(...answerProblems(entry.path, readFileSync(file, "utf8"), totals, schema));
    } else if (bucket !== null) {
      const packed = checkPack(files, entry.path, bucket, (where, text, name) => act(where, text, name, bucket));
      answers += packed.answers;
      if (packed.problems.length > 0) indexes.skip();
      problems.push(...packed.problems);
    }
  }
  progress.stop();
  problems.push(...totals.problems(), ...indexes.rest());
  if (![...spoilt].some((name) => name.startsWith("esplora/pnrr/"))) problems.push(...moneyProblems(files));
  return { files: listed.size, answers, problems: problems.sort(byCodeUnit) };
}
