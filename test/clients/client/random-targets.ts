/** Requests that nobody would write, many of them answered: what a client is asked besides the table. */

import { BASE_PATH } from "../../../generator/contract/operations.ts";
import { Caso } from "../../bench/corpus/caso.ts";
import { hostileRequest } from "../../torture/hostile-requests.ts";

/** Targets as an engine's `Request` leaves them, of which the router can be asked the same; always the same ones. */
export function randomTargets(count: number): string[] {
  const d = new Caso("client");
  const targets = new Set<string>();
  while (targets.size < count) {
    const { target } = hostileRequest(d);
    if (!target.startsWith(`${BASE_PATH}/`)) continue;
    targets.add(new Request(`http://a.invalid${target}`).url.slice("http://a.invalid".length).replace(/#.*/s, ""));
  }
  return [...targets];
}
