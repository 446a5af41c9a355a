/** Two versions of an act beside each other. */

import { comparedLine } from "../../../../../law/articles/comparable-text.ts";
import { parseEli } from "../../../../../law/identity/eli.ts";
import { citationLabel } from "../../../../../law/names/citation-label.ts";
import { actHash, hashOf } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { writtenDate } from "../../data/written.ts";
import { amend } from "../../navigate.ts";
import { Folded } from "../../shell/folded.tsx";
import { adoptStyle } from "../../shell/own-style.ts";
import { shellText } from "../../shell/texts.ts";
import { TheseData } from "../../shell/these-data.tsx";
import { Shown, SourceLine, useTitle, type ViewProps } from "../../shell/view.tsx";
import type { ListedAct } from "../norma/act-body.ts";
import { actRequest } from "../norma/norma-address.ts";
import { ChangedArticles } from "./changed-articles.tsx";
import {
  type ComparedAct,
  type Comparison,
  comparedAct,
  comparisonRequest,
  comparisonTable,
  isDay,
  type VersionsBody,
} from "./comparison.ts";
import style from "./confronto.css";
import { confrontoText } from "./confronto-texts.ts";

adoptStyle(style);

type Path = ViewProps["address"]["path"];

/** Days of the versions that there are, where one was asked for that is not there: each takes its place. */
function KnownDays({ days, asked: { da, a }, path }: { days: readonly string[]; asked: ComparedAct; path: Path }) {
  const wrong = da === undefined || days.includes(da) ? "a" : "da";
  return (
    <div class="message" role="alert">
      <h2>{confrontoText("giorno_ignoto")}</h2>
      <p>{confrontoText("giorno_ignoto_testo")}</p>
      <ul class="choices">
        {days.map((day) => (
          <li key={day}>
            <a href={hashOf(path, { da, a, [wrong]: day })}>{writtenDate(day)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Choice of the two days. */
function Days({ days, da, a }: { days: readonly string[]; da: string; a: string }) {
  const field = (name: "da" | "a", label: string, value: string) => (
    <label class="field">
      {label}
      <select
        value={value}
        onChange={({ currentTarget }) => amend({ [name]: currentTarget.value, articolo: undefined })}
      >
        {!days.includes(value) && <option value={value}>—</option>}
        {days.map((day) => (
          <option key={day} value={day}>
            {writtenDate(day)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Folded title={confrontoText("giorni")}>
      <div class="fields">
        {field("da", confrontoText("prima"), da)}
        {field("a", confrontoText("dopo"), a)}
      </div>
    </Folded>
  );
}

/** What two days of an act differ in, or why that cannot be said. */
function Compared({ versions, asked, path }: { versions: VersionsBody; asked: ComparedAct; path: Path }) {
  const { norma, versioni } = versions;
  const days = versioni.map(({ al }) => al);
  const possible = days.length > 1 && isDay(asked.da) && isDay(asked.a);
  const request = comparisonRequest(asked);
  const { answer, again } = useAnswer<Comparison>(possible ? request : null);
  if (days.length < 2) return <p class="lead">{confrontoText("una_sola")}</p>;
  const shown = answer.state === "ready" ? answer.body : undefined;
  return (
    <>
      <Days days={days} da={shown?.da ?? asked.da ?? days.at(-1) ?? ""} a={shown?.a ?? asked.a ?? days[0] ?? ""} />
      {!possible || answer.state === "absent" ? (
        <KnownDays days={days} asked={asked} path={path} />
      ) : (
        <Shown answer={answer} again={again} asked={norma.titolo}>
          {(body) => (
            <>
              <SourceLine meta={body.meta} />
              <Folded title={shellText("questi_dati")}>
                <TheseData
                  requests={[request, `${actRequest(asked.act)}/versioni`]}
                  table={() => comparisonTable(body)}
                  name={`confronto-${body.da}-${body.a}`}
                  nota={body.meta.nota}
                />
              </Folded>
              <ChangedArticles key={`${body.da} ${body.a}`} body={body} path={path} articolo={asked.articolo} />
            </>
          )}
        </Shown>
      )}
    </>
  );
}

/** What is compared, as one cites it; by what the address says while nothing more is known. */
function labelOf(asked: ComparedAct, norma: ListedAct | undefined): string {
  const { tipo = null, data = null, numero = null } = norma ?? parseEli(asked.act.act) ?? {};
  return tipo === null ? asked.act.act : citationLabel({ tipo, data, numero });
}

export function ConfrontoPage({ address }: ViewProps) {
  const asked = comparedAct(address);
  const { answer, again } = useAnswer<VersionsBody>(`${actRequest(asked.act)}/versioni`);
  const label = labelOf(asked, answer.state === "ready" ? answer.body.norma : undefined);
  useTitle(`${confrontoText("confronto")} ${label}`);
  return (
    <div class="confronto">
      <Shown answer={answer} again={again} asked={label}>
        {(versions) => (
          <>
            <h1>
              {label}: {confrontoText("versioni")}
            </h1>
            <p class="lead" lang="it">
              {comparedLine(versions.norma.titolo)}
            </p>
            <p class="buttons">
              <a class="quiet small" href={actHash(versions.norma.eli)}>
                {confrontoText("atto")}
              </a>
              <a class="quiet small" href={actHash(versions.norma.eli, { vista: "versioni" })}>
                {confrontoText("tutte")}
              </a>
            </p>
            <Compared versions={versions} asked={asked} path={address.path} />
          </>
        )}
      </Shown>
    </div>
  );
}
