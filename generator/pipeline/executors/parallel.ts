/** A build with GNU parallel (https://www.gnu.org/software/parallel/): phase after phase, on this machine or, by `--sshlogin`, on others. */

import { lineOfShare, quoted } from "./command-line.ts";
import type { PhaseLeft, SharedStage } from "./executor.ts";

function line(phase: PhaseLeft, stage: SharedStage): string {
  const log = quoted(`${stage.folder}/logs/${phase.name}.tsv`);
  const command = quoted(lineOfShare(phase, stage, "{}"));
  return `parallel --halt soon,fail=1 --workdir . --joblog ${log} ${command} ::: ${phase.left.join(" ")}`;
}

/**
 * The script that runs what is left of a build. How many processes there are and on which machines is said in the variable `PARALLEL`:
 * `PARALLEL="--jobs 8 --sshlogin one,two"`.
 *
 * @param program folder of the program, which the machines see under the same name
 * @example parallelScript(phases, { folder: "/shared/stage", memory: 512 }, "/shared/program") // "#!/bin/sh\n...\nparallel ... ::: 0 1 2 3\n..."
 */
export function parallelScript(phases: readonly PhaseLeft[], stage: SharedStage, program: string): string {
  const lacking = phases.filter(({ left }) => left.length > 0);
  return [
    "#!/bin/sh",
    "set -eu",
    `cd ${quoted(program)}`,
    `mkdir -p ${quoted(`${stage.folder}/logs`)}`,
    ...lacking.map((phase) => line(phase, stage)),
    "",
  ].join("\n");
}
