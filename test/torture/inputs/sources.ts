/** Data folders that end a run before it reads anything, or that hold nothing. */

import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import type { HostileRun, Make } from "./hostile-input.ts";
import { act } from "./official.ts";

const source = {
  area: "norme",
  nome: "Fonte di esempio",
  url: "https://example.org/",
  licenza: "CC0-1.0",
  attribuzione: "Dati di esempio",
  estratto_il: "2026-01-10",
};

export const GOOD_SOURCES = JSON.stringify([source]);

const fonti = (name: string, content: string | Uint8Array | Make | null, says: RegExp): HostileRun => ({
  name: `fonti.json: ${name}`,
  files: { "fonti.json": content, "norme/a.xml": act({ number: "7500" }) },
  exit: 1,
  says,
});
const wrong = (name: string, change: object, says: RegExp) =>
  fonti(name, JSON.stringify([{ ...source, ...change }]), says);

export const RUNS: readonly HostileRun[] = [
  fonti("missing", null, /fonti\.json.*list of the sources/),
  fonti("empty", "", /fonti\.json: it is not JSON/),
  fonti("cut", GOOD_SOURCES.slice(0, 40), /fonti\.json: it is not JSON/),
  fonti("html", "<html></html>", /fonti\.json: it is not JSON/),
  fonti("null", "null", /fonti\.json: /),
  fonti("an object", JSON.stringify(source), /fonti\.json: /),
  fonti("a list of lists", "[[]]", /fonti\.json: /),
  fonti("zeros", Buffer.alloc(1000), /fonti\.json: it is not JSON/),
  fonti("utf-16", Buffer.from(GOOD_SOURCES, "utf16le"), /fonti\.json: it is not JSON/),
  fonti("nested 100000 deep", "[".repeat(100_000), /fonti\.json: it is not JSON/),
  fonti("names of objects", '[{"__proto__": {"area": "norme"}, "constructor": 1}]', /fonti\.json: /),
  fonti("a pipe", (at) => void execFileSync("mkfifo", [at]), /fonti\.json: it is no file/),
  fonti("a device", (at) => symlinkSync("/dev/zero", at), /fonti\.json: it is no file/),
  fonti("a folder", (at) => mkdirSync(at), /fonti\.json: it is no file/),
  fonti("unreadable", (at) => symlinkSync("/proc/self/mem", at), /fonti\.json.*EIO/),
  wrong("unknown area", { area: "altro" }, /fonti\.json: .*area/),
  wrong("area of objects", { area: "constructor" }, /fonti\.json: .*area/),
  wrong("a day in another form", { estratto_il: "30/02/2026" }, /fonti\.json: .*estratto_il/),
  wrong("a day as a number", { estratto_il: 20260110 }, /fonti\.json: .*estratto_il/),
  wrong("no name", { nome: "" }, /fonti\.json: .*nome/),
  wrong("an address that is none", { url: "javascript:alert(1)" }, /fonti\.json: .*url/),
  wrong("a property too many", { altro: 1 }, /fonti\.json: /),
  { name: "folder: no area at all", files: {}, exit: 0, says: /^$/ },
  {
    name: "folder: areas that are files",
    files: { norme: "x", pnrr: "x", ddl: "x" },
    exit: 0,
    says: /norme: non è una cartella/,
  },
  {
    name: "folder: areas that are links to nowhere",
    files: { norme: (at) => symlinkSync("/nowhere", at) },
    exit: 0,
    says: /norme: collegamento/,
  },
  {
    name: "strict: one bad file",
    files: { "norme/a.xml": act({ number: "7501" }), "norme/b.xml": "" },
    arguments: ["--strict"],
    exit: 1,
    says: /discarded: norme\/b\.xml: .*\n--strict: 1 inputs discarded/,
  },
  {
    name: "strict: the same act in two places, and files of no known use",
    files: {
      "norme/a.xml": act({ number: "7502" }),
      "norme/c/a.xml": act({ number: "7502" }),
      "norme/LEGGIMI.txt": "x",
    },
    arguments: ["--strict"],
    exit: 0,
    says: /^$/,
  },
];
