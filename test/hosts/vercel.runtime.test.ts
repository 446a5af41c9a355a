/** What the host's own tool makes of the project: which files it deploys as they are, which as code, and whether it takes the configuration. */

import { createRequire } from "node:module";
import path from "node:path";
import { outputFileSync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";

interface Builder {
  readonly use: string;
  readonly src: string;
  readonly config?: { readonly middleware?: boolean; readonly outputDirectory?: string };
}
interface Detector {
  detectBuilders(
    files: string[],
    packageJson: object,
    options: object,
  ): Promise<{ builders: Builder[] | null; defaultRoutes: unknown; errors: unknown; warnings: unknown[] }>;
}
interface NodeBuilder {
  build(of: object): Promise<{ output: { type: string; runtime?: string; files: Record<string, object> } }>;
}
interface Routing {
  getTransformedRoutes(config: object): { routes: { src: string; headers?: object }[] | null; error: unknown };
}

const { HOST_RUNTIMES = "" } = process.env;
const FOLDER = "hosts/vercel/";

/** A package of the host, `null` where it is not installed. */
function vendor<T>(name: string): T | null {
  try {
    return createRequire(path.resolve(HOST_RUNTIMES, "package.json"))(name) as T;
  } catch (error) {
    if ((error as { code?: string }).code === "MODULE_NOT_FOUND") return null;
    throw error;
  }
}

const detector = vendor<Detector>("@vercel/fs-detectors");
const routing = vendor<Routing>("@vercel/routing-utils");
const nodeBuilder = vendor<NodeBuilder>("@vercel/node");

describe.skipIf(!detector || !routing)("vercel's detector (skipped where it is not installed: .ci/run does)", () => {
  const work = temporaryFolder();
  let tree: PreparedTree;
  beforeAll(async () => {
    tree = await prepareTree(["vercel"]);
  });
  afterAll(() => tree.remove());

  /** What the page of the hosts has people put together: the project beside the folder with the tree. */
  const project = () => [...[...tree.everything.keys()].map((name) => `public/${name}`), ...code()];
  const code = () =>
    [...tree.everything.keys()].filter((name) => name.startsWith(FOLDER)).map((name) => name.slice(FOLDER.length));
  const settings = () => JSON.parse(tree.text("hosts/vercel/vercel.json")) as object;
  const detected = (files: string[], projectSettings = settings()) =>
    detector!.detectBuilders(files, JSON.parse(tree.text(`${FOLDER}package.json`)), {
      projectSettings,
      featHandleMiss: true,
    });

  it("deploys every file of the tree as it is, and the middleware as the only code", async () => {
    const { builders, defaultRoutes, errors, warnings } = await detected(project());
    // A route for functions would be a 404 for all below `/api`.
    expect({ defaultRoutes, errors, warnings }).toEqual({ defaultRoutes: [], errors: null, warnings: [] });
    expect(builders).toMatchObject([
      { src: "middleware.js", config: { middleware: true } },
      { use: "@vercel/static", src: "public/**/*", config: { outputDirectory: "public" } },
    ]);
    expect(builders).toHaveLength(2);
  });

  it.skipIf(!nodeBuilder)(
    "makes a function of Node.js of the middleware, in which each part stays a file (skipped without @vercel/node)",
    async () => {
      const files: Record<string, object> = {};
      for (const name of code()) {
        const fsPath = path.join(work, name);
        outputFileSync(fsPath, tree.text(FOLDER + name));
        files[name] = { type: "FileFsRef", mode: 0o100644, fsPath };
      }
      const config = { middleware: true, zeroConfig: true };
      const where = { entrypoint: "middleware.js", workPath: work, repoRootPath: work };
      const { output } = await nodeBuilder!.build({ files, ...where, config, meta: { skipDownload: true } });
      expect(output).toMatchObject({ type: "Lambda", runtime: expect.stringMatching(/^nodejs/) });
      expect(Object.keys(output.files).sort()).toEqual(
        code()
          .filter((name) => name !== "vercel.json")
          .sort(),
      );
      for (const [name, { data }] of Object.entries(output.files as Record<string, { data: Buffer }>))
        expect(`${data}`, name).toBe(tree.text(FOLDER + name));
    },
  );

  it("would deploy no answer were the tree the project itself", async () => {
    const files = [...tree.everything.keys(), ...code()];
    const { builders } = await detected(files, { ...settings(), outputDirectory: "." });
    expect(builders?.find(({ use }) => use === "@vercel/static")?.src).toMatch(/^!\{api\/\*\*,/);
  });

  it("takes the headers of the configuration, for files and not for answers", () => {
    const { routes, error } = routing!.getTransformedRoutes(settings());
    expect(error).toBeNull();
    const headed = (target: string) =>
      (routes ?? []).filter(({ src, headers }) => headers && new RegExp(src).test(target));
    for (const file of ["/", "/catalogo.ttl", "/api/public/norme.json", "/api/public/docs.html"])
      expect(headed(file), file).toHaveLength(1);
    for (const answer of ["/api/public/norme", "/api/public/ddl/S.1"]) expect(headed(answer), answer).toEqual([]);
  });
});
