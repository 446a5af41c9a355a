import { type Address, actHash, hashOf } from "../../address.ts";
import type { Meta } from "../../data/answer.ts";
import { follow, useFollowed } from "../../data/followed-acts.ts";
import { apiUrl } from "../../data/place.ts";
import { writtenDate } from "../../data/written.ts";
import { go } from "../../navigate.ts";
import { shellText } from "../../shell/texts.ts";
import { TheseData } from "../../shell/these-data.tsx";
import { SourceLine } from "../../shell/view.tsx";
import type { ActBody, ActRelation, ActVersion, ListedAct } from "./act-body.ts";
import { actCitation, actName, eliLabel } from "./act-name.ts";
import { AS_PUBLISHED, type NormaAddress, normaAddress } from "./norma-address.ts";
import { coverageText, normaText } from "./norma-texts.ts";
import { lastAfter } from "./text/changes.ts";
import { markedLines } from "./text/marks.ts";
import { Line } from "./text/text-blocks.tsx";

/** The graph around the act of an address. */
export const graphOf = (path: Address["path"]): string => hashOf(["grafo"], { centro: normaAddress(path).act });

/** The pages of an act, by `vista` of the address; the first one is shown where the address says nothing. */
export const ACT_TABS = ["testo", "modifiche", "versioni"] as const;

export type ActTab = (typeof ACT_TABS)[number];

/** Links between the pages of an act; what else was chosen belongs to one of them. */
export function ActTabs({ path, vista }: { path: Address["path"]; vista: ActTab }) {
  return (
    <nav class="tabs" aria-label={normaText("viste")}>
      {ACT_TABS.map((name) => (
        <a
          key={name}
          href={hashOf(path, { vista: name === "testo" ? undefined : name })}
          aria-current={name === vista ? "page" : undefined}
        >
          {normaText(name)}
        </a>
      ))}
      <a href={graphOf(path)}>{normaText("grafo")}</a>
    </nav>
  );
}

/** Acts that are named, at the most. */
const MOST_NAMED = 5;

interface OtherDayProps {
  readonly asked: NormaAddress;
  readonly versione: ActVersion;
  /** Changes that came between the version and the day. */
  readonly between: readonly ActRelation[] | undefined;
  /** The same place in the newest version. */
  readonly newest: string;
}

/** Says which text this is, where that of a day was asked for, and that it may be another one on that day. */
export function OtherDay({ asked: { day }, versione, between = [], newest }: OtherDayProps) {
  if (day === null) return null;
  const acts = [...new Map(between.map(({ da, data }) => [`${da} ${data}`, { da, data }])).values()];
  return (
    <div class="other-day">
      <p>
        {day === AS_PUBLISHED ? (
          normaText("chiesto_originale")
        ) : (
          <>
            {normaText("chiesto")} <strong>{writtenDate(day)}</strong>
          </>
        )}
        : {normaText("della_raccolta")}, <InForce versione={versione} />.{" "}
        <a href={newest}>{normaText("più_recente")}</a>
      </p>
      {acts.length > 0 && (
        <p>
          <strong>{normaText("in_mezzo")}</strong>{" "}
          {acts.slice(0, MOST_NAMED).map(({ da, data }, i) => (
            <span key={`${da} ${data}`}>
              {i > 0 && ", "}
              <a href={actHash(da)} lang="it">
                {eliLabel(da)}
              </a>
              {data !== null && ` (${writtenDate(data)})`}
            </span>
          ))}
          {acts.length > MOST_NAMED && ", …"}
        </p>
      )}
    </div>
  );
}

/** Which text this is, and its day. */
export const InForce = ({ versione: { tipo, al, futura } }: { versione: ActVersion }) => (
  <span class="in-force">
    {normaText(tipo)} <time dateTime={al}>{writtenDate(al)}</time>
    {futura && ` (${normaText("futura")})`}
  </span>
);

interface HeadProps {
  readonly act: ActBody;
  readonly meta: Meta;
  readonly address: Address;
  readonly request: string;
  /** The chosen tab. */
  readonly vista: ActTab;
}

