/** Builds that an engine runs, over the sample or over artificial acts, with a `node` that looks on and may be killed. */

import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { expect } from "vitest";
import type { PhaseLeft } from "../../generator/build/cluster/phase-parts.ts";
import { fileSintetici } from "../bench/corpus/corpus.ts";
import { run, SIGNAL_AT_STEP } from "../cli/commands.ts";
import { digestsOf } from "../digests-of.ts";

/** Tasks of a phase at the most. */
const OF = 3;
/** Artificial acts of a build: `CLUSTER_ACTS=20000` makes it as large as a collection. */
const ACTS = Number(process.env.CLUSTER_ACTS ?? 1000);
/** Time for a build of so many, on a machine that may have other work. */
export const BUILD_MS = 300_000 + 30 * ACTS;

/** Writes artificial acts into a folder of data. */
export function writeActs(data: string, atti = ACTS): void {
  ensureDirSync(path.join(data, "norme"));
  writeFileSync(path.join(data, "fonti.json"), "[]");
  for (const [i, { xml }] of [...fileSintetici({ atti, seme: "motori", leggero: true })].entries())
    writeFileSync(path.join(data, "norme", `${i}.xml`), xml);
}

/** Runs the command until its work is written, and ends as a shell says it that saw it killed. */
const KILLED = `SIGNAL=SIGKILL AT='/done/[^/]+/[^/]+$' '${process.execPath}' --import '${SIGNAL_AT_STEP}' "$@"; exit $?`;

/** A part as it stands in the command of a process: `serve --part 1 `. */
export type PartAsTyped = `${string} --part ${number} `;

/**
 * A build below a folder: its stage, its tree, and the `node` that the engine finds first.
 *
 * @param folder new
 * @param data of the acts
 * @param how options of the build
 */
export function engineRun(folder: string, data: string, ...how: readonly string[]) {
  const at = (name: string) => path.join(folder, name);
  const [stage, out, log] = [at("stage"), at("tree"), at("commands.txt")];
  ensureDirSync(at("bin"));
  const [node, go] = [at("bin/node"), at("go")];

  const options = (...more: string[]) => [
    "--of",
    `${OF}`,
    "--stage",
    stage,
    "--data",
    data,
    "--out",
    out,
    ...how,
    ...more,
  ];
  const phases = (...more: string[]) => {
    const { status, stdout, stderr } = run("phases", ...options(...more));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    return stdout;
  };
  return {
    stage,
    out,
    of: OF,
    go,
    options: options(),
    /** What an engine is started with: its tasks find our `node`. */
    env: { ...process.env, PATH: `${at("bin")}:${process.env.PATH}` },

    /**
     * Makes the `node` of the tasks: it notes its command; one part is killed before it leaves its mark, others wait for a file before they begin.
     *
     * @param killed part that is killed; `once`: only the first time; `waiting`: phase whose parts wait for the file `go` first
     */
    watch({ killed, once = false, waiting }: { killed?: PartAsTyped; once?: boolean; waiting?: string } = {}): void {
      const script = `#!/bin/sh
echo "$*" >>'${log}'
case "$*" in
${killed ? `*' ${killed}'*) if [ ! -e '${at("killed")}' ]; then ${once ? `touch '${at("killed")}'; ` : ""}${KILLED}; fi ;;` : ""}
${waiting ? `*'/phase.js ${waiting} '*) while [ -e '${node}' ] && [ ! -e '${go}' ]; do sleep 0.1; done ;;` : ""}
esac
exec '${process.execPath}' "$@"
`;
      writeFileSync(node, script);
      chmodSync(node, 0o755);
    },

    /** The commands that were run, each once. */
    commands: (): string[] =>
      existsSync(log) ? [...new Set(readFileSync(log, "utf8").trim().split("\n"))].sort() : [],

    /** The script for an engine, of what is left. */
    script: (engine: "slurm" | "kubernetes", ...more: string[]): string => phases("--for", engine, ...more),

    /** What is left, by phase. */
    left(): Record<string, readonly number[]> {
      const list: PhaseLeft[] = JSON.parse(phases());
      return Object.fromEntries(list.filter(({ left }) => left.length > 0).map(({ name, left }) => [name, left]));
    },

    /** Holds the published tree against the one that `generate` makes of the same data. */
    expectSameTree(): void {
      const expected = at("expected");
      if (!existsSync(expected))
        expect(run("generate", "--data", data, "--out", expected, ...how)).toMatchObject({ status: 0, stderr: "" });
      expect(digestsOf(out)).toEqual(digestsOf(expected));
    },
  };
}

/** Runs a script of ours; gives its exit code and what it printed. */
export function runScript(script: string, env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync("sh", [], { input: script, env, encoding: "utf8" });
  return { status, stdout, stderr };
}
