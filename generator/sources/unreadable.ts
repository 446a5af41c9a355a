/** What a system says of a file that it does not give, and what its user can do. Any other error is none of the file's. */

import { errorCode } from "../terminal/error-code.ts";
import { UnusableInput } from "./unusable-input.ts";

const GONE = "è sparito mentre si leggeva: ripetere il giro quando i file sono fermi";
const DENIED = "controllare i permessi e il proprietario";
const DAMAGED = "controllare il disco o il collegamento di rete, poi copiarlo di nuovo";
const LOOP = "togliere i collegamenti che girano in tondo";

/** By code of the system. What a whole machine lacks (memory, room, open files) is not here: no file is to blame. */
const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: DENIED,
  EPERM: DENIED,
  EBUSY: "un altro programma lo tiene: chiuderlo e ripetere il giro",
  EFBIG: "il file è più grande di quanto il sistema legga: dividerlo",
  ERR_FS_FILE_TOO_LARGE: "il file è più grande di quanto un atto possa essere: controllare da dove viene",
  EIO: DAMAGED,
  EISDIR: "al posto del file c'è una cartella: toglierla",
  ELOOP: LOOP,
  ENAMETOOLONG: "il nome o il percorso è troppo lungo: accorciarlo",
  ENODEV: DAMAGED,
  ENOENT: GONE,
  ENOTDIR: GONE,
  ENXIO: DAMAGED,
  ESTALE: GONE,
};

/**
 * Why a file or folder could not be read, `null` where the error does not say that: then it is for others to handle.
 *
 * @example unreadable(error)?.message // "non si può leggere (EACCES): controllare i permessi e il proprietario"
 */
export function unreadable(error: unknown): UnusableInput | null {
  const code = errorCode(error);
  if (code === undefined || !Object.hasOwn(REMEDIES, code)) return null;
  return new UnusableInput(`non si può leggere (${code}): ${REMEDIES[code]}`);
}
