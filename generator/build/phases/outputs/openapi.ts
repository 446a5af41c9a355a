import { OPENAPI_FILES } from "../../../contract/named-files.ts";
import { openApiDocument } from "../../../contract/openapi/openapi-document.ts";
import { BASE_PATH, OPERATIONS, type Operation, type OperationId } from "../../../contract/operations.ts";
import type { Lingua } from "../../../contract/prose.ts";
import type { CitedAnswer } from "../../../contract/resources/citata.ts";
import type { AnyRow } from "../../../contract/resources/declare/fields.ts";
import { linesOf } from "../../../contract/resources/derive/text.ts";
import { parameterText } from "../../../contract/resources/parameter-texts.ts";
import type { PlacedRow } from "../../../contract/resources/plan-projects.ts";
import type { RulingEntry } from "../../../contract/resources/pronunce.ts";
import { RESOURCES } from "../../../contract/resources/resources.ts";
import type { VoteAnswer, VoteRow, Voter } from "../../../contract/resources/votazioni.ts";
import { ENGLISH_DESCRIPTIONS, SCHEMAS } from "../../../contract/schemas.ts";
import { DEFAULT_BASE } from "../../../exports/catalogue/published.ts";
import { decode } from "../../../format/bytes.ts";
import { cardFile, metaLine } from "../../../format/card.ts";
import type { CitingAct, LinkedAct, UnionEntry } from "../../../format/union-lists.ts";
import {
  type ActRow,
  citingText,
  registeredActs,
  type Suggestions,
  suggestionsOf,
} from "../../../pages/site/suggestions.ts";
import { askedOf } from "../../../router/plan.ts";
import { resolve } from "../../../router/resolve.ts";
import { respond } from "../../../router/respond.ts";
import { operationOfFile } from "../../../tree/answer-schema.ts";
import { API_VERSION, type Fonte } from "../../../tree/cards.ts";
import type { ManifestEntry } from "../../../tree/manifest.ts";
import type { Staging } from "../../../tree/staging.ts";
import { treeReader } from "./tree-reader.ts";

/** Answers looked at, smallest first, for one whose lists have something to show. */
const LOOKED_AT = 50;
/** An example longer than this is an excerpt: the first items of each list. */
const EXAMPLE_CHARACTERS = 8000;
const ITEMS_SHOWN = 2;

const listsOf = (body: object): unknown[][] => Object.values(body).filter((value) => Array.isArray(value));

/** An answer as an example: of a long one the first items of each list. */
function excerptOf(body: object | undefined): object | undefined {
  if (body === undefined || JSON.stringify(body).length <= EXAMPLE_CHARACTERS) return body;
  const shown = Object.entries(body).map(([k, v]) => [k, Array.isArray(v) ? v.slice(0, ITEMS_SHOWN) : v]);
  return Object.fromEntries(shown);
}

const theSmallest = (answers: readonly ManifestEntry[]) =>
  answers.toSorted((a, b) => a.bytes - b.bytes).slice(0, LOOKED_AT);

/** The smallest answers of each operation, the smallest first. */
function smallestAnswers(entries: Iterable<ManifestEntry>): ReadonlyMap<OperationId, readonly ManifestEntry[]> {
  const answers = new Map<OperationId, ManifestEntry[]>(OPERATIONS.map(({ id }) => [id, []]));
  for (const entry of entries) {
    const operation = operationOfFile(entry.path);
    if (operation === null) continue;
    const own = [...(answers.get(operation) ?? []), entry];
    answers.set(operation, own.length > 2 * LOOKED_AT ? theSmallest(own) : own);
  }
  return new Map([...answers].map(([operation, own]) => [operation, theSmallest(own)]));
}

/** The smallest answer of an operation that shows what its lists hold. */
function exampleOf(staging: Staging, smallest: readonly ManifestEntry[]): object | undefined {
  let first: object | undefined;
  for (const { path } of smallest) {
    const text = staging.read(path).toString();
    const body: object = JSON.parse(text);
    first ??= body;
    const lists = listsOf(body);
    if (lists.length > 0 && lists.every((list) => list.length === 0)) continue;
    return excerptOf(body);
  }
  return first;
}

interface OpenApiPublished {
  /** Where the tree will be published, ending with a slash. */
  readonly base: string;
  readonly fonti: readonly Fonte[];
}

/** The best of the values to try, for each parameter that has any. */
const bestOf = (suggestions: Suggestions) =>
  Object.fromEntries(
    Object.entries(suggestions).map(([id, byName]): [string, Readonly<Record<string, string>>] => {
      const best = Object.entries(byName).flatMap(([name, [value]]) => (value === undefined ? [] : [[name, value]]));
      return [id, Object.fromEntries(best)];
    }),
  );

