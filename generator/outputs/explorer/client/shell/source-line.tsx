import type { Meta } from "../data/answer.ts";
import { writtenDate } from "../data/written.ts";
import { shellWord } from "./shell-words.ts";

/** Where figures come from and of which day: it stands beside them. Sources of several days have each its own. */
export function SourceLine({ meta }: { meta: Meta }) {
  const several = new Set(meta.fonti.map(({ estratto_il }) => estratto_il)).size > 1;
  return (
    <p class="provenance">
      {shellWord("fonte")}:{" "}
      {meta.fonti.length === 0
        ? shellWord("senza_fonti")
        : meta.fonti.map(({ nome, url, estratto_il }, i) => (
            <span key={nome}>
              {i === 0 ? "" : ", "}
              <a href={url} rel="noopener noreferrer">
                {nome}
              </a>
              {several && (
                <>
                  {" "}
                  (<time dateTime={estratto_il}>{writtenDate(estratto_il)}</time>)
                </>
              )}
            </span>
          ))}
      {several || meta.dati_al === null ? null : (
        <>
          {" · "}
          {shellWord("dati_al")} <time dateTime={meta.dati_al}>{writtenDate(meta.dati_al)}</time>
        </>
      )}
    </p>
  );
}
