/** `npm run phase -- NAME --part K --of N --stage DIR [--wait]` */

import { Command } from "commander";
import { partsPlanned, stageBegun } from "../../build/cluster/open-stage.ts";
import { type PartName, PUBLISH } from "../../build/cluster/phase-parts.ts";
import { publishStage } from "../../build/cluster/publish-stage.ts";
import { assertMayRun, planOf, runPart } from "../../build/cluster/run-part.ts";
import { discardLines } from "../../build/run.ts";
import type { Stage } from "../../build/stage/stage.ts";
import { type Progress, terminalProgress } from "../../terminal/progress.ts";
import { sayDone } from "../generate-with.ts";
import { folderOption, integerOption } from "../plain-options.ts";
import { MOST_PARTS } from "./options.ts";
import { PHASES_TEXTS } from "./texts.ts";

interface Options {
  part: number;
  of: number;
  stage: string;
  wait: boolean;
}

const KB_IN_MB = 1024;

/** Runs a part; gives how many tasks it had, `null` where it was done before. */
async function run(stage: Stage, part: PartName, wait: boolean, progress: Progress): Promise<number | null> {
  if (part.phase !== PUBLISH) {
    const lines: string[] = [];
    const ended = (task: number) => void lines.push(...discardLines(stage.leftBy(part.phase, [task])));
    const tasks = await runPart(stage, part, progress, ended);
    for (const line of lines) progress.say(line);
    return tasks;
  }
  const { out } = stage.settings;
  const started = performance.now();
  const done = await publishStage(stage, { out, wait, progress, say: progress.say });
  if (done !== null) sayDone(out, done, performance.now() - started);
  return done === null ? null : 1;
}

/** The line about a part: its time by the clock, and processor and memory as the system counts them. */
function lineOf(part: string, tasks: number | null, milliseconds: number): string {
  if (tasks === null) return PHASES_TEXTS.before(part);
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const processor = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1);
  return PHASES_TEXTS.done(part, tasks, (milliseconds / 1000).toFixed(1), processor, Math.ceil(maxRSS / KB_IN_MB));
}

/** The command `phase` with its options. */
export const phaseCommand = (): Command =>
  new Command("phase")
    .description(PHASES_TEXTS.phase)
    .argument("<name>", PHASES_TEXTS.name)
    .requiredOption("--part <k>", PHASES_TEXTS.part, integerOption(0, MOST_PARTS))
    .requiredOption("--of <n>", PHASES_TEXTS.ofPhase, integerOption(1, MOST_PARTS))
    .requiredOption("--stage <dir>", PHASES_TEXTS.stage, folderOption)
    .option("--wait", PHASES_TEXTS.wait, false)
    .action(async (name: string, { part, of, stage: folder, wait }: Options) => {
      const started = performance.now();
      const progress = await terminalProgress();
      const stage = stageBegun(folder);
      const wanted = { phase: name, part, of };
      assertMayRun(stage, planOf(partsPlanned(stage)), wanted);
      const tasks = await run(stage, wanted, wait, progress).finally(() => progress.stop());
      console.log(lineOf(`${name} ${part}/${of}`, tasks, performance.now() - started));
    });
