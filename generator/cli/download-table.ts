import type { FetchOutcome } from "../sources/download/outcome.ts";
import { DOWNLOAD_COMMAND_TEXTS } from "./download-texts.ts";

const KINDS = ["fetched", "unchanged", "missing", "refused"] as const;

/**
 * What became of everything, a line per source, then a line for each thing that is missing or was refused.
 *
 * @example outcomeTable([{ source: "Camera", item: "parlamento/camera/deputati_19.csv", what: "fetched", bytes: 2e5, why: null }])
 */
export function outcomeTable(outcomes: readonly FetchOutcome[]): string[] {
  const sources = [...new Set(outcomes.map(({ source }) => source))];
  const rows = sources.map((source) => {
    const own = outcomes.filter((one) => one.source === source);
    const bytes = own.reduce((sum, one) => sum + (one.what === "fetched" ? one.bytes : 0), 0);
    return [
      source,
      ...KINDS.map((kind) => String(own.filter(({ what }) => what === kind).length)),
      (bytes / 1e6).toFixed(1),
    ];
  });
  const all = [DOWNLOAD_COMMAND_TEXTS.header, ...rows];
  const widths = DOWNLOAD_COMMAND_TEXTS.header.map((_, column) =>
    Math.max(...all.map((row) => (row[column] ?? "").length)),
  );
  const lines = all.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
  const left = outcomes.filter(({ what }) => what === "missing" || what === "refused");
  return [
    ...lines,
    ...left.map(
      ({ item, what, why }) =>
        `${DOWNLOAD_COMMAND_TEXTS.header[KINDS.indexOf(what) + 1]}: ${item}${why ? `: ${why}` : ""}`,
    ),
  ];
}
