/** The answers of acts, read back from the tree that is being written. */

import type { Relazione } from "../corpus/norme/relazione.ts";
import { bucketKeyOfEli, bucketOf } from "../law/act-bucket.ts";
import { fileOfEli } from "../law/eli.ts";
import { getOrMake } from "../law/get-or-make.ts";
import { packFile } from "../tree/pack.ts";
import { packedText } from "../tree/packed-text.ts";
import type { Staging } from "../tree/staging.ts";
import type { RelazioneVista } from "../views/norme/relations.ts";
import type { Arco } from "./esiti.ts";

const identityOf = ({ da, a, articolo_da, articolo_a, tipo }: Omit<Arco, "data">) =>
  JSON.stringify([da, a, articolo_da, articolo_a, tipo]);
/** How the line of a relation begins, and no other line of an answer. */
const LINE = '{"direzione":';

/**
 * The relations that an act's answer shows, each as its line and as an object.
 *
 * @example [...relationsShown(answer)][0].vista.tipo // "abroga"
 */
export function* relationsShown(answer: string): Generator<{ line: string; vista: RelazioneVista }> {
  for (let at = answer.lastIndexOf('\n],"relazioni":{"out":[\n') + 1; at > 0 && at < answer.length; ) {
    const end = answer.indexOf("\n", at);
    if (answer.startsWith(LINE, at)) {
      const line = answer.slice(at, answer[end - 1] === "," ? end - 1 : end);
      yield { line, vista: JSON.parse(line) as RelazioneVista };
    }
    at = end + 1;
  }
}

export class ServedAnswers {
  readonly #staging: Staging;
  readonly #packs: number | null;
  readonly #meta: string;
  readonly #served: (eli: string) => boolean;

  /**
   * @param packs how many packs hold the acts, `null` where each has a file
   * @param meta line 1 of an act's answer
   * @param served whether an act is served
   */
  constructor(staging: Staging, packs: number | null, meta: string, served: (eli: string) => boolean) {
    this.#staging = staging;
    this.#packs = packs;
    this.#meta = meta;
    this.#served = served;
  }

  /** The answer of `/norme/{eli}` to the ELI of an act that is served. */
  norma(eli: string): string {
    const file = fileOfEli(eli);
    if (this.#packs === null) return this.#staging.read(`api/public/norme/${file}.json`).toString();
    const pack = packFile(bucketOf(bucketKeyOfEli(eli), this.#packs));
    return this.#meta + packedText(this.#staging.read(pack), file);
  }

  /**
   * Relations with their proofs, in the order given; one act of each is served.
   *
   * @throws Error where the answer has no such relation
   */
  relazioni(archi: readonly Arco[]): Relazione[] {
    const shown = (eli: string) =>
      new Map(
        [...relationsShown(this.norma(eli))].map(({ vista: { direzione: _, nel_corpus: __, ...relazione } }) => [
          identityOf(relazione),
          relazione,
        ]),
      );
    const byAct = new Map<string, ReadonlyMap<string, Relazione>>();
    return archi.map((arco) => {
      const eli = this.#served(arco.da) ? arco.da : arco.a;
      const found = getOrMake(byAct, eli, () => shown(eli)).get(identityOf(arco));
      if (!found) throw new Error(`${eli}: nella risposta manca la relazione ${identityOf(arco)}`);
      return found;
    });
  }
}
