/** Versions of an act, or of the article of the address. */

import { actHash, hashOf } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { dated, writtenCount, writtenDate } from "../../data/written.ts";
import { amend } from "../../navigate.ts";
import { adoptStyle } from "../../shell/own-style.ts";
import { SortableTable, type TableColumn, tableOf } from "../../shell/sortable-table.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { Shown } from "../../shell/view.tsx";
import type { VersionEntry, VersionsBody } from "../confronto/comparison.ts";
import type { ArticleBody, TabProps } from "./act-body.ts";
import { actRequest, articleRequest, type NormaAddress, normaAddress, onDay } from "./norma-address.ts";
import { markedLines } from "./text/marks.ts";
import { AbsentArticle, Line } from "./text/text-blocks.tsx";
import { timeLine, versionDay } from "./time-line.ts";
import style from "./versioni.css";
import { versioniText } from "./versioni-texts.ts";

adoptStyle(style);

/** The text of an article on a day. */
function TextOfDay({ asked, below, day }: { asked: NormaAddress; below: string; day: string }) {
  const { answer, again } = useAnswer<ArticleBody>(articleRequest({ ...asked, day }, below));
  return (
    <Shown answer={answer} again={again} asked={`${asked.act} ${below}`}>
      {({ articolo: { rubrica, testo } }) => (
        <div class="text-of-day card" lang="it">
          {rubrica !== null && (
            <h3>
              <Line pieces={markedLines(rubrica)[0] ?? []} />
            </h3>
          )}
          {markedLines(testo).map((pieces, i) => (
            <p key={i}>
              <Line pieces={pieces} />
            </p>
          ))}
        </div>
      )}
    </Shown>
  );
}

interface ArticleProps extends TabProps {
  readonly asked: NormaAddress;
  /** `art/3` */
  readonly below: string;
}

