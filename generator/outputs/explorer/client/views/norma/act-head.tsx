import type { Address } from "../../address/address.ts";
import { hashOf } from "../../address/address.ts";
import type { Meta } from "../../data/answer.ts";
import { LINGUA } from "../../data/place.ts";
import { writtenDate } from "../../data/written.ts";
import { SourceLine } from "../../shell/source-line.tsx";
import { TheseData } from "../../shell/these-data.tsx";
import type { ActBody, ActVersion } from "./act-body.ts";
import { actName } from "./act-name.ts";
import { coverageWord, normaWord } from "./norma-words.ts";
import { ACT_TABS } from "./tabs.ts";

/** The day of a text. */
export const InForce = ({ versione: { tipo, al } }: { versione: ActVersion }) => (
  <span class="in-force">
    {normaWord(tipo === "originale" ? "originale" : "vigente")} <time dateTime={al}>{writtenDate(al)}</time>
  </span>
);

interface Props {
  readonly act: ActBody;
  readonly meta: Meta;
  readonly address: Address;
  readonly request: string;
  /** The chosen tab. */
  readonly vista: string;
}

/** What every page of an act begins with. */
export function ActHead({ act, meta, address: { path, query }, request, vista }: Props) {
  const { pubblicazione, collegamenti, copertura } = act;
  return (
    <header class="act-head">
      <p class="act-name">
        <span lang="it">{actName(act)}</span> · <InForce versione={act.versione} />
      </p>
      <h1 lang="it" tabIndex={-1}>
        {act.titolo}
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
      <TheseData requests={[request]} nota={meta.nota} />
      <nav class="tabs" aria-label={normaWord("viste")}>
        {Object.entries(ACT_TABS).map(([name, { names }], i) => (
          <a
            key={name}
            href={hashOf(path, { vista: i === 0 ? undefined : name, testo: i === 0 ? query.testo : undefined })}
            aria-current={name === vista ? "page" : undefined}
          >
            {names[LINGUA]}
          </a>
        ))}
      </nav>
    </header>
  );
}
