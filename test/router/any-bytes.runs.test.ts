import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../generator/contract/operations.ts";
import { askedOf } from "../../generator/router/plan.ts";
import { resolve } from "../../generator/router/resolve.ts";
import { respond } from "../../generator/router/respond.ts";
import { anyText } from "../any-text.ts";
import { runs } from "../runs.ts";
import { thrown } from "../thrown.ts";
import { reader, worldTree } from "./world.ts";

/** Without pages: each answer is JSON. */
const read = reader(new Map([...worldTree()].filter(([name]) => !name.endsWith(".html"))));

/** Text made of any bytes, of pieces of escapes, of what paths and queries are made of. */
const bytes = fc.uint8Array({ maxLength: 40 }).map((some) => String.fromCharCode(...some));
const pieces = fc
  .array(
    fc.constantFrom(
      "%",
      "%2",
      "%zz",
      "%00",
      "%2F",
      "%2e",
      "..",
      "/",
      "\\",
      "//",
      "?",
      "&",
      "=",
      "+",
      "è",
      "\ud800",
      "norme",
      "lang",
      "eli:/it/",
      "urn:nir:",
      "art. 3 ",
      "L. 241/1990",
      "a~b",
    ),
    { maxLength: 12 },
  )
  .map((some) => some.join(""));
const text = fc.oneof(bytes, pieces, anyText(30));
const path = fc.oneof(
  text,
  fc.constantFrom(...OPERATIONS.map((o) => `/api/public${o.path}`)).chain((p) => text.map((t) => p.replace(/\{.*/, t))),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...new Set(OPERATIONS.flatMap((o) => o.parameters.map((p) => p.name)))), text))
  .map((all) => all.map(([name, value]) => `${name}=${value}`).join("&"));

describe("a request of any bytes", () => {
  it("is resolved without an exception", () =>
    fc.assert(
      fc.property(text, path, query, text, (method, path, query, acceptLanguage) => {
        expect(resolve(askedOf({ method, target: `${path}?${query}`, acceptLanguage }))).toBeTypeOf("object");
        expect(resolve(askedOf({ method: "GET", target: `${path}?${query}`, acceptLanguage }))).toBeTypeOf("object");
      }),
      { numRuns: runs(3000) },
    ));

  it("is answered by a document in JSON, never by a fault", () =>
    fc.assert(
      fc.asyncProperty(path, query, async (path, query) => {
        const { status, body, headers } = await respond({ method: "GET", target: `${path}?${query}` }, read, thrown);
        expect([200, 300, 404, 422]).toContain(status);
        expect(JSON.parse(new TextDecoder().decode(body))).toBeTypeOf("object");
        for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]+$/);
      }),
      { numRuns: runs(2000) },
    ));
});
