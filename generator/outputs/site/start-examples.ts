/** The live examples of the start page: questions whose answer is surely among the data served. */

import type { Prosa } from "../../api/prose.ts";
import { countOf, type Health } from "./health-view.ts";
import type { Suggestions } from "./suggestions.ts";

export interface Example {
  readonly question: Prosa;
  /** Request below the base of the API, without language. */
  readonly request: string;
}

const SHOWN = 3;

const query = (path: string, parameters: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(parameters)}`;

/**
 * Three examples, from the areas that have data; the service's own status where too few have.
 *
 * @example startExamples(health, suggestions)[0]
 *   // { question: { it: "Chi modifica «legge 241/1990», e che cosa modifica?", ... }, request: "relazioni?norma=legge+241%2F1990" }
 */
export function startExamples(health: Health, suggestions: Suggestions): Example[] {
  const norma = suggestions.relazioni?.norma?.[0];
  const numero = suggestions.ddl?.numero?.[0];
  const examples: (Example | undefined)[] = [
    norma === undefined
      ? undefined
      : {
          question: {
            it: `Chi modifica «${norma}», e che cosa modifica?`,
            en: `Who amends “${norma}”, and what does it amend?`,
          },
          request: query("relazioni", { norma }),
        },
    countOf(health, "pnrr.progetti") === 0
      ? undefined
      : {
          question: {
            it: "Quali regioni ricevono di più dal PNRR?",
            en: "Which regions receive most from the recovery plan?",
          },
          request: query("pnrr/classifica-regioni", { limit: "5" }),
        },
    numero === undefined
      ? undefined
      : {
          question: { it: `A che punto è il disegno di legge ${numero}?`, en: `Where does bill ${numero} stand?` },
          request: `ddl/${numero}`,
        },
    { question: { it: "Che cosa c'è in questa raccolta?", en: "What does this collection hold?" }, request: "health" },
    { question: { it: "Quali atti ci sono?", en: "Which acts are there?" }, request: query("norme", { limit: "3" }) },
    { question: { it: "Quali disegni di legge ci sono?", en: "Which bills are there?" }, request: "ddl/lista" },
  ];
  return examples.filter((e) => e !== undefined).slice(0, SHOWN);
}
