import type { ComponentProps } from "preact";
import type { Prosa } from "../../../../../contract/prose.ts";
import { type OnActPage, type ResourceName, SURFACES } from "../../../../../contract/resources/surfaces.ts";
import { officialPage } from "../../../../../law/identity/written-urn.ts";
import { eliLabel } from "../../../../../law/names/eli-label.ts";
import { type Address, actHash, hashOf } from "../../address.ts";
import type { Meta } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { dated, writtenDate } from "../../data/written.ts";
import { Folded } from "../../shell/folded.tsx";
import { shellText } from "../../shell/texts.ts";
import { TheseData } from "../../shell/these-data.tsx";
import { LazyPart, SourceLine } from "../../shell/view.tsx";
import type { ActBody, ActRelation, ActVersion, ListedAct } from "./act-body.ts";
import type { ActLinks } from "./act-links.tsx";
import { actCitation, actName, commonName, saysTheSame } from "./act-name.ts";
import { AS_PUBLISHED, type NormaAddress, normaAddress } from "./norma-address.ts";
import { coverageText, normaText } from "./norma-texts.ts";
import { isRuled } from "./text/article-rulings.tsx";
import { lastAfter } from "./text/changes.ts";
import { markedLines } from "./text/marks.ts";
import { Line } from "./text/text-blocks.tsx";

/** The graph around the act of an address. */
export const graphOf = (path: Address["path"]): string => hashOf(["grafo"], { centro: normaAddress(path).act });

/** The tabs that resources have, those of what is said of an act first. */
function resourceTabs(): Readonly<Record<OnActPage, Prosa>> {
  const named = Object.entries<(typeof SURFACES)[ResourceName]>(SURFACES).flatMap(([name, flags]) =>
    "tabName" in flags ? [{ name, ...flags }] : [],
  );
  const tabs = (["act", "version"] as const).flatMap((way) => named.filter(({ tab }) => tab === way));
  return Object.fromEntries(tabs.map(({ name, tabName }) => [name, tabName])) as Record<OnActPage, Prosa>;
}

/** The pages of an act, by `vista` of the address; the first one is shown where the address says nothing. */
const ACT_TABS = {
  testo: { it: "Testo", en: "Text" },
  modifiche: { it: "Modifiche", en: "Changes" },
  versioni: { it: "Versioni", en: "Versions" },
  ...resourceTabs(),
};

export type ActTab = keyof typeof ACT_TABS;
export const isActTab = (name = ""): name is ActTab => Object.hasOwn(ACT_TABS, name);

/**
 * Links between the pages of an act; what else was chosen belongs to one of them.
 *
 * @param ruled whether there are rulings of the Constitutional Court
 */
export function ActTabs({ path, vista, ruled }: { path: Address["path"]; vista: ActTab; ruled: boolean }) {
  return (
    <nav class="tabs" aria-label={normaText("viste")}>
      {Object.entries(ACT_TABS).flatMap(([name, label]) =>
        name === "pronunce" && name !== vista && !ruled ? (
          []
        ) : (
          <a
            key={name}
            href={hashOf(path, { vista: name === "testo" ? undefined : name })}
            aria-current={name === vista ? "page" : undefined}
          >
            {label[LINGUA]}
          </a>
        ),
      )}
      <a href={graphOf(path)}>{normaText("grafo")}</a>
    </nav>
  );
}

/** The text of an act, or of an article of it, at Normattiva: that of a day where one is wanted. */
export function OfficialLink({ norma, below, day }: { norma: ListedAct; below: string | null; day: string | null }) {
  const version = day === null ? "" : day === AS_PUBLISHED ? `@${day}` : `!vig=${day}`;
  return (
    <a href={officialPage(norma, below, version)} rel="noopener noreferrer">
      {day === null ? "Normattiva" : normaText("testo_ufficiale")}
    </a>
  );
}

/** Acts that are named, at the most. */
const MOST_NAMED = 5;

/** The acts that made some changes, each with its day. */
export function ChangingActs({ changes }: { changes: readonly ActRelation[] }) {
  const acts = [...new Map(changes.map(({ da, data }) => [`${da} ${data}`, { da, data }])).values()];
  return (
    <>
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
    </>
  );
}

