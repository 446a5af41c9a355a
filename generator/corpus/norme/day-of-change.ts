import { splitArticle } from "../../law/articles/named-article.ts";
import type { Segnale } from "../../sources/normattiva/records.ts";
import type { Assertion } from "./claim.ts";

/** Days of the two acts of a pair. */
export interface AmendingDates {
  /** When the Gazzetta published the amending act, `null` where it is not served. */
  readonly pubblicazione: string | null;
  /** When the law that converted it was published, `null` where it is no decree-law or nobody says. */
  readonly conversione: string | null;
  /** Whether the amending act is a decree-law. */
  readonly decretoLegge: boolean;
  /** Days of the amending act and of the amended one. */
  readonly da: string;
  readonly a: string;
}

const SUFFIX = /\d-[a-z]/;
const LETTER_SUFFIX = /lettera [a-z]+-[a-z]/;

/** Articles, commi and letters with a suffix were added to a decree-law by the law that converted it. */
function addedByConversion({ articolo_da, partizione_da }: Assertion): boolean {
  const numero = articolo_da === null ? "" : splitArticle(articolo_da).numero;
  const parte = partizione_da ?? "";
  return SUFFIX.test(numero) || SUFFIX.test(parte) || LETTER_SUFFIX.test(parte);
}

const earliest = (days: readonly (string | null)[]) =>
  days.reduce((first, day) => (day !== null && (first === null || day < first) ? day : first), null);

/**
 * When a change of a pair was published: the event of the official list, else the publication of the amending act, else what S2 says
 * (`generator/sources/normattiva/README.md`, Signals), else the day of the amending act. What the conversion of a decree-law added, by its number or
 * because a sentence of the editors says so, has the day of the conversion. Never before either act.
 *
 * @param segnali every signal about the pair
 * @returns the day, given what is claimed, the day that S2 says of it, and the day of the conversion that S1 says made it
 * @example dayOfChange([], { pubblicazione: "2030-02-15", conversione: null, decretoLegge: false, da: "2030-01-31", a: "1999-03-15" })(claim, null) // "2030-02-15"
 */
export function dayOfChange(
  segnali: readonly Segnale[],
  dates: AmendingDates,
): (claim: Assertion, said: string | null, converted?: string | null) => string {
  const event = earliest(segnali.flatMap(({ base, data }) => (base === "riferimento_passivo" ? data : [])));
  const conversion = dates.conversione ?? earliest(segnali.flatMap(({ conversione }) => conversione ?? []));
  return (claim, said, converted = null) => {
    const added = dates.decretoLegge ? (converted ?? (addedByConversion(claim) ? conversion : null)) : null;
    const day = added ?? event ?? dates.pubblicazione ?? said ?? dates.da;
    return [day, dates.da, dates.a].reduce((latest, other) => (other > latest ? other : latest));
  };
}
