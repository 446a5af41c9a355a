/** Values to try, taken from what is served: every suggestion gives an answer. */

import type { NormaRow } from "../../contract/norma-row.ts";
import type { OperationId } from "../../contract/operations.ts";
import type { BILL_BODIES } from "../../contract/resources/bill.ts";
import type { CitedAnswer } from "../../contract/resources/citata.ts";
import type { ValueOf } from "../../contract/resources/declare/fields.ts";
import type { Resource } from "../../contract/resources/declare/resource.ts";
import { parametersOf } from "../../contract/resources/derive/operations.ts";
import { linesOf, sayAbout } from "../../contract/resources/derive/text.ts";
import type { GRAPH_BODIES } from "../../contract/resources/grafi.ts";
import type { ACT_BODIES } from "../../contract/resources/norme.ts";
import type { PROJECT_BODIES } from "../../contract/resources/progetti.ts";
import type { RulingEntry } from "../../contract/resources/pronunce.ts";
import type { RANKINGS } from "../../contract/resources/rankings.ts";
import { RESOURCES } from "../../contract/resources/resources.ts";
import type { VoteAnswer, Voter } from "../../contract/resources/votazioni.ts";
import type { AttoUe } from "../../law/identity/union-act.ts";

/** Values by operation and parameter, best first. */
export type Suggestions = Readonly<Partial<Record<OperationId, Readonly<Record<string, readonly string[]>>>>>;

/** A row of the list of acts. */
export type ActRow = Pick<NormaRow, "eli" | "tipo" | "titolo" | "data" | "numero" | "n_relazioni">;

const SHOWN = 3;
/** Letters of a word worth searching. */
const LONG = /\p{L}{7,}/gu;
const LONG_ONE = /\p{L}{7}/u;
const BRANCH: Readonly<Record<string, string>> = { S: "Senato", C: "Camera" };

const first = (values: readonly (string | null | undefined)[]) =>
  [...new Set(values.filter((v): v is string => typeof v === "string" && v !== ""))].slice(0, SHOWN);

/**
 * An act as a person writes it.
 *
 * @example citationOf({ eli: "eli:/it/legge/1990/08/07/241", tipo: "legge", data: "1990-08-07", numero: "241", ... }) // "legge 241/1990"
 */
export function citationOf({ tipo, data, numero }: ActRow): string | undefined {
  return numero === null ? undefined : `${tipo.replaceAll("-", " ")} ${numero}/${data.slice(0, 4)}`;
}

/**
 * A text that cites an act, and refers back to it; `undefined` for an act without number.
 *
 * @example citingText({ tipo: "legge", data: "1990-08-07", numero: "241", ... }) // "Art. 1, legge 241/1990; art. 2, comma 1, della medesima legge."
 */
export function citingText(act: ActRow): string | undefined {
  const citation = citationOf(act);
  const back = act.tipo.startsWith("legge") ? "della medesima legge" : "del medesimo decreto";
  return citation && `Art. 1, ${citation}; art. 2, comma 1, ${back}.`;
}

/**
 * The first acts of a list by their ELIs, as a register asks for them; `undefined` where there are none.
 *
 * @example registeredActs([{ eli: "eli:/it/legge/1990/08/07/241", ... }]) // "eli:/it/legge/1990/08/07/241"
 */
export const registeredActs = (acts: readonly ActRow[]): string | undefined =>
  acts.length === 0
    ? undefined
    : acts
        .slice(0, 3)
        .map(({ eli }) => eli)
        .join("|");

/**
 * Spellings of a bill's number.
 *
 * @example billSpellings("C.796") // ["C.796", "A.C. 796", "Atto Camera n. 796"]
 */
export function billSpellings(numero: string): string[] {
  const [branch = "", rest = ""] = numero.split(".");
  return [numero, `A.${branch}. ${rest}`, `Atto ${BRANCH[branch]} n. ${rest}`];
}

type Bodies = typeof ACT_BODIES & typeof BILL_BODIES & typeof PROJECT_BODIES & typeof GRAPH_BODIES & typeof RANKINGS;

