import { UnusableInput } from "../sources/unusable-input.ts";
import { Failure } from "../terminal/failure.ts";
import { Damaged } from "./stage/kept.ts";

/** What is said in full by itself. */
const KNOWN = [Failure, UnusableInput, Damaged];

/**
 * Does some work; an error that nobody expects says what it was about.
 *
 * @param subject name of an input, ELI of an act
 * @throws Error with the subject, and the error itself as its cause
 * @example namingInput("norme/a.xml", () => readAtto(bytes, "norme/a.xml"))
 */
export function namingInput<T>(subject: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (KNOWN.some((known) => error instanceof known)) throw error;
    throw new Error(`${subject}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
