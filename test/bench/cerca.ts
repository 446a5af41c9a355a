/**
 * What searches by words cost: reads, bytes and time of random ones over a tree, each from no kept file.
 *
 *   npm run bench:cerca -- --dir TREE [--richieste N] [--limit N]
 */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { respond } from "../../generator/router/respond.ts";
import { Caso } from "./corpus/caso.ts";

const { values } = parseArgs({
  options: {
    dir: { type: "string", default: "dist-api" },
    richieste: { type: "string", default: "1000" },
    limit: { type: "string", default: "20" },
  },
});
const { dir, limit } = values;

/** The words of the index, as often as documents have them: what stands in many is asked for often. */
function wordsOfTree(d: Caso): () => string {
  const folder = path.join(dir, "indici/cerca/forme");
  const lines = readdirSync(folder).flatMap((name) => readFileSync(path.join(folder, name), "utf8").trim().split("\n"));
  const ends: number[] = [];
  let sum = 0;
  for (const line of lines) {
    sum += Math.sqrt(Number(line.split(" ")[1]));
    ends.push(sum);
  }
  return () => {
    const at = d.next();
    let [from, to] = [0, ends.length - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ends[middle] ?? 0) < at * sum) from = middle + 1;
      else to = middle;
    }
    return lines[from]?.split(" ")[0] ?? "";
  };
}

const d = new Caso("cerca");
const word = wordsOfTree(d);
const costs: { reads: number; bytes: number; milliseconds: number; q: string }[] = [];
const kept = new Map<string, Uint8Array | null>();
for (let i = 0; i < Number(values.richieste); i++) {
  const words = Array.from({ length: d.between(1, 4) }, word);
  const q = d.chance(0.1)
    ? `"${words.join(" ")}"`
    : d.chance(0.1)
      ? `${words.join(" ").slice(0, 5)}*`
      : words.join(" ");
  const seen = new Set<string>();
  let bytes = 0;
  const read = async (name: string) => {
    let content = kept.get(name);
    if (content === undefined) {
      try {
        content = Uint8Array.from(readFileSync(path.join(dir, name)));
      } catch {
        content = null;
      }
      kept.set(name, content);
    }
    if (content && !seen.has(name)) bytes += content.length;
    if (content) seen.add(name);
    return content;
  };
  const target = `/api/public/cerca?limit=${limit}&q=${encodeURIComponent(q)}`;
  const fault = (error: unknown) => {
    throw error;
  };
  await respond({ method: "GET", target }, read, fault);
  const started = performance.now();
  await respond({ method: "GET", target }, read, fault);
  costs.push({ reads: seen.size, bytes, milliseconds: performance.now() - started, q });
}
for (const name of ["reads", "bytes", "milliseconds"] as const) {
  const sorted = [...costs].sort((a, b) => a[name] - b[name]);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const shown = (share: number) => (at(share)?.[name] ?? 0).toFixed(name === "milliseconds" ? 1 : 0);
  console.log(`${name}: median ${shown(0.5)}, p95 ${shown(0.95)}, worst ${shown(1)} (${at(1)?.q})`);
}
