/** A build on Slurm (https://slurm.schedmd.com/job_array.html): an array job for each phase, begun when all of the one before ended well. */

import { lineOfShare, quoted, rangesOf } from "./command-line.ts";
import type { PhaseLeft, SharedStage } from "./executor.ts";

function submission(phase: PhaseLeft, stage: SharedStage, first: boolean): string {
  const words = [
    "sbatch",
    "--parsable",
    `--job-name=${phase.name}`,
    `--array=${rangesOf(phase.left)}`,
    `--output=${quoted(`${stage.folder}/logs/%x-%a.txt`)}`,
    // Said with a job that waits: one that can never begin goes away by itself.
    ...(first ? [] : [`--dependency="afterok:\${job%%;*}"`, "--kill-on-invalid-dep=yes"]),
    `--wrap=${quoted(`exec ${lineOfShare(phase, stage, '"$SLURM_ARRAY_TASK_ID"')}`)}`,
  ];
  return `job=$(${words.join(" ")})\necho "${phase.name}: job \${job%%;*}, tasks ${rangesOf(phase.left)}"`;
}

/**
 * The script that submits what is left of a build. What else a site wants to be told (account, partition, memory) is told by Slurm's own
 * variables: `SBATCH_ACCOUNT`, `SBATCH_PARTITION`, `SBATCH_MEM_PER_NODE`.
 *
 * @param program folder of the program, which the nodes see under the same name
 * @example slurmScript(phases, { folder: "/shared/stage", memory: 512 }, "/shared/program") // "#!/bin/sh\n...\njob=$(sbatch --parsable ... --array=0-3 ...)\n..."
 */
export function slurmScript(phases: readonly PhaseLeft[], stage: SharedStage, program: string): string {
  const lacking = phases.filter(({ left }) => left.length > 0);
  return [
    "#!/bin/sh",
    "set -eu",
    `cd ${quoted(program)}`,
    `mkdir -p ${quoted(`${stage.folder}/logs`)}`,
    ...lacking.map((phase, i) => submission(phase, stage, i === 0)),
    "",
  ].join("\n");
}
