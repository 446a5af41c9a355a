/** The areas of the sources, declared once: order, titles, folders of the input, and which change apart from each other. */

import { keysOf } from "../collections/keys.ts";
import type { Prosa } from "./prose.ts";

interface DeclaredArea {
  readonly titolo: Prosa;
  /** Folders of the input that its files are in. */
  readonly folders: readonly string[];
  /** The area whose release its answers bear. */
  readonly release: string;
}

/** By the name that `fonti.json` has for it, in the order in which all are listed. */
export const AREAS = {
  norme: { titolo: { it: "Atti normativi", en: "Acts" }, folders: ["norme"], release: "norme" },
  pnrr: { titolo: { it: "PNRR", en: "Recovery plan (PNRR)" }, folders: ["pnrr"], release: "pnrr" },
  // Answers about votes and members are kept as they came.
  parlamento: {
    titolo: { it: "Parlamento", en: "Parliament" },
    folders: ["parlamento", "risposte"],
    release: "parlamento",
  },
  // Bills are Parliament's.
  ddl: { titolo: { it: "Disegni di legge", en: "Bills" }, folders: ["ddl"], release: "parlamento" },
} as const satisfies Readonly<Record<string, DeclaredArea>>;

export type Area = keyof typeof AREAS;

/** The areas that change apart from each other. */
export type ReleaseArea = (typeof AREAS)[Area]["release"];

export const ALL_AREAS = keysOf(AREAS);

/**
 * Makes something for each area that has a release of its own.
 *
 * @example byReleaseArea((area) => area.length) // { norme: 5, pnrr: 4, parlamento: 10 }
 */
export const byReleaseArea = <T>(of: (area: ReleaseArea) => T): Readonly<Record<ReleaseArea, T>> => ({
  norme: of("norme"),
  pnrr: of("pnrr"),
  parlamento: of("parlamento"),
});
