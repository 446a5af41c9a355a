/** Folders and files that are not what their names say. */

import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { HostileInput, Make } from "./hostile-input.ts";
import { act } from "./official.ts";

const link =
  (target: string): Make =>
  (at) =>
    symlinkSync(path.isAbsolute(target) ? target : path.resolve(path.dirname(at), target), at);
const pipe: Make = (at) => {
  execFileSync("mkfifo", [at]);
};
/** A file whose name ends with bytes that are no UTF-8. */
const misspelt =
  (content: string): Make =>
  (at) =>
    writeFileSync(
      Buffer.concat([Buffer.from(`${path.dirname(at)}/citt`), Buffer.from([0xe0]), Buffer.from(".xml")]),
      content,
    );
const folder: Make = (at) => mkdirSync(at);

/** Folders below `norme/`, each with its own. */
export const FOLDERS: readonly HostileInput[] = [
  {
    name: "folder: the same act in two places",
    files: { "norme/due/A.xml": act({ number: "7400" }), "norme/due/c/A.xml": act({ number: "7400" }) },
    serves: { norme: 1 },
    counts: [/copia dello stesso file.*norme\/due\/c\/A\.xml: copia di norme\/due\/A\.xml/],
  },
  {
    name: "folder: one version of an act with two texts",
    files: {
      "norme/versioni/a.xml": act({ number: "7401" }),
      "norme/versioni/b.xml": act({ number: "7401", title: "Altro" }),
    },
    serves: { norme: 1 },
    discards: { "norme/versioni/b.xml": /stessa versione dello stesso atto di norme\/versioni\/a\.xml/ },
  },
  {
    name: "folder: two acts with one number",
    files: {
      "norme/gemelli/a.xml": act({ number: "7402" }),
      "norme/gemelli/b.xml": act({ number: "7402", code: "098Y7402" }),
    },
    serves: { norme: 2 },
    counts: [/atti con lo stesso ELI.*7402/],
  },
  {
    name: "folder: links that lead to their own folder",
    files: { "norme/giro/uno": link("."), "norme/giro/due": link("."), "norme/giro/a.xml": act({ number: "7403" }) },
    serves: { norme: 1 },
  },
  {
    name: "folder: a link to the root of the disk",
    files: { "norme/radice/tutto": link("/") },
    discards: { "norme/radice/tutto": /cartella che contiene questa: non si segue, toglierlo/ },
  },
  {
    name: "folder: a link to nowhere, and one to itself",
    files: { "norme/morti/a.xml": link("/nowhere.xml"), "norme/morti/b.xml": link("b.xml") },
    discards: {
      "norme/morti/a.xml": /non porta a nessun file: toglierlo/,
      "norme/morti/b.xml": /non porta a nessun file: toglierlo/,
    },
  },
  {
    name: "folder: a file of two names",
    files: { "norme/nomi/a.xml": act({ number: "7404" }), "norme/nomi/b.xml": link("a.xml") },
    serves: { norme: 1 },
  },
  {
    name: "folder: a pipe and a device",
    files: { "norme/pipe/a.xml": pipe, "norme/pipe/b.xml": link("/dev/zero"), "pnrr/pipe.csv": pipe },
    discards: {
      "norme/pipe/a.xml": /non è un file né una cartella/,
      "norme/pipe/b.xml": /non è un file né una cartella/,
      "pnrr/pipe.csv": /non è un file né una cartella/,
    },
  },
  {
    name: "folder: files of which no byte can be read",
    files: {
      "norme/guasti/a.xml": link("/proc/self/mem"),
      "pnrr/guasto.csv": link("/proc/self/mem"),
      "parlamento/senato/dump-ddl-99-guasto.rdf": link("/proc/self/mem"),
      "parlamento/camera/guasto.csv": link("/proc/self/mem"),
      "ddl/guasto.xml": link("/proc/self/mem"),
    },
    discards: Object.fromEntries(
      [
        "norme/guasti/a.xml",
        "pnrr/guasto.csv",
        "parlamento/senato/dump-ddl-99-guasto.rdf",
        "parlamento/camera/guasto.csv",
        "ddl/guasto.xml",
      ].map((file) => [file, /non si può leggere \(EIO\): controllare il disco/]),
    ),
  },
  {
    name: "folder: a name that is not UTF-8",
    files: { "norme/nome/x": misspelt(act({ number: "7405" })) },
    discards: { "norme/nome/citt\uFFFD.xml": /non è in UTF-8: rinominarlo/ },
  },
  {
    name: "folder: names with line feeds, quotes and escapes",
    files: {
      'norme/segni/a\n"b" \u001b[31m.xml': act({ number: "7406" }),
      "norme/segni/c\nd.xml": "",
    },
    serves: { norme: 1 },
    discards: { "norme/segni/c\nd.xml": /vuoto/ },
  },
  {
    name: "folder: folders named like files",
    files: {
      "norme/cartella.xml": folder,
      "norme/raccolta.zip/a.xml": act({ number: "7407" }),
      "norme/c.xml.gz": folder,
    },
    serves: { norme: 1 },
  },
  {
    name: "folder: names of objects",
    files: { "norme/constructor/__proto__.xml": act({ number: "7408" }), "norme/__proto__/toString.xml": "" },
    serves: { norme: 1 },
    discards: { "norme/__proto__/toString.xml": /vuoto/ },
  },
  {
    name: "folder: 100 folders deep",
    files: { [`norme/fondo/${"x/".repeat(100)}a.xml`]: act({ number: "7409" }) },
    serves: { norme: 1 },
  },
  {
    name: "folder: of no known use",
    files: {
      "norme/altro/LEGGIMI.txt": "x",
      "norme/altro/atto.pdf": "x",
      "norme/altro/.DS_Store": "x",
      "norme/altro/a.7z": "x",
    },
    counts: [/nessun uso noto.*LEGGIMI\.txt/],
  },
];
