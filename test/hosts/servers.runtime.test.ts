import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, it } from "vitest";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { expectExact, expectHarmless, expectNearest, givenOf } from "./promises.ts";
import { HOSTILE, inApi, long, malformed, mended, nameOf, REQUESTS } from "./requests.ts";
import * as runtimes from "./runtimes.ts";

let tree: PreparedTree;
beforeAll(async () => {
  tree = await prepareTree();
});
afterAll(() => tree.remove());

const { programOf } = runtimes;
const lacks = (name: string) => (programOf(name) ? null : `${name} is not installed: .ci/run installs it`);
const NJS = existsSync("/usr/lib/nginx/modules/ngx_http_js_module.so") ? null : "libnginx-mod-http-js is not installed";

type Start = (folder: string) => Promise<runtimes.Running>;

/** Hosts that run the router: the answers are its own. */
const EXACT: readonly { name: string; skip: string | null; start: Start }[] = [
  { name: "cloudflare-workers", skip: lacks("wrangler"), start: runtimes.workers },
  { name: "cloudflare-pages", skip: lacks("wrangler"), start: runtimes.pages },
  { name: "deno", skip: lacks("deno"), start: runtimes.deno },
];

/** Hosts that choose a file, the statuses that they answer as the router does, and whether with the same body. */
const NEAREST: readonly { name: string; skip: string | null; start: Start; errors: number[]; bodies: boolean }[] = [
  {
    name: "nginx-njs",
    skip: lacks("nginx") ?? NJS,
    start: (folder) => runtimes.nginx(folder, "nginx-njs"),
    errors: [405, 422],
    bodies: true,
  },
  {
    name: "nginx-map",
    skip: lacks("nginx"),
    start: (folder) => runtimes.nginx(folder, "nginx-map"),
    errors: [405],
    bodies: true,
  },
  { name: "caddy", skip: lacks("caddy"), start: runtimes.caddy, errors: [405], bodies: true },
  { name: "apache", skip: lacks("apache2"), start: runtimes.apache, errors: [405], bodies: true },
];

/** Runs the suite of a host, or says why it does not. */
const suite = (name: string, skip: string | null, tests: () => void) =>
  describe.skipIf(skip !== null)(skip ? `${name} (skipped: ${skip})` : name, tests);

function running(start: Start) {
  let server: runtimes.Running | undefined;
  beforeAll(async () => {
    server = await start(tree.folder);
  });
  afterAll(() => server?.stop());
  return () => server!;
}

/** No path gets out of the tree, on any host. */
const hostile = (server: () => runtimes.Running) =>
  it.each(HOSTILE.map((r) => [nameOf(r), r] as const))("hostile: %s", (_, request) =>
    expectHarmless(server().ask, request, tree.everything),
  );

for (const { name, skip, start } of EXACT)
  suite(name, skip, () => {
    const server = running(start);
    const requests = REQUESTS.filter((r) => inApi(r) && !mended(r));
    it.each(requests.map((r) => [nameOf(r), r] as const))("%s", (_, request) =>
      expectExact(server().ask, request, tree.files),
    );
    hostile(server);
  });

for (const { name, skip, start, errors, bodies } of NEAREST)
  suite(name, skip, () => {
    const server = running(start);
    const requests = REQUESTS.filter((r) => inApi(r) && !mended(r) && !malformed(r) && !long(r));
    it.each(requests.map((r) => [nameOf(r), r] as const))("%s", async (_, request) => {
      const given = await givenOf(request, tree.files, errors);
      await expectNearest(server().ask, request, tree.files, given, bodies);
    });
    hostile(server);
  });
