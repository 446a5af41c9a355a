/** Errors of the system in words. */

import { errorCode } from "../../terminal/error-code.ts";

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "not permitted",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "your disk quota is used up",
  ENOENT: "there is no such file or folder",
  ENOTDIR: "a file stands where a folder is needed",
  EISDIR: "a folder stands where a file is needed",
  EEXIST: "something of this name is there already",
  ENOTEMPTY: "the folder is not empty",
  ENAMETOOLONG: "the name is too long",
  ELOOP: "links lead in circles",
  EMFILE: "too many open files",
  ENFILE: "too many open files",
  EBUSY: "the file or folder is in use",
  EXDEV: "it is on another disk",
  EIO: "the disk has failed",
  EINVAL: "the name is not allowed",
  ENOMEM: "there is not enough memory",
};

/** Whether an error is of the system: it then has a code such as `ENOSPC`. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && errorCode(error) !== undefined;
}

/**
 * Why the system refused, in words, with its code.
 *
 * @example reasonOf(error) // "the disk is full, ENOSPC"
 */
export function reasonOf(error: NodeJS.ErrnoException): string {
  const code = error.code ?? "";
  return code in REASONS ? `${REASONS[code]}, ${code}` : error.message;
}

/**
 * Names what an error of the system is about, if it does not say so itself: reading and writing know a descriptor alone.
 *
 * @throws the error of the work
 * @example await naming("atti.txt", () => readFileSync("atti.txt")) // "atti.txt: a folder stands where a file is needed, EISDIR"
 */
export async function naming<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isSystemError(error)) error.path ??= name;
    throw error;
  }
}
