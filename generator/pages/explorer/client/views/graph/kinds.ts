/** What the dots and lines of the graph are told apart by: groups of types of acts, classes of relations. */

import type { Prosa } from "../../../../../contract/prose.ts";
import type { ClasseRelazione } from "../../../../../law/relation-kinds.ts";

/** A group of types of acts: its colour is the custom property `--group-<key>`. */
interface ActGroup {
  readonly key: string;
  readonly names: Prosa;
  readonly types: readonly string[];
}

/** The last one is of all types that no other names. */
export const ACT_GROUPS: readonly ActGroup[] = [
  {
    key: "law",
    names: { it: "legge", en: "law" },
    types: ["legge", "legge-costituzionale", "costituzione"],
  },
  { key: "decree-law", names: { it: "decreto-legge", en: "decree-law" }, types: ["decreto-legge"] },
  {
    key: "legislative",
    names: { it: "decreto legislativo", en: "legislative decree" },
    types: ["decreto-legislativo"],
  },
  { key: "president", names: { it: "d.P.R.", en: "decree of the President" }, types: ["dpr"] },
  {
    key: "royal",
    names: { it: "regio decreto", en: "royal decree" },
    types: ["regio-decreto", "regio-decreto-legge", "regio-decreto-legislativo"],
  },
  { key: "other", names: { it: "altro", en: "other" }, types: [] },
];

const GROUP_OF = new Map(ACT_GROUPS.flatMap(({ types }, group) => types.map((type) => [type, group] as const)));

/**
 * The place among `ACT_GROUPS` of an act.
 *
 * @param eli of the act, or of one of its articles
 * @example groupOf("eli:/it/dpr/2000/12/28/445") // 3
 */
export const groupOf = (eli: string): number => GROUP_OF.get(eli.split("/")[2] ?? "") ?? ACT_GROUPS.length - 1;

/** A class of relations: its colour is the custom property `--class-<key>`. */
interface RelationClass {
  readonly key: string;
  readonly classe: ClasseRelazione;
  readonly names: Prosa;
  /** Length of a dash and its gap in pixels; 0 is a whole line. Colours are not all that tells classes apart. */
  readonly dash: number;
}

export const RELATION_CLASSES: readonly RelationClass[] = [
  { key: "testo", classe: "testo", names: { it: "cambia il testo", en: "changes the text" }, dash: 0 },
  {
    key: "efficacia",
    classe: "efficacia",
    names: { it: "termini ed efficacia", en: "terms and effect" },
    dash: 14,
  },
  { key: "ambito", classe: "ambito", names: { it: "deroghe ed estensioni", en: "exceptions, extensions" }, dash: 8 },
  {
    key: "ordinamento",
    classe: "ordinamento",
    names: { it: "conversioni e deleghe", en: "conversions, delegations" },
    dash: 22,
  },
  {
    key: "significato",
    classe: "significato",
    names: { it: "interpretazioni", en: "interpretations" },
    dash: 5,
  },
  { key: "altro", classe: null, names: { it: "aggiornamenti", en: "updates" }, dash: 0 },
];

/** The place of a class among `RELATION_CLASSES`. */
export const classIndex = (classe: ClasseRelazione): number =>
  RELATION_CLASSES.findIndex((other) => other.classe === classe);

/** The place among `RELATION_CLASSES` of the class that an address names; -1 where it names none. */
export const kindOf = (key: string | undefined): number => RELATION_CLASSES.findIndex((other) => other.key === key);
