import { describe, expect, it } from "vitest";
import { respond } from "../../generator/router/respond.ts";

const FILES: Readonly<Record<string, string>> = {
  "api/public/docs.html": "<!DOCTYPE html><title>it</title>",
  "api/public/docs.en.html": "<!DOCTYPE html><title>en</title>",
  "api/public/openapi.json": "{}\n",
};
const read = async (name: string) => (name in FILES ? new TextEncoder().encode(FILES[name]) : null);

async function get(path: string, acceptLanguage?: string, method = "GET") {
  const fault = (error: unknown) => {
    throw error;
  };
  const { status, headers, body } = await respond(
    { method, target: `/api/public${path}`, acceptLanguage },
    read,
    fault,
  );
  return {
    status,
    type: headers["Content-Type"],
    language: headers["Content-Language"],
    text: String(Buffer.from(body)),
  };
}

const page = (language: "it" | "en") => ({
  status: 200,
  type: "text/html; charset=utf-8",
  language,
  text: FILES[language === "it" ? "api/public/docs.html" : "api/public/docs.en.html"],
});

describe("the documentation behind the router", () => {
  it.each([
    ["/docs", undefined, "it"],
    ["/docs", "en-GB,en;q=0.9", "en"],
    ["/docs?lang=it", "en", "it"],
    ["/docs?lang=en", "it", "en"],
    ["/docs?lang=fr", "en", "en"],
    ["/docs.html", "en", "it"],
    ["/docs.en.html", "it", "en"],
    ["/%64ocs", "it", "it"],
  ] as const)("answers %s, preferring %s, in %s", async (path, accept, language) => {
    expect(await get(path, accept)).toEqual(page(language));
  });

  it("leaves the OpenAPI document what it was", async () => {
    expect(await get("/openapi.json")).toEqual({ status: 200, type: "application/json", language: "en", text: "{}\n" });
  });

  it.each(["/docs/", "/docs.it.html", "/docsx"])("knows no %s", async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, text: '{"detail":"Not Found"}' });
  });

  it("admits no method but those of the API", async () => {
    expect(await get("/docs", undefined, "POST")).toMatchObject({ status: 405 });
  });
});
