import { writtenDate } from "../../data/written.ts";
import type { ActVersion } from "./act-body.ts";
import { normaWord } from "./norma-words.ts";

/** The day of a text. */
export const InForce = ({ versione: { tipo, al } }: { versione: ActVersion }) => (
  <span class="in-force">
    {normaWord(tipo === "originale" ? "originale" : "vigente")} <time dateTime={al}>{writtenDate(al)}</time>
  </span>
);
