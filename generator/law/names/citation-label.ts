import { shortType } from "./short-type.ts";

/**
 * The short citation of an act: abbreviation of the type, number and year; a type without an abbreviation is written in
 * full. The year is that of `data`, else `anno`.
 *
 * @example citationLabel({ tipo: "decreto-legislativo", data: "2005-03-07", anno: null, numero: "82" }) // "D.Lgs. 82/2005"
 */
export function citationLabel(act: {
  tipo: string;
  data: string | null;
  anno?: number | null;
  numero: string | null;
}): string {
  if (act.tipo === "costituzione") return "Cost.";
  return [shortType(act.tipo), [act.numero, act.data?.slice(0, 4) ?? act.anno].filter((x) => x != null).join("/")]
    .join(" ")
    .trim();
}
