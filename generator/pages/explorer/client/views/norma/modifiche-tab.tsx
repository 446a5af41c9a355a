/** Changes that an act, or one of its articles, made and received. */

import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { eliLabel } from "../../../../../law/names/eli-label.ts";
import type { Address } from "../../address.ts";
import { actHash, hashOf } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { writtenCount, writtenDate } from "../../data/written.ts";
import { amend } from "../../navigate.ts";
import { Folded, FoldedFilters } from "../../shell/folded.tsx";
import { adoptStyle } from "../../shell/own-style.ts";
import { shellText } from "../../shell/texts.ts";
import { TheseData } from "../../shell/these-data.tsx";
import { OfficialText, Shown } from "../../shell/view.tsx";
import type { ActBody, ActRelation, ActRelations, ArticleBody, TabProps } from "./act-body.ts";
import {
  type ChosenRelations,
  type ClassOfRelations,
  choicesAmong,
  chosenRelations,
  groupedRelations,
  type RelatedAct,
  relationsTable,
  WHOLE_ACT,
} from "./grouped-relations.ts";
import style from "./modifiche.css";
import { classText, emptyText, modificheText, signalText } from "./modifiche-texts.ts";
import { articleRequest, normaAddress, onDay } from "./norma-address.ts";
import { officialOf } from "./official-of.ts";
import { doesText, trustText } from "./relation-texts.ts";
import { extentOfRepeal } from "./text/changes.ts";
import { AbsentArticle } from "./text/text-blocks.tsx";

adoptStyle(style);

interface Place {
  readonly eli: string;
  readonly articolo: string | null;
  readonly partizione: string | null;
  /** Where the article can be read; `null` where the act is not here: at its official source. */
  readonly vista: string | undefined | null;
}

/** `art. 3, comma 1`, as a link where the article has an address. */
function PlaceName({ place: { eli, articolo, partizione, vista }, none }: { place: Place; none: string }) {
  if (articolo === null) return <>{partizione ?? none}</>;
  // In an attachment of its own numbering, the address is another.
  const numbered = !articolo.includes(",");
  const name = numbered ? `art. ${articolo}` : articolo;
  const at = `${eli}/art/${articolo}`;
  const href = numbered ? (vista === null ? officialOf(at) : actHash(at, { vista })) : null;
  return (
    <span lang="it">
      {href === null ? name : <a href={href}>{name}</a>}
      {partizione !== null && `, ${partizione}`}
    </span>
  );
}

/** One relation: what is done to which place, by which, when, how sure that is, and what proves it. */
function RelationLine({ relation }: { relation: ActRelation }) {
  const { direzione, da, a, tipo, portata, data, decorrenza, affidabilita, evidenza, base, nel_corpus } = relation;
  // Of the act that is looked at, changes are followed; of the other one, the text.
  const vistaOf = (own: boolean) => (own ? "modifiche" : nel_corpus ? undefined : null);
  const acting = { eli: da, articolo: relation.articolo_da, partizione: relation.partizione_da };
  const acted = { eli: a, articolo: relation.articolo_a, partizione: relation.partizione_a };
  const none = modificheText(portata === "intero" ? "atto_intero" : "atto");
  return (
    <li class="relation">
      <p>
        <strong>{doesText(tipo)}</strong>{" "}
        <PlaceName place={{ ...acted, vista: vistaOf(direzione === "in") }} none={none} />
        {portata !== null && (acted.articolo !== null || acted.partizione !== null) && (
          <span class="label"> ({modificheText(portata === "intero" ? "per_intero" : "in_parte")})</span>
        )}
        {extentOfRepeal(relation) === "quanto_non_detto" && acted.articolo !== null && (
          <span class="label"> ({modificheText("quanto_non_detto")})</span>
        )}
        {acting.articolo !== null && (
          <>
            , {modificheText("con")} <PlaceName place={{ ...acting, vista: vistaOf(direzione === "out") }} none="" />
          </>
        )}
        {decorrenza && <span lang="it">, {decorrenza.testo}</span>}
      </p>
      <p class="label">
        {data !== null && <time dateTime={data}>{writtenDate(data)}</time>}
        {data !== null && " · "}
        {modificheText("affidabilità")} {trustText(affidabilita)}
        {evidenza === null && ` · ${modificheText("senza_brano")}`}
      </p>
      {evidenza !== null && (
        <details class="proof">
          <summary>{modificheText("prova")}</summary>
          <blockquote lang="it">{evidenza}</blockquote>
          <p class="label">
            {modificheText("segnali")}: {base.map(signalText).join("; ")}.
          </p>
        </details>
      )}
    </li>
  );
}

