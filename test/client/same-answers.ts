/** What every engine is asked, and the digest of what the router itself answers to that. */

import { createHash } from "node:crypto";
import { askRouter } from "../hosts/ask.ts";
import { inApi, mended, REQUESTS } from "../hosts/requests.ts";
import type { Places } from "./places.ts";
import { randomTargets } from "./random-targets.ts";

const RANDOM = 2000;

/** The table of requests, as far as an address alone says what is asked, and 2,000 random ones. */
export const TARGETS: readonly string[] = [
  ...REQUESTS.filter((r) => inApi(r) && !mended(r) && (r.method ?? "GET") === "GET").map(({ target }) => target),
  ...randomTargets(RANDOM),
];

/** The digest that `digests-of-answers.mjs` has to find. */
export async function dueDigest({ tree }: Places): Promise<string> {
  const router = askRouter(
    async (name) => tree.everything.get(name) ?? null,
    (error) => {
      throw error;
    },
  );
  const lines: string[] = [];
  for (const target of TARGETS) {
    const { status, body } = await router("GET", target, {});
    lines.push(`${status} ${body}`);
  }
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}
