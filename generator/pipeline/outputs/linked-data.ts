import { fileOfEli } from "../../law/identity/canonical-eli.ts";
import { legislationOf, type NormaLegata } from "../../outputs/catalogue/legislation.ts";
import type { Progress } from "../../terminal/progress.ts";
import type { Staging } from "../../tree/staging.ts";
import { BUILD_TEXTS } from "../texts.ts";
import type { ServedActs } from "./served-acts.ts";

/**
 * Writes beside the answer of every act its twin as linked data, `api/public/norme/<act>.jsonld`.
 *
 * @param base where the tree will be published, ending with a slash
 */
export function writeLinkedData(
  staging: Staging,
  { norme, answers }: ServedActs,
  base: string,
  progress: Progress,
): void {
  progress.start(BUILD_TEXTS.steps.linked, norme().count);
  for (const { eli, versioni } of norme().items()) {
    const name = `api/public/norme/${fileOfEli(eli)}`;
    const body = JSON.parse(answers.norma(eli)) as NormaLegata;
    staging.write(`${name}.jsonld`, `${JSON.stringify(legislationOf(body, base, versioni))}\n`);
    progress.advance(1);
  }
}
