import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { METHODS } from "../../generator/contract/operations.ts";
import { decode } from "../../generator/format/bytes.ts";
import { respond } from "../../generator/router/respond.ts";
import { thrown } from "../thrown.ts";
import { ROWS, reader, worldTree } from "./world.ts";

const ORIGIN = "https://host.example";
const B = "/api/public";
const ELI = "eli:/it/legge/1990/08/07/241";
/** An answer, as a file. */
const BODY = "api/public/norme/legge/1990/08/07/241.json";

const files = new Map(worldTree());
const plain = reader(files);

const ask = (target: string, read = plain, method = "GET") => respond({ method, target }, read, thrown);

/** The addresses that an answer links to, by relation, resolved against the request as a client does. */
function linksOf(target: string, link: string | undefined): Record<string, string> {
  const found = [...(link ?? "").matchAll(/<([^>]*)>; rel="([a-z]+)"/g)];
  return Object.fromEntries(
    found.map(([, href, rel]) => [rel!, new URL(href!, ORIGIN + target).href.slice(ORIGIN.length)]),
  );
}

describe("links of an answer", () => {
  it("name the licence of the data at the root of the tree, however deep the path is", async () => {
    for (const target of [
      `${B}/health`,
      `${B}/norme?limit=3`,
      `${B}/norme/${ELI}`,
      `${B}/norme/it%2Flegge/1990/08/07/241`,
    ]) {
      const { status, headers } = await ask(target);
      expect(status).toBe(200);
      expect(linksOf(target, headers.Link).license, target).toBe("/licenze.txt");
      expect(headers["Access-Control-Expose-Headers"]).toContain("Link");
    }
  });

  it("are none where the answer is no 200", async () => {
    for (const target of [
      `${B}/nothing`,
      `${B}/norme?limit=0`,
      `${B}/norme/eli:/it/legge/1900/01/01/1`,
      `${B}/norme/886`,
    ])
      expect((await ask(target)).headers.Link, target).toBeUndefined();
    expect((await ask(`${B}/health`, plain, "OPTIONS")).headers.Link).toBeUndefined();
  });
});

describe("the pages of the list of acts", () => {
  it("lead from any window through all acts, or all of a type, each once", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("", "legge", "dpr"),
        fc.constantFrom("", "it", "en"),
        fc.integer({ min: 40, max: 1000 }),
        async (tipo, lang, limit) => {
          const query = new URLSearchParams({ q: "", tipo, limit: `${limit}`, lang, ignoto: "x" });
          const seen: string[] = [];
          let totale = 0;
          let last = "";
          for (let target: string | undefined = `${B}/norme?${query}`; target; ) {
            const { headers, body } = await ask(target);
            const page = JSON.parse(Buffer.from(body).toString());
            totale = page.totale;
            seen.push(...page.norme.map(({ eli }: { eli: string }) => eli));
            expect(headers["Content-Language"]).toBe(lang || "it");
            const { next, prev } = linksOf(target, headers.Link);
            expect(prev === undefined).toBe(last === "");
            last = target;
            target = next;
          }
          expect(totale).toBe(ROWS.filter((row) => row.tipo === (tipo || row.tipo)).length);
          expect(seen.length).toBe(totale);
          expect(new Set(seen).size).toBe(totale);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("lead back over the same windows", async () => {
    const target = `${B}/norme?tipo=legge&limit=50&offset=100`;
    const { prev } = linksOf(target, (await ask(target)).headers.Link);
    expect(prev).toBe(`${B}/norme?tipo=legge&limit=50&offset=50`);
    expect(linksOf(prev!, (await ask(prev!)).headers.Link).next).toBe(target);
  });

  it("are not named for a search, nor where no act found tells the type: a header repeats nothing of a request", async () => {
    for (const query of [
      "q=disp",
      "q=disp&tipo=legge&offset=20",
      "q=%21",
      "tipo=zzz&offset=5",
      "tipo=legge&offset=5000",
    ]) {
      const target = `${B}/norme?${query}`;
      expect(Object.keys(linksOf(target, (await ask(target)).headers.Link)), query).toEqual(["license"]);
    }
  });

  it("begin after the default page where nothing is asked, and end before a window beyond the end", async () => {
    const first = linksOf(`${B}/norme`, (await ask(`${B}/norme`)).headers.Link);
    expect(first.next).toBe(`${B}/norme?limit=100&offset=100`);
    expect(first.prev).toBeUndefined();
    for (const offset of ["5000", "9".repeat(30)]) {
      const beyond = `${B}/norme?offset=${offset}&limit=50&lang=en`;
      const { prev, next } = linksOf(beyond, (await ask(beyond)).headers.Link);
      expect(next).toBeUndefined();
      expect(prev).toBe(`${B}/norme?limit=50&offset=${ROWS.length - 50}&lang=en`);
    }
  });
});

describe("documents beside the answers", () => {
  it("are given where the tree has them, for HEAD as for GET", async () => {
    for (const method of ["GET", "HEAD"]) {
      const found = await ask(`/${BODY}`, plain, method);
      expect(found).toMatchObject({ status: 200, headers: { "Content-Type": "application/json" } });
    }
  });

  it("are not found where it has not, and never lead outside the tree", async () => {
    const beyond = [`${B}/norme/../../../package.json`, `${B}/norme/a/..%2f..%2fx.json`, `${B}/norme/A.json`];
    for (const target of [`${B}/nulla.json`, ...beyond]) expect((await ask(target)).status, target).toBe(404);
    expect(await ask(`/${BODY}`, plain, "POST")).toMatchObject({ status: 405, headers: { Allow: METHODS } });
    expect((await ask(`${B}/nulla.json`, plain, "POST")).status).toBe(404);
  });

  it("are a 500 without details where the tree cannot be read", async () => {
    const faults: unknown[] = [];
    const broken = () => Promise.reject(new Error("disk"));
    const answer = await respond({ method: "GET", target: `/${BODY}` }, broken, (e) => faults.push(e));
    expect(answer.status).toBe(500);
    expect(faults).toHaveLength(1);
  });
});

describe("the base path", () => {
  it("answers with or without its slash, the body as its schema says, what is wrong as everywhere", async () => {
    for (const target of [B, `${B}/`]) {
      const { status, headers, body } = await ask(target);
      expect(status).toBe(200);
      expect(Object.keys(JSON.parse(decode(body)))).toEqual(["meta", "documentazione", "openapi", "health"]);
      expect(linksOf(target, headers.Link).license).toBe("/licenze.txt");
      expect((await ask(`${target}?lang=EN`)).status).toBe(422);
      expect((await ask(target, plain, "POST")).status).toBe(405);
      expect((await ask(target, plain, "OPTIONS")).status).toBe(204);
    }
    for (const target of [`${B}//`, `${B}/x`, `${B}x`, `${B}/%2f`]) expect((await ask(target)).status).toBe(404);
  });
});
