import { parseEli } from "../../../../../law/identity/eli.ts";
import { shortType } from "../../../../../law/names/short-type.ts";

/**
 * The short citation of an act by its ELI; any other text as it is.
 *
 * @example eliLabel("eli:/it/decreto-legislativo/2024/12/31/209") // "D.Lgs. 209/2024"
 */
export function eliLabel(eli: string): string {
  const { tipo, data, numero } = parseEli(eli) ?? {};
  if (!tipo || !data) return eli;
  if (tipo === "costituzione") return "Cost.";
  return `${shortType(tipo)} ${numero ? `${numero.toUpperCase()}/` : ""}${data.slice(0, 4)}`;
}
