/** Changes that an act, or one of its articles, made and received. */

import { useMemo } from "preact/hooks";
import type { Address } from "../../address/address.ts";
import { actHash, hashOf } from "../../address/address.ts";
import { amend } from "../../address/navigate.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount } from "../../data/written.ts";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { AbsentArticle } from "../norma/absent-article.tsx";
import type { ActBody, ActRelations, ArticleBody } from "../norma/act-body.ts";
import { articleRequest, normaAddress, onDay } from "../norma/norma-address.ts";
import type { TabProps } from "../norma/tabs.ts";
import { type ChosenRelations, choicesAmong, chosenRelations, relationsTable, WHOLE_ACT } from "./grouped-relations.ts";
import { classWord, emptyWord, modificheWord } from "./modifiche-words.ts";
import { RelationsColumn } from "./relations-column.tsx";

interface FieldProps {
  readonly name: keyof ChosenRelations;
  readonly chosen: string | undefined;
  /** Values, each with its name and how many relations it leaves. */
  readonly options: readonly (readonly [value: string, name: string, count: number])[];
}

function Field({ name, chosen = "", options }: FieldProps) {
  return (
    <label class="field">
      {modificheWord(name)}
      <select value={chosen} onChange={({ currentTarget }) => amend({ [name]: currentTarget.value })}>
        <option value="">{modificheWord("ogni")}</option>
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
  const emptyOf = (side: "out" | "in") => {
    if (filtered && relazioni[side].length > 0)
      return (
        <>
          {modificheWord("nessuna_scelta")}{" "}
          <a href={hashOf(path, { vista: query.vista })}>{modificheWord("togli_filtri")}</a>
        </>
      );
    if (ofArticle && act.relazioni[side].length > 0) return modificheWord("nessuna_articolo");
    return side === "out" ? emptyWord(`out_${act.copertura.attive}`) : emptyWord(`in_${act.copertura.passive}`);
  };
  return (
    <>
      {all.length > 0 && (
        <div class="fields">
          <Field
            name="classe"
            chosen={classe}
            options={choices.classe.map(([name, n]) => [name, classWord(name), n])}
          />
          {!ofArticle && (
            <Field
              name="articolo"
              chosen={articolo}
              options={choices.articolo.map(([name, n]) => [
                name,
                name === WHOLE_ACT ? modificheWord("atto") : name.includes(",") ? name : `art. ${name}`,
                n,
              ])}
            />
          )}
          <Field name="anno" chosen={anno} options={choices.anno.map(([year, n]) => [year, year, n])} />
        </div>
      )}
      <TheseData
        requests={[request]}
        table={() => relationsTable([...shown.out, ...shown.in])}
        name={`modifiche-${act.tipo}-${act.numero ?? act.data}`}
      />
      <div class={`relations${shown.out.length === 0 ? " none-made" : shown.in.length === 0 ? " none-received" : ""}`}>
        {(["out", "in"] as const).map((side) => (
          <RelationsColumn
            key={`${side} ${path.join("/")} ${Object.values(chosen).join(" ")}`}
            id={`modifiche-${side}`}
            title={modificheWord(ofArticle ? `articolo_${side}` : `titolo_${side}`)}
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
          {modificheWord("tutte_dell_atto")}
        </a>
      </p>
      <ArticleChanges act={act} address={address} request={articleRequest(asked, asked.below)} />
    </div>
  );
}
