import { ITALIAN_GRAMMAR } from "../italian/grammar.ts";
import { identityOf, type UrnIdentity } from "./urn.ts";

/** Why a reference names no act of the State. */
type AknRefuse = "vuoto" | "europeo" | "senza autorità" | "regionale" | "senza numero" | "senza data" | "illeggibile";

/** A reference to an act, or the reason why it is none. */
type AknRef =
  | (UrnIdentity & {
      /** What follows `#` or `~`: `art_3-com2`; `null` for the whole act. */
      readonly frammento: string | null;
      /** The version the reference speaks of (`ita@2024-03-27`), `YYYY-MM-DD`. */
      readonly vigenza: string | null;
    })
  | { readonly motivo: AknRefuse };

const REF = /^\/akn\/it\/act\/([^/]*)\/([^/]*)\/([^/]*)\/([^/!#~]*)(?:\/ita@([^/#~]*))?(?:\/[^#~]*)?(?:[#~](.*))?$/i;

/** Authorities and types of the European Union. */
const EUROPEAN = /^eu$|(?:ue|ce|cee|euratom)$/i;

/**
 * Reads a reference of Normattiva's Akoma Ntoso, `/akn/it/act/<type>/<authority>/<date>/<number>/!main[#fragment]`, in any of the
 * spellings of type and authority. Acts of the Union, of regions, without an authority or without a number are refused
 * with their reason.
 *
 * @example parseAknRef("/akn/it/act/decretoLegislativo/stato/2005/82/!main#art_3-com2")
 *   // { tipo: "decreto-legislativo", data: null, anno: 2005, numero: "82", urn: "urn:nir:stato:decreto.legislativo:2005;82", frammento: "art_3-com2", vigenza: null }
 * @example parseAknRef("/akn/it/act/regolamento//2016/679/!main") // { motivo: "europeo" }
 */
export function parseAknRef(href: string): AknRef {
  if (href.trim() === "" || href.trim() === "#") return { motivo: "vuoto" };
  const [, type, authority, date, number, version, fragment] = REF.exec(href.trim()) ?? [];
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
  return { ...act, frammento: fragment || null, vigenza: version || null };
}
