/**
 * What searches by words cost: rounds that wait for each other, reads and bytes by kind of file, and the time that they take by model over
 * three networks; of random questions over a tree, each from no kept file.
 *
 *   npm run bench -- search [--dir TREE] [--requests N] [--limit N] [--filters stato=vigente]
 */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { getOrMake } from "../../generator/collections/get-or-make.ts";
import { respond } from "../../generator/router/respond.ts";
import { Caso } from "./corpus/caso.ts";
import { Rounds, wordsOfTree } from "./measure.ts";

interface Options {
  readonly dir: string;
  readonly requests: string;
  readonly limit: string;
  /** Parameters of each request besides. */
  readonly filters: string;
}

/** Round trip in milliseconds and bytes in a millisecond: a round takes one trip and what its bytes take. */
const NETWORKS = {
  "slow 4G": { trip: 150, speed: 200 },
  "4G": { trip: 60, speed: 1125 },
  cable: { trip: 20, speed: 6250 },
} as const;

const kindOf = (name: string): string => {
  const [, folder, kind] = /^indici\/(cerca\/)?([a-z]+)/.exec(name) ?? [];
  if (name === "indici/norme/citazioni.bin") return "citations";
  if (name.endsWith("/atti.json")) return "places";
  return folder ? (kind ?? "?") : kind === "cerca" ? "card" : "acts";
};

interface Cost {
  readonly q: string;
  readonly phrase: boolean;
  readonly bytes: number;
  readonly reads: number;
  readonly rounds: number;
  readonly milliseconds: number;
  readonly kinds: ReadonlyMap<string, readonly [reads: number, bytes: number]>;
  readonly networks: Readonly<Record<string, number>>;
  /** The answer. */
  readonly body: string;
}

/** The files of a tree, each read once. */
export function filesOf(tree: string): (name: string) => Uint8Array | null {
  const kept = new Map<string, Uint8Array | null>();
  return (name) =>
    getOrMake(kept, name, () => {
      const file = path.join(tree, name);
      return existsSync(file) ? Uint8Array.from(readFileSync(file)) : null;
    });
}
const fault = (error: unknown) => {
  throw error;
};

/** Asks a question, from no kept file. */
export async function costOf(
  q: string,
  { limit, filters }: Pick<Options, "limit" | "filters">,
  fileOf: (name: string) => Uint8Array | null,
): Promise<Cost> {
  const target = `/api/public/cerca?limit=${limit}&q=${encodeURIComponent(q)}&${filters}`;
  const seen = new Map<string, number>();
  const rounds = new Rounds();
  const served = new Map<string, Promise<Uint8Array | null>>();
  const read = (name: string): Promise<Uint8Array | null> => {
    const known = served.get(name);
    if (known) return known;
    const content = fileOf(name);
    if (content) seen.set(name, content.length);
    const answer = rounds.answer(content);
    served.set(name, answer);
    return answer;
  };
  const { body } = await respond({ method: "GET", target }, read, fault);
  const kinds = new Map<string, [number, number]>();
  for (const [name, bytes] of seen) {
    const [reads, sum] = kinds.get(kindOf(name)) ?? [0, 0];
    kinds.set(kindOf(name), [reads + 1, sum + bytes]);
  }
  const started = performance.now();
  await respond({ method: "GET", target }, async (name) => fileOf(name), fault);
  const milliseconds = performance.now() - started;
  const bytes = [...seen.values()].reduce((sum, size) => sum + size, 0);
  const networks = Object.fromEntries(
    Object.entries(NETWORKS).map(([name, { trip, speed }]) => [
      name,
      rounds.sizes.reduce((sum, sizes) => sum + trip + sizes.reduce((all, size) => all + size, 0) / speed, 0),
    ]),
  );
  return {
    q,
    phrase: q.startsWith('"'),
    bytes,
    reads: seen.size,
    rounds: rounds.sizes.length,
    milliseconds,
    kinds,
    networks,
    body: new TextDecoder().decode(body),
  };
}

function line(name: string, of: readonly Cost[], figure: (cost: Cost) => number, digits = 0): void {
  const sorted = [...of].sort((a, b) => figure(a) - figure(b));
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const shown = (share: number) => {
    const cost = at(share);
    return (cost ? figure(cost) : 0).toFixed(digits);
  };
  console.log(`${name}: median ${shown(0.5)}, p95 ${shown(0.95)}, worst ${shown(1)} (${at(1)?.q})`);
}
async function measure(options: Options): Promise<void> {
  const fileOf = filesOf(options.dir);
  const d = new Caso("cerca");
  const word = wordsOfTree(options.dir, d);
  const costs: Cost[] = [];
  for (let i = 0; i < Number(options.requests); i++) {
    const words = Array.from({ length: d.between(1, 4) }, word);
    const q = d.chance(0.1)
      ? `"${words.join(" ")}"`
      : d.chance(0.1)
        ? `${words.join(" ").slice(0, 5)}*`
        : words.join(" ");
    costs.push(await costOf(q, options, fileOf));
  }

  const [phrases, others] = [costs.filter(({ phrase }) => phrase), costs.filter(({ phrase }) => !phrase)];
  line("rounds", others, ({ rounds }) => rounds);
  line("rounds of phrases", phrases, ({ rounds }) => rounds);
  line("reads", costs, ({ reads }) => reads);
  line("bytes", costs, ({ bytes }) => bytes);
  line("bytes without phrases", others, ({ bytes }) => bytes);
  line("milliseconds of the router", costs, ({ milliseconds }) => milliseconds, 1);
  for (const name of Object.keys(NETWORKS)) line(`${name}, ms by model`, costs, ({ networks }) => networks[name] ?? 0);
  const all = costs.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const kind of [...new Set(costs.flatMap(({ kinds }) => [...kinds.keys()]))].sort()) {
    const sums = costs.map(({ kinds }) => kinds.get(kind) ?? ([0, 0] as const));
    const reads = sums.reduce((sum, [count]) => sum + count, 0);
    const bytes = sums.reduce((sum, [, size]) => sum + size, 0);
    const share = ((100 * bytes) / all).toFixed(1);
    console.log(
      `${kind}: ${(reads / costs.length).toFixed(1)} reads and ${Math.round(bytes / costs.length)} bytes a question, ${share} % of the bytes`,
    );
  }
}

export const searchCommand = new Command("search")
  .description("measures rounds, reads, bytes and time of searches by words")
  .option("--dir <tree>", "the tree", "dist-api")
  .option("--requests <n>", "how many searches", "1000")
  .option("--limit <n>", "results of each", "20")
  .option("--filters <query>", "parameters of each besides", "")
  .action((options: Options) => measure(options));
