/** Places of an act as relations spell them, read from the tree of the grammar. */

import { isWithin, partName } from "../../../law/articles/article-part.ts";
import { valuesOf } from "../../../law/grammar/expand.ts";
import type { Step } from "../../../law/grammar/tokens.ts";
import { type List, type Mention, RANK, type Value } from "../../../law/grammar/tree.ts";
import { ORDINAL } from "../../../law/words/nouns.ts";
import { expression } from "../../../law/words/pattern.ts";
import { OF_THE } from "../../../law/words/small-words.ts";
import { jointOf, narrows } from "./joints.ts";

/** Where a sentence is at: a division, an article, or a part of one, of an attachment or not. */
export interface Where {
  /** The attachment that the article is in, empty where it has no label, `null` in the main numbering. */
  readonly allegato: string | null;
  /** The division above the articles, or the attachment, that is meant itself: `Libro IV, Titolo I`. */
  readonly divisione: string | null;
  readonly articolo: string | null;
  /** As `partName` spells it, or `rubrica`; `null` where the whole article is meant. */
  readonly parte: string | null;
}

export const NOWHERE: Where = { allegato: null, divisione: null, articolo: null, parte: null };

/** Whether a place is all of an act. */
export const isAll = ({ allegato, divisione, articolo, parte }: Where): boolean =>
  allegato === null && divisione === null && articolo === null && parte === null;

/** Whether a place lies in another one, or is it; nobody knows which articles a division holds. */
export const isIn = (inner: Where, outer: Where): boolean =>
  isAll(outer) ||
  (inner.allegato === outer.allegato &&
    (inner.divisione === null || isWithin(inner.divisione, outer.divisione)) &&
    ((outer.articolo === null && outer.parte === null) ||
      (inner.articolo === outer.articolo && isWithin(inner.parte, outer.parte))));

/** How words lead to a place: it is what is spoken of, where something happens, or what stands before something new. */
export type PlaceRole = "oggetto" | "luogo" | "dopo";

/** A place that words name. */
export interface NamedPlace extends Where {
  /** Whether the words mean something inside it that has no number: a sentence, an introduction, a row. */
  readonly dentro: boolean;
  readonly ruolo: PlaceRole;
  /** Where the list begins that names it: those of one list share it. */
  readonly at: number;
}

/** Stands in a text for words that leave only a part of the number before them. */
export const PARTLY = "\u0002";
const LIMITED = /^[\s,)]*\u0002/;

const DIVISIONS: readonly (readonly [Step, string])[] = [
  ["allegato", "Allegato"],
  ["tabella", "Tabella"],
  ["libro", "Libro"],
  ["parte", "Parte"],
  ["titolo", "Titolo"],
  ["capo", "Capo"],
  ["sezione", "Sezione"],
];
/** What has no number in a relation: something inside of what holds it. */
const INSIDE: readonly Step[] = ["periodo", "alinea", "riga", "colonna", "voce", "punto", "paragrafo"];

/** Words right before a place that are looked at. */
const BEFORE = 32;
const jointBefore = (text: string, at: number) => jointOf(text.slice(Math.max(0, at - BEFORE), at));

/** How the words right before a place lead to it; `undefined` where they do not say. */
function roleBefore(text: string, at: number): PlaceRole | undefined {
  const { after, preposition, the } = jointBefore(text, at);
  if (after) return "dopo";
  return preposition === "a" || preposition === "ne" ? "luogo" : the ? "oggetto" : undefined;
}

/** The steps on the way to a place, as written; of a division also its name. */
type Steps = Partial<Record<Step, string>>;

/** Where the words of a list begin; a part may stand before what holds it. */
const startOf = ({ values: [first] }: List): number =>
  Math.min(first?.start ?? 0, ...(first?.parts ?? []).map((part) => startOf(part)));

