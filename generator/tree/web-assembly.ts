import { messageOf } from "../terminal/error-message.ts";
import { Failure } from "../terminal/failure.ts";

const noRoom = (why: string) =>
  `WebAssembly gets no memory (${why}): raise the limit of address space (ulimit -v unlimited), of which it reserves some 10 GB and uses little`;

/**
 * Opens a module of WebAssembly.
 *
 * @throws Failure if the system refuses the address space that its memory reserves; whatever else `open` throws
 * @example const db = openWebAssembly(() => new Database(file))
 */
export function openWebAssembly<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    const why = messageOf(error);
    // What the engine throws, or the text in which a module's own script wraps it.
    throw error instanceof RangeError || /memory/i.test(why) ? new Failure(noRoom(why)) : error;
  }
}
