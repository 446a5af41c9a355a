import type { ArticoloCitato, AttoRecord } from "../../sources/normattiva/records.ts";

/** Containers that are the main numbering of an act that is not served: `CODICE CIVILE`, `Allegato 1 Codice del processo ...`. */
const MAIN_OUTSIDE = /^(?:allegato\s+\S+\s+)?(?:codice|testo\s+unico)(?![\p{L}\p{N}])/iu;
/** Heading above all attachments, not a name. */
const HEADING = /^allegati\s*-\s*/i;
/** How the body is called where the main numbering is an attachment's. */
const BODY = "corpo";

function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** How the articles of one act are called in relations. */
export interface ArticleNames {
  /** An article as a citation names it: without a container it is one of the main numbering. */
  cited(articolo: ArticoloCitato | null): string | null;
  /** An article where it stands in the act: without a container it stands in the body. */
  standing(articolo: ArticoloCitato | null): string | null;
}

/**
 * The names of the articles of an act: the number, after the container's name outside the main numbering. A citation's
 * container takes the spelling of the act that is served.
 *
 * @param record the act where it is served, `undefined` outside the corpus
 * @example articleNames(undefined).cited({ contenitore: "CODICE CIVILE", numero: "2712" }) // "2712"
 * @example articleNames(appalti).cited({ contenitore: "Allegato II.12", numero: "23" }) // "Allegato II.12, 23"
 */
export function articleNames(record: AttoRecord | undefined): ArticleNames {
  const main = record?.contenitorePrincipale ?? null;
  let spellings: Map<string, string> | undefined;
  const spelling = (contenitore: string): string => {
    if (spellings === undefined) {
      spellings = new Map();
      for (const { contenitore: own } of record?.articoli ?? []) if (own !== null) spellings.set(fold(own), own);
    }
    return spellings.get(fold(contenitore)) ?? contenitore;
  };
  const cited = (articolo: ArticoloCitato | null) => {
    if (articolo === null) return null;
    if (articolo.contenitore === null) return articolo.numero;
    const contenitore = spelling(articolo.contenitore.replace(HEADING, ""));
    const isMain = record === undefined ? MAIN_OUTSIDE.test(contenitore) : contenitore === main;
    return isMain ? articolo.numero : `${contenitore}, ${articolo.numero}`;
  };
  const standing = (articolo: ArticoloCitato | null) =>
    articolo !== null && articolo.contenitore === null && main !== null
      ? `${BODY}, ${articolo.numero}`
      : cited(articolo);
  return { cited, standing };
}