/** `primo capoverso`, the second paragraph of an old article and nobody knows which of a new one. */
const CAPOVERSO = expression`^(?:${ORDINAL}(?:,\s|\sed?\s|\s)){0,4}capovers`;
const SOME_PART = /^(?:prim|second|terz|ultim|penultim)a\sparte/i;
/** `la seconda parte del comma 2`. */
const PART_OF = expression`(?<!\p{L})(?:prim|second|terz|ultim|penultim)a parte ${OF_THE}$`;
const LONGEST_ORDINALS = 48;

/** Reads the places of one mention. */
class PlaceReader {
  readonly found: NamedPlace[] = [];
  readonly #text: string;
  readonly #article: string | null;
  #last: Steps | null = null;
  /** Where the list begins that is read. */
  #root = 0;

  constructor(text: string, article: string | null) {
    this.#text = text;
    this.#article = article;
  }

  read({ places, under }: Mention): void {
    const base = under === null ? {} : this.#deepest(under, {});
    for (const root of this.#nested(places?.roots ?? [])) {
      const start = startOf(root);
      if (this.#isUncounted(root)) {
        this.#inside(base);
        continue;
      }
      this.#root = start;
      // `al comma 1, alla lettera b)`: what goes deeper without an "e" lies in what stands before it.
      const isNarrower =
        this.#last !== null && this.#depth(this.#last) < RANK[root.step] && narrows(jointBefore(this.#text, start));
      if (isNarrower) this.found.pop();
      // `Titolo I, Libro IV`: the wider division holds the one before it.
      const wider = this.#last !== null && this.#isWider(root, this.#last);
      const inner = wider ? this.found.pop() : undefined;
      this.#visit(root, isNarrower ? (this.#last ?? base) : base, roleBefore(this.#text, start) ?? "oggetto");
      const outer = inner === undefined ? undefined : this.found.at(-1);
      if (inner !== undefined && outer !== undefined)
        this.found[this.found.length - 1] = { ...inner, divisione: `${outer.divisione}, ${inner.divisione}` };
    }
    // `Le lettere l) e n) del comma 1 e i commi 2 e 3 dell'articolo 59`: all are of the article.
    const first = this.found.findIndex(({ articolo }) => articolo !== null);
    const articolo = this.found[first]?.articolo ?? null;
    const begins = this.found[first]?.at ?? 0;
    const { and } = jointBefore(this.#text, begins);
    for (const [at, place] of this.found.slice(0, Math.max(first, 0)).entries())
      if (place.divisione === null && place.parte !== null && and) this.found[at] = { ...place, articolo };
  }

  /** `lettera a), comma 1, articolo 3`: what stands behind a comma alone holds the narrower place before it. */
  #nested(roots: readonly List[]): readonly List[] {
    const nested: List[] = [];
    for (const root of roots) {
      const inner = nested.at(-1);
      const [value] = root.values;
      if (inner === undefined || value === undefined || !this.#holds(root, inner)) nested.push(root);
      else nested[nested.length - 1] = { ...root, values: [{ ...value, parts: [inner] }] };
    }
    return nested;
  }

  #holds({ step, values }: List, inner: List): boolean {
    const [value, another] = values;
    if (value === undefined || another !== undefined || value.to !== null || value.parts.length > 0) return false;
    const { comma, and, the, preposition } = jointBefore(this.#text, value.start);
    const isOfArticle = RANK[step] >= RANK.articolo && RANK[step] < RANK[inner.step] && inner.step !== "rubrica";
    return isOfArticle && comma && !and && !the && (preposition === "" || preposition === "d");
  }

  /** Something inside of the last place, or of what is around. */
  #inside(steps: Steps): void {
    const last = this.found.pop();
    if (last !== undefined) this.found.push({ ...last, dentro: true });
    else this.#add({ ...steps, alinea: "" }, "oggetto");
  }

