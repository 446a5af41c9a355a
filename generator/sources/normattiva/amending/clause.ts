import type { Quotation } from "../../../law/grammar/quotations.ts";
import { infinitivesOf, nounsOf, participlesOf } from "../../../law/words/changes.ts";
import { DEEDS, ORDINAL, WORDING } from "../../../law/words/nouns.ts";
import { expression, pattern } from "../../../law/words/pattern.ts";
import {
  ALSO,
  AND,
  BE,
  IF,
  IN_THE,
  IS_DONE,
  OF_THE,
  SAYS,
  STAYS,
  THE,
  TO_THE,
} from "../../../law/words/small-words.ts";

/** In the indicative: what should be done (`siano abrogati`) is not done by these words. */
const ONE_AUXILIARY = pattern`(?:(?:${BE}|(?<=^|[.;]\s)e(?= (?:abrogat|soppress)))(?: da (?:intender|ritener|considerar)si)?|viene|vengono|${STAYS}|(?:si |s['’])intend(?:e|ono)|dev(?:e|ono) (?:intender|ritener|considerar)si)`;
/** `sono o restano abrogati`: the standing clause of every testo unico. */
const AUXILIARY = pattern`${ONE_AUXILIARY}(?: (?:o|e|ovvero) ${ONE_AUXILIARY})?`;
/** `e' cosi' modificato: «...»`, and of quoted words `e' elevata a «...»`: the new text stands right behind. */
const RESTATED =
  "modificat[oaie](?=(?:\\s+(?:come\\s+segue|nel\\s+modo\\s+seguente))?\\s*:\\s*\u0001)|(?<=\u0001,?\\s\\S{1,8}\\s)(?:elevat|ridott|aumentat)[oaie](?=\\s+(?:ad?|in)\\s+\u0001)";
