import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RequestSample, requestSamples, sampleIn } from "../../generator/outputs/site/client/request-samples.ts";

const run = promisify(execFile);

/** What a reader may type: all that ends a text somewhere, or means something within it. */
const HOSTILE = [
  `l'art. 3 & "x"`,
  "a b\tc\nd",
  "$HOME $\x7bHOME} $(id) `id`",
  "C:\\temp\\n \\",
  "città € 𝄞 – “virgolette”",
  "{a,b} [1-3] <b> | ^ # %41 + !! {}",
].join(" / ");

/** How each language is run, from the text that is shown. R lacks its library here: what it does with an address it does itself. */
const RUNS: Readonly<Record<RequestSample["lingua"], (text: string) => Promise<unknown>>> = {
  curl: (text) => run("sh", ["-c", `${text} --silent --noproxy '*'`]),
  Python: (text) => run("python3", ["-c", text]),
  JavaScript: (text) => run(process.execPath, ["--input-type=module", "-e", text]),
  R: (text) =>
    run("Rscript", ["-e", `library <- function(...) NULL; fromJSON <- function(url) readLines(url)\n${text}`]),
};

const PROGRAM = { curl: "curl", Python: "python3", JavaScript: process.execPath, R: "Rscript" } as const;

const isHere = async (program: string) =>
  run(program, ["--version"]).then(
    () => true,
    () => false,
  );

describe("the samples of a request", () => {
  it("are four programs, the command first", () => {
    const samples = requestSamples("https://example.org/api/public/norme?q=a%20b&limit=3");
    expect(samples.map(({ lingua }) => lingua)).toEqual(["curl", "Python", "JavaScript", "R"]);
    for (const { text } of samples) expect(text).toContain("https://example.org/api/public/norme?q=a%20b&limit=3");
    expect(samples[0]?.text).toBe("curl 'https://example.org/api/public/norme?q=a%20b&limit=3'");
  });

  it("leave the address as it is where it needs no quotes, of IPv6 too", () => {
    for (const url of [
      "http://[::1]:8080/api/public/norme/eli:/it/legge/1990/08/07/241@1995-01-01",
      "/api/public/graph",
    ])
      expect(sampleIn("curl", url)).toBe(`curl '${url}'`);
  });

  it("have nothing in the address that a quote, a shell or a language reads otherwise, and mean the same address", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const url = `http://[::1]/api/public/norme?q=${value.replaceAll("%", "%25").replaceAll("#", "%23")}`;
        const [, shown = ""] = /^curl '([^']*)'$/.exec(sampleIn("curl", url)) ?? [];
        expect(shown.slice("http://[::1]".length)).toMatch(/^[!#$%&()*+,\-./0-9:;=?@A-Z_a-z~]+$/);
        expect(decodeURIComponent(shown)).toBe(decodeURIComponent(url));
        for (const { text } of requestSamples(url)) expect(text).toContain(shown);
      }),
    );
  });

  it("write half a character as its replacement", () => {
    expect(sampleIn("curl", "/a?q=\ud800")).toBe("curl '/a?q=%EF%BF%BD'");
  });
});

describe("the samples of a request, run", async () => {
  let server: Server;
  let asked: string[] = [];
  const here = new Map(await Promise.all(Object.values(PROGRAM).map(async (p) => [p, await isHere(p)] as const)));

  beforeAll(async () => {
    server = createServer(({ url = "" }, response) => {
      asked.push(new URL(url, "http://localhost").searchParams.get("q") ?? "");
      response.setHeader("Content-Type", "application/json").end('{"meta":{},"norme":[]}\n');
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  });
  afterAll(() => server.close());

  for (const lingua of ["curl", "Python", "JavaScript", "R"] as const)
    it.skipIf(!here.get(PROGRAM[lingua]))(
      `ask in ${lingua} for what was typed (skipped where it is not here)`,
      async () => {
        asked = [];
        const { port } = server.address() as AddressInfo;
        const base = `http://127.0.0.1:${port}/api/public/norme`;
        // As forms write a value, and as somebody may write it.
        const raw = HOSTILE.replace(/[%#+&]/g, encodeURIComponent);
        const urls = [`${base}?${new URLSearchParams({ q: HOSTILE })}`, `${base}?q=${raw}`];
        await Promise.all(urls.map((url) => RUNS[lingua](sampleIn(lingua, url))));
        expect(asked).toEqual([HOSTILE, HOSTILE]);
      },
    );
});
