import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isSystemError, reasonOf } from "../../folders/system-error.ts";
import { Failure } from "../../terminal/failure.ts";
import type { Fonte } from "../../tree/cards.ts";
import { problemsOf } from "../../tree/validate.ts";
import { BUILD_TEXTS } from "../texts.ts";

/** Characters that an address may not hold as they are (RFC 3986), and that end it in a catalogue written in Turtle. */
const FORBIDDEN = /[\s"<>[\\\]^`{|}]/;

/** The first address that holds such a character, with what to write instead. */
function forbiddenInAddress(fonti: unknown): string | undefined {
  if (!Array.isArray(fonti)) return undefined;
  for (const [i, fonte] of fonti.entries()) {
    const url: unknown = fonte?.url;
    const [character] = (typeof url === "string" && FORBIDDEN.exec(url)) || [];
    if (character)
      return `/${i}/url contiene «${character}», che in un indirizzo si scrive ${encodeURIComponent(character)}: ${url}`;
  }
  return undefined;
}

/**
 * The sources as `fonti.json` of the data folder describes them.
 *
 * @throws Failure where the file is missing, is no JSON or does not follow `schemas/fonti.json`
 */
export function readFonti(dataDir: string): Fonte[] {
  const file = path.join(dataDir, "fonti.json");
  let text: string;
  // A pipe or a device would be waited for without end.
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) throw new Failure(BUILD_TEXTS.notPlain(file));
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Failure(BUILD_TEXTS.noFonti(file, isSystemError(error) ? reasonOf(error) : String(error)));
  }
  let fonti: unknown;
  try {
    fonti = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new Failure(BUILD_TEXTS.noJson(file, (error as Error).message));
  }
  const forbidden = forbiddenInAddress(fonti);
  if (forbidden !== undefined) throw new Failure(`${file}: ${forbidden}`);
  const problems = problemsOf("fonti", fonti);
  if (problems.length > 0) throw new Failure(`${file}: ${problems.join("; ")}`);
  return fonti as Fonte[];
}
