import { parseAknRef } from "../../../law/identity/akn-ref.ts";
import { parseUrn, type UrnIdentity } from "../../../law/identity/urn.ts";
import { ITALIAN_GRAMMAR } from "../../../law/italian/grammar.ts";
import { child, childAt, children, type XmlElement } from "../../xml/navigate.ts";
import type { AttoCitato } from "../records.ts";

function cited({ tipo, data, anno, numero, urn }: UrnIdentity): AttoCitato | string {
  if (numero === null && tipo !== "costituzione") return "senza numero";
  if (data === null && anno === null && tipo !== "costituzione") return "senza data";
  return { tipo, data, anno, numero, urn };
}

/**
 * The act that a URN names, or the reason (Italian, for the report) why it names none that can be identified.
 *
 * @example citedByUrn("urn:nir:stato:legge:2018-12-30;145") // { tipo: "legge", data: "2018-12-30", anno: null, numero: "145", urn: "urn:nir:stato:legge:2018-12-30;145" }
 * @example citedByUrn("urn:nir:ministero.interno:decreto:2001-01-01") // "senza numero"
 */
export function citedByUrn(urn: string): AttoCitato | string {
  const parsed = parseUrn(urn, ITALIAN_GRAMMAR);
  return parsed === null ? "URN illeggibile" : cited(parsed);
}

/**
 * The act that a reference `/akn/it/act/...` names, or the reason why it names none: European, without authority, number or
 * date, empty.
 *
 * @example citedByRef("/akn/it/act/regolamento//2016/679/!main") // "europeo"
 */
export function citedByRef(href: string): AttoCitato | string {
  const parsed = parseAknRef(href);
  return "motivo" in parsed ? parsed.motivo : cited(parsed);
}

/**
 * The `textualMod` elements by which an act says what it changes, in order.
 *
 * @example activeMods(root).length // 385
 */
export function activeMods(root: XmlElement): XmlElement[] {
  return children(childAt(child(root, "act"), "meta", "analysis", "activeModifications"), "textualMod");
}
