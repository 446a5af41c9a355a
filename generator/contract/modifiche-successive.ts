/** Textual changes that came after the day of a text, which it does not have: what answers bear of them, and what `meta.nota` says. */

import type { Lingua } from "./prose.ts";

/** How many there are, and the day of the last one. */
export interface ModificheSuccessive {
  readonly n: number;
  readonly ultima: string;
}

/**
 * Counts the changes of a text that came after its day; `null` where there are none.
 *
 * @param al day of the text
 * @param days of the changes of its words; `null` of one whose day is not known
 * @example successiveTo("2023-05-30", ["2023-05-30", "2024-12-31", null]) // { n: 1, ultima: "2024-12-31" }
 */
export function successiveTo(al: string, days: readonly (string | null)[]): ModificheSuccessive | null {
  const after = days.filter((day) => day !== null && day > al);
  const ultima = after.reduce((last, day) => (last !== null && day !== null && last > day ? last : day), null);
  return ultima === null ? null : { n: after.length, ultima };
}

/**
 * The changes of a part of an act and those of the act that name no part of it, together.
 *
 * @example bothSuccessive({ n: 1, ultima: "2024-12-31" }, { n: 2, ultima: "2024-01-01" }) // { n: 3, ultima: "2024-12-31" }
 */
export function bothSuccessive(
  a: ModificheSuccessive | null,
  b: ModificheSuccessive | null,
): ModificheSuccessive | null {
  if (a === null || b === null) return a ?? b;
  return { n: a.n + b.n, ultima: a.ultima > b.ultima ? a.ultima : b.ultima };
}

/** What a text is of. */
const OF = {
  atto: { it: "dell'atto", en: "of the act" },
  articolo: { it: "di questo articolo", en: "of this article" },
  comma: { it: "di questo comma", en: "of this comma" },
  qui: {
    it: "di questo testo, o dell'atto senza dire l'articolo",
    en: "of this text, or of the act that name no article",
  },
} as const;

/** How many, of what, until when. */
function counted({ n, ultima }: ModificheSuccessive, of: string, lingua: Lingua): string {
  if (lingua === "it") {
    const changes = n === 1 ? "una modifica testuale" : `${n} modifiche testuali`;
    return `${changes} ${of} (${n === 1 ? "" : "l'ultima: "}${ultima})`;
  }
  const changes = n === 1 ? "one change of the wording" : `${n} changes of the wording`;
  return `${changes} ${of} (${n === 1 ? "" : "the last: "}${ultima})`;
}

/**
 * Says that a text lacks changes that came after its day; empty where there are none.
 *
 * @example notaSuccessive("atto", "2023-05-30", { n: 1, ultima: "2024-12-31" }, "en")
 *   // "After 2023-05-30 this collection knows of one change of the wording of the act (2024-12-31), which this text does not have."
 */
export function notaSuccessive(
  of: keyof typeof OF,
  al: string,
  changes: ModificheSuccessive | null,
  lingua: Lingua,
): string {
  if (changes === null) return "";
  const what = counted(changes, OF[of][lingua], lingua);
  return lingua === "it"
    ? `Dopo il ${al} questa raccolta conosce ${what}, che questo testo non ha.`
    : `After ${al} this collection knows of ${what}, which this text does not have.`;
}

/** What the relations say that act on an act without naming an article of it. */
interface SenzaArticolo {
  /** Changes of the wording after the day of the text. */
  readonly successive: ModificheSuccessive | null;
  /** All of them. */
  readonly tutte: number;
}

/**
 * Says of an article what relations that name no article may say of it, too: changes after the day of its text, and how many there are in all
 * where no relation names the article.
 *
 * @param isNamed whether a relation names the article
 * @example notaSenzaArticolo("2023-05-30", { successive: null, tutte: 2 }, false, "en")
 *   // "No relation names this article; 2 act on the act without naming one, and may be about this one."
 */
export function notaSenzaArticolo(
  al: string,
  { successive, tutte }: SenzaArticolo,
  isNamed: boolean,
  lingua: Lingua,
): string {
  const it = lingua === "it";
  const what = successive && counted(successive, it ? "che non dicono l'articolo" : "that name no article", lingua);
  const relations = it
    ? tutte === 1
      ? "una riguarda l'atto senza nominarne uno, e può riguardare questo"
      : `${tutte} riguardano l'atto senza nominarne uno, e possono riguardare questo`
    : tutte === 1
      ? "one acts on the act without naming one, and may be about this one"
      : `${tutte} act on the act without naming one, and may be about this one`;
  return [
    what && (it ? `Dopo il ${al} l'atto ha anche ${what}.` : `After ${al} the act has also ${what}.`),
    tutte > 0 &&
      !isNamed &&
      (it
        ? `Nessuna relazione nomina questo articolo; ${relations}.`
        : `No relation names this article; ${relations}.`),
  ]
    .filter(Boolean)
    .join(" ");
}
