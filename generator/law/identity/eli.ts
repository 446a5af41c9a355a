import { calendarDate } from "../calendar.ts";
import type { RequestedPlace } from "../citations/place.ts";
import { slugOfType } from "../names/denominations.ts";
import { ELI_PREFIX, eliNumero } from "./canonical-eli.ts";

/** What an ELI of this API says. Exactly one of `alias` and `tipo` is a text. */
export interface ParsedEli {
  /** `codice-penale` in `eli:/it/codice-penale`; the other fields but `parte` are then `null`. */
  readonly alias: string | null;
  readonly tipo: string | null;
  /** Date of the act, `YYYY-MM-DD`. */
  readonly data: string | null;
  /** As `eliNumero` spells it; `null` for an act without one, such as the Constitution. */
  readonly numero: string | null;
  /** What follows `~`, after the number or the day, where two acts share one ELI: `036u0886-19370116`. */
  readonly variante: string | null;
  /** `art/3-bis`, `annesso/2/art/1`: the path below the act, `null` for the whole act. */
  readonly parte: string | null;
}

/** What an ELI of Normattiva or of the Gazzetta says. */
export type NormattivaEli =
  | {
      readonly by: "gazzetta";
      /** Date of the Gazzetta, not of the act. */
      readonly data: string;
      /** Codice redazionale in lower case, as the tree's index spells it: `005g0104`. */
      readonly codice: string;
      /** The article that the address names; absent where it names none. */
      readonly luogo?: RequestedPlace;
    }
  | { readonly by: "identity"; readonly tipo: string; readonly data: string; readonly numero: string | null };

const ELI =
  /^(?:eli[:/])?\/*it\/+(?:([\p{L}\p{N}-]+)\/(\d{4})\/(\d\d?)\/(\d\d?)(?:\/(?!(?:art|annesso)\/)([^/~?#]+))?(?:~([^/?#]+))?|([\p{L}\p{N}.-]+))(?:\/((?:art|annesso)\/[^?#]+))?$/u;

const NORMATTIVA =
  /^(?:(?:https?:\/\/)?(?:www\.)?(?:normattiva|gazzettaufficiale)\.it)?\/*eli\/(?:id|stato\/([^/]+))\/(\d{4})\/(\d\d)\/(\d\d)(?:\/([^/?#]+))?(?:[/?#].*)?$/;

/** Not by a pattern: one that looks for slashes at the end tries every slash of a text that has many elsewhere. */
function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end--;
  return text.slice(0, end);
}

/**
 * The canonical ELI of an act: `eli:/it/<tipo>/<yyyy>/<mm>/<dd>/<numero>`, with the date of the act (`YYYY-MM-DD`). An act
 * without a number, such as the Constitution, ends with the day.
 *
 * @example formatEli({ tipo: "legge", data: "1990-08-07", numero: "241" }) // "eli:/it/legge/1990/08/07/241"
 */
export function formatEli(act: { tipo: string; data: string; numero: string | null }): string {
  const numero = eliNumero(act.numero ?? "");
  return `${ELI_PREFIX}${act.tipo}/${act.data.replaceAll("-", "/")}${numero && `/${numero}`}`;
}

/**
 * Reads an ELI of this API in any case, with or without `eli:` and the leading slash, also `eli:/it/<alias>`, also with
 * an article below it; `null` when the text is not one. Whatever `formatEli` gives, with or without a suffix, is read as the same act.
 *
 * @example parseEli("/it/LEGGE/1990/8/7/241/art/2-bis")?.parte // "art/2-bis"
 * @example parseEli("eli:/it/codice-penale")?.alias // "codice-penale"
 */
export function parseEli(text: string): ParsedEli | null {
  const [, type, year, month, day, number, variante = null, alias = null, parte = null] =
    ELI.exec(withoutLastSlashes(text.trim().toLowerCase())) ?? [];
  const data = calendarDate(Number(year), Number(month), Number(day));
  if (alias === null && data === null) return null;
  const tipo = type === undefined ? null : slugOfType(type);
  return { alias, tipo, data, numero: number === undefined ? null : eliNumero(number), variante, parte };
}

/**
 * Reads Normattiva's own ELI, with or without its host: by date of the Gazzetta and code (`eli/id/...`), or by type,
 * date and number of the act (`eli/stato/...`); what follows (version, article) is ignored. `null` when it is not one.
 *
 * @example parseNormattivaEli("eli/id/2005/05/16/005G0104/ORIGINAL") // { by: "gazzetta", data: "2005-05-16", codice: "005g0104" }
 */
export function parseNormattivaEli(text: string): NormattivaEli | null {
  const [, type, year, month, day, last] = NORMATTIVA.exec(text.trim().toLowerCase()) ?? [];
  const data = calendarDate(Number(year), Number(month), Number(day));
  if (data === null) return null;
  if (type === undefined) return last ? { by: "gazzetta", data, codice: last } : null;
  const numero = last === undefined || /^(?:original|consolidated)$/.test(last) ? null : eliNumero(last);
  return { by: "identity", tipo: slugOfType(type), data, numero };
}