  /** A capoverso is none that relations name, nor is `articolo 5, ultima parte` a Part of the act. */
  #isUncounted({ step, values }: List): boolean {
    const start = values[0]?.start ?? 0;
    const said = this.#text.slice(start, start + LONGEST_ORDINALS);
    const isOfArticle = step === "parte" && Boolean(this.found.at(-1)?.articolo) && SOME_PART.test(said);
    return isOfArticle || (step === "comma" && CAPOVERSO.test(said));
  }

  #isWider({ step, values }: List, steps: Steps): boolean {
    const widest = Math.min(...Object.keys(steps).map((one) => RANK[one as Step]));
    const start = values[0]?.start ?? 0;
    const { comma } = jointBefore(this.#text, start);
    return steps.articolo === undefined && widest < RANK.articolo && RANK[step] < widest && comma;
  }

  #depth = (steps: Steps) => Math.max(-1, ...Object.keys(steps).map((step) => RANK[step as Step]));

  #deepest(list: List, above: Steps): Steps {
    const last = list.values.at(-1);
    const steps = { ...above, [list.step]: last?.value ?? "" };
    const [inner] = last?.parts ?? [];
    return inner === undefined ? steps : this.#deepest(inner, steps);
  }

  #visit(list: List, above: Steps, role: PlaceRole): void {
    const { step } = list;
    for (const { value, read, parts } of valuesOf(list)) {
      const name = RANK[step] < RANK.articolo ? this.#written(value, read) : value;
      const steps = { ...above, [step]: step === "articolo" && value === "=" ? (this.#article ?? "") : name };
      // `commi 1, 2 e rubrica`, `comma 85, capoverso 5`: neither lies in the comma with a name of its own.
      const apart = parts.filter((part) => part.step === "rubrica" && RANK[step] > RANK.articolo);
      const own = parts.filter((part) => !apart.includes(part));
      if (own.length === 0) this.#add(steps, role, LIMITED.test(this.#text.slice(read.end, read.end + BEFORE)));
      for (const part of own)
        if (!this.#isUncounted(part))
          this.#visit(part, steps, roleBefore(this.#text, part.values[0]?.start ?? 0) ?? role);
        else if (this.found.at(-1)?.articolo === (steps.articolo || null)) this.#inside(steps);
        else this.#add({ ...steps, alinea: "" }, role);
      for (const part of apart) this.#visit(part, above, role);
    }
  }

  /** A division's number as it is written: `Parte seconda`. */
  #written(value: string, { start, end }: Value): string {
    const last = this.#text.slice(start, end).split(/\s+/).at(-1) ?? "";
    return /^\p{Ll}{4,}$/u.test(last) && /^(?:\d+|[IVXLC]+)$/.test(value) ? last : value;
  }

  #add(steps: Steps, ruolo: PlaceRole, isLimited = false): void {
    this.#last = steps;
    const { articolo, comma, lettera, numero } = steps;
    const names = DIVISIONS.flatMap(([step, name]) =>
      steps[step] === undefined ? [] : `${name} ${steps[step]}`.trim(),
    );
    const isDivision = articolo === undefined && names.length > 0;
    const isPart = PART_OF.test(this.#text.slice(Math.max(0, this.#root - LONGEST_ORDINALS), this.#root));
    const inside = isPart || INSIDE.some((step) => steps[step] !== undefined);
    const rubrica = steps.rubrica !== undefined;
    const parte = rubrica
      ? "rubrica"
      : partName({ comma: comma === "unico" ? "1" : comma, lettera, numero }, isOuter(steps, "numero", "lettera"));
    const allegato = steps.allegato ?? steps.tabella;
    this.found.push({
      allegato: allegato === undefined ? null : steps.allegato ? `Allegato ${steps.allegato}` : "",
      divisione: isDivision ? names.join(", ") : null,
      articolo: articolo === undefined || articolo === "" ? null : articolo,
      parte: isDivision ? null : parte,
      dentro: isLimited || inside || (isDivision && parte !== null),
      ruolo,
      at: this.#root,
    });
  }
}

/** Whether one step was gone before another: `la lettera b) del n. 3` lies in the number. */
function isOuter(steps: Steps, outer: Step, inner: Step): boolean {
  const gone = Object.keys(steps);
  return gone.includes(outer) && gone.indexOf(outer) < gone.indexOf(inner);
}

