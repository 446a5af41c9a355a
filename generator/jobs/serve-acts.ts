/** The acts, from what was read of them to their answers, bucket by bucket. */

import path from "node:path";
import type { AttoServito, CorpusNorme } from "../corpus/norme/corpus.ts";
import { bucketKeyOfEli, bucketOf } from "../law/act-bucket.ts";
import { getOrMake } from "../law/get-or-make.ts";
import { inSample, type Staging } from "../tree/staging.ts";
import type { ActPool } from "./act-pool.ts";
import type { Citing, SpreadTask } from "./cited-signals.ts";
import { Damage } from "./damage.ts";
import type { Esito } from "./esiti.ts";
import type { Letto } from "./letti.ts";
import { joined, modificheOf } from "./modifiche.ts";
import type { ServedActs } from "./norme-done.ts";
import type { Progress } from "./progress.ts";
import type { Member, ServeBucketTask, ServeSettings } from "./serve-bucket.ts";
import { writeServedTable } from "./served-table.ts";
import { TEXTS } from "./texts.ts";

/** Acts in a pack at the least, on average: half of the packs that a host could hold, and a pack is read at once. */
const PACKED = 12;
/** Buckets at the most where acts have files of their own: what is spread over them are that many files. */
const MOST = 4096;
/** Signals are gathered from the acts themselves up to so many visits to an act, or two for each. */
const FEW_VISITS = 4096;
/** Acts whose signals are spread by one task. */
const SPREAD_AT_ONCE = 4000;

/**
 * How many buckets some acts are served in: a power of two.
 *
 * @param pack whether each is a file of the tree
 * @example bucketsFor(157_000, true) // 8192
 */
export function bucketsFor(acts: number, pack: boolean): number {
  return 2 ** Math.max(0, Math.floor(Math.log2(pack ? acts / PACKED : Math.min(acts, MOST))));
}

/** Outcomes of an earlier run that still hold. */
export interface Standing {
  readonly esiti: readonly Esito[];
  /** Buckets that must be served again. */
  readonly affected: ReadonlySet<number>;
  /** `listsDigest` of the acts then served. */
  readonly liste: string;
}

/** The acts that are served, and the bucket of each. */
interface Placed {
  readonly atti: readonly AttoServito<Letto>[];
  readonly own: Uint32Array;
}

const placed = (atti: readonly AttoServito<Letto>[], buckets: number): Placed => ({
  atti,
  own: Uint32Array.from(atti, ({ eli }) => bucketOf(bucketKeyOfEli(eli), buckets)),
});

/** The act at a position, as its signals are looked for. */
function citing({ atti, own }: Placed, ordinale: number): Citing {
  const { record, earlier } = atti[ordinale]!;
  const versioni = [record, ...earlier].map(({ letto, segnali }) => ({ letto, segnali }));
  return { ordinale, bucket: own[ordinale]!, versioni };
}

/** Of the buckets that an act's signals matter to, its own and those of the acts it names, those that are to be served. */
function near({ atti, own }: Placed, ordinale: number, buckets: number, wanted: (bucket: number) => boolean) {
  const found = new Set<number>();
  if (wanted(own[ordinale]!)) found.add(own[ordinale]!);
  const { record, earlier } = atti[ordinale]!;
  for (const { cita } of [record, ...earlier])
    for (const key of cita) {
      const bucket = bucketOf(key, buckets);
      if (wanted(bucket)) found.add(bucket);
    }
  return found;
}

/** The acts of each bucket that is to be served. */
function membersOf({ atti, own }: Placed, wanted: (bucket: number) => boolean) {
  const found = new Map<number, Member[]>();
  for (const [ordinale, bucket] of own.entries()) {
    if (!wanted(bucket)) continue;
    const { eli, record } = atti[ordinale]!;
    getOrMake(found, bucket, () => []).push({ eli, letto: record.letto, validate: inSample(ordinale) });
  }
  return found;
}

/** Where the signals of each bucket are: in the acts that have them where these are few, else spread over files. */
async function signalsOf(
  acts: Placed,
  { buckets, letti }: Pick<ServeSettings, "buckets" | "letti">,
  wanted: (bucket: number) => boolean,
  spread: (task: SpreadTask) => Promise<void>,
  folder: string,
): Promise<(bucket: number) => ServeBucketTask["signals"]> {
  const found = new Map<number, Citing[]>();
  let visits = 0;
  for (const ordinale of acts.own.keys()) {
    const among = near(acts, ordinale, buckets, wanted);
    if (among.size === 0) continue;
    const act = citing(acts, ordinale);
    for (const bucket of among) getOrMake(found, bucket, () => []).push(act);
    visits += among.size;
    if (visits <= Math.max(FEW_VISITS, 2 * acts.own.length)) continue;
    found.clear();
    const all = Array.from(acts.own.keys(), (one) => citing(acts, one));
    await spread({ letti, folder, buckets, acts: all });
    return () => ({ spread: folder });
  }
  return (bucket) => ({ acts: found.get(bucket) ?? [] });
}

