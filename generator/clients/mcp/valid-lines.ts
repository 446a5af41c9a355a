import { Transform, type Writable } from "node:stream";
import { INVALID_REQUEST, PARSE_ERROR, parseJSONRPCMessage } from "@modelcontextprotocol/server";

/** Bytes of a line at the most; the library has a bound of its own. */
const LONGEST = 4 * 1024 * 1024;

/** What is wrong with a line, as JSON-RPC 2.0 (5, 5.1) answers it; `null` for a message. */
function faultOf(line: string): string | null {
  const answer = (id: unknown, code: number, message: string) =>
    JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } });
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return answer(null, PARSE_ERROR, "Parse error: a line must be one JSON message");
  }
  try {
    parseJSONRPCMessage(value);
    return null;
  } catch {
    const { id = null }: { id?: unknown } = Object(value);
    const known = typeof id === "string" || typeof id === "number" ? id : null;
    return answer(known, INVALID_REQUEST, "Invalid request: not a message of JSON-RPC 2.0");
  }
}

/**
 * Passes on the lines that are messages; answers the others, which the library drops without a word, so that nobody waits for ever.
 *
 * @param answers takes an answer, a line each
 * @example process.stdin.pipe(validLines(process.stdout))
 */
export function validLines(answers: Writable): Transform {
  let rest = "";
  const decoder = new TextDecoder();
  const passed = (text: string): string => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    return lines
      .filter((line) => {
        const fault = line.trim() === "" ? null : faultOf(line);
        if (fault !== null) answers.write(`${fault}\n`);
        return fault === null;
      })
      .map((line) => `${line}\n`)
      .join("");
  };
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      const text = passed(decoder.decode(chunk, { stream: true }));
      if (rest.length > LONGEST) {
        answers.write(`${faultOf(rest)}\n`);
        rest = "";
      }
      done(null, text);
    },
    flush(done) {
      done(null, passed(rest === "" ? "" : "\n"));
    },
  });
}
