import { writtenDate } from "../../data/written.ts";
import type { ActVersion } from "./act-body.ts";
import type { NormaAddress } from "./norma-address.ts";
import { normaWord } from "./norma-words.ts";

interface Props {
  readonly asked: NormaAddress;
  readonly versione: ActVersion;
  /** The same place in the newest version. */
  readonly newest: string;
}

/** Says that this is the text of a day, where one was asked for. */
export function OtherDay({ asked: { day }, versione, newest }: Props) {
  if (day === null) return null;
  return (
    <p class="other-day">
      {normaWord("non_recente")} <strong>{writtenDate(day)}</strong> ({normaWord("vigente")} {writtenDate(versione.al)}
      ). <a href={newest}>{normaWord("più_recente")}</a>
    </p>
  );
}