/** Says that the newest text here is not the last one, where relations tell of a change that came after it. */
function ChangedSince({ act: { versione, relazioni } }: { act: ActBody }) {
  const last = lastAfter(relazioni.in, versione.al);
  return last === undefined ? null : (
    <p class="other-day">
      {normaText("dopo_il")} {writtenDate(versione.al)} {normaText("cambiato_ancora")}{" "}
      <a href={actHash(last.da)} lang="it">
        {eliLabel(last.da)}
      </a>{" "}
      ({writtenDate(last.data)}).
    </p>
  );
}

/** Puts an act into the reader's own register, and takes it out. */
function FollowButton({ eli }: { eli: string }) {
  const followed = useFollowed();
  const { [eli]: seen, ...others } = followed;
  return (
    <button
      type="button"
      class="quiet small"
      aria-pressed={seen !== undefined}
      onClick={() => follow(seen === undefined ? { ...followed, [eli]: "" } : others)}
    >
      {normaText(seen === undefined ? "segui" : "seguito")}
    </button>
  );
}

/** Looks for words in this act alone. */
function SearchInAct({ eli }: { eli: string }) {
  return (
    <search>
      <form
        class="in-act"
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get("q"));
          if (q.trim() !== "") go(["cerca"], { q, norma: eli });
        }}
      >
        <input type="search" name="q" aria-label={normaText("cerca_qui")} placeholder={normaText("cerca_qui")} />
      </form>
    </search>
  );
}

/** What every page of an act begins with. */
export function ActHead({ act, meta, address: { path }, request, vista }: HeadProps) {
  const { pubblicazione, collegamenti, copertura } = act;
  return (
    <header class="act-head">
      <p class="act-name">
        <span lang="it">{actName(act)}</span> · <InForce versione={act.versione} />
        {act.entrata_in_vigore !== null && (
          <>
            {" · "}
            {normaText("in_vigore")}: <time dateTime={act.entrata_in_vigore}>{writtenDate(act.entrata_in_vigore)}</time>
          </>
        )}
      </p>
      <h1 lang="it" tabIndex={-1}>
        <Line pieces={markedLines(act.titolo)[0] ?? []} />
      </h1>
      {act.nomi.length > 0 && (
        <p class="label" lang="it">
          {act.nomi.join(" · ")}
        </p>
      )}
      <p class="label">
        {coverageText(`passive_${copertura.passive}`)}; {coverageText(`attive_${copertura.attive}`)}.
      </p>
      <p class="act-links">
        <a href={collegamenti.normattiva} rel="noopener noreferrer">
          Normattiva
        </a>
        <a href={collegamenti.gazzetta} rel="noopener noreferrer">
          {normaText("gazzetta")} {pubblicazione.numero === null ? "" : `n. ${pubblicazione.numero}, `}
          {writtenDate(pubblicazione.data)}
        </a>
        <a href={apiUrl(`norme/${act.eli}/modifiche.atom`)} type="application/atom+xml">
          {normaText("feed")}
        </a>
        <FollowButton eli={act.eli} />
        <SearchInAct eli={act.eli} />
      </p>
      <SourceLine meta={meta} />
      {normaAddress(path).day === null && <ChangedSince act={act} />}
      {vista === "testo" && <TheseData requests={[request]} nota={meta.nota} />}
      <ActTabs path={path} vista={vista} />
    </header>
  );
}

/** Which act this is, of which day, and from where: seen wherever one reads. */
export function SourceStrip({ act, versione, meta }: { act: ListedAct; versione: ActVersion; meta: Meta }) {
  return (
    <p class="source-strip">
      <b lang="it">{actCitation(act)}</b> · <InForce versione={versione} />
      <span class="source-names">
        {" · "}
        {shellText("fonte")}: {meta.fonti.map(({ nome }) => nome).join(", ")}
        {meta.dati_al !== null && `, ${shellText("dati_al")} ${writtenDate(meta.dati_al)}`}
      </span>
    </p>
  );
}
