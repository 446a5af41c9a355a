import { Gzip } from "fflate";
import type { Staging } from "../../tree/staging.ts";
import { GrowingFile } from "./growing-file.ts";

/** Characters compressed at once. */
const CHUNK = 1 << 20;

/** Takes lines of JSON and writes them compressed. */
export interface LineSink {
  /** @param json one JSON document without line ends */
  line(json: string): void;
  end(): void;
}

/**
 * Writes JSON lines, gzip. The compressor is not that of Node.js, whose bytes change with its version: same input, same bytes.
 */
export function ndjsonSink(staging: Staging, name: string): LineSink {
  const file = new GrowingFile(staging, name);
  // No time of writing in the header.
  const gzip = new Gzip({ level: 6, mtime: 0 }, (bytes) => file.write(bytes));
  let pending: string[] = [];
  let characters = 0;
  let records = 0;
  const compress = (last: boolean) => {
    gzip.push(Buffer.from(pending.join(""), "utf8"), last);
    pending = [];
    characters = 0;
  };
  return {
    line(json) {
      pending.push(json, "\n");
      records++;
      characters += json.length + 1;
      if (characters >= CHUNK) compress(false);
    },
    end() {
      compress(true);
      file.end({ records });
    },
  };
}

/**
 * An answer of the tree as one line: its body without the `meta`, which is one for all. Relies on the layout of line-JSON.
 *
 * @example bodyLine('{"meta":{},\n"eli":"eli:/it/...",\n"articoli":[\n]}\n') // '{"eli":"eli:/it/...","articoli":[]}'
 */
export function bodyLine(answer: string): string {
  return `{${answer.slice(answer.indexOf("\n") + 1).replaceAll("\n", "")}`;
}
