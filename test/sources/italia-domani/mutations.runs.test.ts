import { rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { isAll } from "../../runs.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { KINDS, mutated } from "./mutations.ts";

const folder = temporaryFolder();

it("damaged variants of the sample move no money, and lose none without a line in the report", async () => {
  const whole = await mutated(path.join(folder, "whole"), null);
  for (let seed = 0; seed < (isAll ? 1000 : 40); seed++) {
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
});
