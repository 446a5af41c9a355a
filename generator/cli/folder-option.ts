import { InvalidArgumentError } from "commander";
import { COMMAND_TEXTS } from "./texts.ts";

/** The value of an option that names a folder. */
export function folderOption(text: string): string {
  if (text.trim() === "" || text.includes("\0")) throw new InvalidArgumentError(COMMAND_TEXTS.emptyFolder);
  return text;
}
