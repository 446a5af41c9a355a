/** URNs as Normattiva writes them, and its pages, where an act can be read in its text of any day. */

import { urnTypeOf } from "../names/denominations.ts";
import { eliNumero } from "./canonical-eli.ts";
import { ORIGINAL } from "./original.ts";

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

/** Suffixes that Normattiva's addresses spell otherwise than texts; all others as they stand there (some 5,000 of its own links). */
const IN_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ["quinquiesdecies", "quindecies"],
  ["sexiesdecies", "sexdecies"],
  ["septiesdecies", "septdecies"],
  ["semelvicies", "unvicies"],
  ["viciessemel", "unvicies"],
  ["viciesquater", "quatervicies"],
]);

/** `120-sexiesdecies` as Normattiva's addresses spell it: `120sexdecies`. */
function inAddress(article: string): string {
  const [number = "", ...suffixes] = article.split("-");
  const suffix = suffixes.join("");
  return number + (IN_ADDRESSES.get(suffix) ?? suffix);
}

const RESOLVER = "https://www.normattiva.it/uri-res/N2Ls?";

/**
 * The address at Normattiva of a URN, of an article in it, of a version.
 *
 * @param below path of an article under its act: `art/640`, `annesso/1/art/3`; `null` for the whole act
 * @param version `!vig=2021-01-01`, `@originale`; empty for that of today
 * @example officialAddress("urn:nir:stato:regio.decreto:1930-10-19;1398", "art/640-bis", "!vig=2021-01-01")
 *   // "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1930-10-19;1398~art640bis!vig=2021-01-01"
 */
export function officialAddress(urn: string, below: string | null = null, version = ""): string {
  const [, annex, article] = /^(?:annesso\/([^/]+)\/)?art\/([^/]+)/.exec(below ?? "") ?? [];
  const act = `${RESOLVER}${urn}${annex === undefined ? "" : `:${annex}`}`;
  const place = article === undefined ? "" : `~art${inAddress(article)}`;
  return version.startsWith("@") ? act + version + place : act + place + version;
}

/**
 * How an address of Normattiva says which version is meant.
 *
 * @param day `YYYY-MM-DD` or `ORIGINAL`; `null` for the text of today
 * @example officialVersion("2021-01-01") // "!vig=2021-01-01"
 */
export const officialVersion = (day: string | null): string =>
  day === null ? "" : day === ORIGINAL ? `@${ORIGINAL}` : `!vig=${day}`;

/** The same for an act that is known by type, day and number. */
export const officialPage = (act: Parameters<typeof formatUrn>[0], below: string | null = null, version = ""): string =>
  officialAddress(formatUrn(act), below, version);
