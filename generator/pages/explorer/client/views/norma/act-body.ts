/** What the pages of an act read of the API's answers. */

import type { AnswerOf } from "../../../../../contract/resources/declare/fields.ts";
import type { ACT_BODIES } from "../../../../../contract/resources/norme.ts";
import type { Address } from "../../address.ts";

/** The answer of `/norme/{eli}`, its `meta` aside. */
export type ActBody = AnswerOf<typeof ACT_BODIES.norma>;
/** The answer of `/norme/{eli}/art/{n}`, its `meta` aside. */
export type ArticleBody = AnswerOf<typeof ACT_BODIES.articolo>;
/** An act in a list. */
export type ListedAct = ArticleBody["norma"];
export type ActVersion = ActBody["versione"];
export type ActArticle = ActBody["articoli"][number];
/** `da` acts on `a`. */
export type ActRelation = ArticleBody["relazioni"]["out"][number];
export type ActRelations = ArticleBody["relazioni"];

/** What each page of an act (its text, its changes, its versions) is given. */
export interface TabProps {
  readonly act: ActBody;
  readonly address: Address;
}

export type NearArticle = NonNullable<ArticleBody["precedente"]>;
