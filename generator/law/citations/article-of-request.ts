import { ARTICLE_PATTERN, articleNumber } from "../articles/article-number.ts";
import { unescaped } from "../identity/addresses.ts";
import { articleOfUrn } from "../identity/urn.ts";

const CITED = new RegExp(`(?:^|[^a-z])art(?:icolo|\\.)? ?(${ARTICLE_PATTERN})(?![a-z0-9])`, "i");

/**
 * The article that a request for an act names besides: `null` where it names none.
 *
 * @param text URN or citation
 * @returns in its canonical form
 * @example articleOfRequest("urn:nir:stato:regio.decreto:1930-10-19;1398~art640") // "640"
 * @example articleOfRequest("art. 3 bis del D.P.R. 445/2000") // "3-bis"
 */
export function articleOfRequest(text: string): string | null {
  const plain = unescaped(text);
  // Most requests name an act by its ELI, and need no reader of URNs.
  const named = /urn:/i.test(plain) ? articleOfUrn(plain) : undefined;
  if (named !== undefined) return named && articleNumber(named);
  const cited = CITED.exec(plain.replace(/\s+/g, " "))?.[1];
  return cited === undefined ? null : articleNumber(cited);
}
