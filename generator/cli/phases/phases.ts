/** `npm run phases -- --of N --stage DIR [--anew] [--for slurm|kubernetes] [--image IMAGE] [--volume CLAIM:DIR] [options of generate]` */

import { fileURLToPath } from "node:url";
import { Command, Option } from "commander";
import { jobsOf, kubernetesScript } from "../../build/cluster/kubernetes.ts";
import { openStage } from "../../build/cluster/open-stage.ts";
import { partsLeft } from "../../build/cluster/phase-parts.ts";
import { planOf } from "../../build/cluster/run-part.ts";
import { slurmScript } from "../../build/cluster/scripts.ts";
import { terminalProgress } from "../../terminal/progress.ts";
import { folderOption, integerOption } from "../plain-options.ts";
import { COMMAND_TEXTS } from "../texts.ts";
import { type TreeOptions, withWantedTree } from "../tree-options.ts";
import { MOST_PARTS, typedOptions, type Volume, volumeOption } from "./options.ts";
import { PHASES_TEXTS } from "./texts.ts";

/** The folder of the program: this is bundled into the folder `.build/` in it. */
const PROGRAM = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** Engines that a script is written for: Slurm's from what a stage still lacks. */
const ENGINES = ["slurm", "kubernetes"] as const;

interface Options extends TreeOptions {
  data: string;
  of: number;
  stage: string;
  anew: boolean;
  for?: (typeof ENGINES)[number];
  image?: string;
  volume?: Volume;
}

/** The Jobs make the stage themselves: this machine need not have the volume. */
function printJobs({ of, stage, data, out, image, volume, memory }: Options, command: Command): void {
  if (image === undefined || volume === undefined) command.error(PHASES_TEXTS.needsPods);
  // What a pod writes elsewhere goes with it.
  for (const folder of [stage, data, out])
    if (!folder.startsWith(`${volume.mount}/`)) command.error(PHASES_TEXTS.outside(folder, volume.mount));
  const options = typedOptions(command, ["for", "image", "volume"]);
  console.log(kubernetesScript(jobsOf(planOf(of), { folder: stage, memory }, options, { image, ...volume })));
}

async function printPhases({ for: engine, host, ...options }: Options) {
  const progress = await terminalProgress();
  const { folder, settings } = await openStage({ ...options, hosts: host, progress, say: progress.say });
  const phases = planOf(options.of).map((one) => ({ ...one, left: partsLeft(folder, one) }));
  const { memory } = settings;
  console.log(engine === "slurm" ? slurmScript(phases, { folder, memory }, PROGRAM) : JSON.stringify(phases, null, 1));
}

/** The command `phases` with its options. */
export const phasesCommand = (): Command =>
  withWantedTree(new Command("phases").description(PHASES_TEXTS.phases))
    .requiredOption("--of <n>", PHASES_TEXTS.of, integerOption(1, MOST_PARTS))
    .requiredOption("--stage <dir>", PHASES_TEXTS.stage, folderOption)
    .option("--data <dir>", COMMAND_TEXTS.generate.data, folderOption, "data-raw")
    .option("--anew", PHASES_TEXTS.anew, false)
    .addOption(new Option("--for <engine>", PHASES_TEXTS.engine).choices(ENGINES))
    .option("--image <name>", PHASES_TEXTS.image)
    .option("--volume <claim:dir>", PHASES_TEXTS.volume, volumeOption)
    .action(async (options: Options, command: Command) => {
      if (options.for === "kubernetes") printJobs(options, command);
      else await printPhases(options);
    });
