import { statSync } from "node:fs";
import { messageOf } from "../../terminal/error-message.ts";
import { type FetchOutcome, FetchRefused } from "./outcome.ts";
import { FETCH_TEXTS } from "./texts.ts";
import { type Fetched, type Fetching, fetchFile, type WantedFile } from "./transport/fetch-file.ts";

const NO_SPACE: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT"]);

/** Why something failed, where the run can go on without it; a bug is thrown on. */
function whyRefused(error: unknown): string {
  if (error instanceof FetchRefused) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (NO_SPACE.has(code)) return FETCH_TEXTS.diskFull;
  if (["EACCES", "EPERM", "EROFS"].includes(code)) return FETCH_TEXTS.notWritable(messageOf(error));
  throw error;
}

/**
 * Does one piece of work, and says what became of it.
 *
 * @example await attempt("Camera", "parlamento/camera/deputati_19.csv", async () => "fetched") // [{ what: "fetched", ... }]
 */
export async function attempt(
  source: string,
  item: string,
  work: () => Promise<FetchOutcome["what"]>,
  bytesOf: () => number = () => 0,
): Promise<FetchOutcome> {
  try {
    return { source, item, what: await work(), bytes: bytesOf(), why: null };
  } catch (error) {
    return { source, item, what: "refused", bytes: 0, why: whyRefused(error) };
  }
}

/** Fetches a file, and says what became of it. */
export function attemptFile(fetching: Fetching, source: string, wanted: WantedFile): Promise<FetchOutcome> {
  const work = async (): Promise<Fetched> => fetchFile(fetching, wanted);
  const bytes = () => statSync(fetching.folder.file(wanted.name), { throwIfNoEntry: false })?.size ?? 0;
  return attempt(source, wanted.name, work, bytes);
}
