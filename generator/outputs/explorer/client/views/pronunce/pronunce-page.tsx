/** All rulings of the Constitutional Court that the notes report, by year and effect; or one of them with all its articles. */

import type { RulingEntry, RulingRow } from "../../../../../api/ruling-row.ts";
import { adjacent } from "../../../../../collections/adjacent.ts";
import { actHash, hashOf } from "../../address.ts";
import { answerTo, type PageAnswer, useAnswer, useAsked } from "../../data/answer.ts";
import { counted, writtenCount, writtenDate } from "../../data/written.ts";
import { type Filter, ListedRows, Listing } from "../../shell/listing.tsx";
import { SortableTable, type TableColumn } from "../../shell/sortable-table.tsx";
import { shellText } from "../../shell/texts.ts";
import { Message, Shown, useTitle, type ViewProps } from "../../shell/view.tsx";
import { eliLabel } from "../norma/act-name.ts";
import { pronunceText } from "./pronunce-texts.ts";
import { CourtLink, rulingLabel } from "./ruling-lines.tsx";
import { effectFilter, keyOf, ON_ARTICLE, WHICH } from "./ruling-table.tsx";

interface RulingList {
  readonly totale: number;
  /** The newest deposit first. */
  readonly pronunce: readonly RulingEntry[];
}

/** Rulings of one request. */
const MOST = 1000;

const request = (chosen: Readonly<Record<string, string>>) =>
  `pronunce?${new URLSearchParams({ ...chosen, limit: String(MOST) })}`;

/** All rulings, window by window: few enough to be counted by year and filtered here. */
async function allRulings(before: readonly RulingEntry[] = []): Promise<PageAnswer<RulingList>> {
  const answer = await answerTo<RulingList>(request(before.length === 0 ? {} : { offset: String(before.length) }));
  if (answer.state !== "ready") return answer;
  const pronunce = [...before, ...answer.body.pronunce];
  if (answer.body.pronunce.length === MOST) return allRulings(pronunce);
  return { ...answer, body: { ...answer.body, pronunce } };
}

/** How many rulings each year has, the newest first. */
const yearsOf = (rulings: readonly RulingEntry[]) =>
  [...adjacent(rulings, ({ anno }) => anno)].flatMap((alike) =>
    alike[0]?.anno ? [{ anno: String(alike[0].anno), n: alike.length }] : [],
  );

/** Articles that are named of each act, at the most. */
const MOST_NAMED = 6;

/** The acts that a ruling is on, with the numbers of their articles. */
const ActsOf = ({ norme }: RulingEntry) => (
  <span lang="it">
    {norme.map(({ eli, titolo, articoli }, i) => (
      <span key={eli}>
        {i > 0 && "; "}
        <a href={actHash(eli)} title={titolo}>
          {eliLabel(eli)}
        </a>
        , art. {articoli.slice(0, MOST_NAMED).join(", ")}
        {articoli.length > MOST_NAMED && ", …"}
      </span>
    ))}
  </span>
);

const COLUMNS: readonly TableColumn<RulingEntry>[] = [
  ...WHICH,
  {
    name: "effetto",
    title: pronunceText("effetto"),
    value: ({ effetti }) => effetti.map((effect) => pronunceText(effect)).join(", "),
  },
  { name: "articoli", title: pronunceText("articoli"), value: ({ n_articoli }) => n_articoli, cell: ActsOf },
  { title: "URL", value: ({ url }) => url, hidden: true },
];

const filtersOf = (rulings: readonly RulingEntry[]): readonly Filter<RulingEntry>[] => [
  {
    name: "anno",
    label: pronunceText("anno"),
    none: pronunceText("ogni"),
    choices: yearsOf(rulings).map(({ anno, n }) => ({ value: anno, text: `${anno} (${writtenCount(n)})` })),
    keep: (rows, year) => rows.filter(({ anno }) => String(anno) === year),
  },
  effectFilter(({ effetti }) => effetti),
];

