/**
 * The signals that a bucket of acts is served from: all of its own acts, and of any other act those that name one of them. Few buckets
 * take theirs from the acts themselves; for all of them every act is read once and its signals are spread over a file per bucket.
 */

import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { bucketOf } from "../law/act-bucket.ts";
import { getOrMake } from "../law/get-or-make.ts";
import { type Letto, signalLines } from "./letti.ts";

/** The files of an act's versions, the newest first. */
export type Versioni = readonly Pick<Letto, "letto" | "segnali">[];

/** An act whose signals are wanted. */
export interface Citing {
  /** Position among the acts served. */
  readonly ordinale: number;
  /** Bucket of the act itself. */
  readonly bucket: number;
  readonly versioni: Versioni;
}

/** Signals of one act, each as JSON. */
export type Testimoni = ReadonlyMap<number, readonly string[]>;

/** The lines of the newest version, then those that only an earlier one has. */
function linesOf(letti: string, versioni: Versioni): string[] {
  const [newest, ...earlier] = versioni.map((version) => signalLines(letti, version)) as [string[], ...string[][]];
  if (earlier.length === 0) return newest;
  const all = [...newest];
  const known = new Set(all);
  for (const lines of earlier)
    for (const line of lines) {
      if (known.has(line)) continue;
      known.add(line);
      all.push(line);
    }
  return all;
}

/** A signal: the bucket of the act it names, and its JSON. */
type Signal = readonly [bucket: number, json: string];

/** The signals of an act, in its order. */
function* signalsOf(letti: string, { versioni }: Citing, buckets: number): Generator<Signal> {
  for (const line of linesOf(letti, versioni)) {
    const tab = line.indexOf("\t");
    yield [bucketOf(line.slice(0, tab), buckets), line.slice(tab + 1)];
  }
}

export interface SpreadTask {
  /** Folder of the acts that were read, and the one that the spread signals go to. */
  readonly letti: string;
  readonly folder: string;
  readonly buckets: number;
  readonly acts: readonly Citing[];
}

/** Spreads the signals of some acts over the buckets that need them. Every thread has files of its own. */
export function spreadSignals({ letti, folder, buckets, acts }: SpreadTask): Record<string, never> {
  const own = path.join(folder, String(threadId));
  mkdirSync(own, { recursive: true });
  const lines = new Map<number, string[]>();
  for (const act of acts)
    for (const [cited, json] of signalsOf(letti, act, buckets))
      for (const bucket of cited === act.bucket ? [cited] : [cited, act.bucket])
        getOrMake(lines, bucket, () => []).push(`${act.ordinale}\t${json}\n`);
  for (const [bucket, texts] of lines) appendFileSync(path.join(own, String(bucket)), texts.join(""));
  return {};
}

/** The spread signals of a bucket. */
export function spreadFor(folder: string, bucket: number): Testimoni {
  const found = new Map<number, string[]>();
  for (const thread of readdirSync(folder)) {
    const file = path.join(folder, thread, String(bucket));
    if (!existsSync(file)) continue;
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const tab = line.indexOf("\t");
      if (tab > 0) getOrMake(found, Number(line.slice(0, tab)), () => []).push(line.slice(tab + 1));
    }
  }
  return found;
}

/** The signals of an act: all, and by bucket of the act they name. */
interface Held {
  readonly all: string[];
  readonly naming: Map<number, string[]>;
}

/** Signals of acts that this thread read last: the buckets that it serves one after the other often need the same acts. */
const held = new Map<string, Held>();
let heldChars = 0;
/** Characters of JSON that are held at the most. */
const MOST_HELD = 16 * 1024 * 1024;

function heldSignals(letti: string, act: Citing, buckets: number): Held {
  const key = JSON.stringify([letti, buckets, act.versioni.map(({ letto }) => letto)]);
  const known = held.get(key);
  if (known) return known;
  const signals: Held = { all: [], naming: new Map() };
  for (const [bucket, json] of signalsOf(letti, act, buckets)) {
    signals.all.push(json);
    getOrMake(signals.naming, bucket, () => []).push(json);
    heldChars += json.length;
  }
  if (heldChars > MOST_HELD) {
    held.clear();
    heldChars = 0;
  } else held.set(key, signals);
  return signals;
}

/** The signals of a bucket, from the acts themselves. */
export function gatheredFor(letti: string, acts: readonly Citing[], bucket: number, buckets: number): Testimoni {
  const found = new Map<number, readonly string[]>();
  for (const act of acts) {
    const { all, naming } = heldSignals(letti, act, buckets);
    const lines = act.bucket === bucket ? all : naming.get(bucket);
    if (lines !== undefined && lines.length > 0) found.set(act.ordinale, lines);
  }
  return found;
}