/** Acts, and relations of a class, that are shown at first; each "more" shows more of them. */
const FIRST_ACTS = 12;
const FIRST_LINES = 6;
const MORE = 50;

function More({ label, shown, total, onMore }: { label: string; shown: number; total: number; onMore: () => void }) {
  if (shown >= total) return null;
  return (
    <p class="buttons">
      <button type="button" class="quiet small" onClick={onMore}>
        {label} ({writtenCount(shown)} / {writtenCount(total)})
      </button>
    </p>
  );
}

function RelationClass({ group: { classe, relations } }: { group: ClassOfRelations }) {
  const [shown, setShown] = useState(FIRST_LINES);
  return (
    <>
      <h4>
        {classText(classe)} <span class="label">{writtenCount(relations.length)}</span>
      </h4>
      <ul class="bare">
        {relations.slice(0, shown).map((relation, i) => (
          <RelationLine key={i} relation={relation} />
        ))}
      </ul>
      <More
        label={modificheText("altre")}
        shown={shown}
        total={relations.length}
        onMore={() => setShown(shown + MORE)}
      />
    </>
  );
}

function Act({ act: { eli, nelCorpus, classes } }: { act: RelatedAct }) {
  const label = eliLabel(eli);
  return (
    <section class="related-act">
      <h3 lang="it">{nelCorpus ? <a href={actHash(eli)}>{label}</a> : label}</h3>
      {!nelCorpus && (
        <p class="label">
          {modificheText("fuori")} · <OfficialText url={officialOf(eli)} />
        </p>
      )}
      {classes.map((group) => (
        <RelationClass key={group.classe} group={group} />
      ))}
    </section>
  );
}

interface ColumnProps {
  readonly id: string;
  readonly title: string;
  readonly relations: readonly ActRelation[];
  /** What is said where there are none. */
  readonly empty: ComponentChildren;
}

/** One direction of the changes of an act: groups by the other act, in them by class. */
function RelationsColumn({ id, title, relations, empty }: ColumnProps) {
  const [shown, setShown] = useState(FIRST_ACTS);
  const acts = groupedRelations(relations);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span class="label">{writtenCount(relations.length)}</span>
      </h2>
      {relations.length === 0 && <p class="lead">{empty}</p>}
      {acts.slice(0, shown).map((act) => (
        <Act key={act.eli} act={act} />
      ))}
      <More
        label={modificheText("altri_atti")}
        shown={shown}
        total={acts.length}
        onMore={() => setShown(shown + MORE)}
      />
    </section>
  );
}

interface FieldProps {
  readonly name: keyof ChosenRelations;
  readonly chosen: string | undefined;
  /** Values, each with its name and how many relations it leaves. */
  readonly options: readonly (readonly [value: string, name: string, count: number])[];
}

function Field({ name, chosen = "", options }: FieldProps) {
  return (
    <label class="field">
      {modificheText(name)}
      <select value={chosen} onChange={({ currentTarget }) => amend({ [name]: currentTarget.value })}>
        <option value="">{modificheText("ogni")}</option>
        {chosen !== "" && options.every(([value]) => value !== chosen) && <option value={chosen}>{chosen} (0)</option>}
        {options.map(([value, label, count]) => (
          <option key={value} value={value}>
            {label} ({writtenCount(count)})
          </option>
        ))}
      </select>
    </label>
  );
}

interface ListsProps {
  readonly act: ActBody;
  readonly address: Address;
  readonly relazioni: ActRelations;
  /** The request that these relations came with. */
  readonly request: string;
  /** Relations of one article. */
  readonly ofArticle: boolean;
}

