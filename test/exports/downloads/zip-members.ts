/** An archive as an independent reader sees it. */

import { crc32 } from "node:zlib";
import type yauzl from "yauzl";

/**
 * What a reader finds in an archive, contents checked against their CRC.
 *
 * @param open opens the archive with `lazyEntries`
 * @throws Error where it is no archive, or named by the file whose CRC is another
 * @example await zipMembers((done) => yauzl.open("albero.zip", { lazyEntries: true }, done))
 */
export const zipMembers = (open: (done: (error: Error | null, zip: yauzl.ZipFile) => void) => void) =>
  new Promise<Map<string, Buffer>>((done, fail) => {
    open((error, zip) => {
      if (error) return fail(error);
      const found = new Map<string, Buffer>();
      zip.on("error", fail).on("end", () => done(found));
      zip.on("entry", (entry: yauzl.Entry) =>
        zip.openReadStream(entry, (problem, stream) => {
          if (problem) return fail(problem);
          const parts: Buffer[] = [];
          stream.on("error", fail).on("data", (part: Buffer) => parts.push(part));
          stream.on("end", () => {
            const content = Buffer.concat(parts);
            if (crc32(content) !== entry.crc32) return fail(new Error(entry.fileName));
            found.set(entry.fileName, content);
            zip.readEntry();
          });
        }),
      );
      zip.readEntry();
    });
  });
