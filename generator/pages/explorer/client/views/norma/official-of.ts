import { parseEli } from "../../../../../law/identity/eli.ts";
import { officialPage } from "../../../../../law/identity/written-urn.ts";

/**
 * The official text of an act, or of an article of it; `null` if the ELI does not say which act it is.
 *
 * @example officialOf("eli:/it/legge/1970/05/20/300/art/18")
 *   // "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1970-05-20;300~art18"
 */
export function officialOf(eli: string): string | null {
  const { tipo, data, numero = null, parte = null } = parseEli(eli) ?? {};
  return tipo && data ? officialPage({ tipo, data, numero }, parte) : null;
}
