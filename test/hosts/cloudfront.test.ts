import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Ask } from "./ask.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { expectHarmless } from "./promises.ts";
import { HOSTILE, inApi, named } from "./requests.ts";
import { cloudfront } from "./stand-ins.ts";

let tree: PreparedTree;
let ask: Ask;
beforeAll(async () => {
  tree = await prepareTree(["cloudfront"]);
  ask = cloudfront(tree);
});
afterAll(() => tree.remove());

/** The function is in front of the whole site: what is no answer of the API has to reach the bucket. */
describe("cloudfront, beside the API", () => {
  it.each([
    ["/", "index.html"],
    ["/index.html", "index.html"],
    ["/en/", "en/index.html"],
    ["/en/?x=1", "en/index.html"],
    ["/catalogo.ttl", "catalogo.ttl"],
    ["/manifest.json", "manifest.json"],
    ["/SHA256SUMS", "SHA256SUMS"],
    ["/catalogo%2ettl", "catalogo.ttl"],
  ])("GET %s gives %s", async (target, name) => {
    expect(await ask("GET", target, {})).toMatchObject({ status: 200, body: tree.text(name) });
    expect(await ask("HEAD", target, {})).toMatchObject({ status: 200, body: "" });
  });

  it.each(["/niente.html", "/en", "/api", "/api/publicity"])("GET %s is not found", async (target) => {
    expect(await ask("GET", target, {})).toMatchObject({ status: 404, body: '{"detail":"Not Found"}' });
  });

  it.each(["PUT", "POST", "DELETE", "PATCH"])("%s never reaches the bucket", async (method) => {
    for (const target of ["/", "/catalogo.ttl", "/nuovo.html"])
      expect(await ask(method, target, {})).toMatchObject({
        status: 405,
        headers: { allow: "GET, HEAD, OPTIONS", "cache-control": "no-store" },
        body: '{"detail":"Method Not Allowed"}',
      });
  });

  it("OPTIONS answers a browser", async () => {
    expect(await ask("OPTIONS", "/catalogo.ttl", {})).toMatchObject({
      status: 204,
      headers: { "access-control-allow-origin": "*" },
    });
  });

  const hostile = HOSTILE.filter((request) => !inApi(request));
  it.each(named(hostile))("hostile: %s", (_, request) => expectHarmless(ask, request, tree.everything));
});
