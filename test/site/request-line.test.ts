import { describe, expect, it } from "vitest";
import { canBeSent, requestLine } from "../../generator/outputs/site/client/request-line.ts";

const query = (name: string, value: string, byDefault?: string) => ({ name, value, byDefault, where: "query" });
const inPath = (name: string, value: string) => ({ name, value, byDefault: undefined, where: "path" });

describe("the request of a form", () => {
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

  it.each(["../../x", "..", ".", "a/../b", "./a", "a/.", "x/..", "%2e%2e/%2e%2e/x"])(
    "never leaves the operation by the dots of a path value: %s",
    (value) => {
      const field = inPath("eli", value);
      const base = "http://localhost/api/public/norme/";
      const { pathname } = new URL(requestLine("/norme/{eli}", [field]), "http://localhost/api/public/");
      // What no address can carry is not sent at all.
      if (canBeSent(field)) {
        expect(`http://localhost${pathname}`.startsWith(base)).toBe(true);
        expect(decodeURIComponent(`http://localhost${pathname}`.slice(base.length))).toBe(value);
      } else expect([".", ".."]).toContain(value);
    },
  );
});
