/** What is offered where an act, an article or a day is not here. */

import { eliLabel } from "../../../../../law/names/eli-label.ts";
import { actHash, hashOf } from "../../address.ts";
import { useAnswer } from "../../data/answer.ts";
import { writtenDate } from "../../data/written.ts";
import { shellText, textsOf } from "../../shell/texts.ts";
import { Message, OfficialText } from "../../shell/view.tsx";
import type { ActBody, ArticleBody } from "./act-body.ts";
import { ChangingActs, OfficialLink } from "./act-head.tsx";
import { DayField } from "./act-links.tsx";
import { AS_PUBLISHED, actRequest, articleRequest, type NormaAddress, onDay } from "./norma-address.ts";
import { normaText } from "./norma-texts.ts";

const absentText = textsOf({
  da_allora: {
    it: "Da quel giorno alla versione più antica che c'è, la raccolta conosce modifiche di",
    en: "Between that day and the oldest version here, the collection knows of changes by",
  },
  giorni: { it: "Le versioni che ci sono sono di questi giorni", en: "This collection has versions of these days" },
  senza_versione: {
    it: "Nessuna delle versioni che ci sono è del giorno chiesto, o di prima",
    en: "This collection has no version of the day asked for, or of an earlier one",
  },
  senza_articolo: { it: "Questo atto non ha", en: "This act has no" },
  vicini: { it: "Gli articoli più vicini", en: "The nearest articles" },
});

/** Pieces of a 404: days of the versions that are here, articles that are nearest. */
const days = (versioni: unknown) => (Array.isArray(versioni) ? versioni.filter((day) => typeof day === "string") : []);

interface Near {
  readonly numero: string;
  readonly eli: string;
}

const isNear = (item: unknown): item is Near =>
  typeof item === "object" && item !== null && "eli" in item && typeof item.eli === "string" && "numero" in item;

const near = (articoli: unknown) => (Array.isArray(articoli) ? articoli.filter(isNear) : []);

function Choices({ title, items }: { title: string; items: readonly { href: string; text: string }[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul class="bare row choices">
        {items.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SinceProps {
  readonly asked: NormaAddress;
  readonly day: string;
  /** The oldest version that is here. */
  readonly oldest: string;
}

/** The official text of a day from before all versions, and what changed since. */
function SinceThen({ asked, day, oldest }: SinceProps) {
  const { below } = asked;
  const newest = { ...asked, day: null };
  const { answer } = useAnswer<ActBody | ArticleBody>(
    below === null ? actRequest(newest) : articleRequest(newest, below),
  );
  if (answer.state !== "ready") return null;
  const { body } = answer;
  const norma = "norma" in body ? body.norma : body;
  const changes = body.relazioni.in.filter(({ data }) => data !== null && day < data && data <= oldest);
  return (
    <>
      <p>
        <OfficialLink norma={norma} below={below} day={day} />
      </p>
      {changes.length > 0 && (
        <p>
          {absentText("da_allora")} <ChangingActs changes={changes} />.
        </p>
      )}
      <DayField eli={below === null ? norma.eli : `${norma.eli}/${below}`} day={day} />
    </>
  );
}

export function AbsentHere({ body, asked }: { body: Readonly<Record<string, unknown>>; asked: NormaAddress }) {
  const { act, below, day, comma } = asked;
  const part = below === null ? null : `art. ${below.split("/").at(-1)}`;
  const whole = [part, comma && `comma ${comma}`, eliLabel(`eli:/${act}`).replace("eli:/", "")]
    .filter(Boolean)
    .join(" ");
  const wanted = below === null ? act : `${act}/${below}`;
  const versions = days(body.versioni);
  const articles = near(body.articoli);
  const since = versions.length > 0 && day !== null;
  return (
    <Message title={shellText("assente")}>
      <p>
        {since
          ? `${absentText("senza_versione")}${day === AS_PUBLISHED ? "" : ` (${writtenDate(day)})`}.`
          : articles.length > 0
            ? `${absentText("senza_articolo")} ${part}.`
            : [whole, body.detail].filter(Boolean).join(": ")}
      </p>
      {since ? (
        <SinceThen asked={asked} day={day} oldest={versions.reduce((a, b) => (a < b ? a : b))} />
      ) : (
        <p>
          <OfficialText class="button" url={body.testo_ufficiale} />
        </p>
      )}
      <Choices
        title={absentText("giorni")}
        items={versions.map((day) => ({ href: actHash(onDay(wanted, day)), text: writtenDate(day) }))}
      />
      <Choices
        title={absentText("vicini")}
        items={articles.map(({ eli, numero }) => ({ href: actHash(onDay(eli, day)), text: `art. ${numero}` }))}
      />
      <p class="buttons">
        {/* An act that is not here has no page of the whole either, and a search for it would lead back. */}
        {below !== null && (articles.length > 0 || versions.length > 0) && (
          <a class="quiet" href={actHash(onDay(act, day))}>
            {normaText("atto_intero")}
          </a>
        )}
        {body.testo_ufficiale === undefined && (
          <a class="button" href={hashOf(["cerca"], { q: whole })}>
            {shellText("cerca_invece")}: {whole}
          </a>
        )}
      </p>
    </Message>
  );
}
