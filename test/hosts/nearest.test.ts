import { parseSync, Visitor } from "rolldown/utils";
import { describe, expect, it } from "vitest";
import { nearest } from "../../generator/router/nearest.ts";
import { resolve } from "../../generator/router/resolve.ts";
import { entry } from "./prepared-tree.ts";
import { REQUESTS } from "./requests.ts";

const find = (method: string, target: string) => nearest({ method, target });

/** Files by their own names: whether they are there is the host's to say. */
const C6 = /^\/api\/public\/[a-z0-9_/-]+\.json(?:\?|$)/;

describe("the nearest file", () => {
  it("is the file itself where an answer is one", () => {
    const file = (text: string) => find("GET", `/api/public${text}`);
    expect(file("/health")).toMatchObject({ file: "/api/public/health.json", resolved: { lingua: "it" } });
    expect(file("/graph?max_nodi=50")).toMatchObject({
      file: "/api/public/graph/norma/50.json",
      resolved: { lingua: "it", plan: { kind: "whole" } },
    });
    expect(file("/pnrr/classifica-enti?limit=7&lang=en")).toMatchObject({
      file: "/api/public/pnrr/classifica-enti/7.json",
      resolved: { lingua: "en" },
    });
    expect(file("/norme/eli:/it/regio-decreto/1936/05/14/886~036u0886")).toMatchObject({
      file: "/api/public/norme/regio-decreto/1936/05/14/886_7e036u0886.json",
      resolved: { lingua: "it" },
    });
    expect(file("/ddl/S.926%2FI")).toMatchObject({
      file: "/api/public/ddl/s-926_i.json",
      resolved: { lingua: "it" },
    });
  });

  it("is the next larger tier between two", () => {
    expect(find("GET", "/api/public/graph?max_nodi=51&livello=articolo")).toMatchObject({
      file: "/api/public/graph/articolo/100.json",
    });
  });

  it("is a refusal where no file holds the answer", () => {
    for (const text of [
      "/norme?q=x",
      "/norme?offset=1",
      "/pnrr/graph?settore=x",
      "/norme/CAD",
      "/norme/eli%3A%2Fit%2Fcodice-penale",
      "/relazioni?norma=CAD",
    ])
      expect(find("GET", `/api/public${text}`), text).toMatchObject({ refusal: { status: 501 } });
  });

  it("judges every request of the table as the router does before it reads", () => {
    for (const { method = "GET", target: text } of REQUESTS) {
      const resolved = resolve({ method, target: text });
      const found = find(method, text);
      if (C6.test(text)) expect(found, text).toMatchObject({ file: text.replace(/\?.*/, "") });
      else if ("refusal" in resolved) expect(found, text).toEqual(resolved);
      else if (resolved.plan.kind === "whole")
        expect(found, text).toEqual({ file: `/api/public${resolved.plan.file}.json`, resolved });
    }
  });
});

/** What code says that the engines of CloudFront Functions and njs do not know. */
function unknownIn(code: string): string[] {
  const { program, errors } = parseSync("small.js", code);
  expect(errors).toEqual([]);
  const found: string[] = [];
  const note = (node: { readonly type: string }) => {
    found.push(node.type);
  };
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

/** The end of an expression in code without spaces, where a dollar stands before it. */
const ENDS_IN_DOLLAR = /[^\\]\$\)*\/[gimsuy]*[.,;)]/g;

/** Bytes of code: CloudFront takes no more, nginx sets no bound. */
const LARGEST = { cloudfront: 10_240, "nginx-njs": 13_200 };

it.each([
  ["([a]) => a", "ArrayPattern"],
  ["(a = 1) => a", "AssignmentPattern"],
  ["for (const a of []) f(a)", "ForOfStatement"],
  ["f(...a)", "SpreadElement"],
  ["(...a) => a", "RestElement"],
  ["(class {})", "ClassExpression"],
  ["(function* () {})", "FunctionExpression"],
  ["/a/u", "Literal"],
])("%s is nothing that a small engine knows", (code, what) => {
  expect(unknownIn(code)).toEqual([what]);
});

describe.each(Object.entries(LARGEST))("the code for %s", (name, largest) => {
  it("is written in what a small engine knows", () => {
    const code = entry(name);
    expect(unknownIn(code)).toEqual([]);
    expect(code).not.toMatch(
      /\?\.[a-zA-Z[(]|\?\?|\b(?:Map|Set|WeakMap|URL|URLSearchParams|Symbol|BigInt)\(|\.(?:at|replaceAll|flat|hasOwn)\(/,
    );
    expect(code).not.toMatch(/\{\s*\.\.\.|\[\s*\.\.\./);
  });

  it("ends no expression with a dollar, which lets a last line feed through", () => {
    expect("/it$/.test(a)||/(a|b$)/i.exec(b)".match(ENDS_IN_DOLLAR)).toHaveLength(2);
    expect(entry(name).match(ENDS_IN_DOLLAR)).toBeNull();
  });

  it("is no larger than it may be", () => expect(Buffer.byteLength(entry(name))).toBeLessThanOrEqual(largest));
});
