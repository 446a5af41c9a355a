/** The corpus of the official files, and the names its acts go by. */

import { readOfficialFiles } from "../../sources/normattiva/official-files.ts";
import { type WholeCorpus, wholeCorpus } from "./whole-corpus.ts";

/** ELI of an act by the name lawyers use. */
export const ACTS: Readonly<Record<string, string>> = {
  "l. 633/1941": "eli:/it/legge/1941/04/22/633",
  CdS: "eli:/it/decreto-legislativo/1992/04/30/285",
  CAD: "eli:/it/decreto-legislativo/2005/03/07/82",
  "l. 296/2006": "eli:/it/legge/2006/12/27/296",
  "d.l. 34/2020": "eli:/it/decreto-legge/2020/05/19/34",
  "d.lgs. 149/2022": "eli:/it/decreto-legislativo/2022/10/10/149",
  "l. 197/2022": "eli:/it/legge/2022/12/29/197",
  "d.lgs. 36/2023": "eli:/it/decreto-legislativo/2023/03/31/36",
  "l. 21/2024": "eli:/it/legge/2024/03/05/21",
  "d.lgs. 209/2024": "eli:/it/decreto-legislativo/2024/12/31/209",
  "d.l. 36/2025": "eli:/it/decreto-legge/2025/03/28/36",
  "c.p.": "eli:/it/regio-decreto/1930/10/19/1398",
};

let made: Promise<WholeCorpus> | undefined;

/**
 * Relates the acts of the files, once for all suites of a worker.
 *
 * @example (await officialCorpus()).norme.length // 14
 */
export function officialCorpus(): Promise<WholeCorpus> {
  made ??= readOfficialFiles().then(({ read }) => wholeCorpus(read.map(({ atto }) => atto.record)));
  return made;
}
