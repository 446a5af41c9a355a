/** Errors of the system in words. */

import { errorCode } from "../terminal/error-code.ts";
import { inLanguage } from "../terminal/language.ts";

const REASONS: Readonly<Record<string, string>> = inLanguage({
  EACCES: { it: "permesso negato", en: "permission denied" },
  EPERM: { it: "non permesso", en: "not permitted" },
  EROFS: { it: "il disco è di sola lettura", en: "the disk is read-only" },
  ENOSPC: { it: "il disco è pieno", en: "the disk is full" },
  EDQUOT: { it: "la quota di disco è esaurita", en: "your disk quota is used up" },
  ENOENT: { it: "il file o la cartella non c'è", en: "there is no such file or folder" },
  ENOTDIR: { it: "un file sta dove serve una cartella", en: "a file stands where a folder is needed" },
  EISDIR: { it: "una cartella sta dove serve un file", en: "a folder stands where a file is needed" },
  EEXIST: { it: "c'è già qualcosa con questo nome", en: "something of this name is there already" },
  ENOTEMPTY: { it: "la cartella non è vuota", en: "the folder is not empty" },
  ENAMETOOLONG: { it: "il nome è troppo lungo", en: "the name is too long" },
  ELOOP: { it: "i collegamenti girano in tondo", en: "links lead in circles" },
  EMFILE: { it: "troppi file aperti", en: "too many open files" },
  ENFILE: { it: "troppi file aperti", en: "too many open files" },
  EBUSY: { it: "il file o la cartella è in uso", en: "the file or folder is in use" },
  EXDEV: { it: "è su un altro disco", en: "it is on another disk" },
  EIO: { it: "il disco ha un guasto", en: "the disk has failed" },
  EINVAL: { it: "il nome non è ammesso", en: "the name is not allowed" },
  ENOMEM: { it: "la memoria non basta", en: "there is not enough memory" },
});

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
