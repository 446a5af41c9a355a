import { InvalidArgumentError } from "commander";
import { inLanguage } from "../terminal/language.ts";

const TEXTS = inLanguage(
  { empty: "it needs the name of a folder, and got nothing (a variable that is not set?)." },
  { empty: "serve il nome di una cartella, e non c'è nulla (una variabile non impostata?)." },
);

/** The value of an option that names a folder. */
export function folderOption(text: string): string {
  if (text.trim() === "" || text.includes("\0")) throw new InvalidArgumentError(TEXTS.empty);
  return text;
}
