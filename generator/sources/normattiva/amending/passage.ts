/** Some words of a text that amends, with the acts and places that the grammar finds in them. */

import type { CitedAct } from "../../../law/citations/act.ts";
import type { Span } from "../../../law/grammar/lexer.ts";
import { readLaw } from "../../../law/grammar/mentions.ts";
import { namesOf } from "../../../law/grammar/names.ts";
import { type ResolvedMention, resolveMentions } from "../../../law/grammar/resolve.ts";
import { formatUrn } from "../../../law/identity/written-urn.ts";
import { ITALIAN_CITATIONS } from "../../../law/italian/tables.ts";
import type { AttoCitato } from "../records.ts";
import { type NamedPlace, placesOf } from "./places.ts";
import { firstFrom, united } from "./spans.ts";
import { MASK } from "./units.ts";

/** An act, places, or both, where they stand in the words of a passage. */
export interface Naming extends Span {
  /** Where the words of the act begin, -1 where there are none. */
  readonly act: number;
  /** The act that is meant; `null` where the words name none that can be identified. */
  readonly atto: AttoCitato | null;
  /** Whether they name an act themselves, and whether it is this act or one that is not the State's. */
  readonly own: boolean;
  readonly foreign: boolean;
  /** Whether they say "the present" article or act. */
  readonly self: boolean;
  /** Whether they refer to an act that was named before: `della medesima legge`. */
  readonly back: boolean;
  readonly places: readonly NamedPlace[];
  /** The places without what they lie in, and where that begins. */
  readonly alone: readonly NamedPlace[];
  readonly parent: number;
  /** Whether the places lie in one that was said before, with its act: `All'articolo 1 della legge, i commi 2 e 3`. */
  readonly under: boolean;
}

/** Words as long as they were written, quotations out of sight, and what they name, in order. */
export interface Passage {
  readonly words: string;
  readonly namings: readonly Naming[];
}

/** No act of the texts is dated later. */
const LATEST_YEAR = 2099;

/** A number that no law or decree of a year bears: `26 ottobre 1972, 11.633` for `n. 633`. */
const NO_NUMBER = /^\d{5,}$/;
/** Types whose acts bear one run of numbers a year. */
export const NUMBERED_BY_YEAR: ReadonlySet<string> = new Set(["legge", "decreto-legge", "decreto-legislativo", "dpr"]);

/**
 * The act that words name; `null` if they do not tell its type or its number.
 *
 * @example attoOf({ tipo: "legge", data: null, anno: 1990, numero: "241" })?.urn // "urn:nir:stato:legge:1990;241"
 */
export function attoOf({ tipo, data, anno, numero }: CitedAct): AttoCitato | null {
  if (tipo !== null && numero !== null && NUMBERED_BY_YEAR.has(tipo) && NO_NUMBER.test(numero)) return null;
  if (tipo === null || (numero === null && tipo !== "costituzione")) return null;
  return { tipo, data, anno, numero, urn: formatUrn({ tipo, data, anno, numero }) };
}

/** Whether an act is a decree-law. */
export const isDecree = (atto: AttoCitato | null): atto is AttoCitato => /decreto-legge/.test(atto?.tipo ?? "");

/** The articles of what an act only approves are not its own: `l'articolo 5 dello statuto approvato con legge ...`. */
const OF_STATUTE = /^statuto\s(?!speciale)[^;:]{0,200}approvat[oa]\s(?!con\slegge\scost)/iu;

function namingOf({ mention, acts, by, article }: ResolvedMention, text: string): Naming {
  const [act] = acts;
  const places = placesOf(mention, text, article);
  return {
    start: mention.start,
    end: mention.end,
    act: mention.act?.start ?? -1,
    atto: act === undefined || OF_STATUTE.test(text.slice(mention.act?.start, mention.act?.end)) ? null : attoOf(act),
    own: mention.act !== null,
    foreign: by === "self" || by === "other",
    self: by === "self",
    back: by === "back",
    places,
    alone: mention.under === null ? places : placesOf({ ...mention, under: null }, text, article),
    parent: mention.of?.start ?? -1,
    under: mention.of !== null,
  };
}

const CONVERTS = /(?:convertit[oaie]|conversione)(?![\p{L}])[^;:.]*$/iu;

/** A decree-law's conversion apart from the places behind it, which are not the converting law's. */
function unconverted(one: ResolvedMention, text: string): ResolvedMention[] {
  const { act, actFirst, places, start, end } = one.mention;
  const converts = actFirst && places !== null && CONVERTS.test(text.slice(Math.max(0, start - 60), start));
  if (!converts) return [one];
  return [
    { ...one, mention: { ...one.mention, places: null, end: act?.end ?? end } },
    { ...one, acts: [], by: "none", mention: { ...one.mention, act: null, start: places.start } },
  ];
}

