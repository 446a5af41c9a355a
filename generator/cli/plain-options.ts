import { InvalidArgumentError } from "commander";
import { COMMAND_TEXTS } from "./texts.ts";

/**
 * Reads an option that is a whole number.
 *
 * @example integerOption(1, 256)("8") // 8
 */
export const integerOption =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(COMMAND_TEXTS.integer(least, most));
    return number;
  };

/** The value of an option that names a port, 0 for any free one. */
export const portOption = integerOption(0, 65535);

/** The value of an option that names a folder. */
export function folderOption(text: string): string {
  if (text.trim() === "" || text.includes("\0")) throw new InvalidArgumentError(COMMAND_TEXTS.emptyFolder);
  return text;
}
