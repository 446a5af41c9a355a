/** Links of an act or an article, and what can be done with it. */

import type { ComponentChildren } from "preact";
import { actHash } from "../../address.ts";
import { follow, useFollowed } from "../../data/followed-acts.ts";
import { apiUrl } from "../../data/place.ts";
import { writtenDate } from "../../data/written.ts";
import { go } from "../../navigate.ts";
import { textsOf } from "../../shell/texts.ts";
import type { ActBody, ListedAct } from "./act-body.ts";
import { OfficialLink } from "./act-head.tsx";
import { AS_PUBLISHED, onDay } from "./norma-address.ts";

const linkText = textsOf({
  gazzetta: { it: "Gazzetta Ufficiale", en: "Official Gazette" },
  cerca_qui: { it: "Cerca in questo atto", en: "Search this act" },
  feed: { it: "Feed delle modifiche", en: "Feed of changes" },
  segui: { it: "Segui", en: "Follow" },
  segui_atto: { it: "Segui l'atto", en: "Follow the act" },
  seguito: { it: "✓ Nel registro", en: "✓ In the register" },
  al_giorno: { it: "In vigore il", en: "In force on" },
});

/** Asks for the text in force on a day, which goes into the address. */
export function DayField({ eli, day }: { eli: string; day: string | null }) {
  return (
    <label>
      {linkText("al_giorno")}{" "}
      <input
        type="date"
        min="1861-03-17"
        max="2099-12-31"
        value={day === AS_PUBLISHED ? "" : (day ?? "")}
        onChange={({ currentTarget: { value, validity } }) => {
          if (validity.valid) location.hash = actHash(onDay(eli, value === "" ? null : value));
        }}
      />
    </label>
  );
}

/** Puts an act into the reader's own register, and takes it out. */
function FollowButton({ eli, ofArticle }: { eli: string; ofArticle: boolean }) {
  const followed = useFollowed();
  const { [eli]: seen, ...others } = followed;
  return (
    <button
      type="button"
      class="quiet small"
      aria-pressed={seen !== undefined}
      onClick={() => follow(seen === undefined ? { ...followed, [eli]: "" } : others)}
    >
      {linkText(seen !== undefined ? "seguito" : ofArticle ? "segui_atto" : "segui")}
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
        <input type="search" name="q" aria-label={linkText("cerca_qui")} placeholder={linkText("cerca_qui")} />
      </form>
    </search>
  );
}

interface LinksProps {
  readonly norma: ListedAct;
  /** `art/3`; `null` for the whole act. */
  readonly below: string | null;
  /** The day of the address. */
  readonly day: string | null;
  /** The whole act, if it is at hand. */
  readonly act?: ActBody;
  /** What stands folded behind the links, and what the fold is called. */
  readonly summary?: string;
  readonly children?: ComponentChildren;
}

export function ActLinks({ norma, below, day, act, summary, children }: LinksProps) {
  const { eli } = norma;
  return (
    <div class="row act-links">
      {act ? (
        <a href={act.collegamenti.normattiva} rel="noopener noreferrer">
          Normattiva
        </a>
      ) : (
        <OfficialLink norma={norma} below={below} day={null} />
      )}
      <DayField eli={below === null ? eli : `${eli}/${below}`} day={day} />
      <FollowButton eli={eli} ofArticle={below !== null} />
      {act && (
        <>
          <SearchInAct eli={eli} />
          <details class="aside">
            <summary>{summary}</summary>
            <p class="row">
              <a href={act.collegamenti.gazzetta} rel="noopener noreferrer">
                {linkText("gazzetta")} {act.pubblicazione.numero === null ? "" : `n. ${act.pubblicazione.numero}, `}
                {writtenDate(act.pubblicazione.data)}
              </a>
              <a href={apiUrl(`norme/${eli}/modifiche.atom`)} type="application/atom+xml">
                {linkText("feed")}
              </a>
            </p>
            {children}
          </details>
        </>
      )}
    </div>
  );
}
