/** The packed form of a tree whose acts are files. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import {
  encodeActPack,
  encodeIndexPack,
  indexPackFile,
  type PackedText,
  packFile,
} from "../../generator/format/pack.ts";
import { bucketKeyOfEli, bucketOf } from "../../generator/law/identity/act-bucket.ts";
import { MANIFEST, SUMS } from "../../generator/tree/manifest.ts";
import { Staging } from "../../generator/tree/staging.ts";

const CARDS = ["indici/norma.json", "indici/relazioni.json", "indici/articolo.json"];
const INDEX = /^indici\/norme\/articoli\/(.+)\.txt$/;
const ACT = /^api\/public\/norme\/(.+)\.json$/;
const RELATIONS = /^api\/public\/relazioni\//;
/** Of compressed copies, those of files that are gone. */
const COPY = /\.(?:br|gz)$/;

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/**
 * The files of a tree with its acts in packs.
 *
 * @param buckets a power of two
 */
export function packed(files: ReadonlyMap<string, Uint8Array>, buckets: number): Map<string, Uint8Array> {
  const out = new Map<string, Uint8Array>();
  const packs = new Map<number, PackedText[]>();
  const indexes = new Map<number, PackedText[]>();
  for (const [name, bytes] of files) {
    const act = INDEX.exec(name)?.[1];
    if (act !== undefined && !/\.(?:\d+|versioni)$/.test(act)) {
      const all = text(bytes);
      const index = all.slice(all.indexOf("\n") + 1);
      const { norma, blocchi } = JSON.parse(index.slice(0, index.indexOf("\n"))) as {
        norma: { eli: string };
        blocchi?: number[];
      };
      const bucket = bucketOf(bucketKeyOfEli(norma.eli), buckets);
      // A large act keeps its own.
      if (blocchi) out.set(name, new TextEncoder().encode(index));
      else indexes.set(bucket, [...(indexes.get(bucket) ?? []), { file: act, text: new TextEncoder().encode(index) }]);
      continue;
    }
    const bare = name.replace(COPY, "");
    const file = ACT.exec(bare)?.[1];
    if (file === undefined && !RELATIONS.test(bare)) out.set(name, bytes);
    if (file === undefined || bare !== name) continue;
    const answer = text(bytes);
    const { eli } = JSON.parse(answer) as { eli: string };
    const bucket = bucketOf(bucketKeyOfEli(eli), buckets);
    if (!packs.has(bucket)) packs.set(bucket, []);
    packs.get(bucket)!.push({ file, text: bytes.subarray(bytes.indexOf(10) + 1) });
  }
  for (const [bucket, acts] of packs) out.set(packFile(bucket), encodeActPack(acts));
  for (const [bucket, acts] of indexes) out.set(indexPackFile(bucket), encodeIndexPack(acts));
  for (const name of CARDS) {
    if (!files.has(name)) continue;
    const card = JSON.parse(text(files.get(name)!)) as object;
    out.set(name, new TextEncoder().encode(`${JSON.stringify({ ...card, pacchi: buckets })}\n`));
  }
  return out;
}

/** Writes the packed form of a tree on disk into another folder, with its manifest. */
export async function packFolder(from: string, to: string, buckets: number): Promise<void> {
  const files = new Map<string, Uint8Array>();
  for (const entry of readdirSync(from, { recursive: true, encoding: "utf8" })) {
    const name = entry.split(path.sep).join("/");
    const full = path.join(from, entry);
    if (statSync(full).isFile() && name !== MANIFEST && name !== SUMS) files.set(name, readFileSync(full));
  }
  removeSync(to);
  const staging = new Staging(to);
  for (const [name, bytes] of packed(files, buckets)) staging.write(name, bytes);
  staging.seal();
}
