import { type Address, actHash } from "../../address/address.ts";
import type { Meta } from "../../data/answer.ts";
import { writtenDate } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import type { ActBody } from "./act-body.ts";
import { actName } from "./act-name.ts";
import { ActTabs } from "./act-tabs.tsx";
import { eliLabel } from "./eli-label.ts";
import { InForce } from "./in-force.tsx";
import { normaAddress } from "./norma-address.ts";
import { coverageWord, normaWord } from "./norma-words.ts";
import { FIRST_TAB } from "./tabs.ts";
import { lastAfter } from "./text/changes.ts";
import { markedLines } from "./text/marks.ts";
import { Line } from "./text/text-blocks.tsx";

interface Props {
  readonly act: ActBody;
  readonly meta: Meta;
  readonly address: Address;
  readonly request: string;
  /** The chosen tab. */
  readonly vista: string;
}

/** Says that the newest text here is not the last one, where relations tell of a change that came after it. */
function ChangedSince({ act: { versione, relazioni } }: { act: ActBody }) {
  const last = lastAfter(relazioni.in, versione.al);
  return last === undefined ? null : (
    <p class="other-day">
      {normaWord("dopo_il")} {writtenDate(versione.al)} {normaWord("cambiato_ancora")}{" "}
      <a href={actHash(last.da)} lang="it">
        {eliLabel(last.da)}
      </a>{" "}
      ({writtenDate(last.data)}).
    </p>
  );
}

/** What every page of an act begins with. */
export function ActHead({ act, meta, address: { path }, request, vista }: Props) {
  const { pubblicazione, collegamenti, copertura } = act;
  return (
    <header class="act-head">
      <p class="act-name">
        <span lang="it">{actName(act)}</span> · <InForce versione={act.versione} />
        {act.entrata_in_vigore !== null && (
          <>
            {" · "}
            {normaWord("in_vigore")}: <time dateTime={act.entrata_in_vigore}>{writtenDate(act.entrata_in_vigore)}</time>
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
        {coverageWord(`passive_${copertura.passive}`)}; {coverageWord(`attive_${copertura.attive}`)}.
      </p>
      <p class="act-links">
        <a href={collegamenti.normattiva} rel="noopener noreferrer">
          Normattiva
        </a>
        <a href={collegamenti.gazzetta} rel="noopener noreferrer">
          {normaWord("gazzetta")} {pubblicazione.numero === null ? "" : `n. ${pubblicazione.numero}, `}
          {writtenDate(pubblicazione.data)}
        </a>
      </p>
      <SourceLine meta={meta} />
      {normaAddress(path).day === null && <ChangedSince act={act} />}
      {vista === FIRST_TAB && <TheseData requests={[request]} nota={meta.nota} />}
      <ActTabs path={path} vista={vista} />
    </header>
  );
}
