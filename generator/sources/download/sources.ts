/** The sources that are fetched, in the order of `fonti.json`. */

import { billTexts } from "./bill-texts/fetch.ts";
import { CHAMBER } from "./chamber.ts";
import { ITALIA_DOMANI } from "./italia-domani.ts";
import { type ActsOptions, normattiva } from "./normattiva/fetch-acts.ts";
import { SENATE } from "./senate-dumps.ts";
import type { Source } from "./source.ts";

/**
 * Every source, as the options want it.
 *
 * @param git whether bill texts may come by `git`; by default where it is installed
 * @example sources(acts).map(({ area }) => area) // ["norme", "pnrr", "parlamento", "parlamento", "ddl"]
 */
export const sources = (acts: ActsOptions, git?: boolean): readonly Source[] => [
  normattiva(acts),
  ITALIA_DOMANI,
  SENATE,
  CHAMBER,
  billTexts(git),
];
