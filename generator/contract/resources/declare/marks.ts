/**
 * Marks on members of declarations that a bundle can do without (`without-docs.mjs`): each says so where it is written, and what bears none
 * stays. A mark stands in the place of a member's value, `doc: forDocs(…)`.
 */

import type { Prosa } from "../../prose.ts";

/** For documents, schemas and tables of the downloads alone: left out of what pages and hosts load. */
export const forDocs = <const Value>(value: Value): Value => value;

/** For pages and tools besides: left out of what the router loads. */
export const forPages = <const Value>(value: Value): Value => value;

/** What documents say of a member, in both languages: left out with them. */
export const sentence = (it: string, en: string): Prosa => ({ it, en });
