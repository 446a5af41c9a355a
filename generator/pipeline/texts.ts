/** What a run says on the terminal. What stands in `rapporto.json` is another matter: it is Italian for everybody. */

import { inLanguage } from "../terminal/language.ts";

export const BUILD_TEXTS = inLanguage({
  noData: {
    it: (dir: string) => `${dir}: la cartella dei dati non esiste (opzione --data)`,
    en: (dir: string) => `${dir}: there is no such folder of data (option --data)`,
  },
  strict: {
    it: (count: number) =>
      `--strict: ${count} input scartati (elenco qui sopra e, senza --strict, in rapporto.json); l'albero di prima resta com'era`,
    en: (count: number) =>
      `--strict: ${count} inputs discarded (listed above and, without --strict, in rapporto.json); the earlier tree stays as it was`,
  },
  treeStays: { it: "l'albero di prima resta com'era", en: "the earlier tree stays as it was" },
  noFonti: {
    it: (file: string, why: string) => `${file}: ${why}. Serve l'elenco delle fonti: vedi README, "The data"`,
    en: (file: string, why: string) => `${file}: ${why}. The list of the sources is needed: see README, "The data"`,
  },
  notPlain: {
    it: (file: string) =>
      `${file}: non è un file (è una cartella, una pipe o un dispositivo): metterci l'elenco delle fonti`,
    en: (file: string) =>
      `${file}: it is no file (but a folder, a pipe or a device): put the list of the sources there`,
  },
  noJson: {
    it: (file: string, why: string) => `${file}: non è JSON (${why})`,
    en: (file: string, why: string) => `${file}: it is not JSON (${why})`,
  },
  notListed: {
    it: (name: string) => `--only ${name}: in norme/ non c'è; il membro di un archivio è norme/archivio.zip!membro`,
    en: (name: string) =>
      `--only ${name}: there is no such input in norme/; a member of an archive is norme/archive.zip!member`,
  },
  madeAgain: {
    it: (file: string) => `${file}: non è più com'era stato tenuto: si rifà`,
    en: (file: string) => `${file}: it is not as it was kept: it is made again`,
  },
  diskDamage: {
    it: (file: string) => `${file}: non è più com'era stato scritto: controllare il disco e ripetere il giro`,
    en: (file: string) => `${file}: it is not as it was written: check the disk, then run again`,
  },
  previousMissing: {
    it: (file: string) =>
      `${file}: manca; --previous vuole la cartella di un albero intero, verificabile con npm run check`,
    en: (file: string) =>
      `${file}: it is missing; --previous needs the folder of a whole tree, as npm run check would find it`,
  },
  previousDamaged: {
    it: (file: string, why: string) =>
      `${file}: non è JSON (${why}); riprendere l'albero di prima da una copia integra`,
    en: (file: string, why: string) => `${file}: it is not JSON (${why}); take the earlier tree from a sound copy`,
  },
  discarded: { it: "scartato", en: "discarded" },
  only: {
    key: { it: "chiave", en: "key" },
    title: { it: "titolo", en: "title" },
    version: { it: "versione", en: "version" },
    articles: { it: "articoli", en: "articles" },
    characters: { it: "caratteri", en: "characters" },
    attachments: { it: "allegati", en: "attachments" },
    signals: { it: "segnali", en: "signals" },
    relations: { it: "relazioni", en: "relations" },
    discards: { it: "scarti", en: "discarded" },
    counts: { it: "conteggi e riparazioni", en: "counted and repaired" },
  },
  phases: {
    list: { it: "Elenco", en: "Listing" },
    read: { it: "Lettura degli atti", en: "Reading acts" },
    place: { it: "Identità degli atti", en: "Placing acts" },
    spread: { it: "Segnali", en: "Signals" },
    serve: { it: "Scrittura degli atti", en: "Writing acts" },
    order: { it: "Elenchi e grafi", en: "Lists and graphs" },
    words: { it: "Parole", en: "Words" },
    terms: { it: "Indice delle parole", en: "Index of words" },
    areas: { it: "PNRR, Parlamento", en: "Recovery plan, Parliament" },
  },
  steps: {
    publish: { it: "Pubblicazione", en: "Publishing" },
    actsToKeep: { it: "Atti da scaricare", en: "Acts to download" },
    filesToKeep: { it: "File da scaricare", en: "Files to download" },
    linked: { it: "Dati collegati", en: "Linked data" },
    novita: { it: "Novità", en: "What is new" },
  },
});
