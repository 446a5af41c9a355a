/** `npm run phase -- NAME --task K --of N --stage DIR [--wait]` */

import { Command } from "commander";
import { sharesPlanned } from "../../pipeline/cluster/open-stage.ts";
import { planOf } from "../../pipeline/cluster/plan.ts";
import { publishStage } from "../../pipeline/cluster/publish-stage.ts";
import { plannedPhase, runShare, type ShareName, stageBegun } from "../../pipeline/cluster/run-share.ts";
import { PUBLISH } from "../../pipeline/executors/executor.ts";
import { discardLines } from "../../pipeline/run-phases.ts";
import type { Stage } from "../../pipeline/stage/stage.ts";
import { type Progress, terminalProgress } from "../../terminal/progress.ts";
import { sayDone } from "../generate-with.ts";
import { folderOption, integerOption } from "../plain-options.ts";
import { MOST_TASKS } from "./options.ts";
import { PHASES_TEXTS } from "./texts.ts";

interface Options {
  task: number;
  of: number;
  stage: string;
  wait: boolean;
}

const KB_IN_MB = 1024;

/** Runs a share; gives how many of the phase's tasks it had, `null` where it was done before. */
async function run(stage: Stage, share: ShareName, wait: boolean, progress: Progress): Promise<number | null> {
  if (share.phase !== PUBLISH) {
    const lines: string[] = [];
    const ended = (task: number) => void lines.push(...discardLines(stage.leftBy(share.phase, [task])));
    const tasks = await runShare(stage, share, progress, ended);
    for (const line of lines) progress.say(line);
    return tasks;
  }
  const { out } = stage.settings;
  const started = Date.now();
  const done = await publishStage(stage, { out, wait, progress, say: progress.say });
  if (done !== null) sayDone(out, done, Date.now() - started);
  return done === null ? null : 1;
}

/** What is said of a share: what it took, as this process and the system have counted it. */
function lineOf(share: string, units: number | null, milliseconds: number): string {
  if (units === null) return PHASES_TEXTS.before(share);
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const processor = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1);
  return PHASES_TEXTS.done(share, units, (milliseconds / 1000).toFixed(1), processor, Math.ceil(maxRSS / KB_IN_MB));
}

/** The command `phase` with its options. */
export const phaseCommand = (): Command =>
  new Command("phase")
    .description(PHASES_TEXTS.phase)
    .argument("<name>", PHASES_TEXTS.name)
    .requiredOption("--task <k>", PHASES_TEXTS.task, integerOption(0, MOST_TASKS))
    .requiredOption("--of <n>", PHASES_TEXTS.ofPhase, integerOption(1, MOST_TASKS))
    .requiredOption("--stage <dir>", PHASES_TEXTS.stage, folderOption)
    .option("--wait", PHASES_TEXTS.wait, false)
    .action(async (name: string, { task, of, stage: folder, wait }: Options) => {
      const started = Date.now();
      const progress = await terminalProgress();
      const stage = stageBegun(folder);
      const share = { phase: name, share: task, of };
      plannedPhase(stage, planOf(sharesPlanned(stage)), share);
      const tasks = await run(stage, share, wait, progress).finally(() => progress.stop());
      console.log(lineOf(`${name} ${task}/${of}`, tasks, Date.now() - started));
    });
