/** Who changed an article, from the relations that name it. */

import type { RulingOnArticle } from "../../../../../../contract/resources/pronunce.ts";
import { isWithin } from "../../../../../../law/articles/article-part.ts";
import { attachmentName } from "../../../../../../law/articles/container-name.ts";
import { relationKey } from "../../../../../../law/articles/relation-ends.ts";
import type { ActArticle, ActRelation } from "../act-body.ts";

/** How an article is named in relations: by number, after its attachment where that has a numbering of its own. */
const nameOf = ({ eli, numero, allegato }: Pick<ActArticle, "eli" | "numero" | "allegato">) =>
  relationKey(eli.includes("/annesso/") && allegato !== null ? `${attachmentName(allegato)}, ${numero}` : numero);

/** The article that relations name so; none of another version. */
export const articleCalled = (articles: readonly ActArticle[], name: string): ActArticle | undefined =>
  articles.find((article) => nameOf(article) === relationKey(name));

/** Relations by the article that they act on. */
type ChangesByArticle = ReadonlyMap<string, readonly ActRelation[]>;

const byDay = (a: ActRelation, b: ActRelation) => ((a.data ?? "") < (b.data ?? "") ? 1 : a.data === b.data ? 0 : -1);

/**
 * Relations that act on an act, by article.
 *
 * @param relations of the answer, `in`
 */
export function changesByArticle(relations: readonly ActRelation[]): ChangesByArticle {
  const byArticle = new Map<string, ActRelation[]>();
  for (const relation of relations)
    if (relation.articolo_a !== null) {
      const key = relationKey(relation.articolo_a);
      byArticle.set(key, [...(byArticle.get(key) ?? []), relation]);
    }
  return byArticle;
}

/** The relations that act on an article, newest first. */
export const changesOf = (changes: ChangesByArticle, article: ActArticle): readonly ActRelation[] =>
  [...(changes.get(nameOf(article)) ?? [])].sort(byDay);

/** Those that change the text. */
export const textual = (changes: readonly ActRelation[]): readonly ActRelation[] =>
  changes.filter(({ classe }) => classe === "testo");

const EFFECTS: ReadonlySet<string | null> = new Set(["ambito", "efficacia", "significato"]);

/** Those that leave the words as they are and say what applies: derogations, extensions of time, interpretations. */
export const effectsAmong = (changes: readonly ActRelation[]): readonly ActRelation[] =>
  changes.filter(({ classe }) => EFFECTS.has(classe));

/** Whether a change came after the day of a text, which then does not have it. */
export const isAfter = ({ data }: Pick<ActRelation, "data">, al: string): boolean => data !== null && data > al;

/** The last change of a text that came after its day; none where relations tell of no such change. */
export const lastAfter = (relations: readonly ActRelation[], al: string): ActRelation | undefined =>
  textual(relations)
    .filter((relation) => isAfter(relation, al))
    .sort(byDay)[0];

/**
 * The change that made a mark in a comma, as far as relations tell: the newest that touches its text.
 *
 * @param changes of the article, newest first
 * @param comma number, `null` where there is none
 */
export function changeOfMark(changes: readonly ActRelation[], comma: string | null): ActRelation | undefined {
  const part = comma === null ? null : `comma ${comma}`;
  const touching = textual(changes).filter(
    ({ partizione_a }) => part === null || isWithin(partizione_a, part) || partizione_a === null,
  );
  return touching.find(({ partizione_a }) => partizione_a !== null) ?? touching[0];
}

/** Whether a change repeals a part of an article, and not the whole of it. */
export const isPartRepeal = ({ tipo, partizione_a, portata }: ActRelation): boolean =>
  tipo === "abroga" && (partizione_a !== null || portata === "parte");

/**
 * What must be said beside the word of a repeal, so that it does not read as that of more than the source proves: `in_parte` where words
 * inside go, `quanto_non_detto` where nobody says how much of the article does; `null` where the word alone is true.
 */
export function extentOfRepeal({ tipo, partizione_a, portata }: ActRelation): "in_parte" | "quanto_non_detto" | null {
  if (tipo !== "abroga") return null;
  if (portata === "parte") return "in_parte";
  return portata === null && partizione_a === null ? "quanto_non_detto" : null;
}

/** The change that repealed an article, where relations tell. */
export const repealOf = (changes: readonly ActRelation[]): ActRelation | undefined =>
  changes.find(({ tipo, partizione_a, portata }) => tipo === "abroga" && partizione_a === null && portata !== "parte");

/** Whether a ruling strikes the whole article as it reads here: a text that was rewritten since is another one. */
export const strikesWhole = ({ parti, nel_testo, ritirata_da }: RulingOnArticle): boolean =>
  nel_testo && ritirata_da === null && parti.some((part) => part.partizione === null && part.portata === "intero");