/** The path of a municipality where somebody has won a tender, out of those of some projects; `undefined` if there is none. */
async function placeWithWinners(
  ask: (path: string) => Promise<unknown>,
  projects: readonly PlacedRow[],
): Promise<string | undefined> {
  for (const { tipo, codice } of projects.flatMap(({ n_appalti, luoghi }) => (n_appalti > 0 ? luoghi : []))) {
    const path = `/pnrr/luoghi/${encodeURIComponent(`${tipo} ${codice}`)}`;
    if (tipo === "comune" && Object(await ask(`${path}/classifica-aziende`)).totale > 0) return path;
  }
  return undefined;
}

/** What an act of the Union is named by. */
interface CodedAct {
  readonly recepita_da: readonly LinkedAct[];
  readonly citata_da: { readonly norme: readonly CitingAct[] };
}

type Ask = <T = object>(path: string) => Promise<T | undefined>;

/**
 * Answers of resources by their declarations: the first rows of a list, the first of them that has a name, and an act of which there are rows.
 *
 * @param elis of acts, the best first
 */
async function declaredExamples(ask: Ask, elis: readonly string[]): Promise<Partial<Record<string, unknown>>> {
  const examples: Record<string, unknown> = {};
  for (const { name, list, item, onAct } of RESOURCES) {
    if (item) {
      const body = await ask<AnyRow>(`/${name}?limit=3`);
      const id = body && linesOf(list, body).find(({ row }) => row[item.parameter] !== null)?.row[item.parameter];
      examples[list.operation] = excerptOf(body);
      examples[item.operation] = excerptOf(id ? await ask(`/${name}/${id}`) : undefined);
    }
    if (!onAct) continue;
    for (const eli of elis) {
      const body = await ask<AnyRow>(`/norme/${eli}/${name}`);
      examples[onAct.operation] ??= excerptOf(body);
      if (!body || linesOf(onAct, body).length === 0) continue;
      examples[onAct.operation] = excerptOf(body);
      break;
    }
  }
  return examples;
}

/** Answers that are no file of the tree, as the router makes them: of the act with most relations, and of one with several versions. */
async function cutExamples(
  staging: Staging,
  acts: readonly ActRow[],
  lingua: Lingua,
): Promise<Partial<Record<OperationId, unknown>>> {
  const read = treeReader(staging.root);
  const ask: Ask = async (path) => {
    const fault = (error: unknown) => {
      throw error;
    };
    const request = { method: "GET", target: `${BASE_PATH}${path}`, acceptLanguage: lingua };
    const { status, body } = await respond(request, read, fault);
    return status === 200 ? JSON.parse(decode(body)) : undefined;
  };
  const progetti = await ask<{ readonly progetti: readonly PlacedRow[] }>("/pnrr/progetti?limit=20");
  const cup = progetti?.progetti.find((one) => one.cup !== null)?.cup;
  const place = await placeWithWinners(ask, progetti?.progetti ?? []);
  const projects = {
    "pnrr-progetti": progetti,
    "pnrr-progetto": excerptOf(cup ? await ask(`/pnrr/progetti/${cup}`) : undefined),
    "pnrr-luogo-aziende": place && excerptOf(await ask(`${place}/classifica-aziende`)),
    "pnrr-luogo-enti": place && excerptOf(await ask(`${place}/classifica-enti`)),
  };
  const byRelations = [...acts].sort((a, b) => b.n_relazioni - a.n_relazioni);
  const [busiest] = byRelations;
  if (busiest === undefined) return projects;
  const norma = await ask<{ readonly articoli: readonly { readonly eli: string }[] }>(`/norme/${busiest.eli}`);
  const article = norma?.articoli[0];
  const rulings = await ask<{ readonly pronunce: readonly RulingEntry[] }>("/pronunce?limit=3");
  const ruling = rulings?.pronunce[0];
  const struck = ruling?.norme[0]?.eli;
  const union = await ask<{ readonly ue: readonly UnionEntry[] }>("/ue?limit=3");
  const [named] = union?.ue.toSorted((a, b) => b.n_recepita_da - a.n_recepita_da) ?? [];
  const saying = named && (await ask<CodedAct>(`/ue/${named.celex}`));
  const [naming] = [...(saying?.recepita_da ?? []), ...(saying?.citata_da.norme ?? [])];
  let cited: CitedAnswer | undefined;
  for (const { eli } of byRelations.slice(0, LOOKED_AT)) {
    cited = await ask<CitedAnswer>(`/norme/${eli}/citata?limit=3`);
    if (cited?.articoli[0]) break;
  }
  const citing = cited?.citazioni[0]?.da.eli ?? busiest.eli;
  const votes = await ask<{ readonly votazioni: readonly VoteRow[] }>("/votazioni?limit=20");
  let open: VoteRow | undefined;
  for (const one of votes?.votazioni ?? [])
    if (one.palese && one.ddl[0] && (await ask(`/votazioni?ddl=${one.ddl[0]}`))) open ??= one;
  const vote = open && (await ask<VoteAnswer & { readonly voti: readonly Voter[] }>(`/votazioni/${open.id}`));
  const [voter] = vote?.voti ?? [];
  let versioni: object | undefined;
  let several = busiest.eli;
  for (const { eli } of byRelations.slice(0, LOOKED_AT)) {
    const found = await ask<{ readonly totale: number }>(`/norme/${eli}/versioni`);
    versioni ??= found;
    if (found === undefined || found.totale === 1) continue;
    [versioni, several] = [found, eli];
    break;
  }
  const elis = byRelations.slice(0, LOOKED_AT).map(({ eli }) => eli);
  return {
    ...projects,
    ...(await declaredExamples(ask, elis)),
    articolo: excerptOf(article && (await ask(`/norme/${article.eli}`))),
    comma: excerptOf(article && (await ask(`/norme/${article.eli}/comma/1`))),
    versioni: excerptOf(versioni),
    confronto: excerptOf(await ask(`/norme/${several}/confronto`)),
    "norma-pronunce": excerptOf(await ask(`/norme/${struck ?? busiest.eli}/pronunce`)),
    "norma-citata": cited,
    "norma-cita": excerptOf(await ask(`/norme/${citing}/cita?limit=3`)),
    "norma-ue": excerptOf(await ask(`/norme/${naming?.norma.eli ?? busiest.eli}/ue`)),
    "ue-atto": excerptOf(saying),
    votazioni: excerptOf(votes),
    votazione: excerptOf(vote),
    "politici-voti": excerptOf(voter && (await ask(`/politici/${voter.id}/voti?limit=3`))),
    registro: excerptOf(await ask(`/registro?norme=${encodeURIComponent(registeredActs(acts) ?? "")}`)),
    citazioni: excerptOf(await ask(`/citazioni?testo=${encodeURIComponent(citingText(busiest) ?? "")}`)),
  };
}

