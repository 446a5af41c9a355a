import { MultiBar, Presets } from "cli-progress";
import type { Area } from "../api/operations.ts";

export interface DownloadProgress {
  add(area: Area, bytes: number): void;
  stop(): void;
}

const MEGABYTE = 1e6;

/**
 * A line per area with what has come and what was expected, on a terminal; nothing elsewhere.
 *
 * @param expected megabytes by area, roughly
 */
export function downloadProgress(expected: ReadonlyMap<Area, number>, stream = process.stderr): DownloadProgress {
  if (!stream.isTTY) return { add: () => {}, stop: () => {} };
  const format = "{area} {bar} {value}/{total} MB, {eta_formatted}";
  const bars = new MultiBar({ stream, format, clearOnComplete: true, hideCursor: true }, Presets.shades_classic);
  const width = Math.max(...[...expected.keys()].map((area) => area.length));
  const bytes = new Map<Area, number>();
  const own = new Map(
    [...expected].map(
      ([area, megabytes]) => [area, bars.create(Math.ceil(megabytes), 0, { area: area.padEnd(width) })] as const,
    ),
  );
  return {
    add: (area, more) => {
      const sum = (bytes.get(area) ?? 0) + more;
      bytes.set(area, sum);
      const bar = own.get(area);
      // The estimate is rough: a bar that is full grows.
      if (bar && sum / MEGABYTE > bar.getTotal()) bar.setTotal(Math.ceil(sum / MEGABYTE));
      bar?.update(Math.floor(sum / MEGABYTE));
    },
    stop: () => bars.stop(),
  };
}
