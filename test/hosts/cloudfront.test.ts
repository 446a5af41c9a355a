import { parseSync, Visitor } from "rolldown/utils";
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
    expect(await ask("GET", target, {})).toMatchObject({ status: 404, body: tree.text("404.html") });
  });

  it("has a browser answer what is no whole answer, and tells where the router is not", async () => {
    for (const target of ["/api/public/cerca?q=x", "/api/public/norme/CAD", "/api/public/ddl/s.1", "/api/public"])
      expect(await ask("GET", target, {}), target).toMatchObject({ status: 404, body: tree.text("404.html") });
    expect(await ask("GET", "/api/public/", {})).toMatchObject({
      status: 200,
      body: tree.text("api/public/index.html"),
    });
    expect(await ask("GET", "/sw.js", {})).toMatchObject({ status: 200 });
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

describe("cloudfront, the fifteen operations", () => {
  it.each([
    ["/graph?max_nodi=50", "graph/norma/50.json"],
    ["/graph?livello=articolo&lang=it", "graph/articolo/2000.json"],
    ["/pnrr/classifica-enti?limit=7", "pnrr/classifica-enti/7.json"],
    ["/pnrr/classifica-enti?limit=9&limit=%37", "pnrr/classifica-enti/7.json"],
    ["/norme?limit=100&offset=0&q=", "norme.json"],
    ["/relazioni?norma=eli%3A/it/legge/1990/08/07/241", "relazioni/legge/1990/08/07/241.json"],
    [
      "/norme/eli:/it/regio-decreto/1936/05/14/886~036u0886-19370116",
      "norme/regio-decreto/1936/05/14/886_7e036u0886-19370116.json",
    ],
    ["/ddl/C.643-BIS", "ddl/c-643-bis.json"],
    ["/%70nrr/finanziamenti?ignoto=1", "pnrr/finanziamenti.json"],
  ])("%s is a whole answer", async (target, name) => {
    const seen = await ask("GET", `/api/public${target}`, {});
    expect(seen).toMatchObject({ status: 200, body: tree.text(`api/public/${name}`) });
  });

  it.each([
    ["/graph?max_nodi=51", "max_nodi", "51"],
    ["/graph?max_nodi=050", "max_nodi", "050"],
    ["/norme?q=x", "q", "x"],
    ["/norme?limit=3", "limit", "3"],
    ["/norme?l%69mit=3", "limit", "3"],
    ["/pnrr/classifica-enti?limit=0", "limit", "0"],
    ["/politici/graph?ramo=Camera", "ramo", "Camera"],
    ["/health?lang=en", "lang", "en"],
    ["/norme/eli:/it/legge/1990/08/07/241?lang=en", "lang", "en"],
    ["/relazioni?norma=CAD", "norma", "CAD"],
    ["/relazioni", "norma", null],
    ["/relazioni?norma=eli:/it/legge/1990/08/07/241&dir=in", "dir", "in"],
    ["/health?lang=%zz", "lang", "%zz"],
  ])("%s is a 422 that names the parameter", async (target, name, input) => {
    const { status, headers, body } = await ask("GET", `/api/public${target}`, {});
    expect([status, headers["cache-control"]]).toEqual([422, "no-store"]);
    expect(JSON.parse(body)).toEqual({
      detail: [{ type: "value_error", loc: ["query", name], msg: expect.any(String), input }],
    });
  });
});

/** What code says that the engine of CloudFront Functions does not know. */
function unknownIn(code: string): string[] {
  const { program, errors } = parseSync("small.js", code);
  expect(errors).toEqual([]);
  const found: string[] = [];
  const note = (node: { readonly type: string }) => void found.push(node.type);
  const noteGenerator = (node: { readonly type: string; readonly generator: boolean }) => {
    if (node.generator) note(node);
  };
  new Visitor({
    ArrayPattern: note,
    AssignmentPattern: note,
    ClassDeclaration: note,
    ClassExpression: note,
    ForOfStatement: note,
    FunctionDeclaration: noteGenerator,
    FunctionExpression: noteGenerator,
    MetaProperty: note,
    ObjectPattern: note,
    RestElement: note,
    SpreadElement: note,
    Literal: (node) => {
      if ("regex" in node && /[uvy]/.test(node.regex.flags)) note(node);
    },
  }).visit(program);
  return found;
}

describe("the code for cloudfront", () => {
  it.each([
    ["([a]) => a", "ArrayPattern"],
    ["(a = 1) => a", "AssignmentPattern"],
    ["for (const a of []) f(a)", "ForOfStatement"],
    ["f(...a)", "SpreadElement"],
    ["(...a) => a", "RestElement"],
    ["(class {})", "ClassExpression"],
    ["(function* () {})", "FunctionExpression"],
    ["/a/u", "Literal"],
  ])("%s is nothing that its engine knows", (code, what) => {
    expect(unknownIn(code)).toEqual([what]);
  });

  it("is written in what its engine knows, in at most 10 KB", () => {
    const code = tree.text("hosts/cloudfront/function.js");
    expect(unknownIn(code)).toEqual([]);
    expect(code).not.toMatch(
      /\?\.[a-zA-Z[(]|\?\?|\b(?:Map|Set|WeakMap|URL|URLSearchParams|Symbol|BigInt)\(|\.(?:at|replaceAll|flat|hasOwn)\(/,
    );
    // Its `$` is also satisfied before a last line feed.
    expect(code.match(/[^\\]\$\)*\/[gimsuy]*[.,;)]/g)).toBeNull();
    expect(code).not.toContain("export");
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(10_240);
  });
});
