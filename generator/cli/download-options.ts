/** The options that say what to fetch, as `download` and `update` share them. */

import { type Command, InvalidArgumentError } from "commander";
import type { Area } from "../api/operations.ts";
import { Failure } from "../jobs/failure.ts";
import { isRealDate } from "../law/dates.ts";
import { Ledger } from "../sources/download/ledger.ts";
import type { ActsOptions } from "../sources/download/normattiva/fetch-acts.ts";
import { actsNamed, type Selection } from "../sources/download/normattiva/selection.ts";
import type { Slice } from "../sources/download/normattiva/slice.ts";
import { TEXTS } from "./download-texts.ts";
import { folderOption } from "./folder-option.ts";

export const AREAS: readonly Area[] = ["norme", "pnrr", "parlamento", "ddl"];

function areaOption(text: string, chosen: readonly Area[] | undefined): Area[] {
  const area = AREAS.find((one) => one === text);
  if (area === undefined) throw new InvalidArgumentError(TEXTS.badArea);
  return [...(chosen ?? []), area];
}

function actsOption(text: string, chosen: readonly (Selection | Slice)[] | undefined): (Selection | Slice)[] {
  const named = actsNamed(text);
  if (named === null) throw new InvalidArgumentError(TEXTS.badActs);
  return [...(chosen ?? []), named];
}

function sinceOption(text: string): string {
  if (text !== "last" && !isRealDate(text)) throw new InvalidArgumentError(TEXTS.badSince);
  return text;
}

function mirrorOption(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw new InvalidArgumentError(TEXTS.badMirror);
  return text;
}

export interface FetchOptions {
  readonly data: string;
  readonly area?: readonly Area[];
  readonly acts?: readonly (Selection | Slice)[];
  readonly versions: boolean;
  readonly since?: string;
  readonly mirror?: string;
}

/** Adds the options to a command. */
export const withFetchOptions = (command: Command): Command =>
  command
    .option("--data <dir>", TEXTS.data, folderOption, "data")
    .option("--area <area>", TEXTS.area, areaOption)
    .option("--acts <acts>", TEXTS.acts, actsOption)
    .option("--versions", TEXTS.versions, false)
    .option("--since <day>", TEXTS.since, sinceOption)
    .option("--mirror <url>", TEXTS.mirror, mirrorOption);

/**
 * Which acts the options ask for.
 *
 * @throws Failure where `--since last` has no last time
 */
export function actsOf({ data, acts = ["codici"], versions, since }: FetchOptions): ActsOptions {
  const named = acts.filter((one) => typeof one !== "string");
  const [selection = null] = acts.filter((one) => typeof one === "string");
  if (since !== "last") return { selection, acts: named, versions, since: since ?? null };
  const last = Ledger.read(data).updated;
  if (last === null) throw new Failure(`${data}: ${TEXTS.neverUpdated}`);
  return { selection, acts: named, versions, since: last };
}
