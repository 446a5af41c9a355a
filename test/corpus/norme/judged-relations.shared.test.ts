import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import type { Relazione } from "../../../generator/corpus/norme/relazione.ts";
import { modificaKey } from "../../../generator/law/articles/relation-ends.ts";
import { classeOf } from "../../../generator/law/relation-kinds.ts";
import { absent } from "../../sources/normattiva/official-files.ts";
import { officialCorpus } from "./official-corpus.ts";

/** A relation that was judged by reading the source: digest of its key, its group, the verdict and the reason. */
interface Judged {
  readonly chiave: string;
  readonly gruppo: string;
  readonly verdetto: "giusta" | "sbagliata";
  readonly motivo: string;
}
const { data: JUDGED } = Papa.parse<Judged>(
  readFileSync(new URL("judged-relations.tsv", import.meta.url), "utf8").trimEnd(),
  { header: true, delimiter: "\t", quoteChar: "\0" },
);

const SEED = "17";
/** Relations of each group in the sample, and of all that must still be the judged ones. */
const EACH = 25;
const STILL_JUDGED = 0.9;
const GROUPS = ["modifica", "abroga", "sostituisce", "inserisce", "applica"];

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const groupOf = ({ tipo }: Relazione) => (GROUPS.includes(tipo) ? tipo : "altro");

/** What a sentence alone tells that changes no word: judged against sentences read by hand. */
const isOfText = ({ base: [only, another], tipo }: Relazione) =>
  another === undefined && only === "testo_modificativo" && classeOf(tipo) !== "testo";

/** The first relations of a group by the digest of the seed and their key: the same for the same relations. */
function sampleOf(relazioni: readonly Relazione[], group: string): Relazione[] {
  const order = (relazione: Relazione) => sha256(SEED + modificaKey(relazione));
  return relazioni
    .filter((relazione) => groupOf(relazione) === group && !isOfText(relazione))
    .map((relazione) => ({ relazione, at: order(relazione) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, EACH)
    .map(({ relazione }) => relazione);
}

describe.skipIf(absent !== "")(`a sample of the relations of the official files${absent}`, () => {
  const verdicts = new Map(JUDGED.map(({ chiave, verdetto }) => [chiave, verdetto]));
  let sample: { group: string; verdetto: string | undefined }[];
  beforeAll(async () => {
    const { relazioni } = await officialCorpus();
    sample = [...GROUPS, "altro"].flatMap((group) =>
      sampleOf(relazioni, group).map((relazione) => ({
        group,
        verdetto: verdicts.get(sha256(modificaKey(relazione)).slice(0, 16)),
      })),
    );
  });

  it("has 150 relations, nearly all of them judged by reading the source", () => {
    expect(sample).toHaveLength(150);
    const judged = sample.filter(({ verdetto }) => verdetto !== undefined);
    expect(judged.length).toBeGreaterThanOrEqual(STILL_JUDGED * sample.length);
  });

  it("is right in 96 % at least, and in every repeal", () => {
    const judged = sample.filter(({ verdetto }) => verdetto !== undefined);
    const right = judged.filter(({ verdetto }) => verdetto === "giusta");
    expect(right.length / judged.length).toBeGreaterThanOrEqual(0.96);
    const repeals = judged.filter(({ group }) => group === "abroga");
    expect(repeals.filter(({ verdetto }) => verdetto !== "giusta")).toEqual([]);
  });
});
