/** The options that say what to fetch, as `download` and `update` share them. */

import { type Command, InvalidArgumentError } from "commander";
import { ALL_AREAS, type Area } from "../contract/areas.ts";
import { isRealDate } from "../law/calendar.ts";
import { Ledger } from "../sources/download/ledger.ts";
import type { ActsOptions } from "../sources/download/normattiva/fetch-acts.ts";
import { actsNamed, type Selection } from "../sources/download/normattiva/selection.ts";
import type { Slice } from "../sources/download/normattiva/slice.ts";
import { Failure } from "../terminal/failure.ts";
import { DOWNLOAD_COMMAND_TEXTS } from "./download-texts.ts";
import { folderOption } from "./plain-options.ts";

function areaOption(text: string, chosen: readonly Area[] | undefined): Area[] {
  const area = ALL_AREAS.find((one) => one === text);
  if (area === undefined) throw new InvalidArgumentError(DOWNLOAD_COMMAND_TEXTS.badArea);
  return [...(chosen ?? []), area];
}

function actsOption(text: string, chosen: readonly (Selection | Slice)[] | undefined): (Selection | Slice)[] {
  const named = actsNamed(text);
  if (named === null) throw new InvalidArgumentError(DOWNLOAD_COMMAND_TEXTS.badActs);
  return [...(chosen ?? []), named];
}

function sinceOption(text: string): string {
  if (text !== "last" && !isRealDate(text)) throw new InvalidArgumentError(DOWNLOAD_COMMAND_TEXTS.badSince);
  return text;
}

function mirrorOption(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new InvalidArgumentError(DOWNLOAD_COMMAND_TEXTS.badMirror);
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
    .option("--data <dir>", DOWNLOAD_COMMAND_TEXTS.data, folderOption, "data")
    .option("--area <area>", DOWNLOAD_COMMAND_TEXTS.area, areaOption)
    .option("--acts <acts>", DOWNLOAD_COMMAND_TEXTS.acts, actsOption)
    .option("--versions", DOWNLOAD_COMMAND_TEXTS.versions, false)
    .option("--since <day>", DOWNLOAD_COMMAND_TEXTS.since, sinceOption)
    .option("--mirror <url>", DOWNLOAD_COMMAND_TEXTS.mirror, mirrorOption);

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
  if (last === null) throw new Failure(`${data}: ${DOWNLOAD_COMMAND_TEXTS.neverUpdated}`);
  return { selection, acts: named, versions, since: last };
}
