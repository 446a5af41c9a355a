import type { Lingua } from "../../api/prose.ts";

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Lingua, string>> = { it: "Italiano", en: "English" };

/** The language that a page offers besides its own. */
export const OTHER: Readonly<Record<Lingua, Lingua>> = { it: "en", en: "it" };