/** Words inside of a list of numbers that take some of them out. */
export interface TakenOut {
  readonly start: number;
  readonly words: string;
}

const NUMBERS = /\d+(?:-\p{L}+)?|(?<!\p{L})\p{L}{1,2}(?=\))/giu;
const STEPS = /(?<!\p{L})(comm|articol|letter|numer)[aeio](?!\p{L})/iu;

/** A naming without the numbers that words inside of it take out. */
function spared(naming: Naming, all: readonly TakenOut[]): Naming {
  const own = all.filter(({ start }) => naming.start < start && start < naming.end);
  if (own.length === 0) return naming;
  const left = (places: readonly NamedPlace[]) =>
    own.reduce((rest, { start, words }) => {
      const nearest = Math.max(...rest.filter(({ at }) => at < start).map(({ at }) => at));
      const numbers = new Set(words.match(NUMBERS) ?? []);
      const [, stem = ""] = STEPS.exec(words) ?? [];
      return rest.filter(({ at, articolo, parte }) => {
        const [step = "", number = ""] = (parte?.split(", ").at(-1) ?? `articolo ${articolo}`).split(" ");
        return at !== nearest || !step.startsWith(stem) || !numbers.has(number.replace(")", ""));
      });
    }, places);
  return { ...naming, places: left(naming.places), alone: left(naming.alone) };
}

/** What a text mentions, in order. */
function mentionsIn(text: string, hidden: readonly Span[]): ResolvedMention[] {
  const law = readLaw(namesOf(ITALIAN_CITATIONS), text, { latest: LATEST_YEAR, quoted: hidden });
  return resolveMentions(law).flatMap((one) => unconverted(one, text));
}

/**
 * Reads a text once: all acts and places that it names.
 *
 * @example passageOf("l'articolo 3 della legge 7 agosto 1990, n. 241").namings[0]?.places[0]?.articolo // "3"
 */
export function passageOf(text: string): Passage {
  return { words: text, namings: mentionsIn(text, []).map((one) => namingOf(one, text)) };
}

/**
 * Reads a text once, when the first of its pieces is asked for what it names.
 *
 * @param read gives the text, and quotations and letters of lists in it, which are out of sight; of stretches that it is given it need not
 * @returns the piece that begins at a place, with its words as they are given; its `mentions` are those of all the text, at least of what is not
 * `silent`
 * @example pieceReader(() => ({ text, hidden: [] }))(0, text).namings // those of passageOf(text)
 */
export function pieceReader(
  read: (silent: readonly Span[]) => {
    readonly text: string;
    readonly hidden: readonly Span[];
    readonly takenOut: readonly TakenOut[];
  },
): ((start: number, words: string) => Passage) & { mentions(silent: readonly Span[]): readonly ResolvedMention[] } {
  let isRead = false;
  const whole = once(() => {
    const { text, hidden, takenOut } = read([]);
    isRead = true;
    const mentions = mentionsIn(text, hidden);
    return { text, takenOut, mentions, spans: mentions.map(({ mention }) => mention) };
  });
  const pieceAt = (start: number, words: string): Passage => {
    const namings = once(() => {
      const { text, takenOut, mentions, spans } = whole();
      const end = start + words.length;
      return mentions
        .slice(firstFrom(spans, start), firstFrom(spans, end))
        .map((one) => moved(spared(namingOf(one, text), takenOut), start, end));
    });
    return {
      words,
      get namings() {
        return namings();
      },
    };
  };
  const mentions = (silent: readonly Span[]) => {
    if (isRead || silent.length === 0) return whole().mentions;
    const { text, hidden } = read(silent);
    return mentionsIn(text, united([...hidden, ...silent]));
  };
  return Object.assign(pieceAt, { mentions });
}

/** Makes a value when it is first asked for. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    if (made === undefined) made = make();
    return made;
  };
}

/** A naming as it stands in the piece of a text between two places. */
function moved(naming: Naming, start: number, end: number): Naming {
  const move = (place: NamedPlace) => ({ ...place, at: place.at - start });
  return {
    ...naming,
    start: naming.start - start,
    end: Math.min(naming.end, end) - start,
    places: naming.places.map(move),
    alone: naming.alone.map(move),
    parent: naming.parent - start,
    act: naming.act - start,
  };
}

/** The piece of a passage between two places. */
export function pieceOf({ words, namings }: Passage, start: number, end: number): Passage {
  const own = namings.slice(firstFrom(namings, start), firstFrom(namings, end));
  return { words: words.slice(start, end), namings: own.map((naming) => moved(naming, start, end)) };
}

/** Whether words hold a quotation. */
export const quotes = (words: string): boolean => words.includes(MASK);
