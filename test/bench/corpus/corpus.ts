/** A whole artificial corpus of acts, one file after another. */

import { getOrMake } from "../../../generator/collections/get-or-make.ts";
import { type AttoSintetico, attiSintetici } from "./atti.ts";
import { attoXml, versioneDi } from "./atto-xml.ts";
import { misuraDi } from "./misure.ts";
import { type Modifica, modificheFra } from "./modifiche.ts";
import { segnaliDi } from "./segnali.ts";

export interface OpzioniCorpus {
  readonly atti: number;
  /** The same seed gives the same bytes. */
  readonly seme: string;
  /** Bodies ten times smaller: all the acts on a small disk. */
  readonly leggero: boolean;
  /** Whether acts that were amended have earlier versions too. */
  readonly versioni?: boolean;
}

export interface FileSintetico {
  readonly atto: AttoSintetico;
  /** Date of the version, `null` for an original text. */
  readonly versione: string | null;
  readonly xml: string;
}

const LIGHT = 0.1;

function byAct(modifiche: readonly Modifica[], end: "da" | "a"): ReadonlyMap<number, Modifica[]> {
  const found = new Map<number, Modifica[]>();
  for (const modifica of modifiche) getOrMake(found, modifica[end], () => []).push(modifica);
  for (const list of found.values()) list.sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : a.da - b.da));
  return found;
}

/** The files of a corpus, by date of the act. What is held in memory: titles and amendments, never a text. */
export function* fileSintetici({ atti: quanti, seme, leggero }: OpzioniCorpus): Generator<FileSintetico> {
  const atti = attiSintetici(quanti, seme);
  const misure = atti.map(({ indice }) => misuraDi(seme, indice, leggero ? LIGHT : 1));
  const modifiche = modificheFra(atti, misure, seme);
  const [outs, ins] = [byAct(modifiche, "da"), byAct(modifiche, "a")];
  for (const atto of atti) {
    const segnali = segnaliDi(atto, outs.get(atto.indice) ?? [], ins.get(atto.indice) ?? [], atti, seme);
    yield { atto, versione: versioneDi(segnali), xml: attoXml(atto, misure[atto.indice]!, segnali, atti, seme) };
  }
}
