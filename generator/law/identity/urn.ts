import { calendarDate, isActYear } from "../calendar.ts";
import { aliasOf, type Names } from "../names/aliases.ts";
import { DENOMINATION_OF, slugOfType, urnTypeOf } from "../names/denominations.ts";
import { eliNumero } from "./canonical-eli.ts";
import { formatUrn } from "./written-urn.ts";

/** An act as a URN names it. At most one of `data` and `anno` is known. */
interface UrnAct {
  readonly tipo: string;
  readonly data: string | null;
  readonly anno: number | null;
  readonly numero: string | null;
}

/** An act with its URN. */
export interface UrnIdentity extends UrnAct {
  /** The act's URN as Normattiva writes it today, without annex, version and article; the issuer is kept. */
  readonly urn: string;
}

/** A URN read in full. */
export interface ParsedUrn extends UrnIdentity {
  /** Index of the attachment container (`2` in `...;262:2`). */
  readonly annesso: string | null;
  /** Article number in canonical form. */
  readonly articolo: string | null;
}

const URN =
  /^(?:(?:https?:\/\/)?(?:www\.)?normattiva\.it)?(?:\/?uri-res\/n2ls\?)?urn:nir:([^:]+):([^:;@~!#]+)(?::(\d{4}(?:-\d\d-\d\d)?)?(?:;([^:@~!#&?]*))?)?(?::([^@~!#&?]*))?(?:[@!][^~#]*)?(?:[~#]art_?([^@!&?]*))?(?:[@!&?].*)?$/s;

/** Authorities whose acts are not the State's. */
const NOT_OF_THE_STATE =
  /^(?:region|provinci|comun|citta|unione|cort[ei]|cassazione|tribunal|consiglio\.(?:stato|region))/;

/** Decrees that are not simply called after their authority, as `decreto-capo-governo` is. */
const ISSUED: Readonly<Record<string, string>> = {
  "decreto-presidente-repubblica": "dpr",
  "decreto-legislativo-presidente-repubblica": "decreto-legislativo-presidenziale",
  "decreto-presidente-consiglio": "dpcm",
  "decreto-presidente-consiglio-ministri": "dpcm",
  "decreto-presidenza-consiglio-ministri": "dpcm",
};

const SMALL_WORD = /^(?:del|dello|della|dei|di)$/;

/** A type that is the name of an act: date and number come from the table of names. */
const NAME = /^codice-|^costituzione$/;

/** An act from the parts of a URN; `issued`, where the issuer is said by the type. */
function actOf(
  authority: string,
  type: string,
  date: string,
  number: string,
  names: Names | null,
): { readonly act: UrnAct; readonly issued: boolean } {
  const issuer = urnTypeOf(authority);
  const known = slugOfType(type);
  const code = names && NAME.test(known) ? aliasOf(known, names) : null;
  const decree = [known, ...issuer.split(".").filter((word) => !SMALL_WORD.test(word))].join("-");
  const issued = DENOMINATION_OF.has(decree) ? decree : ISSUED[decree];
  const ministerial = /^minist(?:er|ro)/.test(issuer) && known === "decreto";
  const tipo = code?.tipo ?? issued ?? (ministerial ? "decreto-ministeriale" : known);
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  // A name alone says its act's date and number.
  const named = date ? null : code;
  const data = calendarDate(year, month, day) ?? named?.data ?? null;
  const anno = data === null && isActYear(year) ? year : null;
  const numero = tipo === "costituzione" ? null : number ? eliNumero(number) : (named?.numero ?? null);
  return { act: { tipo, data, anno, numero }, issued: Boolean(issued || code) };
}

/**
 * An act from the parts of a URN or of a reference, all in any of their spellings. The issuer stays in the URN where
 * the denomination does not say it: two ministries may sign acts with one date and number.
 *
 * @param date `YYYY-MM-DD` or a year; anything else is no date.
 * @example identityOf("stato", "decretoLegge", "2020-05-19", "34", ITALIAN_GRAMMAR).urn // "urn:nir:stato:decreto.legge:2020-05-19;34"
 */
export function identityOf(
  authority: string,
  type: string,
  date: string,
  number: string,
  names: Names | null,
): UrnIdentity {
  const { act, issued } = actOf(authority, type, date, number, names);
  const urn = formatUrn(act);
  const issuer = urnTypeOf(authority);
  if (issued || issuer === "stato") return { ...act, urn };
  return { ...act, urn: urn.replace(/^urn:nir:stato:[^:]+/, `urn:nir:${issuer}:${urnTypeOf(slugOfType(type))}`) };
}

/** The day in two digits each, the number after a semicolon: `:2005-3-7,82` is written by hand. */
const asPublished = (urn: string): string =>
  urn.replace(
    /:(\d{4})-(\d\d?)-(\d\d?)([;,:]?)/,
    (_, year: string, month: string, day: string, sign: string) =>
      `:${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}${sign === "," ? ";" : sign}`,
  );

/** Issuer, type, date, number, annex and article of a URN, as they are written but in lower case; `null` when the text is not one. */
function partsOf(text: string): readonly [string, string, string, string, string, string] | null {
  const [, authority, type, date = "", number = "", annex = "", article = ""] =
    URN.exec(asPublished(text.trim().toLowerCase())) ?? [];
  if (authority === undefined || type === undefined || NOT_OF_THE_STATE.test(authority)) return null;
  return [authority, type, date, number, annex, article];
}

/**
 * The act that a URN names, of either authority style, also behind Normattiva's resolver; `null` when the text is not one.
 *
 * @param names `null` where they are not at hand: a URN that calls its act by one (`codice.civile`) is then none
 * @example actOfUrn("urn:nir:presidente.repubblica:decreto:2000-12-28;445~art3", ITALIAN_GRAMMAR)
 *   // { tipo: "dpr", data: "2000-12-28", anno: null, numero: "445" }
 */
export function actOfUrn(text: string, names: Names | null): UrnAct | null {
  const parts = partsOf(text);
  if (!parts || (!names && NAME.test(slugOfType(parts[1])))) return null;
  const { act } = actOf(parts[0], parts[1], parts[2], parts[3], names);
  // Without a day or a year the URN identifies no act.
  return act.data === null && act.anno === null && act.tipo !== "costituzione" ? null : act;
}

/**
 * Reads a URN as `actOfUrn` does, with its spelling of today, annex and article.
 *
 * @example parseUrn("urn:nir:presidente.repubblica:decreto:2000-12-28;445~art3", ITALIAN_GRAMMAR)
 *   // { tipo: "dpr", data: "2000-12-28", anno: null, numero: "445", urn: "urn:nir:stato:decreto.del.presidente.della.repubblica:2000-12-28;445", annesso: null, articolo: "3" }
 */
export function parseUrn(text: string, names: Names | null): ParsedUrn | null {
  const parts = partsOf(text);
  if (parts === null) return null;
  const [authority, type, date, number, annex, article] = parts;
  return {
    ...identityOf(authority, type, date, number, names),
    annesso: annex || null,
    articolo: writtenArticle(article),
  };
}

/** The article that the end of a URN names. */
const writtenArticle = (end: string): string | null =>
  end.replace(/[-_](?:com|let|num|par|_).*/, "").replace(/^(\d+)[ -]?(?=[a-z])/, "$1-") || null;

/**
 * The article and the attachment that a URN names, each `null` where it names none; `null` where the text is no URN.
 *
 * @example placeOfUrn("urn:nir:stato:regio.decreto:1930-10-19;1398:1~art640") // { annesso: "1", articolo: "640" }
 */
export function placeOfUrn(text: string): Pick<ParsedUrn, "annesso" | "articolo"> | null {
  const parts = partsOf(text);
  return parts && { annesso: parts[4] || null, articolo: writtenArticle(parts[5]) };
}

/**
 * The year in a URN, `0000` where there is none.
 *
 * @example yearOfUrn({ data: "1990-08-07", anno: null }) // "1990"
 */
export function yearOfUrn({ data, anno }: Pick<UrnAct, "data" | "anno">): string {
  return data?.slice(0, 4) ?? String(anno ?? "0000");
}