/** Bytes of the signals that a bucket is served from; 0 where they are spread over files. */
function workOf({ signals }: ServeBucketTask): number {
  if ("spread" in signals) return 0;
  return signals.acts.reduce(
    (sum, { versioni }) => sum + versioni.reduce((all, { segnali }) => all + segnali[1], 0),
    0,
  );
}

function* chunks<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/** The outcomes of an earlier run that still hold, their files in the tree; not those whose files are not as they were. */
function takenOver({ esiti, affected }: Standing, staging: Staging): Esito[] {
  return esiti.filter((esito) => !affected.has(esito.bucket) && staging.keep(esito.files));
}

/**
 * Serves every act, or those of the buckets that changed.
 *
 * @param spool folder for what is needed until the end of the run
 * @param standing what an earlier run left that still holds, `null` where everything is made anew
 * @throws DamagedStore where an act is not on disk as it was read
 */
export async function serveActs(
  { staging, progress }: { readonly staging: Staging; readonly progress: Progress },
  pool: ActPool,
  corpus: CorpusNorme<Letto>,
  settings: Omit<ServeSettings, "serviti">,
  spool: string,
  standing: Standing | null,
): Promise<ServedActs> {
  const { buckets } = settings;
  const damage = new Damage();
  const serviti = path.join(spool, "serviti.json");
  writeServedTable(serviti, corpus.atti, corpus.incerti);
  const done = standing ? takenOver(standing, staging) : [];
  const kept = new Set(done.map(({ bucket }) => bucket));
  const wanted = (bucket: number) => !kept.has(bucket);
  const spread = async ({ acts, ...task }: SpreadTask) => {
    progress.start(TEXTS.steps.signals, acts.length);
    await pool.each(chunks(acts, SPREAD_AT_ONCE), async (some) => {
      damage.spared(await pool.run("spreadSignals", { ...task, acts: some }));
      progress.advance(some.length);
    });
    damage.end();
  };
  const acts = placed(corpus.atti, buckets);
  const signals = await signalsOf(acts, settings, wanted, spread, path.join(spool, "segnali"));
  const found = membersOf(acts, wanted);
  // One without acts counts the relations of acts outside the corpus that fall in it.
  for (let bucket = 0; bucket < buckets; bucket++) if (wanted(bucket)) getOrMake(found, bucket, () => []);
  progress.start(TEXTS.steps.written, corpus.atti.length);
  const own = { ...settings, serviti };
  const tasks = [...found].map(([bucket, members]) => ({ settings: own, bucket, members, signals: signals(bucket) }));
  // The most work first, as far as can be told, so that all threads are done together.
  tasks.sort((a, b) => workOf(b) - workOf(a));
  await pool.each(tasks, async (task) => {
    const { members } = task;
    const esito = await pool.run("serveBucket", task);
    if (!damage.spared(esito)) return;
    for (const entry of esito.files) staging.enter(entry);
    done.push(esito);
    progress.advance(members.length);
  });
  damage.end();
  const parts = joined(done.map(({ modifiche }) => modifiche));
  const recenti = done.map(({ ultima, modifiche }) => ({ ultima, modifiche: () => modificheOf([modifiche]) }));
  return { ...gathered(corpus, done), esiti: done, parts, modifiche: () => modificheOf(parts), recenti, serviti };
}

function gathered(corpus: CorpusNorme<Letto>, done: readonly Esito[]) {
  const counted = new Map(done.flatMap(({ atti }) => atti.map(([eli, out, into]) => [eli, { out, in: into }])));
  const senzaRelazione: Record<string, number> = {};
  for (const one of done)
    for (const [motivo, by] of Object.entries(one.senzaRelazione))
      senzaRelazione[motivo] = (senzaRelazione[motivo] ?? 0) + by;
  return {
    norme: corpus.atti.map(({ eli, record }) => ({ eli, record, relazioni: counted.get(eli)! })),
    relazioni: done.reduce((sum, { relazioni }) => sum + relazioni, 0),
    senzaRelazione,
  };
}
