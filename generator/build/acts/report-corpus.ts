import type { CorpusNorme } from "../../corpus/norme/corpus.ts";
import { differenceOf } from "../../corpus/norme/versions.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { ReadAct } from "../stage/read-act.ts";

/**
 * Reports what became of the acts that the inputs hold: doubled versions, acts that share an ELI, what is to be told of the texts.
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
  const undated = "nulla dice il giorno della versione";
  for (const file of corpus.senzaGiorno)
    rapporto.discard({
      area: "norme",
      file,
      luogo: null,
      motivo: `${undated}, e l'atto ne ha altre: lasciata da parte; scaricarla da una raccolta, che ha il giorno nel nome`,
    });
  for (const { record } of corpus.atti()) {
    if (record.senzaGiorno)
      rapporto.count("norme", `${undated}: l'unica dell'atto, servita con il giorno della Gazzetta`, {
        esempio: record.file,
      });
    for (const [motivo, { quanti, esempi }] of Object.entries(record.osservazioni))
      rapporto.count("norme", motivo, { by: quanti, esempio: `${record.file}: ${esempi.join(", ")}` });
  }
  for (const [eli, candidates] of corpus.collisioni)
    rapporto.count("norme", "atti con lo stesso ELI, distinti dal codice redazionale", {
      scarto: true,
      esempio: `${eli}: ${candidates.join(", ")}`,
    });
  for (const [motivo, by] of Object.entries(corpus.conteggi)) if (by > 0) rapporto.count("norme", motivo, { by });
}
