import type { NamedActRow } from "../citations/tables.ts";
import { BUDGET_LAWS, budgetLawNames } from "./budget-laws.ts";
import { NAMED_ACTS } from "./named-acts.ts";

/** All acts that have names of their own. */
export const ACTS_WITH_NAMES: readonly NamedActRow[] = [
  ...NAMED_ACTS,
  ...BUDGET_LAWS.map(({ bilancio, data, numero }) => ({
    tipo: "legge",
    data,
    numero,
    nomi: budgetLawNames(bilancio),
  })),
];
