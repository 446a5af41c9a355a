/** What is offered where an act, an article or a day is not here. */

import { actHash, hashOf } from "../../address.ts";
import { writtenDate } from "../../data/written.ts";
import { shellText } from "../../shell/texts.ts";
import { Message } from "../../shell/view.tsx";
import { eliLabel } from "./act-name.ts";
import { AS_PUBLISHED, type NormaAddress, onDay } from "./norma-address.ts";
import { normaText } from "./norma-texts.ts";

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
      <ul class="choices in-line">
        {items.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
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
  return (
    <Message title={shellText("assente")}>
      <p>
        {versions.length > 0 && day !== null
          ? `${normaText("senza_versione")}${day === AS_PUBLISHED ? "" : ` (${writtenDate(day)})`}.`
          : articles.length > 0
            ? `${normaText("senza_articolo")} ${part}.`
            : String(body.detail ?? whole)}
      </p>
      <Choices
        title={normaText("giorni")}
        items={versions.map((day) => ({ href: actHash(onDay(wanted, day)), text: writtenDate(day) }))}
      />
      <Choices
        title={normaText("vicini")}
        items={articles.map(({ eli, numero }) => ({ href: actHash(onDay(eli, day)), text: `art. ${numero}` }))}
      />
      <p class="buttons">
        {below !== null && (
          <a class="quiet" href={actHash(onDay(act, day))}>
            {normaText("atto_intero")}
          </a>
        )}
        <a class="button" href={hashOf(["cerca"], { q: whole })}>
          {shellText("cerca_invece")}: {whole}
        </a>
      </p>
    </Message>
  );
}
