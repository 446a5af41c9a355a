/**
 * What went wrong, in the words of whoever threw it.
 *
 * @example messageOf(new SyntaxError("Unexpected end of JSON input")) // "Unexpected end of JSON input"
 */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
