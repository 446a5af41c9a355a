/** Requests as nobody would send them who means well. */

import { BASE_PATH, OPERATIONS, type Operation } from "../../generator/contract/operations.ts";
import type { Caso } from "../bench/corpus/caso.ts";

/** What no header of a response may hold. */
export const MARK = "riflesso7d1f";

export interface HostileRequest {
  readonly method: string;
  readonly target: string;
  readonly acceptLanguage: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

const METHODS = "GET GET GET GET GET GET OPTIONS POST PUT get  __proto__ M-SEARCH".split(" ");

const PROTOTYPE = "__proto__ constructor prototype toString hasOwnProperty valueOf __defineGetter__".split(" ");

const NUMBERS = [
  ..."0 1 9 10 15 20 37 100 101 1000 20000 20001 007 1_0 +5 -0 0-1 10.0 .5 5. 1e5 1e400 -1e-400 inf nan 0x10".split(
    " ",
  ),
  ..."9007199254740993 ٣ １２ \u00855 1e999999999".split(" "),
  ...["9".repeat(400), "9".repeat(4301), `1${"0".repeat(4300)}`, " 5 "],
];

/** Texts that name something of the tree, or nearly. */
const NAMES = [
  ..."eli:/it/legge/1990/08/07/241|it/legge/1990/08/07/241|eli:/it/costituzione/1947/12/27".split("|"),
  ..."eli:/it/regio-decreto/1936/05/14/886|urn:nir:stato:legge:1990-08-07;241|CAD|codice penale|c.p.p.".split("|"),
  ..."L. 241/1990|dlgs 82 del 2005|art. 3 del D.P.R. 445/2000|S.926/I|A.S. 1234".split("|"),
  ..."C.9002-BIS|643|s1234|entrambe|out|norma|articolo|Camera|Senato|legge|costituzione|it|en".split("|"),
  ..."manifest.json|SHA256SUMS|index.html|health.json|graph/norma/10.json|docs|openapi.json|indici/norme.json".split(
    "|",
  ),
];

const ODD = [
  ...["\0", "\n", "\r\nX-Iniettato: si", "\t", " ", "\u{1f4a9}", "\ud800", "\udfff", "\ufeff", "\u202e", "e\u0301"],
  ..."\\ / // .. ../ ..\\ . % %zz %2 %% + & = ; # ? İ ß ﬀ \u2028 ａ א ' \" <script> $&".split(" "),
  ..."%00 %0d%0a %2e%2e%2f %252e%252e%252f %5c %c0%af %ff %ed%a0%80 %F0%9F%92%A9 %E2%80".split(" "),
];

const LONG = "a|L. |art. 3 |%41|%ff|é|/|../|(|d.lgs. n. 82 del 7 marzo 2005, |1/|q=1&|-".split("|");

function long(d: Caso): string {
  const piece = d.pick(LONG);
  return piece.repeat(d.between(1, Math.ceil(8000 / piece.length)));
}

function text(d: Caso): string {
  const kind = d.next();
  if (kind < 0.35) return d.pick(NAMES);
  if (kind < 0.5) return d.pick(NUMBERS);
  if (kind < 0.6) return d.pick(PROTOTYPE);
  if (kind < 0.75) return d.pick(ODD);
  if (kind < 0.77) return long(d);
  if (kind < 0.87) return MARK;
  return Array.from({ length: d.between(1, 4) }, () => text(d)).join(d.pick(["", " ", "/", "%20"]));
}

/** A text as it may stand in a target: escaped, half escaped, escaped twice, raw. */
function written(d: Caso, raw: string): string {
  const way = d.between(0, 3);
  const escaped = new URLSearchParams([["", raw]]).toString().slice(1);
  if (way === 0) return escaped;
  if (way === 1) return encodeURI(Buffer.from(raw).toString());
  if (way === 2) return escaped.replaceAll("%", "%25");
  return raw;
}

/** A few characters of a text changed, doubled or dropped. */
function spoiled(d: Caso, raw: string): string {
  if (d.chance(0.7)) return raw;
  const at = d.between(0, raw.length);
  return raw.slice(0, at) + d.pick([...ODD, MARK, "", "A"]) + raw.slice(at + d.between(0, 1));
}

function query(d: Caso, { parameters }: Pick<Operation, "parameters">): string {
  const names = [...parameters.map(({ name }) => name), ...PROTOTYPE, MARK, "limit[]", ""];
  const pieces = d.chance(0.01) ? 300 : d.between(0, 4);
  const pairs = Array.from({ length: pieces }, () => {
    const name = d.chance(0.85) ? d.pick(parameters).name : d.pick(names);
    const value = d.chance(0.4) ? d.pick(NUMBERS) : text(d);
    return `${written(d, name)}${d.chance(0.95) ? "=" : ""}${written(d, value)}`;
  });
  return pairs.length === 0 && d.chance(0.8) ? "" : `?${pairs.join("&")}`;
}

/**
 * The next hostile request.
 *
 * @example hostileRequest(new Caso("1")).target // "/api/public/graph?max_nodi=9999…"
 */
export function hostileRequest(d: Caso): HostileRequest {
  const operation = d.pick(OPERATIONS);
  const path = d.chance(0.85)
    ? BASE_PATH + operation.path.replace(/\{.*\}/, () => written(d, text(d)))
    : `/${written(d, text(d))}${d.chance(0.5) ? `/${written(d, text(d))}` : ""}`;
  return {
    method: d.pick(METHODS),
    target: spoiled(d, path) + query(d, operation),
    acceptLanguage: d.chance(0.7)
      ? undefined
      : d.pick(["en", "it", "*", "en;q=0.5,it;q=0.4", MARK, ...ODD, ...NUMBERS]),
    ifNoneMatch: d.chance(0.9) ? undefined : d.pick(["*", '"', `"${MARK}"`, 'W/"x", "y"', ...ODD]),
  };
}
