import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { refused } from "../../generator/router/answer.ts";
import { matchPath } from "../../generator/router/match.ts";
import { askedOf } from "../../generator/router/plan.ts";
import { parseQuery, splitTarget } from "../../generator/router/query.ts";
import { resolve } from "../../generator/router/resolve.ts";
import { validate } from "../../generator/router/validate.ts";

const FILE = new URL("../../../shared/golden/validation.jsonl", import.meta.url);

interface Pair {
  readonly path: string;
  readonly status: number;
  readonly body?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

const pairs: Pair[] = existsSync(FILE)
  ? readFileSync(FILE, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  : [];

/** The pairs write an infinite number, and an integer beyond 2^53, as a string. */
function asReceived(value: string | number, like: unknown): unknown {
  if (typeof like !== "number" || typeof value === "number") return value;
  return value === "inf" ? Number.POSITIVE_INFINITY : Math.min(Number(value), Number.MAX_VALUE);
}

// Skipped where the reference pairs, which are not part of the project, are not beside it.
describe.skipIf(!existsSync(FILE))("the reference pairs of validation", () => {
  it("are all 340 there", () => expect(pairs).toHaveLength(340));

  it.each(pairs.map((pair) => [pair.path.slice(0, 120), pair] as const))("%s", (_, { path, status, body, params }) => {
    const resolved = resolve(askedOf({ method: "GET", target: path }));
    if (status !== 200) {
      if (!("refusal" in resolved)) throw new Error("a plan where an error was due");
      const answer = refused(resolved.refusal);
      expect(answer.status).toBe(status);
      expect(new TextDecoder().decode(answer.body)).toBe(body ?? '{"detail":"Not Found"}');
      expect(answer.headers["Content-Type"]).toBe("application/json");
      expect(answer.headers["Content-Language"]).toBe("en");
      return;
    }
    expect(resolved).toHaveProperty("plan");
    const target = splitTarget(path);
    const { operation, texts } = matchPath(target.path)!;
    const judged = validate(operation, parseQuery(target.query), texts);
    if (!("values" in judged)) throw new Error(judged.body);
    expect(Object.keys(judged.values)).toEqual(Object.keys(params!));
    for (const [name, value] of Object.entries(judged.values)) {
      const due = asReceived(params![name]!, value);
      expect(value === due, `${name}: ${value} instead of ${due}`).toBe(true);
    }
  });
});