/** What is looked for in the bodies of answers. */
type ShownAnswers = { readonly [Id in keyof Bodies]?: Partial<ValueOf<Bodies[Id]>> } & {
  readonly pronunce?: { readonly pronunce?: readonly RulingEntry[] };
  readonly "norma-citata"?: CitedAnswer;
  readonly "norma-cita"?: { readonly norma?: { readonly eli: string } };
  readonly ue?: { readonly ue?: readonly AttoUe[] };
  readonly "ue-atto"?: { readonly ue?: AttoUe };
  readonly votazione?: Partial<VoteAnswer> & { readonly voti?: readonly Voter[] };
};
type Shown<Id extends keyof ShownAnswers> = NonNullable<ShownAnswers[Id]>;

/** What shows an article, one of its commi, the versions of an act and what differs between two of them. */
function articleSuggestions(
  eli: string | undefined,
  article: Shown<"articolo">,
  versions: Shown<"versioni">,
): Suggestions {
  const articolo = first([article.articolo?.numero]);
  const own = { eli: first([eli]), articolo };
  const days = versions.versioni?.map(({ al }) => al) ?? [];
  const act = { eli: first([versions.norma?.eli]) };
  return {
    articolo: own,
    comma: { ...own, n: first(article.commi?.map(({ numero }) => numero) ?? []) },
    versioni: act,
    modifiche: act,
    "norma-pronunce": own.eli.length > 0 ? { eli: own.eli } : {},
    confronto: { ...act, da: first(days.slice(-1)), a: first(days.slice(0, 1)) },
  };
}

/** An act that is cited, an article of it, and one that cites it. */
function citedSuggestions({
  norma,
  articoli = [],
  citazioni = [],
}: Partial<CitedAnswer> = {}): Readonly<Record<string, readonly string[]>> {
  const [article] = articoli;
  const of = citazioni.find(({ articolo_citato }) => articolo_citato === article?.articolo) ?? citazioni[0];
  const articolo = first([of?.articolo_citato]);
  return {
    eli: first([norma?.eli]),
    articolo,
    tipo: first([of?.da.tipo]),
    dal: first([of?.da.data]),
    al: first([of?.da.data]),
  };
}

/** Places and codes of projects; a place is said with its kind, since a town and its province may have one name. */
function projectSuggestions({ progetti = [] }: Shown<"pnrr-progetti">): Suggestions {
  const inTown = progetti.find(({ cup, luoghi }) => cup !== null && luoghi.some(({ tipo }) => tipo === "comune"));
  const towns = inTown?.luoghi.filter(({ tipo }) => tipo === "comune") ?? [];
  const cup = first([inTown, ...progetti].map((one) => one?.cup));
  return {
    "pnrr-progetti": { luogo: first(towns.flatMap(({ nome, codice }) => [`Comune di ${nome}`, codice])), cup },
    "pnrr-progetto": { cup },
  };
}

/** A vote, and one who is in its lists. */
function voteSuggestions({ id, ramo, categoria, data, ddl = [], voti = [] }: Shown<"votazione">): Suggestions {
  const day = first([data]);
  return {
    votazioni: { ramo: first([ramo]), categoria: first([categoria]), ddl: first(ddl.slice(0, 1)), dal: day, al: day },
    votazione: { id: first([id]) },
    "politici-voti": { id: first(voti.map((one) => one.id)) },
  };
}

/** A municipality whose tenders somebody has won. */
function placeSuggestions({ luogo }: Shown<"pnrr-luogo-aziende">): Suggestions {
  const own = { luogo: first(luogo ? [`Comune di ${luogo.nome}`, luogo.codice] : []) };
  return { "pnrr-luogo-aziende": own, "pnrr-luogo-enti": own };
}

