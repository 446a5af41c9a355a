/** One relation: what is done to which place, by which, when, how sure that is, and what proves it. */

import { actHash } from "../../address/address.ts";
import { writtenDate } from "../../data/written.ts";
import type { ActRelation } from "../norma/act-body.ts";
import { doesWord, trustWord } from "../norma/relation-words.ts";
import { extentOfRepeal } from "../norma/text/changes.ts";
import { modificheWord, signalWord } from "./modifiche-words.ts";

interface Place {
  readonly eli: string;
  readonly articolo: string | null;
  readonly partizione: string | null;
  /** Where the article can be read; `null` where the act is not here. */
  readonly vista: string | undefined | null;
}

/** `art. 3, comma 1`, as a link where the article has an address. */
function PlaceName({ place: { eli, articolo, partizione, vista }, none }: { place: Place; none: string }) {
  if (articolo === null) return <>{partizione ?? none}</>;
  // In an attachment of its own numbering, the address is another.
  const numbered = !articolo.includes(",");
  const name = numbered ? `art. ${articolo}` : articolo;
  return (
    <span lang="it">
      {vista !== null && numbered ? <a href={actHash(`${eli}/art/${articolo}`, { vista })}>{name}</a> : name}
      {partizione !== null && `, ${partizione}`}
    </span>
  );
}

export function RelationLine({ relation }: { relation: ActRelation }) {
  const { direzione, da, a, tipo, portata, data, affidabilita, evidenza, base, nel_corpus } = relation;
  // Of the act that is looked at, changes are followed; of the other one, the text.
  const vistaOf = (own: boolean) => (own ? "modifiche" : nel_corpus ? undefined : null);
  const acting = { eli: da, articolo: relation.articolo_da, partizione: relation.partizione_da };
  const acted = { eli: a, articolo: relation.articolo_a, partizione: relation.partizione_a };
  const none = modificheWord(portata === "intero" ? "atto_intero" : "atto");
  return (
    <li class="relation">
      <p>
        <strong>{doesWord(tipo)}</strong>{" "}
        <PlaceName place={{ ...acted, vista: vistaOf(direzione === "in") }} none={none} />
        {portata !== null && (acted.articolo !== null || acted.partizione !== null) && (
          <span class="label"> ({modificheWord(portata === "intero" ? "per_intero" : "in_parte")})</span>
        )}
        {extentOfRepeal(relation) === "quanto_non_detto" && acted.articolo !== null && (
          <span class="label"> ({modificheWord("quanto_non_detto")})</span>
        )}
        {acting.articolo !== null && (
          <>
            , {modificheWord("con")} <PlaceName place={{ ...acting, vista: vistaOf(direzione === "out") }} none="" />
          </>
        )}
      </p>
      <p class="label">
        {data !== null && <time dateTime={data}>{writtenDate(data)}</time>}
        {data !== null && " · "}
        {modificheWord("affidabilità")} {trustWord(affidabilita)}
        {evidenza === null && ` · ${modificheWord("senza_brano")}`}
      </p>
      {evidenza !== null && (
        <details class="proof">
          <summary>{modificheWord("prova")}</summary>
          <blockquote lang="it">{evidenza}</blockquote>
          <p class="label">
            {modificheWord("segnali")}: {base.map(signalWord).join("; ")}.
          </p>
        </details>
      )}
    </li>
  );
}
