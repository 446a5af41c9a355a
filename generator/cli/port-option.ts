import { InvalidArgumentError } from "commander";
import { COMMAND_TEXTS } from "./texts.ts";

/** The value of an option that names a port, 0 for any free one. */
export function portOption(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new InvalidArgumentError(COMMAND_TEXTS.integer(0, 65535));
  return port;
}