/** The versions of one article: where its text changed, and what it said. */
function ArticleVersions({ act, address: { query }, asked, below }: ArticleProps) {
  // Of the newest version: the one of a day may not have the article any more, or not yet.
  const request = articleRequest(asked, below);
  const { answer, again } = useAnswer<ArticleBody>(request);
  return (
    <>
      <p class="buttons">
        <a class="quiet small" href={actHash(onDay(act.eli, asked.day), { vista: "versioni" })}>
          {versioniText("tutte_dell_atto")}
        </a>
      </p>
      {answer.state === "absent" ? (
        <AbsentArticle body={answer.body} />
      ) : (
        <Shown answer={answer} again={again} asked={`${asked.act} ${below}`}>
          {({ articolo, dal, versioni, meta }) => {
            const days = versioni.map(({ al }) => al).reverse();
            const chosen = versionDay(days, query.al ?? dal) ?? dal;
            const before = days[days.indexOf(chosen) - 1];
            return (
              <>
                <h2>
                  {versioniText("articolo")} <span lang="it">art. {articolo.numero}</span>
                </h2>
                {days.length > 1 ? (
                  <VersionLine days={days} chosen={chosen} />
                ) : (
                  <p class="lead">
                    {versioniText("articolo_uno")} ({dated(versioniText("dal"), dal)})
                  </p>
                )}
                <TextOfDay asked={asked} below={below} day={chosen} />
                <p class="buttons">
                  <a class="quiet" href={actHash(onDay(articolo.eli, chosen))}>
                    {versioniText("leggi")}
                  </a>
                  {before !== undefined && (
                    <a class="quiet" href={comparisonHash(act.eli, before, chosen, below.replace(/^art\//, ""))}>
                      {versioniText("confronta")}
                    </a>
                  )}
                </p>
                <TheseData
                  requests={[request]}
                  table={() => ({ columns: ["al"], rows: versioni.map(({ al }) => [al]) })}
                  name={`versioni-art-${articolo.numero}`}
                  nota={meta.nota}
                />
              </>
            );
          }}
        </Shown>
      )}
    </>
  );
}

/** The link to the comparison of two versions of an act, at one of its articles where it is named. */
export const comparisonHash = (eli: string, da: string, a: string, articolo?: string) =>
  hashOf(["confronto", ...eli.replace(/^eli:\/?/, "").split("/")], { da, a, articolo });

interface VersionProps {
  readonly eli: string;
  readonly version: VersionEntry;
  /** The day of the version before it. */
  readonly before: string | undefined;
}

const COUNTED = ["aggiunti", "tolti", "modificati"] as const;

/** Which text a version is. */
const textOf = ({ tipo, futura }: VersionEntry) =>
  futura ? `${versioniText(tipo)}, ${versioniText("futura")}` : versioniText(tipo);

/** What is known of one version. */
function ChosenVersion({ eli, version, before }: VersionProps) {
  return (
    <section class="chosen-version card" aria-labelledby="versione-scelta">
      <h2 id="versione-scelta">
        {writtenDate(version.al)} <span class="label">{textOf(version)}</span>
      </h2>
      {before === undefined ? (
        <p>{versioniText("prima_versione")}</p>
      ) : (
        <dl class="counts">
          {COUNTED.map((name) => (
            <div key={name}>
              <dt>{versioniText(name)}</dt>
              <dd>{writtenCount(version[name] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class="buttons">
        <a class="button" href={actHash(onDay(eli, version.al))}>
          {versioniText("leggi")}
        </a>
        {before !== undefined && (
          <a class="quiet" href={comparisonHash(eli, before, version.al)}>
            {versioniText("confronta")}
          </a>
        )}
      </p>
    </section>
  );
}

/** Columns of the table of versions. */
const columnsFor = (eli: string, days: readonly string[]): TableColumn<VersionEntry>[] => [
  {
    title: versioniText("giorno"),
    value: ({ al }) => al,
    cell: ({ al }) => <a href={actHash(onDay(eli, al))}>{writtenDate(al)}</a>,
  },
  { title: versioniText("tipo"), value: textOf },
  { title: versioniText("articoli"), value: ({ n_articoli }) => n_articoli, numeric: true },
  ...COUNTED.map((name) => ({
    title: versioniText(name),
    value: (version: VersionEntry) => version[name],
    numeric: true,
  })),
  {
    title: versioniText("confronto"),
    value: ({ al }) => days[days.indexOf(al) - 1] ?? null,
    cell: ({ al }) => {
      const before = days[days.indexOf(al) - 1];
      return before === undefined ? "—" : <a href={comparisonHash(eli, before, al)}>{writtenDate(before)}</a>;
    },
  },
];

/** The versions of an act: which there are, and what each changed. */
function ActVersions({ act, address: { query }, request }: TabProps & { readonly request: string }) {
  const { answer, again } = useAnswer<VersionsBody>(request);
  return (
    <Shown answer={answer} again={again} asked={act.titolo}>
      {({ versioni, meta }) => {
        const days = versioni.map(({ al }) => al).reverse();
        const chosen = versionDay(days, query.al ?? act.versione.al) ?? act.versione.al;
        const version = versioni.find(({ al }) => al === chosen);
        const columns = columnsFor(act.eli, days);
        return (
          <>
            {days.length > 1 && <VersionLine days={days} chosen={chosen} />}
            {days.length < 2 && <p class="lead">{versioniText("una_sola")}</p>}
            {version && days.length > 1 && (
              <ChosenVersion eli={act.eli} version={version} before={days[days.indexOf(chosen) - 1]} />
            )}
            <TheseData
              requests={[request]}
              table={() => tableOf(versioni, columns)}
              name={`versioni-${act.tipo}-${act.numero ?? act.data}`}
              nota={meta.nota}
            />
            <SortableTable
              caption={`${versioniText("versioni")}. ${versioniText("non_tutte")}`}
              columns={columns}
              rows={versioni}
              rowKey={({ al }) => al}
            />
          </>
        );
      }}
    </Shown>
  );
}

interface LineProps {
  /** Days of the versions, the oldest first. */
  readonly days: readonly string[];
  readonly chosen: string;
}

/** Chooses a version: the address says it. */
const choose = (day: string | undefined) => day !== undefined && amend({ al: day });

/** The line of versions: a dot each by time, a slider over them, and steps to the neighbours. */
export function VersionLine({ days, chosen }: LineProps) {
  const at = days.indexOf(chosen);
  const { dots, marks } = timeLine(days);
  const position = `${versioniText("versione")} ${at + 1} ${versioniText("di")} ${days.length}: ${writtenDate(chosen)}`;
  const step = (to: number, word: "precedente" | "successiva", sign: string) => (
    <button type="button" class="quiet small" disabled={days[to] === undefined} onClick={() => choose(days[to])}>
      {word === "precedente" && <span aria-hidden="true">{sign}&nbsp;</span>}
      {versioniText(word)}
      {word === "successiva" && <span aria-hidden="true">&nbsp;{sign}</span>}
    </button>
  );
  return (
    <div class="version-line">
      <svg aria-hidden="true" lang={LINGUA}>
        <line x1="0" x2="100%" y1="14" y2="14" />
        {dots.map(({ day, at: x }) => (
          <circle key={day} cx={`${x}%`} cy="14" r={day === chosen ? 8 : 5} class={day === chosen ? "chosen" : ""}>
            <title>{writtenDate(day)}</title>
          </circle>
        ))}
        {marks.map(({ year, at: x }) => (
          <text key={year} x={`${x}%`} y="38" text-anchor={x < 4 ? "start" : x > 96 ? "end" : "middle"}>
            {year}
          </text>
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={days.length - 1}
        step={1}
        value={at}
        aria-label={versioniText("linea")}
        aria-valuetext={position}
        onInput={({ currentTarget }) => choose(days[currentTarget.valueAsNumber])}
      />
      <p class="row steps">
        <output>{position}</output>
        {step(at - 1, "precedente", "←")}
        {step(at + 1, "successiva", "→")}
      </p>
    </div>
  );
}

export function VersioniTab({ act, address }: TabProps) {
  const asked = normaAddress(address.path);
  return (
    <div class="versions">
      {asked.below === null ? (
        <ActVersions act={act} address={address} request={`${actRequest({ ...asked, day: null })}/versioni`} />
      ) : (
        <ArticleVersions act={act} address={address} asked={asked} below={asked.below} />
      )}
    </div>
  );
}
