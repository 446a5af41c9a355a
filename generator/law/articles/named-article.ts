/** An article by the name that relations give it: after the name of the attachment that holds it, where one does. */
interface NamedArticle {
  /** `null` in the main numbering. */
  readonly contenitore: string | null;
  readonly numero: string;
}

/**
 * Container and number of a named article.
 *
 * @example splitArticle("Allegato II.12, 23") // { contenitore: "Allegato II.12", numero: "23" }
 * @example splitArticle("3-bis") // { contenitore: null, numero: "3-bis" }
 */
export function splitArticle(articolo: string): NamedArticle {
  const comma = articolo.lastIndexOf(", ");
  if (comma < 0) return { contenitore: null, numero: articolo };
  return { contenitore: articolo.slice(0, comma), numero: articolo.slice(comma + 2) };
}
