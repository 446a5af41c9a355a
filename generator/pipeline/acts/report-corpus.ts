import type { CorpusAct, CorpusNorme } from "../../corpus/norme/corpus.ts";
import { ReadersCounts } from "../../corpus/norme/readers-counts.ts";
import { differenceOf } from "../../corpus/norme/versions.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { ReadAct } from "../stage/read-act.ts";

const UNDATED = "nulla dice il giorno della versione";
const REFUSED =
  "giorno della versione impossibile (non del calendario, o fuori dal 1861-2099): vale la fonte del giorno che segue";

/**
 * Reports what became of the acts that the inputs hold: doubled versions, versions without a day, acts that share an ELI.
 *
 * @param articlesOf the articles of a reading, by ELI
 */
export function reportCorpus(
  rapporto: Rapporto,
  corpus: CorpusNorme<ReadAct>,
  articlesOf: (reading: string) => Parameters<typeof differenceOf>[0],
): void {
  for (const { left, kept } of corpus.doppioni()) {
    if (left.reading === kept.reading) {
      const esempio = `${left.file}: copia di ${kept.file}`;
      rapporto.count("norme", "copia dello stesso file: letto una volta", { esempio });
      continue;
    }
    const difference = differenceOf(articlesOf(kept.reading), articlesOf(left.reading));
    const motivo = `stessa versione dello stesso atto di ${kept.file}: letta una volta`;
    const more = difference ? `; vi si trovano ${difference}` : "";
    rapporto.discard({ area: "norme", file: left.file, luogo: null, motivo: motivo + more });
  }
  for (const file of corpus.senzaGiorno)
    rapporto.discard({
      area: "norme",
      file,
      luogo: null,
      motivo: `${UNDATED}, e l'atto ne ha altre: lasciata da parte; scaricarla da una raccolta, che ha il giorno nel nome`,
    });
  for (const [eli, candidates] of corpus.collisioni)
    rapporto.count("norme", "atti con lo stesso ELI, distinti dal codice redazionale", {
      scarto: true,
      esempio: `${eli}: ${candidates.join(", ")}`,
    });
}

/**
 * The acts of a corpus; reports what is to be told of the texts of each as it goes by, and after the last one what their readers counted.
 *
 * @example for (const { eli } of reportedActs(rapporto, corpus.atti())) elis.push(eli);
 */
export function* reportedActs<A extends Pick<CorpusAct<ReadAct>, "record" | "earlier">>(
  rapporto: Rapporto,
  acts: Iterable<A>,
): Generator<A> {
  const counts = new ReadersCounts();
  for (const act of acts) {
    const { record, earlier } = act;
    counts.add(record);
    for (const { file, giornoRifiutato, versione } of [record, ...earlier])
      if (giornoRifiutato !== undefined)
        rapporto.count("norme", REFUSED, { esempio: `${file}: ${giornoRifiutato}, vale ${versione.al}` });
    if (record.senzaGiorno)
      rapporto.count("norme", `${UNDATED}: l'unica dell'atto, servita con il giorno della Gazzetta`, {
        esempio: record.file,
      });
    for (const [motivo, { quanti, esempi }] of Object.entries(record.osservazioni))
      rapporto.count("norme", motivo, { by: quanti, esempio: `${record.file}: ${esempi.join(", ")}` });
    yield act;
  }
  for (const [motivo, by] of Object.entries(counts.counts())) if (by > 0) rapporto.count("norme", motivo, { by });
}
