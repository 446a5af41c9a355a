import { legislationOf, type NormaLegata } from "../catalogue/legislation.ts";
import { fileOfEli } from "../law/eli.ts";
import type { Staging } from "../tree/staging.ts";
import type { NormeDone } from "./norme-done.ts";
import type { Progress } from "./progress.ts";
import { TEXTS } from "./texts.ts";

/**
 * Writes beside the answer of every act its twin as linked data, `api/public/norme/<act>.jsonld`.
 *
 * @param base where the tree will be published, ending with a slash
 */
export function writeLinkedData(
  staging: Staging,
  { norme, answers }: NormeDone,
  base: string,
  progress: Progress,
): void {
  progress.start(TEXTS.steps.linked, norme.length);
  for (const { eli } of norme) {
    const name = `api/public/norme/${fileOfEli(eli)}`;
    const body = JSON.parse(answers.norma(eli)) as NormaLegata;
    staging.write(`${name}.jsonld`, `${JSON.stringify(legislationOf(body, base))}\n`);
    progress.advance(1);
  }
}
