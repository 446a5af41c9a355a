/** Answers as they are sent: compressed once, then kept so. */

import { promisify } from "node:util";
import * as zlib from "node:zlib";
import compression from "compression";
import Negotiator from "negotiator";
import type { Answer } from "../../../router/answer.ts";

const [brotli, gzip, deflate] = [promisify(zlib.brotliCompress), promisify(zlib.gzip), promisify(zlib.deflate)];

/** At the level of the library that compresses files. */
const COMPRESS = {
  br: (body: Uint8Array) => brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Uint8Array) => gzip(body),
  deflate: (body: Uint8Array) => deflate(body),
};

/** How a body is compressed. */
export type Coding = keyof typeof COMPRESS | "identity";

/** In the order in which that library likes them. */
const CODINGS: readonly Coding[] = ["br", "gzip", "deflate", "identity"];
const LIKED: readonly Coding[] = ["br", "gzip"];
/** Bytes below which a body goes as it is. */
export const WORTH_IT = 1024;

/**
 * The coding that an `Accept-Encoding` prefers.
 *
 * @example preferredCoding("gzip, br;q=0.5") // "gzip"
 */
export function preferredCoding(acceptEncoding: string | undefined): Coding {
  const request = { headers: { "accept-encoding": acceptEncoding } };
  return new Negotiator(request).encoding(CODINGS, LIKED) ?? "identity";
}

/**
 * An answer in a coding, if its type and size are worth it. Compressed bytes are not those that the tag names: it becomes a weak one.
 *
 * @example (await coded(answer, "br")).headers["Content-Encoding"] // "br"
 */
export async function coded(answer: Answer, coding: Coding): Promise<Answer> {
  const { status, headers, body } = answer;
  const type = headers["Content-Type"];
  if (status !== 200 || !compression.filter(null, { getHeader: () => type })) return answer;
  const varied = { ...headers, Vary: `${headers.Vary}, Accept-Encoding` };
  if (coding === "identity" || body.length < WORTH_IT) return { ...answer, headers: varied };
  const bytes = await COMPRESS[coding](body);
  const ofBytes = { "Content-Encoding": coding, "Content-Length": `${bytes.length}`, ETag: `W/${headers.ETag}` };
  return { ...answer, headers: { ...varied, ...ofBytes }, body: bytes };
}
