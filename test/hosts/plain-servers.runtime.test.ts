/** What servers of files say where they do not give one: errors, refused values; and compressed copies as what they are. */

import { existsSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { outputFileSync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BASE_PATH, OPERATIONS } from "../../generator/api/operations.ts";
import { fingerprint } from "../../generator/router/etag.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { apache, caddy, nginx, programOf, type Running } from "./runtimes.ts";

const NJS = existsSync("/usr/lib/nginx/modules/ngx_http_js_module.so");
const has = (name: string) => programOf(name) !== null;

/** `malformed`: whether the server lets a configuration speak for escapes that are none. */
const SERVERS = [
  {
    name: "nginx-njs",
    here: has("nginx") && NJS,
    start: (dir: string) => nginx(dir, "nginx-njs"),
    malformed: true,
    copies: false,
  },
  {
    name: "nginx-map",
    here: has("nginx"),
    start: (dir: string) => nginx(dir, "nginx-map"),
    malformed: true,
    copies: true,
  },
  { name: "caddy", here: has("caddy"), start: caddy, malformed: false, copies: true },
  { name: "apache", here: has("apache2"), start: apache, malformed: true, copies: true },
];

const ACT = "norma=eli:/it/legge/1990/08/07/241";

/** Values that break the rule of a parameter, in a plain spelling, with the path that asks for them. */
const WRONG = OPERATIONS.filter(({ path: name }) => !name.includes("{")).flatMap(({ id, path: name, parameters }) =>
  parameters.flatMap((parameter) => {
    const numbers = ["abc", "1.5", "-1", "1x", "--"];
    const bounds = "ge" in parameter ? [parameter.ge - 1, "le" in parameter ? (parameter.le ?? 0) + 1 : -2] : [];
    const words = "pattern" in parameter ? ["xx", "!", "IT", "itx", "%21"] : [];
    // Any integer is an amount as well, and an offset has no upper bound.
    const values = parameter.type === "integer" ? [...numbers, ...bounds] : words;
    const required = id === "relazioni" && parameter.name !== "norma" ? `&${ACT}` : "";
    return values.map((value) => `${BASE_PATH}${name}?${parameter.name}=${value}${required}`);
  }),
);

/** Parameters and operations that no whole file answers are refused whatever they say. */
const FILTER = /\/norme\?(?:offset|limit)=|\/(?:cerca|registro|pnrr\/progetti)\?(?!lang=)|[?]ramo=/;

describe.each(SERVERS)("$name (skipped where it is not installed)", ({ here, start, malformed, copies }) => {
  describe.skipIf(!here)("serving a tree", () => {
    let tree: PreparedTree;
    let server: Running;
    beforeAll(async () => {
      tree = await prepareTree();
      const kept = path.join(tree.folder, "download/ndjson");
      outputFileSync(path.join(kept, "norme.ndjson.gz"), gzipSync('{"eli":"esempio"}\n'));
      server = await start(tree.folder);
    });
    afterAll(async () => {
      await server?.stop();
      tree.remove();
    });

    const errors = [
      ["GET", "/niente", 404],
      ["GET", "/norme/eli:/it/legge/1990/08/07/9999", 404],
      ["POST", "/health", 405],
      ["GET", "/graph?max_nodi=7", 422],
      ["GET", "/norme/CAD", 501],
      ["GET", "/norme/eli:/it/codice-penale", 501],
      ...(malformed
        ? ([
            ["GET", "/norme/%zz", 400],
            ["GET", "/%", 400],
          ] as const)
        : []),
    ] as const;

    it.each(errors)("%s %s is a %i in JSON, with the headers of every answer", async (method, target, status) => {
      const seen = await server.ask(method, BASE_PATH + target, {});
      expect(seen.status).toBe(status);
      expect(JSON.parse(seen.body)).toHaveProperty("detail");
      expect(seen.headers).toMatchObject({
        "access-control-allow-origin": "*",
        "cache-control": "no-store",
        "content-language": "en",
        "content-type": "application/json",
        "x-content-type-options": "nosniff",
        etag: `"${fingerprint(new TextEncoder().encode(seen.body))}"`,
        vary: expect.stringMatching(/accept-language/i),
        ...(status === 405 && { allow: "GET, HEAD, OPTIONS" }),
      });
    });

    it("refuses every value that breaks its parameter's rule", async () => {
      const accepted: string[] = [];
      for (const target of WRONG) {
        const { status } = await server.ask("GET", target, {});
        if (status !== 422 && !(status === 501 && FILTER.test(target))) accepted.push(`${target} ${status}`);
      }
      expect(WRONG.length).toBeGreaterThan(100);
      expect(accepted).toEqual([]);
    });

    it.skipIf(!copies)("gives a compressed copy as what it is a copy of", async () => {
      for (const [target, type] of [
        ["/norme", "application/json"],
        ["/graph?max_nodi=2000", "application/json"],
      ] as const) {
        const { status, headers } = await server.ask("GET", BASE_PATH + target, { "accept-encoding": "gzip" });
        expect({ status, type: headers["content-type"], coding: headers["content-encoding"] }).toEqual({
          status: 200,
          type,
          coding: "gzip",
        });
      }
    });

    it("gives a file for keeping as it is", async () => {
      const kept = await server.ask("GET", "/download/ndjson/norme.ndjson.gz", { "accept-encoding": "gzip" });
      expect(kept.status).toBe(200);
      expect(kept.headers["content-encoding"]).toBeUndefined();
      expect(kept.headers["content-type"]).toBe("application/gzip");
    });
  });
});
