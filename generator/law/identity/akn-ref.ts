import { ITALIAN_GRAMMAR } from "../italian/grammar.ts";
import { identityOf, type UrnIdentity } from "./urn.ts";

/** Why a reference names no act of the State. */
type AknRefuse = "vuoto" | "europeo" | "senza autorità" | "regionale" | "senza numero" | "senza data" | "illeggibile";

/** A reference to an act, or the reason why it is none. */
type AknRef = UrnIdentity | { readonly motivo: AknRefuse };

const REF = /^\/akn\/it\/act\/([^/]*)\/([^/]*)\/([^/]*)\/([^/!#~]*)(?:\/[^#~]*)?(?:[#~].*)?$/i;

/** Authorities and types of the European Union. */
const EUROPEAN = /^eu$|(?:ue|ce|cee|euratom)$/i;

/**
 * Reads a reference of Normattiva's Akoma Ntoso, `/akn/it/act/<type>/<authority>/<date>/<number>/!main[#fragment]`, in any of the
 * spellings of type and authority. Acts of the Union, of regions, without an authority or without a number are refused
 * with their reason.
 *
 * @example parseAknRef("/akn/it/act/decretoLegislativo/stato/2005/82/!main#art_3-com2")
 *   // { tipo: "decreto-legislativo", data: null, anno: 2005, numero: "82", urn: "urn:nir:stato:decreto.legislativo:2005;82" }
 * @example parseAknRef("/akn/it/act/regolamento//2016/679/!main") // { motivo: "europeo" }
 */
export function parseAknRef(href: string): AknRef {
  if (href.trim() === "" || href.trim() === "#") return { motivo: "vuoto" };
  const [, type, authority, date, number] = REF.exec(href.trim()) ?? [];
  if (type === undefined || authority === undefined || date === undefined || number === undefined)
    return { motivo: "illeggibile" };
  if (
    EUROPEAN.test(authority) ||
    /(?:Ue|Ce|Cee)$/.test(type) ||
    (!authority && /^(?:regolamento|direttiva|decisione)/i.test(type))
  )
    return { motivo: "europeo" };
  if (!type || !authority) return { motivo: "senza autorità" };
  if (/^(?:regione|provincia|comune)/i.test(authority)) return { motivo: "regionale" };
  const act = identityOf(authority, type, date, number, ITALIAN_GRAMMAR);
  if (act.tipo !== "costituzione" && !/\d/.test(act.numero ?? "")) return { motivo: "senza numero" };
  if (act.data === null && act.anno === null) return { motivo: "senza data" };
  return act;
}