/** What names one and narrows the list of a resource, by its declaration: values of the first rows, a word of a title where a text is asked for. */
function declaredSuggestions(
  { list, item, onAct }: Resource,
  examples: Readonly<Record<string, unknown>>,
): Suggestions {
  const rows = item ? linesOf(list, Object(examples[list.operation])).map(({ row }) => row) : [];
  const valuesOf = (name: string) => {
    const values = rows.map((row) => row[name]).filter((one) => typeof one === "string" || typeof one === "number");
    return first(values.map(String));
  };
  const words = () => rows.flatMap((row) => item?.title(row, sayAbout("it")).match(LONG)?.slice(0, 1) ?? []);
  const narrowing = [...parametersOf(list).keys()].map((name) => [
    name,
    name === "q" ? first(words()) : valuesOf(name),
  ]);
  return {
    ...(item && {
      [list.operation]: Object.fromEntries(narrowing),
      [item.operation]: { [item.parameter]: valuesOf(item.parameter) },
    }),
    ...(onAct && { [onAct.operation]: { eli: first([Object(Object(examples[onAct.operation]).norma).eli]) } }),
  };
}

/**
 * Suggestions for the parameters that take a value from the data; an area without data has none.
 *
 * @param examples bodies of answers by operation
 * @param acts the first page of the list of acts
 */
export function suggestionsOf(
  examples: Readonly<Partial<Record<OperationId, unknown>>>,
  acts: readonly ActRow[],
): Suggestions {
  // Examples are answers of the operations, whose fields the schemas say.
  const shown = examples as ShownAnswers;
  const [busiest, next] = [...acts].sort((a, b) => b.n_relazioni - a.n_relazioni);
  const ruling = shown.pronunce?.pronunce?.find(({ ecli }) => ecli !== null);
  const union = shown.ue?.ue ?? [];
  const attoUe = shown["ue-atto"]?.ue;
  const bill = shown.ddl?.numero;
  const urn = shown.norma?.urn;
  const words = acts.flatMap(({ titolo }) => titolo.match(LONG)?.slice(0, 1) ?? []).map((w) => w.toLowerCase());
  return {
    ...Object.assign({}, ...RESOURCES.map((one) => declaredSuggestions(one, examples))),
    norme: { tipo: first(acts.map((a) => a.tipo)), q: first(words) },
    cerca: {
      q: first([...words, busiest && citationOf(busiest)]),
      tipo: first([acts.find(({ titolo }) => LONG_ONE.test(titolo))?.tipo]),
      norma: first([busiest?.eli, busiest && citationOf(busiest)]),
      dal: first([acts.at(-1)?.data]),
      al: first([acts[0]?.data]),
    },
    registro: { norme: first([registeredActs(acts)]), dal: first([acts[0]?.data]) },
    pronunce: { anno: first([ruling?.anno?.toString()]), effetto: first(ruling?.effetti ?? []) },
    pronuncia: { ecli: first(ruling?.ecli ? [ruling.ecli, `${ruling.numero}/${ruling.anno}`] : []) },
    "norma-citata": citedSuggestions(shown["norma-citata"]),
    "norma-cita": { eli: first([shown["norma-cita"]?.norma?.eli]) },
    ue: {
      tipo: first(union.map(({ tipo }) => tipo)),
      anno: first(union.map(({ anno }) => `${anno}`)),
      q: first(union.map(({ anno, numero }) => `${anno}/${numero}`)),
    },
    "ue-atto": { celex: first([attoUe?.celex, attoUe?.eli]) },
    ...voteSuggestions(shown.votazione ?? {}),
    citazioni: { testo: first([busiest, next].map((act) => act && citingText(act))) },
    norma: { eli: first([busiest?.eli, busiest?.eli.slice("eli:/".length), urn]) },
    relazioni: { norma: first([busiest && citationOf(busiest), busiest?.eli, next && citationOf(next)]) },
    ...articleSuggestions(busiest?.eli, shown.articolo ?? {}, shown.versioni ?? {}),
    "pnrr-graph": {
      settore: first(shown["pnrr-graph"]?.nodes?.map((node) => ("settore" in node ? node.settore : null)) ?? []),
    },
    ...projectSuggestions(shown["pnrr-progetti"] ?? {}),
    ...placeSuggestions(shown["pnrr-luogo-aziende"] ?? {}),
    "politici-graph": {
      gruppo: first(shown["politici-graph"]?.nodes?.map((node) => ("gruppo" in node ? node.gruppo : null)) ?? []),
    },
    ddl: { numero: bill === undefined ? [] : billSpellings(bill) },
  };
}
