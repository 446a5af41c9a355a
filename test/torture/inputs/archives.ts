/** Archives that lie, climb out, explode or hold what cannot be read. */

import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { zipBomb } from "../../fixtures/oversized.ts";
import type { HostileInput } from "./hostile-input.ts";
import { act } from "./official.ts";

const good = (number: string) => strToU8(act({ number }));

/** An archive with something of its bytes changed. */
function spoiled(zip: Uint8Array, spoil: (bytes: Buffer, directory: number) => void): Buffer {
  const bytes = Buffer.from(zip);
  spoil(bytes, bytes.indexOf(Buffer.from("PK\x01\x02", "latin1")));
  return bytes;
}

const one = (name: string, number: string) => zipSync({ [name]: good(number) });
const AGAIN = /scaricarlo di nuovo/;

const UNSORTED: Readonly<Record<string, Omit<HostileInput, "name" | "files"> & { readonly bytes: Uint8Array }>> = {
  "empty.zip": { bytes: new Uint8Array(), discards: { "": /archivio zip illeggibile.*scaricarlo di nuovo/ } },
  "no-archive.zip": { bytes: strToU8("<html>Access Denied</html>"), discards: { "": /archivio zip illeggibile/ } },
  "cut.zip": { bytes: one("a.xml", "7300").slice(0, -30), discards: { "": /archivio zip illeggibile/ } },
  "no-members.zip": { bytes: zipSync({}) },
  "slip.zip": {
    bytes: zipSync({ "../../fuori.xml": good("7301"), "dentro.xml": good("7302") }),
    serves: { norme: 1 },
    discards: { "!../../fuori.xml": /nome pericoloso/ },
  },
  "absolute.zip": { bytes: one("/etc/fuori.xml", "7303"), discards: { "!/etc/fuori.xml": /nome pericoloso/ } },
  "drive.zip": { bytes: one("C:/fuori.xml", "7304"), discards: { "!C:/fuori.xml": /nome pericoloso/ } },
  "backslash.zip": { bytes: one("..\\fuori.xml", "7305"), discards: { "!../fuori.xml": /nome pericoloso/ } },
  "bomb.zip": { bytes: zipBomb(64 * 1024 * 1024), discards: { "!bomba.xml": /bomba zip/ } },
  "bomb-of-200-MB.zip": { bytes: zipBomb(200 * 1024 * 1024), discards: { "!bomba.xml": /oltre il limite.*bomba/ } },
  "bomb-that-lies.zip": {
    bytes: spoiled(zipBomb(32 * 1024 * 1024), (bytes, at) => bytes.writeUInt32LE(1000, at + 24)),
    discards: { "!bomba.xml": /membro dell'archivio illeggibile.*scaricarlo di nuovo/ },
  },
  "encrypted.zip": {
    bytes: spoiled(one("a.xml", "7306"), (bytes, at) => bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8)),
    discards: { "!a.xml": /cifrato: ricomprimere/ },
  },
  "other-method.zip": {
    bytes: spoiled(one("a.xml", "7307"), (bytes, at) => bytes.writeUInt16LE(14, at + 10)),
    discards: { "!a.xml": /metodo non previsto \(14\)/ },
  },
  "bad-sum.zip": {
    bytes: spoiled(one("a.xml", "7308"), (bytes, at) => bytes.writeUInt32LE(1, at + 16)),
    discards: { "!a.xml": /la somma di controllo non torna.*scaricarlo di nuovo/ },
  },
  "bad-data.zip": {
    bytes: spoiled(one("a.xml", "7309"), (bytes) => bytes.fill(0xff, 40, 60)),
    discards: { "!a.xml": AGAIN },
  },
  "beyond-the-end.zip": {
    bytes: spoiled(one("a.xml", "7310"), (bytes, at) => bytes.writeUInt32LE(0x7fffffff, at + 42)),
    discards: { "!a.xml": /troncato o guasto/ },
  },
  "members-overlap.zip": {
    bytes: spoiled(zipSync({ "a.xml": good("7311"), "b.xml": good("7312") }), (bytes, at) => {
      const second = bytes.indexOf(Buffer.from("PK\x01\x02", "latin1"), at + 4);
      bytes.writeUInt32LE(bytes.readUInt32LE(at + 42), second + 42);
      for (const field of [16, 20, 24]) bytes.writeUInt32LE(bytes.readUInt32LE(at + field), second + field);
    }),
    serves: { norme: 1 },
    discards: { "!b.xml": /stessa versione dello stesso atto/ },
  },
  "ten-thousand-empty.zip": {
    bytes: zipSync(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`${i}.txt`, new Uint8Array()]))),
    counts: [/nessun uso noto/],
  },
  "many-in-one.zip": {
    bytes: zipSync({ "a.xml": good("7313"), "b.txt": strToU8("x"), "__MACOSX/._a.xml": strToU8("x") }),
    serves: { norme: 1 },
    counts: [/nessun uso noto/],
  },
  "nested.zip": { bytes: zipSync({ "b.zip": one("a.xml", "7314") }), serves: { norme: 1 } },
  "nested-thrice.zip": {
    bytes: zipSync({ "b.zip": zipSync({ "c.zip": one("a.xml", "7315") }) }),
    discards: { "!b.zip!c.zip": /estrarlo in questa cartella/ },
  },
  "nested-bad.zip": { bytes: zipSync({ "b.zip": strToU8("x") }), discards: { "!b.zip": /archivio zip illeggibile/ } },
  "gz-in-zip.zip": { bytes: zipSync({ "a.xml.gz": gzipSync(good("7316")) }), serves: { norme: 1 } },
  "act.xml.gz": { bytes: gzipSync(good("7317")), serves: { norme: 1 } },
  "archive.zip.gz": { bytes: gzipSync(one("a.xml", "7318")), serves: { norme: 1 } },
  "cut.xml.gz": { bytes: gzipSync(good("7319")).subarray(0, 100), discards: { "!cut.xml": AGAIN } },
  "no-gzip.xml.gz": { bytes: strToU8("nessun gzip"), discards: { "!no-gzip.xml": AGAIN } },
  "empty.xml.gz": { bytes: new Uint8Array(), discards: { "!empty.xml": AGAIN } },
  "bomb.xml.gz": {
    bytes: gzipSync(Buffer.alloc(120 * 1024 * 1024)),
    discards: { "!bomb.xml": /il limite: forse una bomba/ },
  },
  "backup.tar.gz": { bytes: gzipSync(strToU8("nessun atto")), counts: [/nessun uso noto/] },
};

export const ARCHIVES: readonly HostileInput[] = Object.entries(UNSORTED).map(
  ([name, { bytes, discards = {}, ...rest }]) => {
    const file = `norme/archivi/${name}`;
    const named = Object.entries(discards).map(([member, motivo]) => [file + member, motivo] as const);
    return { name: `archive: ${name}`, files: { [file]: bytes }, discards: Object.fromEntries(named), ...rest };
  },
);
