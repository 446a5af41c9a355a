/** Holds a finished tree against itself: its lists, checksums, schemas. Works on a downloaded copy as well. */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { byCodeUnit } from "../../collections/code-unit.ts";
import type { SchemaName } from "../../contract/schemas.ts";
import { decode } from "../../format/bytes.ts";
import { cardFile } from "../../format/card.ts";
import { lineOfMeta } from "../../format/line-json.ts";
import { FORMAT, isTreeMark, TREE_MARK } from "../../format/mark.ts";
import { bucketOfPack, decodePack } from "../../format/pack.ts";
import { digestOfFile } from "../../sources/digest-of-file.ts";
import { messageOf } from "../../terminal/error-message.ts";
import { Failure } from "../../terminal/failure.ts";
import type { Progress } from "../../terminal/progress.ts";
import { schemaOfFile } from "../../tree/answer-schema.ts";
import { answersOfVotes } from "../../tree/coded-votes.ts";
import { recover } from "../../tree/folders/claim.ts";
import { OpenManifest } from "../../tree/lists/open-manifest.ts";
import { MANIFEST, type ManifestEntry } from "../../tree/manifest.ts";
import { problemsOf } from "../../tree/validate.ts";
import { isManifestAsSummed, sumsProblems, unlistedProblems } from "./listing.ts";
import { CHECK_TEXTS } from "./texts.ts";

export interface Checked {
  readonly files: number;
  /** Answers held against their schema. */
  readonly answers: number;
  /** What is wrong, one line each; empty for a sound tree. */
  readonly problems: string[];
}

/** `manifest.json` and `SHA256SUMS`. */
const LISTS = 2;

/** Opens the manifest of a tree, its lines held against its schema. */
function openManifest(dir: string): OpenManifest {
  if (!existsSync(path.join(dir, MANIFEST))) throw new Failure(CHECK_TEXTS.noTree(dir, MANIFEST));
  return new OpenManifest(dir, (entries) => {
    const problems = problemsOf("manifest", entries);
    if (problems.length > 0) throw new Failure(`${path.join(dir, MANIFEST)}: ${problems.join("; ")}`);
  });
}

/** Looks at the files of a tree, one after the other. */
class FileChecks {
  readonly #dir: string;
  readonly #manifest: OpenManifest;
  #metaOfActs: string | null | undefined;
  #isManifestSound: boolean | undefined;
  answers = 0;

  constructor(dir: string, manifest: OpenManifest) {
    this.#dir = dir;
    this.#manifest = manifest;
  }

  /** What is wrong with a document by its schema. @param at where it stands in its file */
  #document(name: string, at: number, document: unknown, schema: SchemaName): string[] {
    this.answers++;
    const problems = problemsOf(schema, document);
    return problems.map((problem) => CHECK_TEXTS.damaged(name, at, `${problem}, schemas/${schema}.json`));
  }

  /** Line 1 of the acts of all packs; `null` if the card that has it is not as listed, which a line of its own tells. */
  async #readMetaOfActs(): Promise<string | null> {
    const name = cardFile("norma");
    const listed = this.#manifest.entry(name);
    const file = path.join(this.#dir, name);
    if (listed && !(existsSync(file) && digestOfFile(file).sha256 === listed.sha256)) return null;
    return lineOfMeta(JSON.parse(readFileSync(file, "utf8")).meta.it);
  }

  /** What is wrong with the acts of a pack, each of which is an answer; they are not looked at if their line 1 is damaged. */
  async #pack(name: string, pack: Uint8Array): Promise<string[]> {
    if (this.#metaOfActs === undefined) this.#metaOfActs = await this.#readMetaOfActs();
    const meta = this.#metaOfActs;
    if (meta === null) return [];
    return decodePack(pack).flatMap(({ text }) =>
      this.#document(name, text.byteOffset - pack.byteOffset, JSON.parse(meta + decode(text)), "norma"),
    );
  }

  /** What is told of a file that is not as listed. */
  async #otherwise(name: string, why: string): Promise<string> {
    this.#isManifestSound ??= await isManifestAsSummed(this.#dir);
    return this.#isManifestSound ? CHECK_TEXTS.damaged(name, 0, why) : `${name}: ${CHECK_TEXTS.otherManifest}`;
  }

  #mark(text: string): string[] {
    const mark: unknown = JSON.parse(text);
    const isSound = isTreeMark(mark) && mark.formato === FORMAT;
    return isSound ? [] : [CHECK_TEXTS.damaged(TREE_MARK, 0, CHECK_TEXTS.noMark(FORMAT))];
  }

  /** What is wrong with a file, a line each. */
  async problems({ path: name, ...listed }: ManifestEntry): Promise<string[]> {
    const file = path.join(this.#dir, name);
    if (!existsSync(file)) return [`${name}: ${CHECK_TEXTS.missing}`];
    const { bytes: size, sha256 } = digestOfFile(file);
    const schema = schemaOfFile(name);
    const isPack = bucketOfPack(name) !== null;
    if (size !== listed.bytes || sha256 !== listed.sha256)
      return [await this.#otherwise(name, CHECK_TEXTS.other(size, listed.bytes))];
    try {
      if (name === TREE_MARK) return this.#mark(readFileSync(file, "utf8"));
      if (isPack) return await this.#pack(name, readFileSync(file));
      const text = readFileSync(file, "utf8");
      if (schema !== null) return this.#document(name, 0, JSON.parse(text), schema);
      return answersOfVotes(name, text).flatMap(([of, answer]) => this.#document(name, 0, answer, of));
    } catch (error) {
      // No JSON, or a pack without its card.
      return [CHECK_TEXTS.damaged(name, 0, messageOf(error))];
    }
  }
}

/**
 * Checks a tree.
 *
 * @throws Failure if there is no tree or its manifest cannot be read
 * @example (await checkTree("dist-api", progress)).problems // []
 */
export async function checkTree(dir: string, progress: Progress): Promise<Checked> {
  recover(dir);
  const manifest = openManifest(dir);
  const checks = new FileChecks(dir, manifest);
  const problems = [...(await sumsProblems(dir, manifest)), ...unlistedProblems(dir, manifest)];
  progress.start(CHECK_TEXTS.step, manifest.size);
  for (const entry of manifest.entries()) {
    progress.advance(1);
    problems.push(...(await checks.problems(entry)));
  }
  progress.stop();
  const files = manifest.size + LISTS;
  return { files, answers: checks.answers, problems: problems.sort(byCodeUnit) };
}
