/** Rulings of the Constitutional Court as people and links name them. */

import { calendarDate, MONTHS } from "../calendar.ts";
import { foldSigns } from "../fold.ts";

/** What stands before a number. */
const NUMBER: ReadonlySet<string> = new Set(["n", "no", "nr", "num", "numero"]);
const KINDS: Readonly<Record<string, "sentenza" | "ordinanza">> = {
  ...{ sentenza: "sentenza", sent: "sentenza", s: "sentenza" },
  ...{ ordinanza: "ordinanza", ord: "ordinanza", o: "ordinanza" },
};
/** What a text that names a ruling consists of beside its kind, its number and its days: any other word, another court's too, names something else. */
const WORDS: ReadonlySet<string> = new Set(
  "consulta cost costituzionale ccost le la il pronuncia decisione del della dell di e in data anno con depositata depositato deposito dep pubblicata emessa resa".split(
    " ",
  ),
);

/** A ruling as a text names it. */
export interface AskedRuling {
  readonly numero: number;
  /** `null` where the text says none, or only two digits of it. */
  readonly anno: number | null;
  /** Whether two digits leave the year open. */
  readonly aperto: boolean;
  readonly tipo: "sentenza" | "ordinanza" | null;
  /** The days that the text says, of the decision or the deposit. */
  readonly giorni: readonly string[];
}

const ECLI = /(?:^|[/=\s])ecli(?::|%3a)it(?::|%3a)cost(?::|%3a)(\d{4})(?::|%3a)(\d{1,4})(?=$|[?#&\s])/i;
const PAGE = /cortecostituzionale\.it\/scheda-pronuncia\/(\d{4})\/(\d{1,4})(?=$|[/?#])/i;
const QUERY = /cortecostituzionale\.it\/\w{1,40}\.do\?/i;

/** The ruling of an ECLI, or of an address of the Court or of this API. */
function linked(text: string): AskedRuling | null {
  const [, year, number] = ECLI.exec(text) ?? PAGE.exec(text) ?? [];
  const query = QUERY.test(text) ? new URLSearchParams(text.slice(text.indexOf("?") + 1)) : null;
  const [anno, numero] = [year ?? query?.get("anno"), number ?? query?.get("numero")].map(Number);
  return anno && numero ? { numero, anno, aperto: false, tipo: null, giorni: [] } : null;
}

const IN_FIGURES = /(?<!\d)(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?!\d)/g;
const ISO = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
/** `25 settembre - 22 novembre 2019`, `3 - 17 giugno 2019`. */
const IN_WORDS = new RegExp(
  `(?<!\\d)(?:(\\d{1,2})[°o]? ?(?:(${MONTHS.join("|")}) ?(\\d{4})? ?)?[-–] ?)?(\\d{1,2})[°o]? ?(${MONTHS.join("|")}) ?(\\d{4})(?!\\d)`,
  "g",
);

/** A text without its days, and the days; `null` where one is none of the calendar. */
function daysOf(text: string): { rest: string; giorni: string[]; aperto: boolean } | null {
  const found: (string | null)[] = [];
  let aperto = false;
  const keep = (year: string, month: number, day: string) => {
    aperto ||= year.length === 2;
    found.push(calendarDate(year.length === 2 ? 2000 : Number(year), month, Number(day)));
    return " ";
  };
  const monthOf = (name: string) => MONTHS.indexOf(name) + 1;
  const rest = text
    .replace(ISO, (_, year: string, month: string, day: string) => keep(year, Number(month), day))
    .replace(IN_FIGURES, (_, day: string, _sign, month: string, year: string) => keep(year, Number(month), day))
    .replace(
      IN_WORDS,
      (_, first: string, firstMonth: string, firstYear: string, day: string, month: string, year: string) => {
        if (first) keep(firstYear ?? year, monthOf(firstMonth ?? month), first);
        return keep(year, monthOf(month), day);
      },
    );
  const giorni = found.filter((day) => day !== null);
  return giorni.length < found.length ? null : { rest, giorni: aperto ? [] : giorni, aperto };
}

/** Whether all words name the Constitutional Court or are said of a ruling: `corte`, `c` and `sc` alone may be any court. */
const isOfCourt = (words: readonly string[]): boolean =>
  words.every(
    (word, at) =>
      WORDS.has(word) ||
      NUMBER.has(word) ||
      word in KINDS ||
      /^\d{1,4}$/.test(word) ||
      (/^(?:corte|c)$/.test(word) && /^cost/.test(words[at + 1] ?? "")),
  );

/**
 * The ruling that a text names; `null` where it names none of the Constitutional Court, or says things that are no ruling's together.
 *
 * @example askedRuling("sentenza della Corte costituzionale n. 242 del 2019") // { numero: 242, anno: 2019, aperto: false, tipo: "sentenza", giorni: [] }
 * @example askedRuling("Corte cost. 51/85")?.aperto // true
 * @example askedRuling("Cass. 242/2019") // null
 */
export function askedRuling(text: string): AskedRuling | null {
  const link = linked(text);
  if (link) return link;
  const days = daysOf(foldSigns(text).replace(/\s+/g, " "));
  const words = days?.rest.match(/[\p{L}\p{N}]+/gu) ?? [];
  const kinds = new Set(words.flatMap((word) => KINDS[word] ?? []));
  const numbers = words.flatMap((word, at) => (/^\d/.test(word) ? at : []));
  if (!days || !isOfCourt(words) || kinds.size > 1 || numbers.length > 2) return null;
  const marked = numbers.find((at) => NUMBER.has(words[at - 1] ?? ""));
  // "2019/242": the year first.
  const isYearFirst =
    numbers.length === 2 && (words[numbers[1] ?? 0]?.length ?? 0) === 3 && words[numbers[0] ?? 0]?.length === 4;
  const own = marked ?? numbers[isYearFirst ? 1 : 0];
  const numero = Number(words[own ?? -1] ?? 0);
  const written = numbers.filter((at) => at !== own).map((at) => words[at] ?? "")[0];
  if (numero === 0 || (written !== undefined && written.length !== 4 && written.length !== 2)) return null;
  const { giorni } = days;
  const aperto = written === undefined ? days.aperto : written.length === 2;
  const said = written ?? giorni.at(-1)?.slice(0, 4);
  const [tipo = null] = kinds;
  return { numero, anno: aperto || said === undefined ? null : Number(said), aperto, tipo, giorni };
}
