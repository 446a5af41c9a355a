import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ask, askRouter } from "./ask.ts";
import { LARGE_GRAPHS, putLargeGraph } from "./large-graph.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { NJS_MODULE, nginx, programOf, type Running } from "./runtimes.ts";

const HERE = programOf("nginx") && existsSync(NJS_MODULE);
const B = "/api/public";

describe.skipIf(!HERE)("nginx-njs (skipped where nginx and its njs module are absent)", () => {
  let tree: PreparedTree;
  let njs: Running;
  let files: ReadonlyMap<string, Uint8Array>;
  beforeAll(async () => {
    tree = await prepareTree(["nginx-njs"]);
    files = putLargeGraph(tree);
    njs = await nginx(tree.folder, "nginx-njs");
  });
  afterAll(async () => {
    await njs?.stop();
    tree.remove();
  });

  const router: Ask = (...request) =>
    askRouter(
      async (name) => files.get(name) ?? null,
      (error) => {
        throw error;
      },
    )(...request);

  it.each([
    "/health?lang=en%0A",
    "/health?lang=%0A",
    "/health?lang=it%0D%0A",
    "/graph?livello=norma%0A",
    "/graph?livello=norma%0A%0A",
    "/politici/graph?ramo=Camera%0A",
    "/relazioni?norma=CAD&dir=out%0A",
    "/pnrr/graph?importo_min=1_0%0A",
    "/pnrr/classifica-enti?limit=12%0A",
  ])("%s is judged as the router does", async (target) => {
    const [seen, due] = [await njs.ask("GET", B + target, {}), await router("GET", B + target, {})];
    expect({ status: seen.status, body: seen.body }).toEqual({ status: due.status, body: due.body });
    expect(seen.headers["content-language"]).toBe(due.headers["content-language"]);
  });

  it.each(["/health%0A", "/docs%0A", "/novita.json%0A", "/norme/a.jsonld%0A"])("%s is unknown", async (path) => {
    expect((await njs.ask("GET", B + path, {})).status).toBe(404);
  });

  it.each([
    "/ddl/C.14%0A",
    "/ddl/C.643-BIS%0A?lang=en",
    "/norme/eli:/it/legge/1990/08/07/241%0A",
    "/relazioni?norma=eli:/it/legge/1990/08/07/241%0A&lang=en",
  ])("%s is not found, or refused as a name that no file has", async (target) => {
    expect([404, 501]).toContain((await njs.ask("GET", B + target, {})).status);
  });

  it("a name that no file has is refused, an escaped ELI is found", async () => {
    const status = async (name: string) => (await njs.ask("GET", `${B}/norme/${name}`, {})).status;
    expect(await status("eli%3A%2Fit%2Flegge%2F1990%2F08%2F07%2F241")).toBe(200);
    expect(await status("eli%3A%2Fit%2Fcodice-penale")).toBe(501);
    expect(await status("eli%3A%2Fit%2Flegge%2F1990%2F08%2F07%2F242")).toBe(404);
  });

  it("gives a graph of 20,000 nodes as the router does, translated or cut", async () => {
    for (const target of LARGE_GRAPHS) {
      const [seen, due] = [await njs.ask("GET", B + target, {}), await router("GET", B + target, {})];
      expect([seen.status, seen.body.length > 5e6], target).toEqual([200, true]);
      expect(seen.body === due.body, target).toBe(true);
    }
  });
});
