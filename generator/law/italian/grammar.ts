import { grammarOf } from "../citations/grammar.ts";
import { ITALIAN_CITATIONS } from "./tables.ts";

/** How Italian law is cited. */
export const ITALIAN_GRAMMAR = grammarOf(ITALIAN_CITATIONS);
