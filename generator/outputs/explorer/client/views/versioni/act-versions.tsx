/** The versions of an act: which there are, and what each changed. */

import { actHash, hashOf } from "../../address/address.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { writtenCount, writtenDate } from "../../data/written.ts";
import { Shown } from "../../shell/states.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import { SortableTable, type TableColumn, tableOf } from "../../widgets/sortable-table.tsx";
import type { VersionEntry, VersionsBody } from "../confronto/comparison.ts";
import { onDay } from "../norma/norma-address.ts";
import type { TabProps } from "../norma/tabs.ts";
import { versionDay } from "./time-line.ts";
import { VersionLine } from "./version-line.tsx";
import { versioniWord } from "./versioni-words.ts";

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
  futura ? `${versioniWord(tipo)}, ${versioniWord("futura")}` : versioniWord(tipo);

/** What is known of one version. */
function ChosenVersion({ eli, version, before }: VersionProps) {
  return (
    <section class="chosen-version" aria-labelledby="versione-scelta">
      <h2 id="versione-scelta">
        {writtenDate(version.al)} <span class="label">{textOf(version)}</span>
      </h2>
      {before === undefined ? (
        <p>{versioniWord("prima_versione")}</p>
      ) : (
        <dl class="counts">
          {COUNTED.map((name) => (
            <div key={name}>
              <dt>{versioniWord(name)}</dt>
              <dd>{writtenCount(version[name] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class="buttons">
        <a class="button" href={actHash(onDay(eli, version.al))}>
          {versioniWord("leggi")}
        </a>
        {before !== undefined && (
          <a class="quiet" href={comparisonHash(eli, before, version.al)}>
            {versioniWord("confronta")}
          </a>
        )}
      </p>
    </section>
  );
}

/** Columns of the table of versions. */
const columnsFor = (eli: string, days: readonly string[]): TableColumn<VersionEntry>[] => [
  {
    title: versioniWord("giorno"),
    value: ({ al }) => al,
    cell: ({ al }) => <a href={actHash(onDay(eli, al))}>{writtenDate(al)}</a>,
  },
  { title: versioniWord("tipo"), value: textOf },
  { title: versioniWord("articoli"), value: ({ n_articoli }) => n_articoli, numeric: true },
  ...COUNTED.map((name) => ({
    title: versioniWord(name),
    value: (version: VersionEntry) => version[name],
    cell: (version: VersionEntry) => version[name] ?? "—",
    numeric: true,
  })),
  {
    title: versioniWord("confronto"),
    value: ({ al }) => days[days.indexOf(al) - 1] ?? null,
    cell: ({ al }) => {
      const before = days[days.indexOf(al) - 1];
      return before === undefined ? "—" : <a href={comparisonHash(eli, before, al)}>{writtenDate(before)}</a>;
    },
  },
];

export function ActVersions({ act, address: { query }, request }: TabProps & { readonly request: string }) {
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
            {days.length < 2 && <p class="lead">{versioniWord("una_sola")}</p>}
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
              caption={`${versioniWord("versioni")}. ${versioniWord("non_tutte")}`}
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
