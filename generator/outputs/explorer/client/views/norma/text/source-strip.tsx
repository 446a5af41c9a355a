import type { Meta } from "../../../data/answer.ts";
import { writtenDate } from "../../../data/written.ts";
import { shellWord } from "../../../shell/shell-words.ts";
import type { ActVersion, ListedAct } from "../act-body.ts";
import { actCitation } from "../act-name.ts";
import { InForce } from "../in-force.tsx";

/** Which act this is, of which day, and from where: seen wherever one reads. */
export function SourceStrip({ act, versione, meta }: { act: ListedAct; versione: ActVersion; meta: Meta }) {
  return (
    <p class="source-strip">
      <b lang="it">{actCitation(act)}</b> · <InForce versione={versione} />
      <span class="source-names">
        {" · "}
        {shellWord("fonte")}: {meta.fonti.map(({ nome }) => nome).join(", ")}
        {meta.dati_al !== null && `, ${shellWord("dati_al")} ${writtenDate(meta.dati_al)}`}
      </span>
    </p>
  );
}
