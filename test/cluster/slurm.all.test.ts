import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobsOf } from "../../generator/build/cluster/kubernetes.ts";
import { planOf } from "../../generator/build/cluster/run-part.ts";
import { DEFAULT_MEMORY } from "../../generator/build/options.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { BUILD_MS, engineRun, runScript, writeActs } from "./engine-runs.ts";
import { lacksSlurm, type SlurmHere, startSlurm } from "./slurm-here.ts";

const lacks = lacksSlurm();
const folder = temporaryFolder();

describe.skipIf(lacks !== null)(`Slurm${lacks === null ? "" : `: ${lacks}`}`, () => {
  let slurm: SlurmHere;
  beforeAll(async () => {
    slurm = await startSlurm();
  });
  afterAll(() => slurm.stop());

  /** Submits what is left of a build. */
  const submit = (build: ReturnType<typeof engineRun>) => {
    const env = { ...build.env, SLURM_CONF: slurm.env.SLURM_CONF };
    expect(runScript(build.script("slurm"), env)).toMatchObject({ status: 0, stderr: "" });
  };

  it("builds the tree of generate, by the commands that a cluster of Kubernetes would run", async () => {
    const build = engineRun(path.join(folder, "sample"), "data-raw");
    build.watch();
    submit(build);
    await slurm.settled(BUILD_MS);
    build.expectSameTree();
    expect(build.left()).toEqual({});
    const stage = { folder: build.stage, memory: DEFAULT_MEMORY };
    const jobs = jobsOf(planOf(build.of), stage, [], { image: "image", claim: "claim", mount: folder });
    const commands = jobs
      .slice(1)
      .flatMap(({ spec: { completions = 1, template } }) =>
        Array.from({ length: completions }, (_, index) =>
          template.spec.containers[0].command.slice(1).join(" ").replace("$(JOB_COMPLETION_INDEX)", `${index}`),
        ),
      );
    expect(build.commands()).toEqual(commands.sort());
  });

  it("goes on where a node went down and a task was killed, and ends the same", async () => {
    const data = path.join(folder, "data");
    writeActs(data);
    const build = engineRun(path.join(folder, "killed"), data, "--pack");
    build.watch({ killed: "serve --part 1 ", waiting: "read" });
    submit(build);
    const reads = () => slurm.ask("squeue", "--noheader", "--name=read", "--states=RUNNING");
    await expect.poll(reads).toContain("read");
    const [node = ""] = slurm.ask("sinfo", "--noheader", "--format=%N").trim().split("\n");
    slurm.ask("scontrol", "update", `NodeName=${node}`, "State=DOWN", "Reason=test");
    const runs = () => slurm.ask("squeue", "--noheader", "--states=RUNNING").trim();
    await expect.poll(runs).toBe("");
    writeFileSync(build.go, "");
    slurm.ask("scontrol", "update", `NodeName=${node}`, "State=RESUME");
    await slurm.settled(BUILD_MS);
    // The tasks of the node came back by themselves, the killed one did not: what comes after it went away.
    expect(existsSync(build.out)).toBe(false);
    const left = build.left();
    expect(left).toMatchObject({ serve: [1], publish: [0] });
    expect(left).not.toHaveProperty("read");
    build.watch();
    submit(build);
    await slurm.settled(BUILD_MS);
    build.expectSameTree();
  });
});