interface OtherDayProps {
  readonly asked: NormaAddress;
  readonly norma: ListedAct;
  readonly versione: ActVersion;
  /** Changes that came between the version and the day. */
  readonly between: readonly ActRelation[] | undefined;
  /** The same place in the newest version. */
  readonly newest: string;
}

/** Says which text this is, where that of a day was asked for, and that it may be another one on that day. */
export function OtherDay({ asked: { day, below }, norma, versione, between = [], newest }: OtherDayProps) {
  if (day === null) return null;
  return (
    <div class="other-day notice">
      <p>
        {day === AS_PUBLISHED ? normaText("chiesto_originale") : <strong>{dated(normaText("chiesto"), day)}</strong>}:{" "}
        {normaText("della_raccolta")}, <InForce versione={versione} />. <a href={newest}>{normaText("più_recente")}</a>{" "}
        · <OfficialLink norma={norma} below={below} day={day} />
      </p>
      {between.length > 0 && (
        <p>
          <strong>{normaText("in_mezzo")}</strong> <ChangingActs changes={between} />.
        </p>
      )}
    </div>
  );
}

/** Which text this is, and its day. */
export const InForce = ({ versione: { tipo, al, futura } }: { versione: ActVersion }) => (
  <span class="in-force">
    <time dateTime={al}>{dated(normaText(tipo), al)}</time>
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
    <p class="other-day notice">
      {dated(normaText("dopo_il"), versione.al)} {normaText("cambiato_ancora")}{" "}
      <a href={actHash(last.da)} lang="it">
        {eliLabel(last.da)}
      </a>{" "}
      ({writtenDate(last.data)}).
    </p>
  );
}

const loadLinks = async () => (await import("./act-links.tsx")).ActLinks;

/** Where an act or an article is besides, and what can be done with it: none of it is read first. */
export const LazyLinks = (props: ComponentProps<typeof ActLinks>) => (
  <LazyPart load={loadLinks} props={props} meanwhile={<div class="row act-links" />} />
);

/** What every page of an act begins with. */
export function ActHead({ act, meta, address: { path }, request, vista }: HeadProps) {
  const { day } = normaAddress(path);
  const name = commonName(act.nomi);
  const title = <Line pieces={markedLines(act.titolo)[0] ?? []} />;
  const { copertura } = act;
  return (
    <header class="act-head">
      <h1 lang="it" tabIndex={-1}>
        {name ?? title}
      </h1>
      {name !== null && !saysTheSame(act.titolo, name) && (
        <p class="act-title" lang="it">
          {title}
        </p>
      )}
      <p class="act-name">
        <span lang="it">{actName(act)}</span> · <InForce versione={act.versione} />
        {act.entrata_in_vigore !== null && (
          <span class="in-force">
            {" · "}
            {normaText("in_vigore")}: <time dateTime={act.entrata_in_vigore}>{writtenDate(act.entrata_in_vigore)}</time>
          </span>
        )}
      </p>
      {day === null && <ChangedSince act={act} />}
      <Folded title={normaText("fonti_e_altro")}>
        <LazyLinks norma={act} below={null} day={day} act={act} summary={normaText("fonti_e_altro")}>
          {act.nomi.length > 1 && <p lang="it">{act.nomi.slice(1).join(" · ")}</p>}
          <p class="label">
            {coverageText(`passive_${copertura.passive}`)}; {coverageText(`attive_${copertura.attive}`)}.
          </p>
          <SourceLine meta={meta} />
          {vista === "testo" && <TheseData requests={[request]} nota={meta.nota} />}
        </LazyLinks>
      </Folded>
      <ActTabs path={path} vista={vista} ruled={isRuled(act)} />
    </header>
  );
}

/** Which act this is, of which day, and from where: seen wherever one reads. */
export function SourceStrip({ act, versione, meta }: { act: ListedAct; versione: ActVersion; meta: Meta }) {
  return (
    <p class="source-strip label">
      <b lang="it">{actCitation(act)}</b> · <InForce versione={versione} />
      <span class="source-names">
        {" · "}
        {shellText("fonte")}: {meta.fonti.map(({ nome }) => nome).join(", ")}
        {meta.dati_al !== null && `, ${dated(shellText("dati_al"), meta.dati_al)}`}
      </span>
    </p>
  );
}
