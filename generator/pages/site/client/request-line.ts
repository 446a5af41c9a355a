/** From the values of parameters to a request. */

interface Field {
  readonly name: string;
  readonly where: string;
  readonly value: string;
  /** Value that may be left out; `undefined` where the parameter is required. */
  readonly byDefault: string | undefined;
}

/** What an address takes for a way up, or for nothing, however it is escaped. */
const DOTS = /^\.\.?$/;

/** A value in a path: slashes and colons stay readable, the quote of shells does not stay, nor does a slash beside dots. */
function inPath(value: string): string {
  const escaped = encodeURIComponent(value).replaceAll("%3A", ":").replaceAll("'", "%27");
  return value.split("/").some((segment) => DOTS.test(segment)) ? escaped : escaped.replaceAll("%2F", "/");
}

/**
 * The request with these values, relative to the base of the API. What has its default, or is empty and optional, is left out.
 *
 * @param path as the contract writes it, `/norme/{eli}`
 * @example requestLine("/norme", [{ name: "limit", where: "query", value: "3", byDefault: "100" }]) // "norme?limit=3"
 */
export function requestLine(path: string, fields: readonly Field[]): string {
  const query = new URLSearchParams();
  let filled = path.slice(1);
  for (const { name, where, value, byDefault } of fields)
    if (where === "path") filled = filled.replace(`{${name}}`, () => inPath(value));
    else if (byDefault === undefined || (value !== byDefault && value !== "")) query.append(name, value);
  const text = query.toString();
  return text === "" ? filled : `${filled}?${text}`;
}
