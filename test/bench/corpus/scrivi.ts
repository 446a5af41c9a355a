/** Writes an artificial corpus as a data folder: loose files as the portal exports them, or zipped collections. */

import { writeFileSync } from "node:fs";
import path from "node:path";
import { type Zippable, zipSync } from "fflate";
import { ensureDirSync } from "fs-extra/esm";
import { type FileSintetico, fileSintetici, type OpzioniCorpus } from "./corpus.ts";
import { versioniPrecedenti } from "./versioni.ts";

/** Acts in one archive: what is held in memory before it is written. */
const PER_ARCHIVE = 1000;
/** Archives carry local times: a fixed one, so that they are the same everywhere. */
const MTIME = new Date(2026, 0, 1);

const FONTI = [
  {
    area: "norme",
    nome: "Corpus artificiale di prova",
    url: "https://example.org/corpus-artificiale",
    licenza: "CC0-1.0",
    attribuzione: "Corpus artificiale: nessun atto, luogo o ente e' reale. Senza alcun valore giuridico.",
    estratto_il: "2026-01-01",
  },
];

/** Writes texts as they come; `close` when there are no more. */
interface Scrittore {
  /** @param earlier whether the act has newer versions */
  add(file: FileSintetico, earlier: boolean): void;
  close(): void;
}

function sciolti(folder: string): Scrittore {
  const made = new Set<string>();
  return {
    add({ atto, versione, xml }, earlier) {
      const below = path.join(folder, atto.collezione.nome, atto.data.slice(0, 4));
      if (!made.has(below)) ensureDirSync(below);
      made.add(below);
      // The day of an earlier version stands in its name alone.
      const name = earlier
        ? `${atto.gazzetta}_${atto.codice}_VIGENZA_${versione}_V0.xml`
        : `${atto.gazzetta.replaceAll("-", "")}_${atto.codice}_VIGENZA_20260101.xml`;
      writeFileSync(path.join(below, name), xml);
    },
    close() {},
  };
}

/** The place of an act in an archive: `LEGGE_20070504_56/2007-05-05_007G0075_ORIGINALE_V0.xml`. */
function memberOf({ atto, versione }: FileSintetico): string {
  const version = versione === null ? "ORIGINALE_V0" : `VIGENZA_${versione}_V1`;
  const folder = `${atto.denominazione}_${atto.data.replaceAll("-", "")}_${atto.numero}`;
  return `${folder}/${atto.gazzetta}_${atto.codice}_${version}.xml`;
}

function archivi(folder: string): Scrittore {
  const open = new Map<string, { part: number; members: Zippable; size: number }>();
  const flush = (name: string) => {
    const archive = open.get(name)!;
    if (archive.size === 0) return;
    const file = `${name}_${String(++archive.part).padStart(3, "0")}.zip`;
    writeFileSync(path.join(folder, file), zipSync(archive.members, { level: 6, mtime: MTIME }));
    archive.members = {};
    archive.size = 0;
  };
  return {
    add(file) {
      const { nome } = file.atto.collezione;
      const archive = open.get(nome) ?? { part: 0, members: {}, size: 0 };
      open.set(nome, archive);
      archive.members[memberOf(file)] = Buffer.from(file.xml);
      if (++archive.size === PER_ARCHIVE) flush(nome);
    },
    close() {
      for (const name of open.keys()) flush(name);
    },
  };
}

/**
 * Writes the corpus below a data folder.
 *
 * @param zip collections in archives instead of loose files
 * @param done called after each act with the acts written so far
 * @returns bytes of XML, before any compression
 */
export function scriviCorpus(out: string, options: OpzioniCorpus, zip: boolean, done: (acts: number) => void): number {
  const folder = path.join(out, "norme");
  ensureDirSync(folder);
  writeFileSync(path.join(out, "fonti.json"), `${JSON.stringify(FONTI, null, 2)}\n`);
  const writer = zip ? archivi(folder) : sciolti(folder);
  let [acts, bytes] = [0, 0];
  for (const file of fileSintetici(options)) {
    for (const one of options.versioni ? versioniPrecedenti(file, options.seme) : []) {
      writer.add(one, true);
      bytes += Buffer.byteLength(one.xml);
    }
    writer.add(file, false);
    bytes += Buffer.byteLength(file.xml);
    done(++acts);
  }
  writer.close();
  return bytes;
}
