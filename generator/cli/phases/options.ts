/** Options that only the commands for builds past one machine have. */

import { type Command, InvalidArgumentError } from "commander";
import { PHASES_TEXTS } from "./texts.ts";

/** Parts of a phase at the most: more than an array job has anywhere. */
export const MOST_PARTS = 100_000;

/** A volume and where it is mounted. */
export interface Volume {
  readonly claim: string;
  readonly mount: string;
}

/**
 * Reads `--volume`.
 *
 * @example volumeOption("acts:/shared") // { claim: "acts", mount: "/shared" }
 */
export function volumeOption(text: string): Volume {
  const [, claim, mount] = /^([a-z0-9][a-z0-9.-]*):(\/.+)$/.exec(text) ?? [];
  if (claim === undefined || mount === undefined) throw new InvalidArgumentError(PHASES_TEXTS.noVolume);
  return { claim, mount };
}

/**
 * What a user typed, as it can be typed again.
 *
 * @param without options that are left out, by name
 * @example typedOptions(command, ["for"]) // ["--of", "8", "--stage", "/shared/stage", "--pack"]
 */
export function typedOptions(command: Command, without: readonly string[]): string[] {
  return command.options.flatMap((option) => {
    const name = option.attributeName();
    if (without.includes(name) || command.getOptionValueSource(name) !== "cli") return [];
    const value: unknown = command.getOptionValue(name);
    const flag = option.long ?? option.flags;
    if (typeof value === "boolean") return [flag];
    return [value].flat().flatMap((one) => [flag, String(one)]);
  });
}
