/** Relations of an act as its page of changes lists them: chosen, and grouped by the other act and by class. */

import type { SheetTable } from "../../data/csv.ts";
import type { ActRelation } from "./act-body.ts";

/** What the reader chose to see. A name that is not there chooses all. */
export interface ChosenRelations {
  /** A class of the API, or `aggiorna` where there is none. */
  readonly classe?: string | undefined;
  /** The article of the act that is looked at, as relations call it, or `atto` where they name none. */
  readonly articolo?: string | undefined;
  /** `2005`. */
  readonly anno?: string | undefined;
}

/** Classes in the order in which they are shown. */
const SHOWN_CLASSES = ["testo", "significato", "ambito", "efficacia", "ordinamento", "aggiorna"] as const;

type ShownClass = (typeof SHOWN_CLASSES)[number];

/** Relations of one class with one other act. */
export interface ClassOfRelations {
  readonly classe: ShownClass;
  readonly relations: readonly ActRelation[];
}

/** Relations with one other act. */
export interface RelatedAct {
  readonly eli: string;
  readonly nelCorpus: boolean;
  readonly count: number;
  readonly classes: readonly ClassOfRelations[];
}

/** The name for relations that name no article. */
export const WHOLE_ACT = "atto";

/** Class of a relation; one that this page does not know is shown among those without. */
const classOf = ({ classe }: ActRelation): ShownClass => SHOWN_CLASSES.find((one) => one === classe) ?? "aggiorna";

/** The article of the act that is looked at. */
const ownArticle = ({ direzione, articolo_da, articolo_a }: ActRelation) =>
  (direzione === "out" ? articolo_da : articolo_a) ?? WHOLE_ACT;

/** The other act. */
const otherAct = ({ direzione, da, a }: ActRelation) => (direzione === "out" ? a : da);

const yearOf = ({ data }: ActRelation) => data?.slice(0, 4);

/**
 * Relations of what the reader chose.
 *
 * @example chosenRelations(relations, { articolo: "3", anno: "2005" })
 */
export const chosenRelations = (
  relations: readonly ActRelation[],
  { classe, articolo, anno }: ChosenRelations,
): readonly ActRelation[] =>
  relations.filter(
    (relation) =>
      (classe === undefined || classOf(relation) === classe) &&
      (articolo === undefined || ownArticle(relation) === articolo) &&
      (anno === undefined || yearOf(relation) === anno),
  );

/** What can be chosen among relations: each value with how many it leaves. */
interface Choices {
  readonly classe: readonly (readonly [ShownClass, number])[];
  readonly articolo: readonly (readonly [string, number])[];
  readonly anno: readonly (readonly [string, number])[];
}

function counted<Key extends string>(keys: readonly Key[]): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
}

const NATURAL = new Intl.Collator("it", { numeric: true });

/**
 * What can be chosen: classes in their order, articles by number with the whole act first, years from the newest.
 *
 * @example choicesAmong(relations).anno // [["2024", 1], ["2010", 4]]
 */
export const choicesAmong = (relations: readonly ActRelation[]): Choices => ({
  classe: counted(relations.map(classOf)).sort(([a], [b]) => SHOWN_CLASSES.indexOf(a) - SHOWN_CLASSES.indexOf(b)),
  articolo: counted(relations.map(ownArticle)).sort(
    ([a], [b]) => Number(b === WHOLE_ACT) - Number(a === WHOLE_ACT) || NATURAL.compare(a, b),
  ),
  anno: counted(relations.flatMap((relation) => yearOf(relation) ?? [])).sort(([a], [b]) => Number(b) - Number(a)),
});

/**
 * Relations by the other act, the one with the newest change first; within it by class. Relations of a class stay in their order.
 *
 * @example groupedRelations(relations)[0] // { eli: "eli:/it/decreto-legislativo/2024/11/29/9009", count: 1, classes: [{ classe: "testo", ... }], ... }
 */
export function groupedRelations(relations: readonly ActRelation[]): readonly RelatedAct[] {
  const acts = new Map<string, ActRelation[]>();
  for (const relation of relations) {
    const eli = otherAct(relation);
    const held = acts.get(eli);
    if (held) held.push(relation);
    else acts.set(eli, [relation]);
  }
  const newest = (held: readonly ActRelation[]) =>
    held.reduce((day, { data }) => (data !== null && data > day ? data : day), "");
  return [...acts]
    .map(([eli, held]) => ({ eli, held, day: newest(held) }))
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : a.eli < b.eli ? -1 : 1))
    .map(({ eli, held }) => ({
      eli,
      nelCorpus: held.some(({ nel_corpus }) => nel_corpus),
      count: held.length,
      classes: SHOWN_CLASSES.map((classe) => ({
        classe,
        relations: held.filter((relation) => classOf(relation) === classe),
      })).filter((one) => one.relations.length > 0),
    }));
}

const COLUMNS = [
  "direzione",
  "da",
  "articolo_da",
  "partizione_da",
  "a",
  "articolo_a",
  "partizione_a",
  "portata",
  "tipo",
  "classe",
  "data",
  "affidabilita",
  "evidenza",
] as const;

/** Relations as a table of the drawer "these data". */
export const relationsTable = (relations: readonly ActRelation[]): SheetTable => ({
  columns: [...COLUMNS, "decorrenza", "base"],
  rows: relations.map((relation) => [
    ...COLUMNS.map((column) => relation[column]),
    relation.decorrenza?.testo ?? null,
    relation.base.join(" "),
  ]),
});
