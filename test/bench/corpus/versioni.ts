/** Earlier versions of an artificial act: the same file with some articles as they would have been. */

import { Caso } from "./caso.ts";
import type { FileSintetico } from "./corpus.ts";

const DAY = 86_400_000;
/** Versions of an act that was amended, the newest included: with those never amended three an act, as in the whole corpus. */
const MOST = 28;
/** Articles that a version changes. */
const CHANGED = 0.08;

/** Articles as a version before had them. */
function before(xml: string, version: number, caso: Caso): string {
  return xml
    .split(/(?=<article )/)
    .map((article, i) =>
      i > 0 && caso.chance(CHANGED)
        ? article.replace("<p>", `<p>Testo vigente prima della versione ${version}. `)
        : article,
    )
    .join("");
}

/**
 * The earlier versions of an act, the oldest first; none of an original text. Each differs from the one after it in few articles.
 *
 * @param seme the same seed gives the same versions
 * @example [...versioniPrecedenti(file, "1")].length // 3
 */
export function versioniPrecedenti(file: FileSintetico, seme: string): FileSintetico[] {
  const { atto, versione, xml } = file;
  if (versione === null) return [];
  const caso = new Caso(`${seme}/versioni/${atto.indice}`);
  const earlier: FileSintetico[] = [];
  let [text, time] = [xml, Date.parse(versione)];
  for (let n = caso.between(1, MOST) - 1; n > 0; n--) {
    time -= DAY * caso.between(20, 700);
    const day = new Date(time).toISOString().slice(0, 10);
    if (day <= atto.gazzetta) break;
    text = before(text, n, caso);
    earlier.unshift({ atto, versione: day, xml: text });
  }
  return earlier;
}
