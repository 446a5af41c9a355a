/** How files of the tree are compressed. */

import { concat } from "../format/bytes.ts";
import { joinPacked, type Packed } from "../format/cerca-entries.ts";
import { deflatedBytes } from "./libdeflate/libdeflate.ts";

/**
 * The bytes of a text or of bytes, compressed by DEFLATE without a header: the same on every Node.js, whose own zlib changes.
 *
 * @example deflated("[]\n")
 */
export const deflated = (content: string | Uint8Array): Uint8Array => deflatedBytes(concat([content]));

/** The bytes of a file of pieces that are compressed each by itself, and of one that is not. */
export const packed = ({ pieces, plain }: Packed<string | Uint8Array>): Uint8Array =>
  joinPacked({ pieces: pieces.map(deflated), plain });