function Lists({ act, address: { path, query }, relazioni, request, ofArticle }: ListsProps) {
  const all = useMemo(() => [...relazioni.out, ...relazioni.in], [relazioni]);
  const choices = useMemo(() => choicesAmong(all), [all]);
  const { classe, anno } = query;
  const articolo = ofArticle ? undefined : query.articolo;
  const chosen: ChosenRelations = { classe, articolo, anno };
  const filtered = classe !== undefined || articolo !== undefined || anno !== undefined;
  const shown = { out: chosenRelations(relazioni.out, chosen), in: chosenRelations(relazioni.in, chosen) };
  // A side that says why it is empty comes behind the one that is not.
  const sides = shown.out.length === 0 && shown.in.length > 0 ? (["in", "out"] as const) : (["out", "in"] as const);
  const emptyOf = (side: "out" | "in") => {
    if (filtered && relazioni[side].length > 0)
      return (
        <>
          {modificheText("nessuna_scelta")}{" "}
          <a href={hashOf(path, { vista: query.vista })}>{modificheText("togli_filtri")}</a>
        </>
      );
    if (ofArticle && act.relazioni[side].length > 0) return modificheText("nessuna_articolo");
    return side === "out" ? emptyText(`out_${act.copertura.attive}`) : emptyText(`in_${act.copertura.passive}`);
  };
  return (
    <>
      {all.length > 0 && (
        <FoldedFilters used={Object.values(chosen).filter((value) => value !== undefined).length}>
          <div class="fields">
            <Field
              name="classe"
              chosen={classe}
              options={choices.classe.map(([name, n]) => [name, classText(name), n])}
            />
            {!ofArticle && (
              <Field
                name="articolo"
                chosen={articolo}
                options={choices.articolo.map(([name, n]) => [
                  name,
                  name === WHOLE_ACT ? modificheText("atto") : name.includes(",") ? name : `art. ${name}`,
                  n,
                ])}
              />
            )}
            <Field name="anno" chosen={anno} options={choices.anno.map(([year, n]) => [year, year, n])} />
          </div>
        </FoldedFilters>
      )}
      <Folded title={shellText("questi_dati")}>
        <TheseData
          requests={[request]}
          table={() => relationsTable([...shown.out, ...shown.in])}
          name={`modifiche-${act.tipo}-${act.numero ?? act.data}`}
        />
      </Folded>
      <div class={shown.out.length === 0 || shown.in.length === 0 ? "relations one-sided" : "relations"}>
        {sides.map((side) => (
          <RelationsColumn
            key={`${side} ${path.join("/")} ${Object.values(chosen).join(" ")}`}
            id={`modifiche-${side}`}
            title={modificheText(ofArticle ? `articolo_${side}` : `titolo_${side}`)}
            relations={shown[side]}
            empty={emptyOf(side)}
          />
        ))}
      </div>
    </>
  );
}

/** Relations that name one article. */
function ArticleChanges({ act, address, request }: TabProps & { request: string }) {
  const { answer, again } = useAnswer<ArticleBody>(request);
  if (answer.state === "absent") return <AbsentArticle body={answer.body} />;
  return (
    <Shown answer={answer} again={again} asked={act.titolo}>
      {({ relazioni }) => (
        <Lists act={act} address={address} relazioni={relazioni} request={request} ofArticle={true} />
      )}
    </Shown>
  );
}

export function ModificheTab({ act, address }: TabProps) {
  const asked = normaAddress(address.path);
  if (asked.below === null)
    return (
      <div class="changes">
        <Lists
          act={act}
          address={address}
          relazioni={act.relazioni}
          request={`relazioni?norma=${encodeURIComponent(act.eli)}`}
          ofArticle={false}
        />
      </div>
    );
  return (
    <div class="changes">
      <p class="buttons">
        <a class="quiet small" href={actHash(onDay(act.eli, asked.day), { vista: "modifiche" })}>
          {modificheText("tutte_dell_atto")}
        </a>
      </p>
      <ArticleChanges act={act} address={address} request={articleRequest(asked, asked.below)} />
    </div>
  );
}
