import { partName } from "../../../law/articles/article-part.ts";
import type { NamedPlace } from "./named-place.ts";
import { isUncounted, type Level, type Step, stepsIn } from "./steps.ts";

/** Words that make the step before them a part of what follows. */
const OF =
  /(?:^|[\s,(])(?:d|ne|su)(?:el|l|ell['’]|ella|ei|elle|egli|ello|i)\s*$|(?:^|[\s,(])nel(?:l['’]|la|le|lo)?\s*$/i;
const AT = /(?:^|[\s,(])a(?:l|ll['’]|lla|i|gli|lle|llo)\s*$/i;
const AFTER = /\b(?:dopo|prima|successivamente)\b[^,;]{0,20}$/i;
const THE = /(?:^|[\s,(])(?:il|la|l['’]|i|le|gli)\s*$/i;
/** So many letters between two steps, or a semicolon, and they have nothing to do with each other. */
const FAR = 60;

const STEPS = ["articolo", "comma", "lettera", "numero"] as const;

interface Path {
  readonly steps: readonly (string | undefined)[];
  /** Steps that these words told, not the ones before them. */
  readonly told: readonly Level[];
  readonly rubrica: boolean;
  readonly dentro: boolean;
  readonly ruolo: NamedPlace["ruolo"];
  readonly at: number;
}

const truncated = (steps: Path["steps"], level: Level) => STEPS.map((_, i) => (i < level ? steps[i] : undefined));

/** The path one step deeper than another, or beside it. */
function pathAt(
  above: Path["steps"],
  { level, rubrica, dentro, start }: Step,
  value: string | null,
  ruolo: NamedPlace["ruolo"],
): Path {
  const steps = dentro ? [...above] : truncated(above, level);
  if (value !== null) steps[level] = value;
  return {
    steps,
    told: [level],
    rubrica: rubrica ?? false,
    dentro: (dentro ?? false) || (value === null && !rubrica),
    ruolo,
    at: start,
  };
}

function withParent(path: Path, level: Level, value: string | null): Path {
  const steps = [...path.steps];
  if (value !== null) steps[level] = value;
  return { ...path, steps, told: [...path.told, level] };
}

/** Reads the steps of some words from left to right: `lettera e) del comma 2 dell'art. 3` upwards, `art. 3, comma 2` downwards. */
class PathReader {
  readonly paths: Path[] = [];
  /** Where the paths begin that share the parents still to come. */
  #open = 0;

  read(step: Step, link: string): void {
    const last = this.paths.at(-1);
    const told = AFTER.test(link) ? "dopo" : AT.test(link) ? "luogo" : THE.test(link) ? "oggetto" : undefined;
    if (last === undefined || link.length > FAR || link.includes(";")) {
      this.#open = this.paths.length;
      this.#add([], step, told ?? "oggetto");
    } else if (step.dentro) this.paths[this.paths.length - 1] = { ...last, dentro: true };
    else if (this.#isParent(last, step, OF.test(link) || (told === "luogo" && last.ruolo !== "luogo")))
      this.#addParent(step);
    else this.#addBelowOrBeside(last, step, told);
  }

  /** Upwards by a preposition, or on the way down to a step already told: `lettera a) all'art. 9, comma 1`. */
  #isParent({ steps, told }: Path, { level }: Step, upwards: boolean): boolean {
    const highest = Math.min(...told, 9);
    return level < highest
      ? upwards
      : told.includes(0) && told[0] !== 0 && steps[level] === undefined && level < (told[0] ?? 0);
  }

  /** `lettera e) del comma 2`: the comma is of all letters that wait for one. */
  #addParent({ level, values }: Step): void {
    const [value = null] = values;
    for (let i = this.#open; i < this.paths.length; i++) {
      const path = this.paths[i];
      if (path !== undefined && !path.told.includes(level)) this.paths[i] = withParent(path, level, value);
    }
  }

  #addBelowOrBeside(last: Path, step: Step, told: NamedPlace["ruolo"] | undefined): void {
    const deepest = last.steps.reduce((deep, step, i) => (step === undefined ? deep : i), -1);
    if (step.level > deepest && !last.rubrica && !last.dentro) this.paths.pop();
    else if (told === "luogo" && step.level === 0) this.#open = this.paths.length;
    this.#add(last.steps, step, told ?? last.ruolo);
  }

  #add(above: Path["steps"], step: Step, ruolo: NamedPlace["ruolo"]): void {
    for (const value of step.values) this.paths.push(pathAt(above, step, value, ruolo));
  }
}

function placeOf({ steps, rubrica, dentro, ruolo, at }: Path): NamedPlace {
  const [articolo, comma, lettera, numero] = steps;
  return {
    articolo: articolo ?? null,
    parte: rubrica ? "rubrica" : partName({ comma, lettera, numero }),
    // Nobody says which comma the last one is: of what can be named, it is something inside.
    dentro: dentro || (comma !== undefined && isUncounted(comma) && lettera === undefined && numero === undefined),
    ruolo,
    at,
  };
}

/**
 * The places that some words name, in order: articles, commi, letters and numbers, read downwards (`art. 3, comma 2, lettera a)`)
 * and upwards (`lettera a) del comma 2 dell'art. 3`).
 *
 * @param words without what they quote
 * @example namedPlaces("l'abrogazione dei commi 3 e 4 dell'art. 13")
 *   // [{ articolo: "13", parte: "comma 3", dentro: false, ruolo: "oggetto", at: 24 }, { articolo: "13", parte: "comma 4", ... }]
 */
export function namedPlaces(words: string): NamedPlace[] {
  const reader = new PathReader();
  let end = 0;
  for (const step of stepsIn(words)) {
    reader.read(step, words.slice(end, step.start));
    end = step.end;
  }
  return reader.paths.map(placeOf);
}
