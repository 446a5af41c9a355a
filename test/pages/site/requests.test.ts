import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestLine } from "../../../generator/pages/site/client/request-line.ts";
import { type RequestSample, requestSamples, sampleIn } from "../../../generator/pages/site/client/request-samples.ts";

const query = (name: string, value: string, byDefault?: string) => ({ name, value, byDefault, where: "query" });
const inPath = (name: string, value: string) => ({ name, value, byDefault: undefined, where: "path" });

describe("the request of an example", () => {
  it("leaves out what has its default and what is empty, never what is required", () => {
    expect(requestLine("/norme", [query("q", "", ""), query("limit", "100", "100")])).toBe("norme");
    expect(requestLine("/norme", [query("limit", "", "100"), query("offset", "20", "0")])).toBe("norme?offset=20");
    expect(requestLine("/relazioni", [query("norma", "")])).toBe("relazioni?norma=");
  });

  it("sends what breaks a rule: the API says why", () => {
    expect(requestLine("/graph", [query("max_nodi", "9", "2000")])).toBe("graph?max_nodi=9");
  });

  it("keeps an ELI readable in the path and escapes what would change the request", () => {
    const eli = "eli:/it/legge/1990/08/07/241";
    expect(requestLine("/norme/{eli}", [inPath("eli", eli)])).toBe(`norme/${eli}`);
    expect(requestLine("/norme/{eli}", [inPath("eli", "a?b#c%d$&e'")])).toBe("norme/a%3Fb%23c%25d%24%26e%27");
  });

  it.each(["../../x", "a/../b", "./a", "a/.", "x/..", "%2e%2e/%2e%2e/x"])(
    "never leaves the operation by the dots of a path value: %s",
    (value) => {
      const field = inPath("eli", value);
      const base = "http://localhost/api/public/norme/";
      const { pathname } = new URL(requestLine("/norme/{eli}", [field]), "http://localhost/api/public/");
      expect(`http://localhost${pathname}`.startsWith(base)).toBe(true);
      expect(decodeURIComponent(`http://localhost${pathname}`.slice(base.length))).toBe(value);
    },
  );
});

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