/**
 * The places of a mention, each article and part for itself, ranges in full.
 *
 * @param text that the mention stands in
 * @param article the one that `il medesimo articolo` is, `null` where that is not known
 * @example placesOf(mention, text, null).map(({ articolo, parte }) => [articolo, parte]) // [["5", "comma 1"], ["6", null]], of "articoli 5, comma 1, e 6"
 */
export function placesOf(mention: Mention, text: string, article: string | null): NamedPlace[] {
  const reader = new PlaceReader(text, article);
  reader.read(mention);
  return reader.found;
}

const STEPS = ["comma", "lettera", "numero"] as const;
/** How deep a step is; the one without a number (`ultimo comma`) is a comma too. */
const rankOf = (step: string) => STEPS.findIndex((name) => step.startsWith(name) || step.endsWith(` ${name}`));
const levelOf = (step: string) => DIVISIONS.findIndex(([, name]) => step.startsWith(`${name} `));

/** A division within the one that the words before it named: what those say of the same level gives way. */
export function withinDivision(around: string | null, own: string): string {
  const [first = ""] = own.split(", ");
  const above = around?.split(", ").filter((step) => levelOf(step) < levelOf(first)) ?? [];
  return [...above, own].join(", ");
}

/**
 * A place as it is meant after the words before it: `lettera a)` after `all'articolo 3, comma 2` is that of comma 2.
 *
 * @example placed({ ...NOWHERE, articolo: "3", parte: "comma 2" }, { ...NOWHERE, parte: "lettera a)" }).parte // "comma 2, lettera a)"
 */
export function placed(around: Where, { allegato, divisione, articolo, parte }: Where): Where {
  if (divisione !== null)
    return {
      allegato: allegato ?? around.allegato,
      divisione: withinDivision(around.divisione, divisione),
      articolo: null,
      parte: null,
    };
  if (articolo !== null) return { allegato: allegato ?? around.allegato, divisione: null, articolo, parte };
  if (parte === null) return around;
  const [first = ""] = parte.split(", ");
  const above = (around.parte?.split(", ") ?? []).filter((step) => rankOf(step) >= 0 && rankOf(step) < rankOf(first));
  return { ...around, parte: [...above, parte].join(", ") };
}

/** The place one step above: `comma 2` of `comma 2, lettera a)`, the article of `comma 2`, the act of an article. */
export function above({ allegato, divisione, articolo, parte }: Where): Where {
  if (articolo === null && parte === null)
    return { ...NOWHERE, divisione: divisione?.split(", ").slice(0, -1).join(", ") || null };
  if (parte === null) return { ...NOWHERE, allegato };
  const steps = parte.split(", ").slice(0, -1);
  return { allegato, divisione, articolo, parte: steps.length === 0 ? null : steps.join(", ") };
}

/** The steps of a place that stand above a new comma, letter, number or article. */
export function roomFor(kind: Inserted, where: Where): Where {
  if (kind === "articolo") return { ...NOWHERE, allegato: where.allegato };
  const steps = (where.parte?.split(", ") ?? []).filter(
    (step) => rankOf(step) >= 0 && rankOf(step) < STEPS.indexOf(kind),
  );
  return { ...where, parte: steps.length === 0 ? null : steps.join(", ") };
}

/** What can be inserted and has a number of its own. */
export type Inserted = "articolo" | "comma" | "lettera" | "numero";

/**
 * The part that all of some places lie in: of `comma 2, lettera a)` and `comma 2, lettera b)` it is `comma 2`; `null` where it is the article.
 *
 * @example commonPart([{ parte: "comma 2, lettera a)" }, { parte: "comma 2, lettera b)" }]) // "comma 2"
 */
export function commonPart(places: readonly Pick<NamedPlace, "parte">[]): string | null {
  const [first, ...others] = places.map(({ parte }) => parte?.split(", ") ?? []);
  if (first === undefined) return null;
  const shared = first.filter((step, at) => others.every((steps) => steps[at] === step));
  return shared.length === 0 ? null : shared.join(", ");
}
