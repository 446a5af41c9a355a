/** What a view shows, as the part of the address after `#` says it: so any host serves it, and a link keeps all that is chosen. */

export interface Address {
  /** Segments of the path, decoded: `["norma", "it", "legge", "1990", "08", "07", "241"]`; none on the first page. */
  readonly path: readonly string[];
  /** What is chosen beside it: `{ vista: "versioni" }`; what has no value is not in it. */
  readonly query: Readonly<Record<string, string>>;
}

/** Characters that may stand as they are after `#`, of those that `encodeURIComponent` escapes. */
const PLAIN = /%(?:40|3A|2C|24)/g;

const encoded = (text: string) => encodeURIComponent(text).replace(PLAIN, decodeURIComponent);

/** The text that a piece of an address means; one whose escapes are broken is taken as it is. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

/**
 * The address that a hash says.
 *
 * @param hash with its `#`, or empty
 * @example addressOf("#/norma/it/legge/1990/08/07/241?vista=versioni")
 *   // { path: ["norma", "it", "legge", "1990", "08", "07", "241"], query: { vista: "versioni" } }
 */
export function addressOf(hash: string): Address {
  const [path = "", ...query] = hash.replace(/^#?\/?/, "").split("?");
  const pairs = [...new URLSearchParams(query.join("?"))].filter(([, value]) => value !== "");
  return {
    path: path
      .split("/")
      .filter((piece) => piece !== "")
      .map(decoded),
    query: Object.fromEntries(pairs),
  };
}

/**
 * The hash of an address: the link to it.
 *
 * @param query what is empty or undefined is left out
 * @example hashOf(["ddl"], { stato: "esame in commissione" }) // "#/ddl?stato=esame%20in%20commissione"
 */
export function hashOf(path: readonly string[], query: Readonly<Record<string, string | undefined>> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [`${encoded(name)}=${encoded(value)}`],
  );
  return `#/${path.map(encoded).join("/")}${pairs.length === 0 ? "" : `?${pairs.join("&")}`}`;
}

/**
 * The link to an act, an article or a comma by its ELI.
 *
 * @param eli as the API writes it
 * @example actHash("eli:/it/legge/1990/08/07/241/art/2") // "#/norma/it/legge/1990/08/07/241/art/2"
 */
export const actHash = (eli: string, query: Readonly<Record<string, string | undefined>> = {}): string =>
  hashOf(["norma", ...eli.replace(/^eli:\/?/, "").split("/")], query);
