import { parseEli } from "../../../../../law/identity/eli.ts";
import { citationLabel } from "../../../../../law/names/label.ts";

/**
 * An act as lawyers cite it, from its ELI alone; what is no ELI as it is.
 *
 * @example labelOfEli("eli:/it/legge/2001/12/28/9099") // "L. 9099/2001"
 */
export function labelOfEli(eli: string): string {
  const parsed = parseEli(eli.replace(/@.*$/, ""));
  if (parsed === null || parsed.tipo === null) return eli;
  return citationLabel({ tipo: parsed.tipo, data: parsed.data, numero: parsed.numero });
}
