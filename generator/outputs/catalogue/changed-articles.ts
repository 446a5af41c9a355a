import { comparableText } from "../../law/articles/comparable-text.ts";
import type { ArticoloVisto } from "../../views/norme/act.ts";
import { articleIdentity } from "../../views/norme/history.ts";

/** An article that is not what it was. */
export interface ChangedArticle {
  readonly numero: string;
  readonly eli: string;
  readonly cambiamento: "aggiunto" | "tolto" | "modificato";
}

/** The articles that an answer of `/norme/{eli}` shows, by what they are known by in every version. */
function articlesIn(answer: string): Map<string, ArticoloVisto> {
  const { eli, articoli }: { eli: string; articoli: ArticoloVisto[] } = JSON.parse(answer);
  const found = new Map<string, ArticoloVisto>();
  for (const articolo of articoli) {
    let key = articleIdentity({ ...articolo, percorso: articolo.eli.slice(eli.length + 1) });
    while (found.has(key)) key += "~";
    found.set(key, articolo);
  }
  return found;
}

const textOf = ({ rubrica, testo }: ArticoloVisto) => comparableText(rubrica, testo);

/**
 * The articles that differ between two answers about an act: those of the second in its order, then those that are gone.
 *
 * @example changedArticles(before, now) // [{ numero: "3-bis", eli: "eli:/…/art/3-bis", cambiamento: "aggiunto" }]
 */
export function changedArticles(before: string, now: string): ChangedArticle[] {
  const [old, current] = [articlesIn(before), articlesIn(now)];
  const told = ({ numero, eli }: ArticoloVisto, cambiamento: ChangedArticle["cambiamento"]) => ({
    numero,
    eli,
    cambiamento,
  });
  const here = [...current].flatMap(([key, articolo]) => {
    const was = old.get(key);
    if (was === undefined) return [told(articolo, "aggiunto")];
    // What the source lacks in one of them is no change.
    const same = was.lacuna || articolo.lacuna || textOf(was) === textOf(articolo);
    return same ? [] : [told(articolo, "modificato")];
  });
  const gone = [...old].flatMap(([key, articolo]) => (current.has(key) ? [] : [told(articolo, "tolto")]));
  return [...here, ...gone];
}
