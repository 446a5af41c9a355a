import { readFileSync } from "node:fs";
import path from "node:path";
import type { Fonte } from "../tree/cards.ts";
import { problemsOf } from "../tree/validate.ts";
import { Failure } from "./failure.ts";

/**
 * The sources as `fonti.json` of the data folder describes them.
 *
 * @throws Failure where the file is missing, is no JSON or does not follow `schemas/fonti.json`
 */
export function readFonti(dataDir: string): Fonte[] {
  const file = path.join(dataDir, "fonti.json");
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Failure(`${file}: ${(error as Error).message}. Serve l'elenco delle fonti: vedi README, "I dati"`);
  }
  let fonti: unknown;
  try {
    fonti = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new Failure(`${file}: non è JSON (${(error as Error).message})`);
  }
  const problems = problemsOf("fonti", fonti);
  if (problems.length > 0) throw new Failure(`${file}: ${problems.join("; ")}`);
  return fonti as Fonte[];
}
