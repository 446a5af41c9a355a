/** What is said of the folders that a command writes. */

import { inLanguage } from "../terminal/language.ts";

export const FOLDER_TEXTS = inLanguage({
  data: { it: "i dati (--data)", en: "the data (--data)" },
  kept: {
    "--cache": { it: "la cache (--cache)", en: "the cache (--cache)" },
    "--stage": { it: "le fasi (--stage)", en: "the stage (--stage)" },
  },
  out: { it: "l'albero", en: "the tree" },
  work: { it: "la cartella in cui si lavora", en: "the folder you work in" },
  home: { it: "la cartella personale", en: "your home folder" },
  root: { it: "la radice del disco", en: "the root of the disk" },
  is: { it: (what: string) => `coincide con ${what}`, en: (what: string) => `it is ${what}` },
  holds: { it: (what: string) => `contiene ${what}`, en: (what: string) => `it holds ${what}` },
  lies: { it: (what: string) => `sta dentro ${what}`, en: (what: string) => `it lies inside ${what}` },
  elsewhere: { it: "scegliere una cartella a sé", en: "choose a folder of its own" },
  noFolder: { it: "non è una cartella; scegliere un altro nome", en: "it is not a folder; choose another name" },
  foreignTree: {
    it: (names: string) =>
      `contiene file che non sono di un albero fatto da questo programma (${names}); scegliere una cartella nuova o vuota, o spostarli`,
    en: (names: string) =>
      `it holds files that are not of a tree made by this program (${names}); choose a new or empty folder, or move them away`,
  },
  foreignReleases: {
    it: (names: string) =>
      `non è una cartella di release (${names}); scegliere una cartella nuova o vuota, o togliere --side-by-side`,
    en: (names: string) =>
      `it is no folder of releases (${names}); choose a new or empty folder, or leave out --side-by-side`,
  },
  foreignCache: {
    it: (names: string) =>
      `contiene file che non sono di questo programma (${names}); scegliere una cartella nuova o vuota, o spostarli`,
    en: (names: string) =>
      `it holds files that are not of this program (${names}); choose a new or empty folder, or move them away`,
  },
  foreignWork: {
    it: (folder: string) =>
      `al giro serve il nome ${folder}, occupato da file che non sono di questo programma; spostarli`,
    en: (folder: string) =>
      `the run needs the name ${folder}, which is taken by files that are not of this program; move them away`,
  },
  mount: {
    it: (inside: string) =>
      `è un punto di montaggio, che non si può sostituire in un colpo; scegliere una cartella al suo interno: ${inside}`,
    en: (inside: string) =>
      `it is a mount point, which cannot be replaced in one step; choose a folder inside it: ${inside}`,
  },
  unwritable: {
    it: (folder: string, reason: string) => `in ${folder} non si può scrivere (${reason}); scegliere un'altra cartella`,
    en: (folder: string, reason: string) => `${folder} cannot be written (${reason}); choose another folder`,
  },
  noSuchFile: { it: "qui non può esserci una cartella", en: "there can be no such folder here" },
  tooLong: { it: "il nome è troppo lungo", en: "the name is too long" },
  loop: { it: "collegamenti che portano a sé stessi", en: "links that lead to themselves" },
  held: {
    it: (who: string, file: string) =>
      `la sta usando un altro giro (${who}); aspettare che finisca, o aggiungere --wait. Se quel giro non c'è, cancellare ${file}`,
    en: (who: string, file: string) =>
      `another run is using it (${who}); wait until it ends, or add --wait. If there is no such run, delete ${file}`,
  },
  waiting: {
    it: (who: string) => `la sta usando un altro giro (${who}): aspetto che finisca`,
    en: (who: string) => `another run is using it (${who}): waiting until it ends`,
  },
  process: {
    it: (pid: number, since: string) => `processo ${pid}, dalle ${since}`,
    en: (pid: number, since: string) => `process ${pid}, since ${since}`,
  },
  elsewhereProcess: {
    it: (pid: number, machine: string, since: string) => `processo ${pid} della macchina ${machine}, dalle ${since}`,
    en: (pid: number, machine: string, since: string) => `process ${pid} of machine ${machine}, since ${since}`,
  },
  unknownHolder: { it: "è appena cominciato", en: "it has just begun" },
  lost: {
    it: "un altro giro ha preso questa cartella, perché questo sembrava morto; l'albero resta com'era",
    en: "another run has taken this folder over, because this one seemed dead; the tree stays as it was",
  },
  strays: {
    it: (names: string) => `ciò che non è dell'albero è rimasto: ${names}`,
    en: (names: string) => `what is not of the tree was kept: ${names}`,
  },
});
