/** The suites of the hosts that run here, in their own programs. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HostName } from "../../generator/hosts/profiles.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { expectExact, expectHarmless } from "./promises.ts";
import { named, TRANSPORT, TRICKS } from "./requests.ts";
import * as runtimes from "./runtimes.ts";

const { programOf } = runtimes;
const lacks = (name: string) => (programOf(name) ? null : `${name} is not installed: .ci/run installs it`);

type Start = (folder: string) => Promise<runtimes.Running>;

/** Hosts that run the router: the answers are its own. */
const EXACT: readonly { name: HostName; skip: string | null; start: Start; ownRedirects?: boolean }[] = [
  { name: "cloudflare-workers", skip: lacks("wrangler"), start: runtimes.workers },
  { name: "cloudflare-pages", skip: lacks("wrangler"), start: runtimes.pages, ownRedirects: true },
  { name: "deno", skip: lacks("deno"), start: runtimes.deno },
];

/** Runs the suite of a host, or says why it does not. */
const suite = (name: string, skip: string | null, tests: () => void) =>
  describe.skipIf(skip !== null)(skip ? `${name} (skipped: ${skip})` : name, tests);

function running(start: Start, folder: () => string) {
  let server: runtimes.Running | undefined;
  beforeAll(async () => {
    server = await start(folder());
  });
  afterAll(() => server?.stop());
  return () => server!;
}

/** Files beside the answers, with the type of each. */
const files = (server: () => runtimes.Running) =>
  it.each([
    ["/catalogo.ttl", /^text\/turtle/],
    ["/", /^text\/html/],
    ["/en/", /^text\/html/],
  ])("gives the file %s with its type", async (target, type) => {
    const seen = await server().ask("GET", target, {});
    expect(seen.status).toBe(200);
    expect(seen.headers["content-type"]).toMatch(type);
    expect(seen.headers["access-control-allow-origin"]).toBe("*");
    expect(seen.headers["x-content-type-options"]).toBe("nosniff");
  });

/** A 304 bears the tag and the `Vary` of the 200 to the same request, compressed or not. */
const sparedAlike = (server: () => runtimes.Running) =>
  it.each([
    ["/api/public/norme", "gzip"],
    ["/api/public/norme", "identity"],
    ["/api/public/graph?max_nodi=2000", "gzip"],
  ])("a 304 of %s has the tag and Vary of its 200, for who accepts %s", async (target, coding) => {
    const headers = { "accept-encoding": coding };
    const { status, headers: whole } = await server().ask("GET", target, headers);
    const spared = await server().ask("GET", target, { ...headers, "if-none-match": whole.etag ?? "" });
    expect([status, spared.status]).toEqual([200, 304]);
    expect({ etag: spared.headers.etag, vary: spared.headers.vary }).toEqual({ etag: whole.etag, vary: whole.vary });
  });

let tree: PreparedTree;
beforeAll(async () => {
  tree = await prepareTree();
});
afterAll(() => tree.remove());

for (const { name, skip, start, ownRedirects } of EXACT)
  suite(name, skip, () => {
    const server = running(start, () => tree.folder);
    it.each(named(TRANSPORT))("%s", (_, request) => expectExact(server().ask, request, tree.files));
    // No path gets out of the tree.
    it.each(named(TRICKS))("hostile: %s", (_, request) =>
      expectHarmless(server().ask, request, tree.everything, { ownRedirects: ownRedirects ?? false }),
    );
    files(server);
    sparedAlike(server);
  });
