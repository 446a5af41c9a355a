/** Whether the answer of an act can be served: told while its file is at hand, so that one file is discarded and not the run. */

import { shownOf } from "../../corpus/norme/corpus.ts";
import { summaryOf } from "../../corpus/norme/sommario.ts";
import { formatEli } from "../../law/identity/eli.ts";
import type { AttoRecord, Corpo } from "../../sources/normattiva/records.ts";
import { UnusableInput } from "../../sources/unusable-input.ts";
import { problemsOf } from "../../tree/validate.ts";
import { actScalars } from "../../views/norme/act.ts";

const META = {
  versione: "1.0.0",
  release: "000000000000",
  dati_al: null,
  lingua: "it",
  licenza: "",
  fonti: [],
  avvertenza: "-",
};

/**
 * Holds what was read of a file against the schema of an act's answer.
 *
 * @throws UnusableInput where the answer made from it would not be valid: it says which field, and what to do
 * @example assertServeable(record, corpo) // throws "... /articoli/0/numero must match pattern ..."
 */
export function assertServeable(record: AttoRecord, corpo: Corpo): void {
  const eli = formatEli(record);
  const { file: _, ...summary } = summaryOf(record);
  const scalars = actScalars({
    eli,
    record: shownOf(summary),
    relazioni: { out: 0, in: 0 },
    versioni: [record.versione.al],
  });
  const articoli = corpo.articoli.map(({ percorso, ...articolo }) => ({ ...articolo, eli: `${eli}/${percorso}` }));
  const answer = { meta: META, ...scalars, ...corpo, articoli, relazioni: { out: [], in: [] } };
  const [problem] = problemsOf("norma", answer);
  if (problem !== undefined)
    throw new UnusableInput(
      `l'atto non si può servire (${problem}): controllare il file, scaricarlo di nuovo da www.normattiva.it`,
    );
}