/** How many rulings each year has, as bars. */
function Years({ rulings, query }: { rulings: readonly RulingEntry[]; query: ViewProps["address"]["query"] }) {
  const years = yearsOf(rulings);
  return (
    <details class="aside">
      <summary>{pronunceText("per_anno")}</summary>
      <SortableTable
        caption={pronunceText("per_anno")}
        rows={years}
        rowKey={({ anno }) => anno}
        columns={[
          {
            title: pronunceText("anno"),
            value: ({ anno }) => anno,
            href: ({ anno }) => hashOf(["pronunce"], { ...query, anno }),
          },
          {
            title: counted(rulings.length, shellText("pronunce")),
            value: ({ n }) => n,
            numeric: true,
            bar: { largest: Math.max(...years.map(({ n }) => n)) },
          },
        ]}
      />
    </details>
  );
}

function RulingListing({ address }: ViewProps) {
  const { ordine, ...chosen } = address.query;
  return (
    <Listing<RulingList, RulingEntry>
      of={{
        title: pronunceText("titolo"),
        lead: <p class="lead">{pronunceText("silenzio")}</p>,
        asked: useAsked<RulingList>("pronunce", allRulings),
        address,
        filters: (list) => filtersOf(list?.pronunce ?? []),
        listed: ({ meta, totale, pronunce }) => ({
          meta,
          rows: pronunce,
          rowKey: (ruling) => JSON.stringify([ruling.ecli, ruling.deposito, ruling.norme]),
          columns: COLUMNS,
          caption: (shown) =>
            `${shown === totale ? "" : `${writtenCount(shown)} ${pronunceText("di")} `}${counted(totale, shellText("pronunce"))}`,
          requests: [request(chosen)],
          name: "pronunce",
          totals: <Years rulings={pronunce} query={address.query} />,
          none: pronunceText("nessuna"),
        }),
      }}
    />
  );
}

/** What a note says of the ruling is said once if all say the same. */
const Words = ({ articoli }: { articoli: readonly RulingRow[] }) => (
  <div class="ruling-words">
    {[...new Set(articoli.map(({ dispositivo }) => dispositivo))].map((text) => (
      <blockquote key={text} lang="it">
        {text}
      </blockquote>
    ))}
  </div>
);

/** The rulings that a 404 names: nearest to one that no note reports. */
const nearestOf = ({ pronunce }: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(pronunce) ? pronunce.map(({ ecli }) => String(ecli)) : [];

function RulingPage({ name }: { name: string }) {
  const request = `pronunce/${encodeURIComponent(name)}`;
  const { answer, again } = useAnswer<RulingEntry & { readonly articoli: readonly RulingRow[] }>(request);
  const title =
    answer.state === "ready" ? `${pronunceText("corte")}, ${rulingLabel(answer.body)}` : pronunceText("titolo");
  useTitle(title);
  if (answer.state === "absent")
    return (
      <Message title={shellText("assente")}>
        <p>{String(answer.body.detail)}</p>
        <p class="row choices">
          {nearestOf(answer.body).map((ecli) => (
            <a key={ecli} href={hashOf(["pronunce", ecli])}>
              {ecli}
            </a>
          ))}
        </p>
      </Message>
    );
  return (
    <Shown answer={answer} again={again} asked={name}>
      {({ ecli, deciso, deposito, gazzetta, url, articoli, meta }) => (
        <>
          <p class="label">
            <a href={hashOf(["pronunce"])}>{pronunceText("tutte")}</a> · {ecli}
          </p>
          <h1>{title}</h1>
          <p>
            {pronunceText("decisa")}: {writtenDate(deciso)} · {pronunceText("deposito")}: {writtenDate(deposito)}
            {gazzetta && ` · ${pronunceText("gazzetta")}: ${writtenDate(gazzetta.data)}, n. ${gazzetta.numero ?? "—"}`}{" "}
            · <CourtLink url={url} />
          </p>
          <Words articoli={articoli} />
          <ListedRows
            of={{
              meta,
              rows: articoli,
              rowKey: keyOf,
              columns: ON_ARTICLE,
              caption: (shown) => `${pronunceText("articoli")}: ${writtenCount(shown)}`,
              requests: [request],
              name: String(ecli),
              notes: <p class="label">{pronunceText("silenzio")}</p>,
            }}
          />
        </>
      )}
    </Shown>
  );
}

export function PronuncePage({ address }: ViewProps) {
  // Somebody types 242/2019 as it is.
  const name = address.path.slice(1).join("/");
  return (
    <div class="pronunce">
      {name === "" ? <RulingListing address={address} /> : <RulingPage key={name} name={name} />}
    </div>
  );
}
