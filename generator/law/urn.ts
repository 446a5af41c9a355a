import { aliasOf } from "./aliases.ts";
import { calendarDate, isActYear } from "./calendar.ts";
import { slugOfType, urnTypeOf } from "./denominations.ts";
import { eliNumero } from "./eli.ts";

/** An act as a URN names it. At most one of `data` and `anno` is known. */
export interface UrnIdentity {
  readonly tipo: string;
  readonly data: string | null;
  readonly anno: number | null;
  readonly numero: string | null;
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
  /^(?:https?:\/\/(?:www\.)?normattiva\.it)?(?:\/?uri-res\/n2ls\?)?urn:nir:([^:]+):([^:;@~!#]+)(?::(\d{4}(?:-\d\d-\d\d)?)?(?:;([^:@~!#]*))?)?(?::([^@~!#]*))?(?:[@!][^~#]*)?(?:[~#]art_?([^@!]*))?(?:[@!].*)?$/;

/** Authorities whose decrees have a denomination of their own. */
const ISSUED: Readonly<Record<string, string>> = {
  "presidente.repubblica:decreto": "dpr",
  "presidente.repubblica:decreto.legislativo": "decreto-legislativo-presidenziale",
  "presidente.consiglio:decreto": "dpcm",
  "presidente.consiglio.ministri:decreto": "dpcm",
  "presidente.consiglio.dei.ministri:decreto": "dpcm",
  "capo.provvisorio.stato:decreto": "decreto-capo-provvisorio-stato",
  "capo.provvisorio.stato:decreto.legislativo": "decreto-legislativo-capo-provvisorio-stato",
  "capo.governo:decreto": "decreto-capo-governo",
};

/**
 * An act from the parts of a URN or of a reference, all in any of their spellings. The issuer stays in the URN where
 * the denomination does not say it: two ministries may sign acts with one date and number.
 *
 * @param date `YYYY-MM-DD` or a year; anything else is no date.
 * @example identityOf("stato", "decretoLegge", "2020-05-19", "34").urn // "urn:nir:stato:decreto.legge:2020-05-19;34"
 */
export function identityOf(authority: string, type: string, date: string, number: string): UrnIdentity {
  const issuer = urnTypeOf(authority);
  const known = slugOfType(type);
  const code = known.startsWith("codice-") || known === "costituzione" ? aliasOf(known) : null;
  const issued = ISSUED[`${issuer}:${urnTypeOf(known)}`];
  const ministerial = /^minister/.test(issuer) && known === "decreto";
  const tipo = code?.tipo ?? issued ?? (ministerial ? "decreto-ministeriale" : known);
  const [year, month = 0, day = 0] = date.split("-").map(Number) as [number, number?, number?];
  const dated = calendarDate(year, month, day);
  const data = dated ?? (code && !date ? code.data : null);
  const anno = dated === null && data === null && isActYear(year) ? year : null;
  const numero = tipo === "costituzione" ? null : number ? eliNumero(number) : code && !date ? code.numero : null;
  const act = { tipo, data, anno, numero };
  const byIssuer = ministerial || (issuer !== "stato" && !issued && !code);
  const urn = byIssuer
    ? formatUrn(act).replace(/^urn:nir:stato:[^:]+/, `urn:nir:${issuer}:${urnTypeOf(known)}`)
    : formatUrn(act);
  return { ...act, urn };
}

/**
 * The URN of an act as Normattiva writes it. Without a date the year stands for it; the Constitution has neither.
 *
 * @example formatUrn({ tipo: "legge", data: "1990-08-07", anno: null, numero: "241" }) // "urn:nir:stato:legge:1990-08-07;241"
 * @example formatUrn({ tipo: "legge", data: null, anno: 1990, numero: "241" }) // "urn:nir:stato:legge:1990;241"
 */
export function formatUrn(act: {
  tipo: string;
  data: string | null;
  anno?: number | null;
  numero: string | null;
}): string {
  const name = `urn:nir:stato:${urnTypeOf(act.tipo)}`;
  if (act.tipo === "costituzione") return name;
  return `${name}:${act.data ?? act.anno ?? ""}${act.numero === null ? "" : `;${eliNumero(act.numero)}`}`;
}

/**
 * Reads a URN of either authority style, also behind Normattiva's resolver, with annex, version and article; `null` when
 * the text is not one.
 *
 * @example parseUrn("urn:nir:presidente.repubblica:decreto:2000-12-28;445~art3")
 *   // { tipo: "dpr", data: "2000-12-28", anno: null, numero: "445", urn: "urn:nir:stato:decreto.del.presidente.della.repubblica:2000-12-28;445", annesso: null, articolo: "3" }
 */
export function parseUrn(text: string): ParsedUrn | null {
  const [, authority, type, date = "", number = "", annex = "", article = ""] =
    URN.exec(text.trim().toLowerCase()) ?? [];
  if (authority === undefined || type === undefined) return null;
  const articolo = article.replace(/[-_](?:com|let|num|par|_).*/, "").replace(/^(\d+)[ -]?(?=[a-z])/, "$1-");
  return { ...identityOf(authority, type, date, number), annesso: annex || null, articolo: articolo || null };
}
