/** Every input that is not known yet, read into a file of readings for each batch. */

import { createHash } from "node:crypto";
import path from "node:path";
import { partitionPoint } from "../../collections/partition-point.ts";
import { shownOf, statedVersion } from "../../corpus/norme/corpus.ts";
import { summaryOf } from "../../corpus/norme/sommario.ts";
import { actScalars } from "../../corpus/orders/norme/act-answer.ts";
import { formatEli } from "../../law/identity/eli.ts";
import { type InputFile, readInput } from "../../sources/input.ts";
import { readAtto } from "../../sources/normattiva/read-atto.ts";
import type { AttoRecord, Corpo } from "../../sources/normattiva/records.ts";
import { UnusableInput } from "../../sources/unusable-input.ts";
import { problemsOf } from "../../tree/validate.ts";
import { FILES } from "../stage/files.ts";
import { parsed } from "../stage/kept.ts";
import type { Phase } from "../stage/phase.ts";
import type { FreshInput, ReadAct, ReadInput } from "../stage/read-act.ts";
import { keptReading, NewReadings } from "../stage/readings.ts";
import type { Stage } from "../stage/stage.ts";
import { BUILD_TEXTS } from "../texts.ts";

// Whether the answer of an act can be served: checked while it is read, so that one file is discarded instead of failing the run.

const META = {
  versione: "1.0.0",
  release: "000000000000",
  dati_al: null,
  lingua: "it",
  licenza: "",
  fonti: [],
  avvertenza: "-",
};

/**
 * Holds what was read of a file against the schema of an act's answer.
 *
 * @throws UnusableInput where the answer made from it would not be valid: it says which field, and what to do
 * @example assertServeable(record, corpo) // throws "... /articoli/0/numero must match pattern ..."
 */
function assertServeable(record: AttoRecord, corpo: Corpo): void {
  const eli = formatEli(record);
  const { file: _, ...summary } = summaryOf(record);
  const scalars = actScalars({
    eli,
    record: shownOf(summary),
    relazioni: { out: 0, in: 0 },
    versioni: [record.versione.al],
  });
  const articoli = corpo.articoli.map(({ percorso, pronunce, ue: _ue, ...articolo }) => ({
    ...articolo,
    eli: `${eli}/${percorso}`,
    n_pronunce: pronunce.length,
  }));
  const { ue: _of, ...frame } = corpo;
  const answer = {
    meta: META,
    ...scalars,
    modifiche_successive: null,
    n_citata_da: { atti: 0, citazioni: 0 },
    ...frame,
    articoli,
    relazioni: { out: [], in: [] },
  };
  const [problem] = problemsOf("norma", answer);
  if (problem !== undefined)
    throw new UnusableInput(
      `l'atto non si può servire (${problem}): controllare il file, scaricarlo di nuovo da www.normattiva.it`,
    );
}

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** What is kept of an act that was read. */
const outcomeOf = (act: ReadAct) => ({
  act: { ...statedVersion(act), reading: act.reading },
  text: JSON.stringify(act),
});

/** The reading of a key that an earlier run kept; `null` where there is none that is whole. */
function earlierReading(stage: Stage, key: string, input: string): ReadAct | null {
  const nameAt = (place: number) => stage.record(FILES.readings, place).toString();
  const count = stage.recordCount(FILES.readings);
  for (let at = partitionPoint(count, (place) => nameAt(place) < key); at < count; at++) {
    const name = nameAt(at);
    if (!name.startsWith(key)) break;
    const act = keptReading(stage.kept("readings"), name, input);
    if (act !== null) return act;
  }
  return null;
}

/** Gives what became of an input, once the readings of its batch are written. */
type Settled = (written: ReturnType<NewReadings["write"]>) => ReadInput & { readonly text: string };

/** Reads one act, unless an earlier run kept its reading. */
async function readAct(stage: Stage, input: InputFile, readings: NewReadings): Promise<Settled> {
  let content: string | null = null;
  try {
    const bytes = await readInput(input);
    content = sha256(bytes);
    // The name of a file can tell the date of its version.
    const name = path.posix.basename(input.member ?? input.name);
    const key = sha256(`${stage.settings.program}\0${name}\0${content}`);
    const known = earlierReading(stage, key, input.name);
    const read = { content };
    if (known !== null) return () => ({ ...read, ...outcomeOf(known) });
    const { record, corpo } = readAtto(bytes, input.name);
    assertServeable(record, corpo);
    const kept = readings.add(key, record, corpo);
    return (written) => ({ ...read, ...outcomeOf(kept(written)) });
  } catch (error) {
    if (error instanceof UnusableInput) {
      const discarded = { content, luogo: error.luogo, motivo: error.message, text: "" };
      return () => discarded;
    }
    // Not the fault of the input: the run ends, and names the act.
    throw new Error(`${input.name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

export const READ: Phase<Stage> = {
  name: "read",
  title: BUILD_TEXTS.phases.read,
  count: (stage) => stage.recordCount(FILES.batches),
  async run(stage, task) {
    const batch = parsed<InputFile[]>(stage.record(FILES.batches, task).toString());
    const readings = new NewReadings(stage.kept("readings"));
    const settled: [input: InputFile, settle: Settled][] = [];
    for (const input of batch) settled.push([input, await readAct(stage, input, readings)]);
    const written = readings.write();
    const inputs = settled.map(([{ name, stamp, member }, settle]): FreshInput => {
      const { text, ...read } = settle(written);
      return { input: { name, stamp, loose: member === undefined, ...read }, text };
    });
    stage.write(FILES.read(task), inputs);
  },
};
