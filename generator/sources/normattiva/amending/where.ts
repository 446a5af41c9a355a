import { ARTICLE_PATTERN, articleNumber } from "../../../law/articles/article-number.ts";
import type { NamedPlace } from "./named-places.ts";

/** Where a sentence is at: an article, or a part of one, of an attachment or not. */
export interface Where {
  /** The attachment that the article is in, `null` in the main numbering. */
  readonly allegato: string | null;
  readonly articolo: string | null;
  readonly parte: string | null;
}

export const NOWHERE: Where = { allegato: null, articolo: null, parte: null };

const STEPS = ["comma", "lettera", "numero"] as const;
/** How deep a step is; the one without a number (`ultimo comma`) is a comma too. */
const rankOf = (step: string) => STEPS.findIndex((name) => step.startsWith(name) || step.endsWith(` ${name}`));

/**
 * A place as it is meant after the words before it: `lettera a)` after `all'articolo 3, comma 2` is that of comma 2.
 *
 * @example placed({ allegato: null, articolo: "3", parte: "comma 2" }, { articolo: null, parte: "lettera a)", ... })
 *   // { allegato: null, articolo: "3", parte: "comma 2, lettera a)" }
 */
export function placed(around: Where, { articolo, parte }: Pick<NamedPlace, "articolo" | "parte">): Where {
  if (articolo !== null) return { ...around, articolo, parte };
  if (parte === null) return around;
  const [first = ""] = parte.split(", ");
  const above = (around.parte?.split(", ") ?? []).filter((step) => rankOf(step) >= 0 && rankOf(step) < rankOf(first));
  return { ...around, parte: [...above, parte].join(", ") };
}

/** The place one step above: `comma 2` of `comma 2, lettera a)`, the article of `comma 2`, the act of an article. */
export function above({ allegato, articolo, parte }: Where): Where {
  if (parte === null) return { allegato, articolo: null, parte: null };
  const steps = parte.split(", ").slice(0, -1);
  return { allegato, articolo, parte: steps.length === 0 ? null : steps.join(", ") };
}

/** The steps of a place that stand above a new comma, letter, number or article. */
export function roomFor(kind: Inserted, { allegato, articolo, parte }: Where): Where {
  if (kind === "articolo") return { allegato, articolo: null, parte: null };
  const steps = (parte?.split(", ") ?? []).filter((step) => rankOf(step) >= 0 && rankOf(step) < STEPS.indexOf(kind));
  return { allegato, articolo, parte: steps.length === 0 ? null : steps.join(", ") };
}

/** What can be inserted and has a number of its own. */
export type Inserted = "articolo" | "comma" | "lettera" | "numero";

const LEADS: Readonly<Record<Inserted, RegExp>> = {
  articolo: new RegExp(
    `^[\\s("«“]*art(?:\\.|icolo)\\s*(\\d{1,5}\\.\\d{1,2}(?!\\d)(?!\\.\\s*\\d)|${ARTICLE_PATTERN})`,
    "i",
  ),
  comma: /^[\s("«“]*(\d{1,4}(?:-[a-z]+)*(?:\.\d{1,2}(?=\.))?)\.\s/,
  lettera: /^[\s("«“]*([a-z]{1,3}(?:-[a-z]+)*(?:\.\d{1,2})?)\)/,
  numero: /^[\s("«“]*(\d{1,3}(?:-[a-z]+)*(?:\.\d{1,2})?)\)/,
};

/**
 * The numbers that inserted words bear.
 *
 * @param several whether more than one is announced (`i seguenti`)
 * @example insertedNumbers("comma", "2-bis. Uno.\n2-ter. Due.", true) // ["2-bis", "2-ter"]
 */
export function insertedNumbers(kind: Inserted, novella: string, several: boolean): string[] {
  const found: string[] = [];
  for (const line of novella.split("\n")) {
    const number = LEADS[kind].exec(line)?.[1];
    if (number !== undefined) found.push(kind === "articolo" ? (articleNumber(number) ?? number) : number);
    else if (found.length === 0) break;
    if (!several) break;
  }
  return found;
}
