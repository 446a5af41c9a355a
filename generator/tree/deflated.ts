/** How files of the tree are compressed. */

import { concat } from "../format/bytes.ts";
import { deflatedBytes } from "./libdeflate/libdeflate.ts";

/**
 * The bytes of a text or of bytes, compressed by DEFLATE without a header: the same on every Node.js, whose own zlib changes.
 *
 * @example deflated("[]\n")
 */
export const deflated = (content: string | Uint8Array): Uint8Array => deflatedBytes(concat([content]));
