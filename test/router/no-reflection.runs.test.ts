import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../generator/contract/operations.ts";
import { conditional } from "../../generator/router/answer.ts";
import { respond } from "../../generator/router/respond.ts";
import { runs } from "../runs.ts";
import { thrown } from "../thrown.ts";
import { reader, worldTree } from "./world.ts";

const files = worldTree();
const read = reader(files);

const ask = async (target: string, headers: Readonly<Record<string, string>> = {}, method = "GET") => {
  const request = { method, target, acceptLanguage: headers["accept-language"] };
  const answer = await respond(request, read, thrown);
  return conditional(answer, headers["if-none-match"]);
};

/** What a request brings: letters, marks that titles are compared without, spellings that mean a word of them, ends of lines. */
const MARKS = ["zqxzqx", "~!*'~", "dIsPoSiZ", "zq\r\nX-Iniettato: si", '">;zq,<', "zqè\u0000", "\\zq\\", "zq/../zq"];

/** The same text as a client may write it: as it is where a target allows it, escaped, each byte escaped. */
const spellings = (text: string): string[] => [
  encodeURI(text),
  encodeURIComponent(text),
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
];

/** A text that holds the mark nowhere near an end, and that some operations understand all the same. */
const around = (mark: string) =>
  fc.constantFrom(
    mark,
    `L. 241/1990 ${mark}`,
    `${mark} L. 241/1990`,
    `disp ${mark}`,
    `legge${mark}`,
    `S.1${mark}`,
    `1${mark}`,
  );

const names = [...new Set(OPERATIONS.flatMap(({ parameters }) => parameters.map(({ name }) => name)))];
const good = fc.constantFrom(
  "limit=7",
  "offset=20",
  "offset=5000",
  "q=disp",
  "tipo=legge",
  "tipo=dpr",
  "lang=en",
  "norma=L.+241/1990",
  "max_nodi=12",
);

/** Requests that bring a mark in their path, in a value, in a name, more than once or beside what is valid. */
const requests = fc.constantFrom(...MARKS).chain((mark) => {
  const written = around(mark).chain((text) => fc.constantFrom(...spellings(text)));
  const path = fc.oneof(
    { weight: 3, arbitrary: fc.constant("/api/public/norme") },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...OPERATIONS.map(({ path }) => `/api/public${path.replace(/\{.*/, "")}`)),
    },
    written.map((text) => `/api/public/norme/${text}`),
    written.map((text) => `/api/public/ddl/${text}`),
    written.map((text) => `/${text}`),
  );
  const piece = fc.oneof(
    good,
    fc.tuple(fc.constantFrom(...names), written).map((pair) => pair.join("=")),
    written,
    fc.tuple(written, written).map((pair) => pair.join("=")),
  );
  return fc.record({
    mark: fc.constant(mark),
    target: fc.tuple(path, fc.array(piece, { maxLength: 5 })).map(([path, query]) => `${path}?${query.join("&")}`),
    method: fc.constantFrom("GET", "GET", "GET", "HEAD", "OPTIONS", "PUT"),
    headers: fc.record({ "accept-language": written, "if-none-match": written.map((text) => `"${text}"`) }),
  });
});

/** A header's value in all the readings a client may give it. */
const readings = (value: string) => [value, value.replaceAll("+", " ")].flatMap((v) => [v, decodeURIComponent(v)]);

const LINK = new RegExp(
  [
    '^</licenze[.]txt>; rel="license"',
    '(?:, </api/public/norme[?](?:tipo=[a-z0-9-]+&)?limit=\\d+&offset=\\d+(?:&lang=(?:it|en))?>; rel="(?:prev|next)")*$',
  ].join(""),
);

describe("the headers of an answer", () => {
  it("hold nothing that a request brought, but for escaped names of parameters where ignored ones are named", () =>
    fc.assert(
      fc.asyncProperty(requests, async ({ mark, target, method, headers }) => {
        const answer = await ask(target, headers, method);
        for (const [name, value] of Object.entries(answer.headers)) {
          expect(value, name).toMatch(/^[\x20-\x7e]+$/);
          if (name === "Ignored-Parameters") {
            expect(value).toMatch(/^[\w.!~*'()%-]+(?:, [\w.!~*'()%-]+){0,19}$/);
            continue;
          }
          const shown = readings(value).filter((reading) => reading.toLowerCase().includes(mark.toLowerCase()));
          expect(shown, name).toEqual([]);
        }
      }),
      { numRuns: runs(3000) },
    ));

  it("have links of one form, whatever is asked", () =>
    fc.assert(
      fc.asyncProperty(requests, async ({ target }) => {
        const { Link = '</licenze.txt>; rel="license"' } = (await ask(target)).headers;
        expect(Link).toMatch(LINK);
      }),
      { numRuns: runs(1000) },
    ));

  it("do not grow with the path", async () => {
    const length = async (target: string) => Object.values((await ask(target)).headers).join("").length;
    const short = "/api/public/norme/L. 241/1990";
    const deep = `/api/public/norme/${"/".repeat(5000)} L. 241/1990`;
    expect((await ask(deep)).status).toBe(200);
    expect(await length(deep)).toBe(await length(short));
  });
});
