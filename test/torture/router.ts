/** Trial `router`: requests as nobody would send them, to the router in memory and to the server over its wire. */

import { conditional } from "../../generator/router/answer.ts";
import { respond } from "../../generator/router/respond.ts";
import { Caso } from "../bench/corpus/caso.ts";
import { smallTree } from "../router/small-tree.ts";
import { type HostileRequest, hostileRequest } from "./hostile-requests.ts";
import type { Row, Scale, Trial } from "./trial.ts";
import { wireRow } from "./wire.ts";
import { wrongHeaders } from "./wrong-headers.ts";

const REQUESTS: Readonly<Record<Scale, number>> = { part: 50_000, whole: 1_000_000 };
/** Milliseconds that an answer may take. */
const SLOW = 250;
/** A request that took longer is asked again: the machine may have been busy. */
const TRIES = 3;
const SEED = "router";
/** Failures told by name; the others are counted. */
const TOLD = 20;

const NAME = /^SHA256SUMS$|^(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*$/;
const STATUSES = new Set([200, 204, 300, 301, 304, 404, 405, 412, 416, 422]);

/** Asks once; gives what was wrong with the answer, and the time that it took. */
async function judge(request: HostileRequest, files: ReadonlyMap<string, Uint8Array>) {
  const { method, ifNoneMatch } = request;
  let wrong = "";
  const read = async (name: string) => {
    if (!NAME.test(name)) wrong ||= `the file ${JSON.stringify(name)} was looked for`;
    return files.get(name) ?? null;
  };
  const fault = (error: unknown) => {
    wrong ||= `a fault: ${error}`;
  };
  const started = performance.now();
  try {
    const answer = conditional(await respond(request, read, fault), ifNoneMatch);
    const took = performance.now() - started;
    if (!STATUSES.has(answer.status)) wrong ||= `status ${answer.status}`;
    wrong ||= wrongHeaders(answer.headers);
    if (method === "GET") {
      const head = conditional(await respond({ ...request, method: "HEAD" }, read, fault), ifNoneMatch);
      const same = head.status === answer.status && JSON.stringify(head.headers) === JSON.stringify(answer.headers);
      if (!same) wrong ||= `HEAD gives ${head.status}, GET ${answer.status}, or other headers`;
    }
    return { wrong, took };
  } catch (error) {
    return { wrong: `an exception: ${error}`, took: 0 };
  }
}

const nameOf = ({ method, target }: HostileRequest) => `${method} ${JSON.stringify(target.slice(0, 200))}`;

async function inMemory(scale: Scale, report: (doing: string) => void): Promise<Row> {
  const files = smallTree();
  const d = new Caso(SEED);
  const runs = REQUESTS[scale];
  const failures: string[] = [];
  let slowest = 0;
  for (let i = 0; i < runs; i++) {
    const request = hostileRequest(d);
    let { wrong, took } = await judge(request, files);
    for (let again = 1; took > SLOW && again < TRIES; again++)
      took = Math.min(took, (await judge(request, files)).took);
    slowest = Math.max(slowest, took);
    if (took > SLOW) wrong ||= `${Math.round(took)} ms`;
    if (wrong) failures.push(`${nameOf(request)}: ${wrong}`);
    if (i % 1000 === 0) report(`${i} of ${runs} requests`);
  }
  const told = failures.slice(0, TOLD);
  if (failures.length > TOLD) told.push(`and ${failures.length - TOLD} more`);
  return { what: "hostile requests to the router", runs, failures: told, figure: `slowest ${slowest.toFixed(1)} ms` };
}

export const router: Trial = {
  name: "router",
  run: async (scale, report) => [await inMemory(scale, report), await wireRow(scale, report)],
};
