import { validateHeaderValue } from "node:http";
import { MARK } from "./hostile-requests.ts";

/** What is wrong with a set of headers, `""` where nothing is. */
export function wrongHeaders(headers: Readonly<Record<string, string>>): string {
  for (const [name, value] of Object.entries(headers)) {
    if (value.toLowerCase().includes(MARK)) return `${name} repeats the request`;
    try {
      validateHeaderValue(name, value);
    } catch {
      return `${name} holds a character that no header may hold`;
    }
  }
  return "";
}
