import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOST_NAMES } from "../../generator/hosts/profiles.ts";
import { type Ask, askPort } from "./ask.ts";
import { freePort } from "./free-port.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { expectExact, expectHarmless, expectNearest, givenOf } from "./promises.ts";
import { fileName, HOSTILE, inApi, long, mended, nameOf, REQUESTS } from "./requests.ts";
import { cloudfront, fastly, netlify, vercel } from "./stand-ins.ts";

let tree: PreparedTree;
beforeAll(async () => {
  tree = await prepareTree();
});
afterAll(() => tree.remove());

const named = (requests: typeof REQUESTS) => requests.map((request) => [nameOf(request), request] as const);

it("the table has at least 150 requests", () => expect(REQUESTS.length).toBeGreaterThanOrEqual(150));

describe("node: the file that runs alone", () => {
  let child: ChildProcess;
  let ask: Ask;
  beforeAll(async () => {
    const port = await freePort();
    child = spawn(process.execPath, [`${tree.folder}/hosts/node/server.mjs`], { env: { PORT: `${port}` } });
    await once(child.stdout!, "data");
    ask = askPort(port);
  });
  afterAll(() => child.kill());

  it.each(named(REQUESTS.filter(inApi)))("%s", (_, request) => expectExact(ask, request, tree.files));

  it.each(named(HOSTILE))("hostile: %s", (_, request) => expectHarmless(ask, request, tree.everything));
});

/** Hosts whose requests are `Request`: the address is mended before the entry sees it. */
const STAND_INS = [
  { name: "netlify", start: netlify, filesStay: true },
  { name: "vercel", start: vercel, filesStay: true },
  { name: "fastly", start: fastly, filesStay: false },
] as const;

describe.each(STAND_INS)("$name: a stand-in of its interface, the host runs nowhere else", ({ start, filesStay }) => {
  let ask: Ask & { restore?: () => void };
  beforeAll(async () => {
    ask = await start(tree);
  });
  afterAll(() => ask.restore?.());

  const kept = REQUESTS.filter((r) => inApi(r) && !mended(r) && !(filesStay && fileName(r)));
  it.each(named(kept))("%s", (_, request) => expectExact(ask, request, tree.files));

  it.each(named(HOSTILE.filter(inApi)))("hostile: %s", (_, request) => expectHarmless(ask, request, tree.everything));
});

describe("cloudfront: a stand-in of the function's interface, the host runs nowhere else", () => {
  let ask: Ask;
  beforeAll(() => {
    ask = cloudfront(tree);
  });

  it.each(named(REQUESTS.filter((r) => inApi(r) && !long(r))))("%s", async (_, request) => {
    const given = await givenOf(request, tree.files, [405, 422]);
    await expectNearest(ask, request, tree.files, given);
  });

  it.each(named(HOSTILE.filter(inApi)))("hostile: %s", (_, request) => expectHarmless(ask, request, tree.everything));
});

it("every host is here or in the suites of runtimes", () => {
  const elsewhere = ["cloudflare-workers", "cloudflare-pages", "deno", "nginx-njs", "nginx-map", "caddy", "apache"];
  const browser = ["azure-swa", "github-pages", "gitlab-pages"];
  const here = ["node", "cloudfront", ...STAND_INS.map(({ name }) => name)];
  expect([...here, ...elsewhere, ...browser].sort()).toEqual([...HOST_NAMES].sort());
});
