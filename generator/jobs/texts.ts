/** What a run and a check say on the terminal. What stands in `rapporto.json` is another matter: it is Italian for everybody. */

import { inLanguage } from "../terminal/language.ts";

export const TEXTS = inLanguage(
  {
    noData: (dir: string) => `${dir}: there is no such folder of data (option --data)`,
    strict: (count: number) =>
      `--strict: ${count} inputs discarded (listed above and, without --strict, in rapporto.json); the earlier tree stays as it was`,
    treeStays: "the earlier tree stays as it was",
    noFonti: (file: string, why: string) =>
      `${file}: ${why}. The list of the sources is needed: see README, "The data"`,
    notPlain: (file: string) =>
      `${file}: it is no file (but a folder, a pipe or a device): put the list of the sources there`,
    noJson: (file: string, why: string) => `${file}: it is not JSON (${why})`,
    readAgain: (file: string) => `${file}: the act is not as it was kept: it is read again`,
    diskDamage: (file: string) => `${file}: the act is not as it was written: check the disk, then run again`,
    previousMissing: (file: string) =>
      `${file}: it is missing; --previous needs the folder of a whole tree, as npm run check would find it`,
    previousDamaged: (file: string, why: string) =>
      `${file}: it is not JSON (${why}); take the earlier tree from a sound copy`,
    discarded: "discarded",
    steps: {
      pnrr: "Recovery plan",
      parlamento: "Parliament",
      publish: "Publishing",
      twins: "Compressed copies",
      signals: "Signals",
      written: "Acts written",
      checked: "Files checked",
      read: "Acts read",
      actsToKeep: "Acts to download",
      filesToKeep: "Files to download",
      linked: "Linked data",
      novita: "What is new",
    },
    left: "left",
    check: {
      noTree: (dir: string, file: string) => `${dir}: ${file} is missing; npm run generate makes the tree`,
      again: "download the tree again",
      missing: "it is missing",
      sums: (manifest: string) => `it does not agree with ${manifest} and with the files`,
      unlisted: "it is not in the manifest",
      other: (bytes: number, expected: number) =>
        `its content is not as in the manifest (${bytes} bytes, expected ${expected})`,
      says: (what: string, said: number, is: number) => `${what} says ${said}, but there are ${is}`,
      nodes: "the number of nodes",
      releases: (seen: string) => `answers of different releases: ${seen}`,
      health: (what: string, found: number, expected: number) => `${what}: ${found}, but /health says ${expected}`,
      acts: "acts served",
      articles: "articles served",
      bills: "bills served",
      packNeeds: (card: string, why: string) => `it cannot be checked without ${card} (${why})`,
      packUnknown: (card: string) => `${card} does not say that acts are in packs`,
    },
  },
  {
    noData: (dir) => `${dir}: la cartella dei dati non esiste (opzione --data)`,
    strict: (count) =>
      `--strict: ${count} input scartati (elenco qui sopra e, senza --strict, in rapporto.json); l'albero di prima resta com'era`,
    treeStays: "l'albero di prima resta com'era",
    noFonti: (file, why) => `${file}: ${why}. Serve l'elenco delle fonti: vedi README, "The data"`,
    notPlain: (file) =>
      `${file}: non è un file (è una cartella, una pipe o un dispositivo): metterci l'elenco delle fonti`,
    noJson: (file, why) => `${file}: non è JSON (${why})`,
    readAgain: (file) => `${file}: l'atto non è più com'era stato tenuto: si rilegge`,
    diskDamage: (file) => `${file}: l'atto non è più com'era stato scritto: controllare il disco e ripetere il giro`,
    previousMissing: (file) =>
      `${file}: manca; --previous vuole la cartella di un albero intero, verificabile con npm run check`,
    previousDamaged: (file, why) => `${file}: non è JSON (${why}); riprendere l'albero di prima da una copia integra`,
    discarded: "scartato",
    steps: {
      pnrr: "PNRR",
      parlamento: "Parlamento",
      publish: "Pubblicazione",
      twins: "Copie compresse",
      signals: "Segnali",
      written: "Atti scritti",
      checked: "File controllati",
      read: "Atti letti",
      actsToKeep: "Atti da scaricare",
      filesToKeep: "File da scaricare",
      linked: "Dati collegati",
      novita: "Novità",
    },
    left: "mancano",
    check: {
      noTree: (dir, file) => `${dir}: manca ${file}; l'albero si crea con npm run generate`,
      again: "scaricare di nuovo l'albero",
      missing: "manca",
      sums: (manifest) => `non concorda con ${manifest} e con i file`,
      unlisted: "non è nel manifesto",
      other: (bytes, expected) => `contenuto diverso dal manifesto (${bytes} byte, attesi ${expected})`,
      says: (what, said, is) => `${what} dice ${said}, ma sono ${is}`,
      nodes: "il numero dei nodi",
      releases: (seen) => `risposte di release diverse: ${seen}`,
      health: (what, found, expected) => `${what}: ${found}, ma /health dice ${expected}`,
      acts: "atti serviti",
      articles: "articoli serviti",
      bills: "disegni di legge serviti",
      packNeeds: (card, why) => `non si controlla senza ${card} (${why})`,
      packUnknown: (card) => `${card} non dice che gli atti sono in pacchetti`,
    },
  },
);
