/** Downloads in tests: stand-in hosts over the embedded sample, and a clock whose waits pass at once. */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import type { Area } from "../../../generator/contract/areas.ts";
import { DataFolder } from "../../../generator/sources/download/data-folder.ts";
import { type DownloadDone, type DownloadOptions, download } from "../../../generator/sources/download/download.ts";
import type { FetchOutcome } from "../../../generator/sources/download/outcome.ts";
import type { Clock } from "../../../generator/sources/download/transport/clock.ts";

/** A clock that waits for nothing, and remembers for how long it was asked to. */
export class QuickClock implements Clock {
  waited = 0;
  #now: number;

  constructor(start = "2026-06-01T08:00:00Z") {
    this.#now = Date.parse(start);
  }

  now(): number {
    return this.#now;
  }

  elapsed(): number {
    return this.waited;
  }

  async sleep(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    this.waited += milliseconds;
  }
}

/** What the acts are asked for by default. */
export const CODICI = { selection: "codici", acts: [], versions: false, since: null } as const;

/** Downloads some areas into a folder from stand-ins. */
export async function fetchFrom(
  mirror: string,
  data: string,
  areas: readonly Area[],
  more: Partial<DownloadOptions> = {},
): Promise<DownloadDone> {
  const clock = new QuickClock();
  const folder = new DataFolder(data);
  return download({
    folder,
    areas,
    acts: CODICI,
    mirror,
    clock,
    progress: () => {},
    say: () => {},
    silence: 60_000,
    ...more,
  });
}

/** What became of each thing, in a line. */
export const told = (outcomes: readonly FetchOutcome[]): string[] =>
  outcomes.map(({ item, what }) => `${what} ${item}`);

export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), "download-"));
export const removeFolder = (folder: string): void => removeSync(folder);
