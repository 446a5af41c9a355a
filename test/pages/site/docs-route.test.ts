import { describe, expect, it } from "vitest";
import { respond } from "../../../generator/router/respond.ts";

const FILES: Readonly<Record<string, string>> = {
  "api/public/docs.html": "<!DOCTYPE html><title>it</title>",
  "api/public/docs.en.html": "<!DOCTYPE html><title>en</title>",
  "api/public/redoc.html": "<!DOCTYPE html><title>elenco</title>",
  "api/public/redoc.en.html": "<!DOCTYPE html><title>list</title>",
  "api/public/openapi.json": "{}\n",
  "api/public/openapi.en.json": '{"lingua":"en"}\n',
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

const page = (language: "it" | "en", name = "docs") => ({
  status: 200,
  type: "text/html; charset=utf-8",
  language,
  text: FILES[`api/public/${name}${language === "it" ? "" : ".en"}.html`],
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

  it.each([
    ["/redoc", "en", "en"],
    ["/redoc?lang=it", "en", "it"],
    ["/redoc.en.html", "it", "en"],
  ] as const)("answers %s, preferring %s, with the list in %s", async (path, accept, language) => {
    expect(await get(path, accept)).toEqual(page(language, "redoc"));
  });

  it("gives each OpenAPI document by its name, in its language", async () => {
    const json = { status: 200, type: "application/json" };
    expect(await get("/openapi.json", "en")).toEqual({ ...json, language: "it", text: "{}\n" });
    expect(await get("/openapi.en.json", "it")).toEqual({ ...json, language: "en", text: '{"lingua":"en"}\n' });
  });

  it.each(["/docs/", "/docs.it.html", "/docsx"])("knows no %s", async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, text: '{"detail":"Not Found"}' });
  });

  it("admits no method but those of the API", async () => {
    expect(await get("/docs", undefined, "POST")).toMatchObject({ status: 405 });
  });
});
