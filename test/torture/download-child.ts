/** One download from stand-in hosts, as a process that can be killed: address of the mirror, data folder. Its waits pass at once. */

import { fetchFrom } from "../sources/download/fetching.ts";

const [mirror, data] = process.argv.slice(2) as [string, string];
const { outcomes } = await fetchFrom(mirror, data, ["norme", "pnrr", "parlamento", "ddl"], {
  acts: { selection: "codici", acts: [{ denominazione: "LEGGE" }], versions: false, since: null },
});
const refused = outcomes.filter(({ what }) => what === "refused");
for (const { item, why } of refused) console.error(`${item}: ${why}`);
process.exitCode = refused.length > 0 ? 1 : 0;
