import { writtenDate } from "../../data/written.ts";
import type { ActVersion } from "./act-body.ts";
import { normaWord } from "./norma-words.ts";

/** Which text this is, and its day. */
export const InForce = ({ versione: { tipo, al, futura } }: { versione: ActVersion }) => (
  <span class="in-force">
    {normaWord(tipo)} <time dateTime={al}>{writtenDate(al)}</time>
    {futura && ` (${normaWord("futura")})`}
  </span>
);
