/** What the commands for builds past one machine say on the terminal. */

import { inLanguage } from "../../terminal/language.ts";

export const PHASES_TEXTS = inLanguage({
  phases: {
    it: "Fa o apre la cartella di fasi di una generazione che più processi condividono, e ne stampa le fasi",
    en: "Makes or opens the stage of a build that many processes share, and prints its phases",
  },
  phase: { it: "Esegue una parte di una fase di una tale generazione", en: "Runs one part of a phase of such a build" },
  of: { it: "parti di una fase, al massimo", en: "parts of a phase at the most" },
  stage: {
    it: "cartella che tutte le macchine vedono: ogni fase vi scrive ciò che le seguenti leggono",
    en: "folder that all machines see: each phase writes there what the next ones read",
  },
  anew: { it: "ricomincia, ma riprende ciò che era letto", en: "begins again, but takes over what was read" },
  engine: {
    it: "invece del JSON stampa uno script di shell per un motore",
    en: "prints a shell script for an engine instead of JSON",
  },
  sideBySide: {
    it: "--out è una cartella di release: l'albero va accanto a quello servito, che resta",
    en: "--out is a folder of releases: the tree goes beside the one that is served, which stays",
  },
  rollback: {
    it: "Torna a servire la release di prima, e tiene quella servita ora",
    en: "Serves the release before again, and keeps the one that is served now",
  },
  releases: { it: "cartella delle release", en: "folder of the releases" },
  served: {
    it: (folder: string, name: string, kept: string | null) =>
      `${folder}: si serve ${name}${kept === null ? "" : `, resta ${kept}`}`,
    en: (folder: string, name: string, kept: string | null) =>
      `${folder}: ${name} is served${kept === null ? "" : `, ${kept} is kept`}`,
  },
  noEarlier: {
    it: (folder: string) => `${folder}: non c'è una release di prima che sia integra; nulla è cambiato`,
    en: (folder: string) => `${folder}: there is no release before that is whole; nothing has changed`,
  },
  image: {
    it: "con --for kubernetes: immagine che contiene il programma",
    en: "with --for kubernetes: image that holds the program",
  },
  volume: {
    it: "con --for kubernetes: richiesta (claim) del volume condiviso, e dove è montato",
    en: "with --for kubernetes: claim on the shared volume, and where it is mounted",
  },
  noVolume: {
    it: "serve il nome di una richiesta e una cartella assoluta: CLAIM:/CARTELLA.",
    en: "it needs the name of a claim and an absolute folder: CLAIM:/FOLDER.",
  },
  outside: {
    it: (folder: string, mount: string) =>
      `${folder}: --stage, --data e --out devono stare nel volume condiviso: ${mount}/...`,
    en: (folder: string, mount: string) =>
      `${folder}: --stage, --data and --out must lie in the shared volume: ${mount}/...`,
  },
  needsPods: {
    it: "--for kubernetes ha bisogno di --image e --volume.",
    en: "--for kubernetes needs --image and --volume.",
  },
  name: { it: "fase, come la chiama npm run phases", en: "phase, as npm run phases names it" },
  part: { it: "numero della parte, da 0", en: "number of the part, from 0" },
  ofPhase: { it: "parti della fase, come dice npm run phases", en: "parts of the phase, as npm run phases says" },
  wait: {
    it: "con publish: se un altro giro usa la cartella dell'albero, aspetta che finisca",
    en: "with publish: waits for another run that uses the folder of the tree",
  },
  done: {
    it: (part: string, tasks: number, seconds: string, processor: string, megabytes: number) =>
      `${part}: ${tasks} compiti, ${seconds} s, ${processor} s di processore, al massimo ${megabytes} MB di memoria`,
    en: (part: string, tasks: number, seconds: string, processor: string, megabytes: number) =>
      `${part}: ${tasks} tasks, ${seconds} s, ${processor} s of processor, ${megabytes} MB of memory at the most`,
  },
  before: { it: (part: string) => `${part}: già fatta`, en: (part: string) => `${part}: done before` },
});
