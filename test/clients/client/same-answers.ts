/** What every engine is asked, and the digest of what the router itself answers to that. */

import { createHash } from "node:crypto";
import { askRouter } from "../../hosts/ask.ts";
import { inApi, mended, TRANSPORT } from "../../hosts/requests.ts";
import type { Case } from "../../router/cases/case.ts";
import { CASES } from "../../router/conformance.ts";
import { thrown } from "../../thrown.ts";
import type { Places } from "./places.ts";
import { randomTargets } from "./random-targets.ts";

/** Requests by their target alone, as far as an address says what is asked. */
const byTarget = (requests: readonly Case[]): string[] =>
  requests.filter((r) => inApi(r) && !mended(r) && (r.method ?? "GET") === "GET").map(({ target }) => target);

/** The requests of transport and a hundred random requests: what the gate asks of every engine. */
export const SHORT_TARGETS: readonly string[] = [...byTarget(TRANSPORT), ...randomTargets(100)];

/** The whole table and 2,000 random requests. */
export const TARGETS: readonly string[] = [...byTarget(CASES), ...randomTargets(2000)];

/** The digest that `digests-of-answers.mjs` has to find. */
export async function dueDigest({ tree }: Places, targets: readonly string[]): Promise<string> {
  const router = askRouter(async (name) => tree.everything.get(name) ?? null, thrown);
  const lines: string[] = [];
  for (const target of targets) {
    const { status, body } = await router("GET", target, {});
    lines.push(`${status} ${body}`);
  }
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}