/** `e' integrata dalla seguente lettera: «...»`. */
const COMPLETED = "integrat[oaie]\\s+(?:con|da)\\p{L}*(?=\\s+(?:\\p{L}{2,3}\\s+)?seguent[ei](?!\\p{L}))";
/** Before new words: `e' ridenominato «...»`, `e' modificato come segue: «...»`. */
const NEW_WORDS = "(?:\\s+(?:come\\s+segue|nel\\s+modo\\s+seguente|in|come))?\\s*:?\\s*";
const MODIFIED = `(?:${participlesOf("modifica")})[oaie](?=${NEW_WORDS}\u0001)`;
/** `All'articolo 3, sostituire le parole ...`: behind a place alone. */
const INFINITIVE = `(?<=(?:^|[,:;\u0001)\\d])\\s{0,2})(?<infinito>(?<sostituire>${infinitivesOf("sostituisce")})|(?<inserire>${infinitivesOf("inserisce")})|${infinitivesOf("abroga")})`;
/** What such a clause opens with, and what no place has. */
const PLACE = /^\W*(?:all['’]|al\s|alla\s|alle\s|agli\s|ai\s|nell|nel\s|negli\s|dopo\s)/i;
const STATES = expression`(?<!\p{L})(?:${SAYS}|(?:provved\p{L}+|intende|per|fine)(?!\p{L}))`;
/** `cessa di avere vigore`: as much as repealed. */
const ENDS = pattern`cessa(?:no)? di avere? (?:efficacia|vigore)`;
const VERB = new RegExp(
  `(?<![\\p{L}])(?:${AUXILIARY},?\\s+(?:(?:${ALSO}|(?:inter|integral|total|espress|definitiv)(?:a)?mente),?\\s+){0,2}(?:((?:(?:abrogat|soppress)[oaie]\\s+e\\s+)?(?:${participlesOf("sostituisce")})[oaie]|${RESTATED})|((?:${participlesOf("inserisce")})[oaie]|${COMPLETED})|((?:${participlesOf("abroga")})[oaie]|dispost[oa]\\s+(?:la\\s|l['’])\\s?(?:${nounsOf("abroga")}))|(?<modificare>${MODIFIED}))|(?<cessa>${ENDS})|${INFINITIVE})(?!\\p{L})`,
  "giu",
);
/** Words that announce a list of repeals: `sono o restano abrogati, dalla data ...:`. */
const REPEALING = expression`(?<!\p{L})(?:${AUXILIARY} (?:${ALSO} )?(?:abrogat|soppress)[oaie]|${ENDS})(?!\p{L})[^:]{0,300}:\s*$`;

/**
 * Whether words end by announcing a list of repeals.
 *
 * @example announcesRepeals("Sono o restano abrogati:") // true
 */
export function announcesRepeals(words: string): boolean {
  return REPEALING.test(words);
}
/** What every amending text has; without it there is nothing to read. */
const TEXTUAL = ["sostituisce", "inserisce", "abroga"] as const;
export const AMENDING = new RegExp(
  `${participlesOf(...TEXTUAL)}|${infinitivesOf(...TEXTUAL)}|dispost[oa]\\s+(?:la\\s+|l['’]\\s*)(?:${nounsOf("abroga")})|(?:${participlesOf("modifica")})[oaie]${NEW_WORDS}["«“\\u0001]|(?:elevat|ridott|aumentat)[oaie]\\s+(?:ad?|in)\\s+["«“\\u0001]|${COMPLETED}|${ENDS}`,
  "iu",
);
/** One verb of a sentence with the words that belong to it. */
export interface Clause {
  readonly verb: "sostituisce" | "inserisce" | "abroga" | "modifica";
  /** The last letter of its participle, which tells gender and number. */
  readonly ending: string;
  /** What it replaces or repeals stands behind it. */
  readonly isInfinitive: boolean;
  /** Words before the verb and after it. */
  readonly before: string;
  readonly after: string;
  /** Where `before` and `after` begin in the sentence. */
  readonly start: number;
  readonly at: number;
  /** What follows the verb between quotation marks. */
  readonly novella: Quotation | null;
  /** The words of a condition that opens the sentence: what it states waits for that. */
  readonly condition: string | null;
  /** Whether it states a change: not where it is denied, conditional or left to another act. */
  readonly stated: boolean;
}

/** `non e' abrogato`, `nessuna disposizione ... e' abrogata`. */
const DENIED = expression`(?:^\W*non [^,;:.]{1,40}|(?<!\p{L})(?:non|mai|ne['’]|né)(?: (?:pi[uù]['’]?|${ALSO}))*\s*)$`;
/** `ne' l'articolo 5 ne' l'articolo 7`, too. */
const NOBODY = expression`(?<!\p{L})(?:nessun[oa]?|neppure|nemmeno|neanche|n(?:é|e['’]) ${THE})`;
/** `alla data in cui e' abrogato`, `quando l'articolo 5 e' abrogato`: told, not done. */
const TOLD = expression`(?<!\p{L})(?:(?<!part[ei]\s)in cui|(?:second[oa]|con|per) (?:cui|(?:il|la|i|le) qual[ei])|(?:ne|da)(?:l|lla|i|lle) qual[ei]|quando|dopo che|(?:fin|allor)ch[eé]['’]?)(?:[^,;:]|,\s*n\.)*$`;
/** `qualora ...`, `a condizione che ...`: the change depends on something. */
const CONDITION =
  /(?<!\p{L})(?:(?<!anche\s)se(?!\s+(?:compatibil|ricorr|necessari|present))|qualora|ove(?!\s+(?:ricorr|compai|presen|occorr|previst|necessari|compatibil))|laddove|purche['’]?|purché|sempre\s*che|sempreche['’]?|sempreché|(?:a|sotto)\s+condizione\s+che|ne(?:l\s+caso|ll['’]ipotesi|ll['’]eventualita['’]?|i\s+casi)\s+(?:in\s+cui|di|che)|in\s+caso\s+di|in\s+mancanza\s+d|subordinatamente)(?!\p{L})/iu;
/** `prevedere che ...`: another act is to make the change. */
const LEFT_TO_OTHERS =
  /(?<!\p{L})(?:(?:prevede|stabili|dispor|assicura|garanti|specifica|precisa|chiari|valuta|propor|defini)(?:re|rre)|delegat[oaie]|autorizzat[oaie])(?!\p{L})[^;:.]{0,80}?(?<!\p{L})che(?!\p{L})/iu;
/** `con decreto ... sono abrogati`. */
const LEFT_TO_DEEDS = expression`(?:^|[,;:.])\s*(?:entro\s[^,;:]{0,60},\s*)?(?:con|mediante|attraverso) (?:(?:il|lo|la|i|uno|una|un|piu['’]?|più|o|e|apposit[oaie]|successiv[oaie]|propri[oaie]|separat[oaie]) )*${DEEDS}(?!\p{L})`;
/** What delegates: neither it nor the principles below it change anything. */
const DELEGATES = expression`(?<!\p{L})(?:${BE} delegat[oaie]|(?:principi|criteri)(?: direttivi|\s*:)|decreti legislativi (?:di cui|sono adottat)|adottat[oi] [^,;:]{0,40}decreti legislativi)(?!\p{L})`;

/**
 * Whether words delegate: what they and the points below them say is still to be done.
 *
 * @example delegates("Il Governo e' delegato ad adottare un decreto legislativo, secondo i seguenti principi:") // true
 */
export function delegates(words: string): boolean {
  return DELEGATES.test(words);
}

/**
 * Whether words say that a deed is to do what follows them.
 *
 * @example isLeftToDeeds("Con decreto del Ministro ") // true
 */
export const isLeftToDeeds = (words: string): boolean => LEFT_TO_DEEDS.test(words);

/** `sono soppresse le parole: «...»`, `e' soppresso l'ultimo periodo`: of the verb before it, whatever verb follows. */
const BEHIND = expression`^\s*${THE}(?:${WORDING}[^;.\u0001]{0,40}\u0001+(?:,? ed? \u0001+)*|(?:${ORDINAL}(?:\s*,\s*| e | )){1,4}(?:period[oi]|capovers[oi])(?!\p{L}))`;

/** `e' abrogato l'articolo 2; quanto alla legge ...`: all up to the last semicolon before another verb. */
const OBJECT = expression`^\s*${THE}(?!\s)[^:\u0001]*(?=;)`;
/** `sono soppressi i commi 4 e 5 e dell'articolo 7 e' abrogato il comma 2`: up to what the next verb is said of. */
const NEXT_SUBJECT = new RegExp(
  pattern`(?<!\s)(?:,? ${AND}|,) (?=(?<the>${THE})|${OF_THE}|${TO_THE}|${IN_THE})`,
  "giu",
);
const SPOKEN_OF = expression`^ ${THE}`;
const NEW_SUBJECT = expression`\d ${THE}`;

/** How many letters behind a verb, and before another one, are what it repeals. */
function objectBehind(between: string, next: string): number {
  const said = (BEHIND.exec(between) ?? OBJECT.exec(between))?.[0].length;
  if (said !== undefined || !SPOKEN_OF.test(between)) return said ?? 0;
  const joints = [...between.matchAll(NEXT_SUBJECT)];
  const begins = joints.findLast(
    ({ index, groups }) => groups?.the || SPOKEN_OF.test(next) || NEW_SUBJECT.test(between.slice(index)),
  );
  return begins?.index ?? 0;
}

/** The words of a sentence since the last semicolon or colon. */
const since = (words: string) => words.slice(Math.max(words.lastIndexOf(";"), words.lastIndexOf(":")) + 1);

/**
 * What a noun of change depends on: the words from their condition on.
 *
 * @example conditionIn("l'abrogazione del comma 2, qualora sia raggiunta l'intesa") // "qualora sia raggiunta l'intesa"
 */
export const conditionIn = (words: string): string | null => {
  const at = words.search(CONDITION);
  return at < 0 ? null : words.slice(at);
};

/** Whether the words around a verb make what it says depend on something. */
function conditioned(before: string, after: string): boolean {
  const own = since(before);
  const [rest = ""] = after.split(/[;:]/, 1);
  return CONDITION.test(own) || CONDITION.test(rest) || LEFT_TO_OTHERS.test(own) || isLeftToDeeds(own);
}

/** `Se entro un anno non e' raggiunta l'intesa, l'articolo 5`: the condition with its own verb, and a subject behind it. */
const OPENING_CONDITION = expression`^\W*(${IF}(?=\s[^;:.]{0,200}\s(?:${IS_DONE}|si|sia|siano|ha|hanno|abbia|abbiano|venga|vengano)\s)\s[^;:.\u0001]{1,240}), (?=${THE}(?:[^,;:.\u0001]|,\sn\.\s\d){1,160}$)`;

/** Between two quotations of one novella: `i seguenti: «Art. 6-bis. ...»; «Art. 6-ter. ...»`. */
const SEPARATES = /^[\s;,]*(?:ed?\s+)?$/;

/** What is quoted between two places: the first quotation, with those that only signs part from it. */
function novellaIn(words: string, quotations: readonly Quotation[], from: number, to: number): Quotation | undefined {
  let whole: Quotation | undefined;
  for (const one of quotations) {
    if (one.start < from) continue;
    if (one.start >= to || (whole !== undefined && !SEPARATES.test(words.slice(whole.end, one.start)))) break;
    whole = whole === undefined ? one : { ...whole, end: one.end, text: `${whole.text}\n${one.text}` };
  }
  return whole;
}

/**
 * Cuts a sentence at its verbs: what stands before each, after it, and the quotation that follows.
 *
 * @param words whose quotations are masked
 * @example clausesOf("il comma 2 e' abrogato", []).map(({ verb, before }) => [verb, before]) // [["abroga", "il comma 2 "]]
 */
export function clausesOf(words: string, quotations: readonly Quotation[]): Clause[] {
  const verbs = [...words.matchAll(VERB)];
  const clauses: Clause[] = [];
  let start = 0;
  /** What conditions one change conditions those after it, up to a semicolon. */
  let open = false;
  for (const [i, match] of verbs.entries()) {
    const end = match.index + match[0].length;
    const next = verbs[i + 1]?.index ?? words.length;
    const { infinito, sostituire, inserire, modificare } = match.groups ?? {};
    const verb =
      (match[1] ?? sostituire)
        ? "sostituisce"
        : (match[2] ?? inserire)
          ? "inserisce"
          : modificare
            ? "modifica"
            : "abroga";
    const novella = verb === "abroga" ? undefined : novellaIn(words, quotations, end, next);
    const behind =
      verb === "abroga" ? objectBehind(words.slice(end, next), words.slice(next + (verbs[i + 1]?.[0].length ?? 0))) : 0;
    const stop = novella?.end ?? (i + 1 < verbs.length ? end + behind : words.length);
    // Behind the verb nothing else may stand: `se l'articolo 5 e' abrogato, il Ministro` repeals nothing.
    const condition =
      verb === "abroga" && verbs.length === 1 && /^[\s.]*$/.test(words.slice(end))
        ? OPENING_CONDITION.exec(words.slice(start, match.index))
        : null;
    start += condition?.[0].length ?? 0;
    const before = words.slice(start, match.index);
    const after = words.slice(end, novella?.start ?? stop);
    const own = since(before);
    open = (open && !before.includes(";")) || conditioned(before, i + 1 < verbs.length ? "" : words.slice(end));
    const isPlaced = infinito === undefined || (PLACE.test(own) && !STATES.test(own));
    const stated = !open && isPlaced && !DENIED.test(own) && !NOBODY.test(own) && !TOLD.test(own);
    clauses.push({
      verb,
      ending: match[0].at(-1) ?? "",
      isInfinitive: infinito !== undefined,
      before,
      after,
      start,
      condition: condition?.[1] ?? null,
      at: end,
      novella: novella ?? null,
      stated,
    });
    start = stop;
  }
  return clauses;
}
