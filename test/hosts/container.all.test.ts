/** The container recipe, built by buildah over a base made here: registries of images are not asked. */

import { execFileSync, spawn } from "node:child_process";
import path from "node:path";
import { copySync, ensureDirSync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { programOf } from "./runtimes.ts";

const buildah = programOf("buildah");
const able = buildah !== null && process.getuid?.() === 0;

/** Without a daemon and without namespaces: the store is a folder of the test. */
const environment = (store: string) => ({
  ...process.env,
  STORAGE_DRIVER: "vfs",
  BUILDAH_ISOLATION: "chroot",
  XDG_DATA_HOME: store,
});

describe.skipIf(!able)("the container recipe (skipped without buildah, or where not root)", () => {
  const folder = temporaryFolder();
  let tree: PreparedTree;
  let container = "";

  const run = (...args: string[]): string => {
    const store = ["--root", path.join(folder, "store"), "--runroot", path.join(folder, "run")];
    return execFileSync(`${buildah}`, [...store, ...args], {
      env: environment(folder),
      stdio: ["ignore", "pipe", "pipe"],
    })
      .toString()
      .trim();
  };

  /** An image with nothing but this Node.js and the libraries that it needs. */
  function makeBase(): void {
    const base = run("from", "scratch");
    const root = run("mount", base);
    const libraries = execFileSync("ldd", [process.execPath]).toString().match(/\/\S+/g) ?? [];
    const files = [[process.execPath, "/usr/bin/node"], ...libraries.map((file) => [file, file])];
    for (const [from = "", to = ""] of files) {
      ensureDirSync(path.join(root, path.dirname(to)));
      copySync(from, path.join(root, to), { dereference: true });
    }
    run("umount", base);
    run("config", "--env", "PATH=/usr/bin", base);
    run("commit", "-q", base, "localhost/base");
  }

  beforeAll(async () => {
    tree = await prepareTree();
    makeBase();
    const recipe = path.join(tree.folder, "hosts/node/containerfile");
    run(
      "bud",
      "-q",
      "--format",
      "docker",
      "--build-arg",
      "BASE=localhost/base",
      "-f",
      recipe,
      "-t",
      "localhost/api",
      tree.folder,
    );
    container = run("from", "--pull-never", "localhost/api");
  });
  afterAll(() => {
    if (container) run("rm", "--all");
    tree?.remove();
  });

  it("gives an image that answers /health, as no root user", async () => {
    expect(run("inspect", "--format", "{{.OCIv1.Config.User}}", container)).toBe("1000:1000");
    expect(run("inspect", "--format", "{{.Docker.Config.Healthcheck}}", container)).toContain("/api/public/health");
    const store = ["--root", path.join(folder, "store"), "--runroot", path.join(folder, "run")];
    const command = ["run", "--env", "PORT=0", container, "--", "node", "hosts/node/server.mjs"];
    const server = spawn(`${buildah}`, [...store, ...command], {
      env: environment(folder),
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
    });
    try {
      let printed = "";
      const address = await new Promise<string>((done, fail) => {
        server.stdout.on("data", (chunk) => {
          printed += chunk;
          const [said] = /^http:\S+/m.exec(printed) ?? [];
          if (said !== undefined) done(said);
        });
        server.once("close", (code) => fail(new Error(`the container ended with ${code}: ${printed}`)));
      });
      const answer = await fetch(`http://127.0.0.1:${new URL(address).port}/api/public/health`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ stato: "ok" });
    } finally {
      if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
    }
  });
});
