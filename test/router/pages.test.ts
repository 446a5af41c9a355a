import { describe, expect, it } from "vitest";
import { EXPLORER_FOLDERS } from "../../generator/contract/explorer-addresses.ts";
import { OPERATIONS } from "../../generator/contract/operations.ts";
import { matchPath } from "../../generator/router/match.ts";
import { pageOf as page, searchPageOf as search } from "../../generator/router/pages/page-of.ts";
import { askedOf, type Resolved } from "../../generator/router/plan.ts";
import { respond } from "../../generator/router/respond.ts";
import { thrown } from "../thrown.ts";
import { BROWSER } from "./cases/pages.ts";
import { reader, worldTree } from "./world.ts";

const fail = thrown;

describe("a tree without an explorer", () => {
  const files = worldTree();
  for (const folder of Object.values(EXPLORER_FOLDERS)) files.delete(`${folder}index.html`);

  it("leads nobody to pages that are not there, but to the documentation", async () => {
    const ask = (target: string) =>
      respond({ method: "GET", target: `/api/public${target}`, accept: BROWSER }, reader(files), fail);
    for (const [target, status] of [
      ["/health", 200],
      ["/norme/nessun%20atto", 404],
    ] as const) {
      const answer = await ask(target);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({ "Content-Type": "application/json", Vary: "Accept, Accept-Language" });
      expect(answer.headers.Location).toBeUndefined();
    }
    expect(await ask("")).toMatchObject({ status: 303, headers: { Location: "/api/public/docs.html" } });
  });
});

describe("a tree that cannot be read", () => {
  it("is a 500 for whoever wants a page too", async () => {
    const read = reader(worldTree());
    const faults: unknown[] = [];
    const broken = (name: string) => (name.endsWith(".html") ? Promise.reject(new Error("disk")) : read(name));
    const request = { method: "GET", target: "/api/public/health", accept: BROWSER };
    expect((await respond(request, broken, (error) => faults.push(error))).status).toBe(500);
    expect(faults).toHaveLength(1);
  });
});

const found = (target: string) => {
  const asked = askedOf({ method: "GET", target });
  const matched = matchPath(asked.path);
  const resolved: Resolved | null = matched
    ? { operation: matched.operation.id, values: matched.texts, lingua: "it", plan: { kind: "whole", file: "" } }
    : null;
  return { asked, resolved };
};
const pageOf = (target: string) => {
  const { asked, resolved } = found(target);
  return resolved ? page(resolved, asked) : undefined;
};
const searchPageOf = (target: string) => {
  const { asked, resolved } = found(target);
  return search(resolved, asked);
};

describe("the page of an address", () => {
  it("is there for every operation whose numbers a page shows, and for nothing else", () => {
    const without = OPERATIONS.filter(({ path }) => pageOf(`/api/public${path}`) === undefined).map(({ id }) => id);
    expect(without).toEqual(["health", "pnrr-graph", "politici-graph", "modifiche", "registro"]);
    for (const { id, path } of OPERATIONS)
      if (!without.includes(id)) expect(pageOf(`/api/public${path}`)).toMatch(/^\/[^{}]*$/);
    expect(pageOf("/api/public/docs")).toBeUndefined();
    expect(pageOf("/api/public")).toBeUndefined();
  });

  it("holds nothing that is no part of an address, whatever is asked", () => {
    const hostile = '\ud800\r\n<a href="x">\'`{}|\\^ #?&=%';
    for (const target of [`/api/public/norme/${hostile}`, `/api/public/cerca?q=${encodeURIComponent("\r\n<#?&=")}`])
      for (const page of [pageOf(target), searchPageOf(target)]) expect(page).toMatch(/^[!-~]+$/);
    expect(pageOf("/api/public/cerca?q=a%23b%3Fc%26d%3De")).toBe("/cerca?q=a%23b%3Fc%26d%3De");
  });
});
