/** `--only`: one act on its way, in folders that are gone afterwards, and what became of it. */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import type { RelazioneServita } from "../corpus/orders/norme/relations.ts";
import type { Segnale } from "../sources/normattiva/records.ts";
import { printable } from "../sources/rapporto.ts";
import { Failure } from "../terminal/failure.ts";
import { type GenerateOptions, settingsOf } from "./options.ts";
import { PHASES, runPhases } from "./run.ts";
import { allActs, bucketsOf, encodedRelations } from "./stage/buckets.ts";
import { FILES } from "./stage/files.ts";
import { Damaged, parsed } from "./stage/kept.ts";
import type { FreshInput, ReadAct } from "./stage/read-act.ts";
import { readingOf, signalLines } from "./stage/readings.ts";
import { citationIn, isCitation, signalIn } from "./stage/relations.ts";
import { Stage } from "./stage/stage.ts";
import { BUILD_TEXTS } from "./texts.ts";

/** The phases that an act goes through before it is put in order with others. */
const ON_ITS_WAY: ReadonlySet<string> = new Set(["list", "read", "place", "spread", "serve"]);

/** A title with what belongs to it, a line each. */
const block = (title: string, lines: readonly string[]) => [
  `${title}: ${lines.length}`,
  ...lines.map((line) => `  ${printable(line)}`),
];

const placeOf = (article: Segnale["qui"]) =>
  article === null ? "-" : [article.contenitore, `art. ${article.numero}`, article.parte].filter(Boolean).join(", ");

function signalLine(line: string): string {
  const { base, verso, altro, qui, li, tipo, data } = signalIn(line);
  return `${base} ${verso} ${tipo}: ${placeOf(qui)} / ${altro.urn} ${placeOf(li)}${data === null ? "" : ` (${data})`}`;
}

/** A citation of the text, or a signal. */
function lineSaid(line: string): string {
  if (!isCitation(line)) return signalLine(line);
  const { atto, qui, comma, li, partizione } = citationIn(line);
  const place = [placeOf(qui), comma && `comma ${comma}`].filter(Boolean).join(", ");
  return `citazione: ${place} / ${atto.urn} ${[placeOf(li), partizione].filter(Boolean).join(", ")}`;
}

/** What was read of the act. */
function readLines(stage: Stage, act: ReadAct): string[] {
  const { chiave, titolo, urn, versione, reading } = act;
  const { text } = readingOf(stage.kept("readings"), reading);
  const articles = text.articoli.map(({ numero, allegato, rubrica, testo }) =>
    [allegato, `art. ${numero}`, rubrica, `${testo.length} ${BUILD_TEXTS.only.characters}`].filter(Boolean).join(", "),
  );
  const attachments = text.allegati.map(({ id, titolo: title }) => `${id}: ${title}`);
  return [
    `${BUILD_TEXTS.only.key}: ${chiave}`,
    `urn: ${urn}`,
    `${BUILD_TEXTS.only.title}: ${printable(titolo)}`,
    `${BUILD_TEXTS.only.version}: ${versione.tipo}, ${versione.al}`,
    ...block(BUILD_TEXTS.only.articles, articles),
    ...block(BUILD_TEXTS.only.attachments, attachments),
    ...block(BUILD_TEXTS.only.signals, signalLines(stage.kept("readings"), act).map(lineSaid)),
  ];
}

/** What is served of the act. */
function servedLines({ settings: { kept }, placed: { buckets } }: Stage): string[] {
  const lines = [...allActs(kept, buckets)].map(({ eli }) => `eli: ${eli}`);
  for (const [bucket, outcome] of [...bucketsOf(kept, buckets)].entries()) {
    const relations = encodedRelations(kept, bucket)
      .map(parsed<RelazioneServita>)
      .map(
        ({ da, articolo_da, partizione_da, a, articolo_a, partizione_a, tipo, data }) =>
          `${[da, articolo_da, partizione_da].filter(Boolean).join(" ")} ${tipo} ${[a, articolo_a, partizione_a].filter(Boolean).join(" ")} (${data})`,
      );
    lines.push(...block(BUILD_TEXTS.only.relations, relations));
    for (const [reason, by] of Object.entries(outcome.withoutRelation)) lines.push(`${by} ${reason}`);
  }
  return lines;
}

/** What a run reports: discards, repairs, counts. */
function reportLines(stage: Stage): string[] {
  const reports = ["list", "place"].flatMap((phase) => [...stage.left(phase)].map(({ report }) => report));
  const discards = reports.flatMap(({ scarti }) =>
    scarti.map(({ file, luogo, motivo }) => `${file}${luogo ? ` (${luogo})` : ""}: ${motivo}`),
  );
  const counts = reports.flatMap(({ conteggi }) => conteggi.map(({ motivo, conteggio }) => `${conteggio} ${motivo}`));
  return [...block(BUILD_TEXTS.only.discards, discards), ...block(BUILD_TEXTS.only.counts, counts)];
}

/** The name of an input: it may be given with the folder of the data before it. */
function inputName(data: string, only: string): string {
  const inside = path.relative(data, only);
  return (inside.startsWith("..") || path.isAbsolute(inside) ? only : inside).split(path.sep).join("/");
}

/**
 * Takes one act the whole way, and tells what became of it. No tree is touched.
 *
 * @param options `only` is the file of the act, or `archive.zip!member`, with or without the folder of the data
 * @returns lines for a person
 * @throws Failure where there is no such input; any error of the act's own
 * @example (await explainAct({ data: "data-raw", only: "norme/a.xml", ... })).slice(0, 2) // ["norme/a.xml", "eli: eli:/it/legge/1999/03/15/9001"]
 */
export async function explainAct(options: GenerateOptions & { readonly only: string }): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "only-"));
  const only = inputName(options.data, options.only);
  const { progress, say } = options;
  const folders = { root: path.join(folder, "tree"), out: path.join(folder, "out"), kept: path.join(folder, "kept") };
  const stage = Stage.make(path.join(folder, "stage"), settingsOf({ ...options, only }, folders));
  try {
    const phases = PHASES.filter(({ name }) => ON_ITS_WAY.has(name));
    await runPhases(stage, phases, { threads: null, progress, say });
    const [read] = stage.read<FreshInput[]>(FILES.read(0));
    const act = read !== undefined && "act" in read.input ? parsed<ReadAct>(read.text) : null;
    return [only, ...(act === null ? [] : [...servedLines(stage), ...readLines(stage, act)]), ...reportLines(stage)];
  } catch (error) {
    if (error instanceof Damaged) throw new Failure(BUILD_TEXTS.diskDamage(error.message), { cause: error });
    throw error;
  } finally {
    progress.stop();
    stage.close();
    removeSync(folder);
  }
}
