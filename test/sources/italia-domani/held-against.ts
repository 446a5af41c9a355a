import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { KINDS, mutated } from "./mutations.ts";

/** Reads variants of the sample: no key has another's money, and whatever changes has a line in the report. */
export async function holdVariants(from: number, count: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "variants-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const whole = await mutated(path.join(folder, "whole"), null);
  for (let seed = from; seed < from + count; seed++) {
    const where = path.join(folder, "variant");
    const { money, awards, report } = await mutated(where, seed);
    rmSync(where, { recursive: true });
    const what = `variant ${seed}, ${KINDS[seed % KINDS.length]}`;
    for (const [now, before] of [
      [money, whole.money],
      [awards, whole.awards],
    ] as const) {
      for (const [key, cents] of now)
        if (cents !== null && before.has(key)) expect([before.get(key), null], `${what}: ${key}`).toContain(cents);
      const changed = now.size !== before.size || [...now].some(([key, cents]) => before.get(key) !== cents);
      if (changed) expect(report, what).not.toBe(whole.report);
    }
  }
}
