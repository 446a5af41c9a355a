import { readIdentity } from "../../generator/sources/normattiva/identity.ts";
import { child } from "../../generator/sources/xml/navigate.ts";
import { parseXml } from "../../generator/sources/xml/parse.ts";

/** The identity of an act, from its XML. */
export function readIdentityOf(xml: string) {
  return readIdentity(child(parseXml(Buffer.from(xml)), "act")!, "norme/atto.xml");
}
