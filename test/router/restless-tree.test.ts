/** Releases that follow each other faster than an answer is made: nobody gets one of two trees. */

import { statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ServedTree } from "../../generator/router/disk/served-tree.ts";
import { TreeFolder } from "../../generator/router/disk/tree-folder.ts";
import { respond } from "../../generator/router/respond.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";
import { writeFiles } from "../write-files.ts";
import { RELEASES, worldTree } from "./world.ts";

const HEALTH = { method: "GET", target: "/api/public/health" };
const BUSY = { status: 503, body: '{"detail":"Service Unavailable"}', retry: "1", cache: "no-store" };

const seen = ({ status, headers, body }: Awaited<ReturnType<typeof respond>>) => ({
  status,
  body: new TextDecoder().decode(body),
  retry: headers["Retry-After"],
  cache: headers["Cache-Control"],
});

describe("a tree on disk", () => {
  const folder = temporaryFolderOfEach();

  /** A tree that is replaced so many times, once in each making of an answer. */
  function restless(times: number) {
    writeFiles(
      folder,
      [...worldTree()].filter(([name]) => /health|openapi/.test(name)),
    );
    const manifest = path.join(folder, "manifest.json");
    writeFileSync(manifest, "[]\n");
    let left = times;
    const fault = vi.fn();
    const tree = new ServedTree(new TreeFolder(folder), 1024 * 1024, fault, async (...all) => {
      const answer = await respond(...all);
      const later = statSync(manifest).mtimeMs / 1000 + 10;
      if (left-- > 0) utimesSync(manifest, later, later);
      return answer;
    });
    return { tree, fault, made: () => times - left };
  }

  it("answers as soon as it stands still", async () => {
    const { tree, made } = restless(4);
    expect((await tree.answer("x", HEALTH)).status).toBe(200);
    expect(made()).toBe(5);
  });

  it("answers 503 where it never does, keeps nothing of it, and answers the next time", async () => {
    const { tree, fault } = restless(5);
    expect(seen(await tree.answer("x", HEALTH))).toEqual(BUSY);
    expect(tree.cached("x")).toBeUndefined();
    expect(fault).not.toHaveBeenCalled();
    expect((await tree.answer("x", HEALTH)).status).toBe(200);
  });
});

describe("a tree behind a Service Worker", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** A host that has another release after so many of its files were read, again and again until `stands`. */
  async function worker(stands: () => boolean) {
    const files = worldTree();
    let release = 0;
    const kept = new Map<string, Map<string, Response>>();
    const caches = {
      open: async (name: string) => {
        if (!kept.has(name)) kept.set(name, new Map());
        const pages = kept.get(name)!;
        return {
          match: async (url: string) => pages.get(url)?.clone(),
          put: async (url: string, response: Response) => void pages.set(url, response),
        };
      },
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
    };
    vi.stubGlobal("self", { registration: { scope: "https://esempio.invalid/" }, caches });
    vi.stubGlobal("fetch", async (url: string) => {
      const name = url.slice("https://esempio.invalid/".length);
      const bytes = files.get(name);
      if (!bytes) return new Response("manca", { status: 404 });
      const text = new TextDecoder().decode(bytes);
      if (!name.endsWith("health.json")) {
        if (!stands()) release++;
        return new Response(bytes as Uint8Array<ArrayBuffer>);
      }
      return new Response(text.replace(RELEASES.release, `${release}`.padStart(12, "0")));
    });
    vi.resetModules();
    const { ReleaseFiles } = await import("../../generator/hosts/entries/browser/release-files.ts");
    return { files: new ReleaseFiles("https://esempio.invalid/"), kept };
  }

  const LIST = { method: "GET", target: "/api/public/ddl/lista" };
  const fault = (error: unknown) => {
    throw error;
  };

  it("answers as soon as it stands still", async () => {
    let reads = 0;
    const { files } = await worker(() => ++reads > 2);
    expect((await files.respond(LIST, files.read, fault)).status).toBe(200);
    expect(reads).toBe(3);
  });

  it("answers 503 where it never does, and keeps nothing of it", async () => {
    let still = false;
    const { files, kept } = await worker(() => still);
    expect(seen(await files.respond(LIST, files.read, fault))).toEqual(BUSY);
    expect([...kept.values()].flatMap((pages) => [...pages.keys()])).toEqual([]);
    still = true;
    expect((await files.respond(LIST, files.read, fault)).status).toBe(200);
  });
});
