import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../generator/api/operations.ts";
import { HOST_NAMES } from "../../generator/outputs/hosts/profiles.ts";
import { matchPath } from "../../generator/router/match.ts";
import { askedOf } from "../../generator/router/plan.ts";
import { splitTarget } from "../../generator/router/query.ts";
import { resolve } from "../../generator/router/resolve.ts";
import type { Case } from "../router/cases/case.ts";
import { fifth, isAll } from "../runs.ts";
import type { Ask } from "./ask.ts";
import { type NodeServer, nodeServer } from "./node-server.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { expectEqualAnswers, expectExact, expectHarmless, expectWhole } from "./promises.ts";
import { fileName, HOSTILE, inApi, led, long, mended, named, REQUESTS } from "./requests.ts";
import { cloudfront, STAND_INS } from "./stand-ins.ts";

let tree: PreparedTree;
beforeAll(async () => {
  tree = await prepareTree();
});
afterAll(() => tree.remove());

it("the table has at least 350 requests", () => expect(REQUESTS.length).toBeGreaterThanOrEqual(350));

it.each(OPERATIONS)(
  "the table asks for $id: in both languages, with what breaks its rules, and for what is not there",
  (operation) => {
    const { id, path } = operation;
    const asked = REQUESTS.filter(({ target }) => matchPath(splitTarget(target).path)?.operation === operation);
    const languages = asked.flatMap((request) => {
      const resolved = resolve(
        askedOf({ method: "GET", ...request, acceptLanguage: request.headers?.["accept-language"] }),
      );
      return request.status === 200 && "plan" in resolved ? [resolved.lingua] : [];
    });
    expect(new Set(languages), id).toEqual(new Set(["it", "en"]));
    const statuses = new Set(asked.map(({ status }) => status));
    for (const status of path.includes("{") || id === "relazioni" ? [422, 404] : [422])
      expect(statuses).toContain(status);
  },
);

describe("node: the file that runs alone", () => {
  let ask: NodeServer;
  beforeAll(async () => {
    ask = await nodeServer(tree);
  });
  afterAll(() => ask.stop());

  const at = STAND_INS.length + 1;
  it.each(named(fifth(REQUESTS.filter(inApi), at)))("%s", (_, request) => expectExact(ask, request, tree.files));

  it.runIf(isAll)("answers as many requests as before", () => expectEqualAnswers("node", ask, tree.files));

  it.each(named(fifth(HOSTILE, at)))("hostile: %s", (_, request) => expectHarmless(ask, request, tree.everything));
});

describe.each(STAND_INS.map((host, at) => ({ ...host, at })))(
  "$name: a stand-in of its interface, the host runs nowhere else",
  ({ name, start, filesStay, at }) => {
    let ask: Ask & { restore?: () => void };
    beforeAll(async () => {
      ask = await start(tree);
    });
    afterAll(() => ask.restore?.());

    const kept = REQUESTS.filter((r) => inApi(r) && !mended(r) && !(filesStay && fileName(r)));
    it.each(named(fifth(kept, at)))("%s", (_, request) => expectExact(ask, request, tree.files));

    it.runIf(isAll)("answers as many requests as before", () => expectEqualAnswers(name, ask, tree.files));

    it.each(named(fifth(HOSTILE.filter(inApi), at)))("hostile: %s", (_, request) =>
      expectHarmless(ask, request, tree.everything),
    );
  },
);

describe("cloudfront: a stand-in of the function's interface, the host runs nowhere else", () => {
  let ask: Ask;
  beforeAll(() => {
    ask = cloudfront(tree);
  });

  /** A page of hosts of files, by which a browser knows that the router is not there. */
  const isBase = ({ target }: Case) => /^\/api\/public\/?(?:\?|$)/.test(target);
  const kept = REQUESTS.filter((r) => inApi(r) && !isBase(r) && !led(r) && !long(r));
  it.each(named(fifth(kept, STAND_INS.length)))("%s", (_, request) => expectWhole(ask, request, tree.files));

  it.runIf(isAll)("answers as many requests as before", () => expectEqualAnswers("cloudfront", ask, tree.files));

  it.each(named(fifth(HOSTILE.filter(inApi), STAND_INS.length)))("hostile: %s", (_, request) =>
    expectHarmless(ask, request, tree.everything),
  );
});

it("every host is here or in the suites of runtimes", () => {
  const elsewhere = ["cloudflare-workers", "cloudflare-pages", "deno"];
  const browser = ["azure-swa", "github-pages", "gitlab-pages"];
  const here = ["node", "cloudfront", ...STAND_INS.map(({ name }) => name)];
  expect([...here, ...elsewhere, ...browser].sort()).toEqual([...HOST_NAMES].sort());
});
