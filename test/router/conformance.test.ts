import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../generator/contract/operations.ts";
import { nodeHandler } from "../../generator/hosts/entries/node/node.ts";
import { fetchHandler } from "../../generator/router/fetch.ts";
import { matchPath } from "../../generator/router/match.ts";
import { askedOf } from "../../generator/router/plan.ts";
import { splitTarget } from "../../generator/router/query.ts";
import { resolve } from "../../generator/router/resolve.ts";
import { type Ask, askHandler, askPort, askRouter } from "../hosts/ask.ts";
import { named, TRANSPORT } from "../hosts/requests.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { thrown } from "../thrown.ts";
import { writeFiles } from "../write-files.ts";
import type { Case } from "./cases/case.ts";
import { CASES } from "./conformance.ts";
import { ROWS, reader, worldTree } from "./world.ts";

it("the table has at least 350 requests", () => expect(CASES.length).toBeGreaterThanOrEqual(350));

/** Acts in packs give the same answers: `packed.test.ts`. */
describe("each request of the table", () => {
  const files = worldTree();
  const read = reader(files);
  const faults: unknown[] = [];
  const fault = (error: unknown) => faults.push(error);

  const askPure = askRouter(read, fault);
  const askFetch = askHandler(fetchHandler(read, fault));

  const folder = temporaryFolder();
  let server: Server;
  const askServer: Ask = (...request) => askPort((server.address() as AddressInfo).port)(...request);

  beforeAll(async () => {
    writeFiles(folder, files);
    server = createServer(nodeHandler(folder, { fault }));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });

  afterAll(async () => {
    await new Promise((done) => server.close(done));
    expect(faults).toEqual([]);
  });

  /** `meta.lingua` → the field of a field. */
  const at = (body: unknown, keys: string) =>
    keys.split(".").reduce((value, key) => (value as Record<string, unknown>)[key], body);

  async function check(ask: Ask, { target, method = "GET", status, revalidates, ...rest }: Case): Promise<void> {
    const headers: Record<string, string> = { ...rest.headers };
    if (revalidates) headers["if-none-match"] = (await ask(method, target, headers)).headers.etag!;
    const seen = await ask(method, target, headers);
    expect(seen.status).toBe(status);
    expect(seen.headers).toMatchObject({
      "access-control-allow-origin": "*",
      vary: expect.stringMatching(/^(?:Accept, )?Accept-Language(?:, Accept-Encoding)?$/),
      "x-content-type-options": "nosniff",
      etag: expect.stringMatching(/^"[0-9a-f]{16}"$/),
      "content-language": expect.stringMatching(/^(it|en)$/),
    });
    for (const [name, due] of Object.entries(rest.has ?? {})) {
      const value = seen.headers[name];
      if (due === null) expect(value, name).toBeUndefined();
      else if (due instanceof RegExp) expect(value, name).toMatch(due);
      else expect(value, name).toBe(due);
    }
    if (method === "HEAD" || status === 304) expect(seen.body).toBe("");
    if (method === "HEAD" && status !== 304) {
      const whole = await ask("GET", target, headers);
      expect({ ...seen.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
      return;
    }
    if (status === 304 || status === 204) return;
    expect(seen.headers["content-length"]).toBe(String(Buffer.byteLength(seen.body)));
    // A feed is no JSON.
    if (rest.has?.["content-type"]) return;
    expect(seen.headers["content-type"]).toBe("application/json");
    if (typeof rest.body === "string") expect(seen.body).toBe(rest.body);
    const body: unknown = JSON.parse(seen.body);
    // Made or a file, an answer has its `meta` on line 1.
    if (status === 200 && !target.includes("openapi")) expect(seen.body).toMatch(/^\{"meta":\{.*\},\n[\s\S]*\}\n$/);
    if (rest.fault) expect((body as { detail: { type: string }[] }).detail.map((d) => d.type)).toEqual([rest.fault]);
    if (typeof rest.body === "object")
      for (const [keys, due] of Object.entries(rest.body)) expect(at(body, keys), keys).toEqual(due);
    for (const [key, length] of Object.entries(rest.lengths ?? {})) expect(at(body, key), key).toHaveLength(length);
  }

  it.each(named(CASES))("%s", (_, c) => check(askPure, c));

  it.each(named(TRANSPORT))("a server of node:http: %s", (_, c) => check(askServer, c));

  it.each(named(TRANSPORT))("a host of Request and Response: %s", (_, c) => check(askFetch, c));
});

it("an act's own URN takes a file only if type, date and number do not do", () => {
  const urns = [...worldTree().keys()].filter((name) => name.startsWith("indici/norme/urn/"));
  expect(urns).toEqual([1941, 2022].map((year) => `indici/norme/urn/${year}.json`));
});

it.each(OPERATIONS)(
  "the table asks for $id: in both languages, with what breaks its rules, and for what is not there",
  (operation) => {
    const { id, path } = operation;
    const asked = CASES.filter(({ target }) => matchPath(splitTarget(target).path)?.operation === operation);
    const languages = asked.flatMap((request) => {
      const resolved = resolve(
        askedOf({ method: "GET", ...request, acceptLanguage: request.headers?.["accept-language"] }),
      );
      return request.status === 200 && "plan" in resolved ? [resolved.lingua] : [];
    });
    expect(new Set(languages), id).toEqual(new Set(["it", "en"]));
    const statuses = new Set(asked.map(({ status }) => status));
    for (const status of path.includes("{") || id === "relazioni" ? [422, 404] : [422])
      expect(statuses).toContain(status);
  },
);

it("relations in one direction are those of both that go so, and counted alone", async () => {
  const ask = askRouter(reader(worldTree()), thrown);
  const relations = async (norma: string, dir: string) =>
    JSON.parse((await ask("GET", `/api/public/relazioni?norma=${norma}&dir=${dir}`, {})).body);
  let unlike = 0;
  for (const { eli } of ROWS.slice(0, 60)) {
    const [both, out, into] = [
      await relations(eli, "entrambe"),
      await relations(eli, "out"),
      await relations(eli, "in"),
    ];
    expect([out.totale, into.totale, out.dir, into.dir]).toEqual([both.totale_out, both.totale_in, "out", "in"]);
    expect([...out.relazioni, ...into.relazioni]).toEqual(both.relazioni);
    if (out.totale !== into.totale) unlike++;
  }
  expect(unlike).toBeGreaterThan(0);
});
