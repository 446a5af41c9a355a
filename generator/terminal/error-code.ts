/**
 * The code of an error of the system.
 *
 * @returns `undefined` for any other error
 * @example errorCode(error) === "ENOENT"
 */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
