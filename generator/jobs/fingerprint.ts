import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import path from "node:path";
import { byCodeUnit } from "../law/code-unit.ts";
import { filesBelow } from "../sources/input.ts";

/** A path with `/`, whatever the system writes. */
const slashed = (file: string) => (path.sep === "/" ? file : file.replaceAll(path.sep, "/"));

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/**
 * The release: 12 hexadecimal digits of everything the answers are made from, that is name and content of each input file and the
 * parameters that change an answer. The same input gives the same release on every machine and day.
 *
 * @param known SHA-256 of files that were read already, by name
 * @example await releaseOf("data-raw", ["1.0.0", "2024-05-08"], new Map()) // "3f0c1d9a77e2"
 */
export async function releaseOf(
  dataDir: string,
  parameters: readonly string[],
  known: ReadonlyMap<string, string>,
): Promise<string> {
  const whole = createHash("sha256");
  for (const p of parameters) whole.update(`${p}\0`);
  const root = path.resolve(dataDir);
  const below = root.endsWith(path.sep) ? root.length : root.length + 1;
  const files = (await filesBelow(root)).map((file) => ({ file, name: slashed(file.slice(below)) }));
  for (const { file, name } of files.sort((a, b) => byCodeUnit(a.name, b.name))) {
    whole.update(`${name}\0${known.get(name) ?? (await digestOf(file))}\n`);
  }
  return whole.digest("hex").slice(0, 12);
}
