/** What a run says on the terminal. What stands in `rapporto.json` is another matter: it is Italian for everybody. */

import { inLanguage } from "../terminal/language.ts";

export const BUILD_TEXTS = inLanguage(
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
    notListed: (name: string) =>
      `--only ${name}: there is no such input in norme/; a member of an archive is norme/archive.zip!member`,
    madeAgain: (file: string) => `${file}: it is not as it was kept: it is made again`,
    diskDamage: (file: string) => `${file}: it is not as it was written: check the disk, then run again`,
    previousMissing: (file: string) =>
      `${file}: it is missing; --previous needs the folder of a whole tree, as npm run check would find it`,
    previousDamaged: (file: string, why: string) =>
      `${file}: it is not JSON (${why}); take the earlier tree from a sound copy`,
    discarded: "discarded",
    only: {
      key: "key",
      title: "title",
      version: "version",
      articles: "articles",
      characters: "characters",
      attachments: "attachments",
      signals: "signals",
      relations: "relations",
      discards: "discarded",
      counts: "counted and repaired",
    },
    phases: {
      list: "Listing",
      read: "Reading acts",
      place: "Placing acts",
      spread: "Signals",
      serve: "Writing acts",
      order: "Lists and graphs",
      words: "Words",
      terms: "Index of words",
      areas: "Recovery plan, Parliament",
    },
    steps: {
      publish: "Publishing",
      twins: "Compressed copies",
      actsToKeep: "Acts to download",
      filesToKeep: "Files to download",
      linked: "Linked data",
      lawInGit: "Law in git",
      novita: "What is new",
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
    notListed: (name) => `--only ${name}: in norme/ non c'è; il membro di un archivio è norme/archivio.zip!membro`,
    madeAgain: (file) => `${file}: non è più com'era stato tenuto: si rifà`,
    diskDamage: (file) => `${file}: non è più com'era stato scritto: controllare il disco e ripetere il giro`,
    previousMissing: (file) =>
      `${file}: manca; --previous vuole la cartella di un albero intero, verificabile con npm run check`,
    previousDamaged: (file, why) => `${file}: non è JSON (${why}); riprendere l'albero di prima da una copia integra`,
    discarded: "scartato",
    only: {
      key: "chiave",
      title: "titolo",
      version: "versione",
      articles: "articoli",
      characters: "caratteri",
      attachments: "allegati",
      signals: "segnali",
      relations: "relazioni",
      discards: "scarti",
      counts: "conteggi e riparazioni",
    },
    phases: {
      list: "Elenco",
      read: "Lettura degli atti",
      place: "Identità degli atti",
      spread: "Segnali",
      serve: "Scrittura degli atti",
      order: "Elenchi e grafi",
      words: "Parole",
      terms: "Indice delle parole",
      areas: "PNRR, Parlamento",
    },
    steps: {
      publish: "Pubblicazione",
      twins: "Copie compresse",
      actsToKeep: "Atti da scaricare",
      filesToKeep: "File da scaricare",
      linked: "Dati collegati",
      lawInGit: "La legge in git",
      novita: "Novità",
    },
  },
);