/** A published answer with its meta in a language: files have the Italian one. */
function inLanguage(staging: Staging, id: OperationId, body: object | undefined, lingua: Lingua): object | undefined {
  if (body === undefined || lingua === "it") return body;
  const line = metaLine(staging.read(cardFile(id)), lingua);
  return { ...body, ...JSON.parse(`${line.trimEnd().slice(0, -1)}}`) };
}

/** The schemas with descriptions in a language. */
const describedIn = (lingua: Lingua): typeof SCHEMAS =>
  lingua === "it"
    ? SCHEMAS
    : JSON.parse(JSON.stringify(SCHEMAS), (key, value) =>
        key === "description" && typeof value === "string" ? (ENGLISH_DESCRIPTIONS[value] ?? value) : value,
      );

/** What an operation answers to a `limit` that is none, or to a language that is none. */
function wrongAnswer({ path, parameters }: Operation): unknown {
  const query = parameters.some(({ name }) => name === "limit") ? "limit=0" : "lang=fr";
  const target = `${BASE_PATH}${path.replace(/\{\w+\}/g, "x")}?${query}`;
  const judged = resolve(askedOf({ method: "GET", target }));
  if (!("refusal" in judged) || judged.refusal.status !== 422) throw new Error(`${target}: no 422`);
  return JSON.parse(judged.refusal.body);
}

/** Writes the OpenAPI document in each language, its examples taken from the answers already written. */
export async function writeOpenApi(staging: Staging, { base, fonti }: OpenApiPublished): Promise<void> {
  const { norme: acts }: { norme: ActRow[] } = JSON.parse(staging.read("api/public/norme.json").toString());
  const smallest = smallestAnswers(staging.entries());
  for (const lingua of ["it", "en"] as const) {
    const examples: Partial<Record<OperationId, unknown>> = await cutExamples(staging, acts, lingua);
    for (const [id, written] of smallest)
      if (written.length > 0) examples[id] = inLanguage(staging, id, exampleOf(staging, written), lingua);
    const document = openApiDocument({
      lingua,
      version: API_VERSION,
      schemas: describedIn(lingua),
      examples,
      wrong: Object.fromEntries(OPERATIONS.map((operation) => [operation.id, wrongAnswer(operation)])),
      values: bestOf(suggestionsOf(examples, acts)),
      sentenceOf: parameterText,
      licences: [...new Set(fonti.map(({ licenza }) => licenza))],
      base: base === DEFAULT_BASE ? null : base,
    });
    staging.write(`${BASE_PATH.slice(1)}/${OPENAPI_FILES[lingua]}`, `${JSON.stringify(document)}\n`);
  }
}
