/** A packed tree on the hosts that run the router and need no program of their own. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, it } from "vitest";
import { type Ask, askPort } from "./ask.ts";
import { freePort } from "./free-port.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { expectExact } from "./promises.ts";
import { aboutAct, fileName, mended, nameOf, REQUESTS } from "./requests.ts";
import { fastly, netlify, vercel } from "./stand-ins.ts";

let tree: PreparedTree;
beforeAll(async () => {
  tree = await prepareTree(["node", "netlify", "vercel", "fastly"], 16);
});
afterAll(() => tree.remove());

const named = (requests: typeof REQUESTS) => requests.map((request) => [nameOf(request), request] as const);

describe("node: acts in packs", () => {
  let child: ChildProcess;
  let ask: Ask;
  beforeAll(async () => {
    const port = await freePort();
    child = spawn(process.execPath, [`${tree.folder}/hosts/node/server.mjs`], { env: { PORT: `${port}` } });
    await once(child.stdout!, "data");
    ask = askPort(port);
  });
  afterAll(() => child.kill());

  it.each(named(REQUESTS.filter(aboutAct)))("%s", (_, request) => expectExact(ask, request, tree.files));
});

const STAND_INS = [
  { name: "netlify", start: netlify },
  { name: "vercel", start: vercel },
  { name: "fastly", start: fastly },
] as const;

describe.each(STAND_INS)("$name, a stand-in of its interface: acts in packs", ({ start }) => {
  let ask: Ask & { restore?: () => void };
  beforeAll(async () => {
    ask = await start(tree);
  });
  afterAll(() => ask.restore?.());

  const kept = REQUESTS.filter((r) => aboutAct(r) && !mended(r) && !fileName(r));
  it.each(named(kept))("%s", (_, request) => expectExact(ask, request, tree.files));
});
