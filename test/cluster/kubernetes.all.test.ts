import { chmodSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { jobsOf } from "../../generator/build/cluster/kubernetes.ts";
import { planOf } from "../../generator/build/cluster/run-part.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { lacksPackage, TOOL_MODULES } from "../tools/document-tools.ts";
import { engineRun, runScript } from "./engine-runs.ts";

// Some dozen processes, on a machine that may have other work.
vi.setConfig({ testTimeout: 240_000 });

const folder = temporaryFolder();
/** In the volume, as everything else. */
const data = path.join(folder, "data");
beforeAll(() => copySync("data-raw", data));
const lacks = lacksPackage("kubernetes-models");

describe("Kubernetes", () => {
  it.skipIf(lacks !== null)(`takes the manifests${lacks ? ` (${lacks})` : ""}`, () => {
    const { Job } = createRequire(path.join(TOOL_MODULES, "x.js"))("kubernetes-models/batch/v1/Job");
    const pods = { image: "example.net/api:1", claim: "acts", mount: "/shared" };
    const stage = { folder: "/shared/stage", memory: 512 };
    for (const job of jobsOf(planOf(4), stage, [], pods)) expect(() => new Job(job).validate()).not.toThrow();
    const [job] = jobsOf(planOf(4), stage, [], pods);
    expect(() => new Job({ ...job, spec: { ...job!.spec, completions: "4" } }).validate()).toThrow("integer");
  });

  // No cluster here: a stand-in of kubectl runs the pods.
  it("builds the tree of generate, one Job after the other, and tries a pod that failed again", () => {
    const build = engineRun(path.join(folder, "build"), data);
    build.watch({ killed: "areas --part 1 ", once: true });
    const kubectl = path.join(folder, "build/bin/kubectl");
    copySync("test/cluster/kubectl.mjs", kubectl);
    chmodSync(kubectl, 0o755);
    const env = { ...build.env, KUBECTL_LOG: path.join(folder, "build/kubectl.txt") };
    const volume = ["--image", "example.net/api:1", "--volume", `acts:${folder}`];
    const ran = runScript(build.script("kubernetes", ...volume), env);
    expect(ran).toMatchObject({ status: 0 });
    build.expectSameTree();
    expect(existsSync(path.join(folder, "build/killed"))).toBe(true);
    const asked = readFileSync(env.KUBECTL_LOG, "utf8").trim().split("\n");
    expect(asked.map((line) => JSON.parse(line)[0]).join(" ")).toMatch(/^(delete apply get ?){14}$/);
  });

  it("ends where a Job failed, and says how its reason is found", () => {
    const build = engineRun(path.join(folder, "failing"), data);
    build.watch({ killed: "read --part 1 " });
    const kubectl = path.join(folder, "failing/bin/kubectl");
    copySync("test/cluster/kubectl.mjs", kubectl);
    chmodSync(kubectl, 0o755);
    const env = { ...build.env, KUBECTL_LOG: path.join(folder, "failing/kubectl.txt") };
    const volume = ["--image", "example.net/api:1", "--volume", `acts:${folder}`];
    const { status, stderr } = runScript(build.script("kubernetes", ...volume), env);
    expect(status).toBe(1);
    expect(stderr).toContain("kubectl logs job/api-diritto-italiano-read says why");
    expect(build.left()).toMatchObject({ read: [1], place: [0] });
  });
});
