import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { Job } from "../../generator/build/cluster/kubernetes.ts";
import { planOf } from "../../generator/build/cluster/run-part.ts";
import { commandOf } from "../../generator/build/cluster/scripts.ts";
import { used } from "../generate-here.ts";
import { JOB_V1 } from "./job-v1.ts";

const PODS = ["--for", "kubernetes", "--image", "example.net/api:1", "--volume", "acts:/shared"];
const STAGE = ["--of", "4", "--stage", "/shared/stage", "--data", "/shared/data", "--out", "/shared/tree"];

/** The manifests in a script, in their order. */
const jobsIn = (script: string): Job[] =>
  [...script.matchAll(/^run (\S+) <<'JOB'\n([\s\S]*?)\nJOB$/gm)].map(([, name, text]) => {
    const job: Job = JSON.parse(text!);
    expect(job.metadata.name).toBe(name);
    return job;
  });

const manifests = async (...more: string[]) => jobsIn((await used("phases", ...STAGE, ...PODS, ...more)).stdout);
const isJob = new Ajv2020({ strict: false }).compile(JOB_V1);

describe("the Jobs of a build on Kubernetes", () => {
  it("are as the documentation has them", async () => {
    const jobs = await manifests();
    expect(jobs).toHaveLength(1 + planOf(4).length);
    for (const job of jobs) expect(isJob(job), JSON.stringify(isJob.errors)).toBe(true);
    const [, list] = jobs as [Job, Job];
    const wrong = { ...list, spec: { ...list.spec, completion: 4 } };
    expect(isJob(wrong)).toBe(false);
  });

  it("make the stage as it was asked for, then run every part of every phase", async () => {
    const [first, ...others] = await manifests("--pack", "--host", "node", "--host", "deno", "--no-search");
    const options = [...STAGE, "--pack", "--host", "node", "--host", "deno", "--no-search"];
    const [container] = first!.spec.template.spec.containers;
    expect(container.command.slice(0, 3)).toEqual(["node", "--enable-source-maps", ".build/phases.js"]);
    expect([...container.command.slice(3)].sort()).toEqual(options.sort());
    const plan = planOf(4);
    expect(others.map(({ spec }) => spec.completions)).toEqual(plan.map(({ parts }) => parts));
    expect(others.map(({ spec }) => spec.template.spec.containers[0].command)).toEqual(
      plan.map((phase) => commandOf(phase, { folder: "/shared/stage", memory: 512 }, "$(JOB_COMPLETION_INDEX)")),
    );
  });

  it.each([
    ["2048", "--max-old-space-size=1920", "2048Mi"],
    ["16", "--max-old-space-size=256", "384Mi"],
  ])("are given --memory %s", async (memory, heap, asked) => {
    const [, list] = await manifests("--memory", memory);
    const [container] = list!.spec.template.spec.containers;
    expect(container).toMatchObject({ resources: { requests: { memory: asked } } });
    expect(container.command).toContain(heap);
  });

  it("need an image and a volume", async () => {
    const { status, stderr } = await used("phases", ...STAGE, "--for", "kubernetes", "--image", "x");
    expect(status).toBe(2);
    expect(stderr).toContain("--for kubernetes needs --image and --volume.");
    expect((await used("phases", ...STAGE, ...PODS, "--volume", "acts")).stderr).toContain("CLAIM:/FOLDER");
  });

  it("work in the volume, which pods leave their files in", async () => {
    const { status, stderr } = await used("phases", ...STAGE, ...PODS, "--out", "/srv/tree");
    expect(status).toBe(2);
    expect(stderr).toContain("/srv/tree: --stage, --data and --out must lie in the shared volume: /shared/...");
  });
});
