/** The sources as `fonti.json` names them: what is theirs, and under which licence. */

import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DataFolder } from "./data-folder.ts";
import { Refused } from "./refused.ts";
import { TEXTS } from "./texts.ts";

/** An entry of `fonti.json` (`schemas/fonti.json`). */
interface SourceEntry {
  readonly area: string;
  readonly nome: string;
  readonly url: string;
  readonly licenza: string;
  readonly attribuzione: string;
  readonly estratto_il: string;
}

interface Source extends Omit<SourceEntry, "estratto_il"> {
  /** What the names of its files begin with. */
  readonly files: string;
}

const ITALIA_DOMANI = {
  area: "pnrr",
  licenza: "CC BY 4.0",
  attribuzione:
    "Italia Domani (www.italiadomani.gov.it), sistema ReGiS, Ministero dell'economia e delle finanze - Ragioneria generale dello Stato. Dati rielaborati.",
} as const;

const table = (name: string, nome: string): Source => ({
  ...ITALIA_DOMANI,
  nome: `Italia Domani - ${nome}`,
  url: `https://www.italiadomani.gov.it/content/dam/sogei-ng/opendata/${name}`,
  files: `pnrr/${name}`,
});

export const SOURCES: readonly Source[] = [
  {
    area: "norme",
    nome: "Normattiva",
    url: "https://www.normattiva.it",
    licenza: "CC BY 4.0",
    attribuzione:
      "Fonte: Normattiva (https://www.normattiva.it), Istituto Poligrafico e Zecca dello Stato, in licenza CC BY 4.0. Testo non autentico e gratuito: l'unico testo ufficiale è quello pubblicato sulla Gazzetta Ufficiale a mezzo stampa.",
    files: "norme/",
  },
  table("PNRR_Progetti.csv", "Progetti del PNRR"),
  table("PNRR_Localizzazione.csv", "Localizzazione dei progetti del PNRR"),
  table("PNRR_Gare.csv", "Gare dei progetti del PNRR"),
  table("PNRR_Aggiudicatari_Gare.csv", "Aggiudicatari gare dei progetti del PNRR"),
  {
    area: "parlamento",
    nome: "Senato della Repubblica - dati aperti (disegni di legge e composizione, XIX legislatura)",
    url: "https://github.com/SenatoDellaRepubblica/OpenData",
    licenza: "CC BY 3.0",
    attribuzione: "Senato della Repubblica, dati.senato.it",
    files: "parlamento/senato/",
  },
  {
    area: "parlamento",
    nome: "Camera dei deputati - dati aperti (deputati e gruppi, XIX legislatura)",
    url: "https://dati.camera.it/sparql",
    licenza: "CC BY 4.0",
    attribuzione: "Camera dei deputati, dati.camera.it",
    files: "parlamento/camera/",
  },
  {
    area: "ddl",
    nome: "Senato della Repubblica - testi dei disegni di legge in Akoma Ntoso",
    url: "https://github.com/SenatoDellaRepubblica/AkomaNtosoBulkData",
    licenza: "CC BY 4.0",
    attribuzione: "Senato della Repubblica, AkomaNtosoBulkData",
    files: "ddl/",
  },
];

function known(file: string): SourceEntry[] {
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, "")) as SourceEntry[];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refused(TEXTS.fontiBroken(file, reason));
  }
}

/**
 * Writes `fonti.json`: each source that gave a file, with the newest day of its files. Entries of other sources, and of files that were put
 * there by hand, stay.
 *
 * @throws Refused where the file that is there cannot be read
 */
export function writeSources(folder: DataFolder): void {
  const file = path.join(folder.root, "fonti.json");
  const entries = known(file);
  for (const { files, ...source } of SOURCES) {
    const days = folder.ledger.names
      .filter((name) => name.startsWith(files))
      .map((name) => folder.ledger.entry(name)?.giorno ?? "");
    const estratto_il = days.sort().at(-1);
    if (!estratto_il) continue;
    const at = entries.findIndex(({ area, url }) => area === source.area && url === source.url);
    const entry = { ...source, estratto_il };
    if (at < 0) entries.push(entry);
    else entries[at] = entry;
  }
  writeFileSync(`${file}.part`, `${JSON.stringify(entries, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}
