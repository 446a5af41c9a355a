/** What the commands for builds past one machine say on the terminal. */

import { inLanguage } from "../../terminal/language.ts";

export const PHASES_TEXTS = inLanguage(
  {
    phases: "Makes or opens the stage of a build that many processes share, and prints its phases",
    phase: "Runs one part of a phase of such a build",
    of: "parts of a phase at the most",
    stage: "folder that all machines see: each phase writes there what the next ones read",
    anew: "begins again, but takes over what was read",
    engine: "prints a shell script for an engine instead of JSON",
    sideBySide: "--out is a folder of releases: the tree goes beside the one that is served, which stays",
    rollback: "Serves the release before again, and keeps the one that is served now",
    releases: "folder of the releases",
    served: (folder: string, name: string, kept: string | null) =>
      `${folder}: ${name} is served${kept === null ? "" : `, ${kept} is kept`}`,
    noEarlier: (folder: string) => `${folder}: there is no release before that is whole; nothing has changed`,
    image: "with --for kubernetes: image that holds the program",
    volume: "with --for kubernetes: claim on the shared volume, and where it is mounted",
    noVolume: "it needs the name of a claim and an absolute folder: CLAIM:/FOLDER.",
    outside: (folder: string, mount: string) =>
      `${folder}: --stage, --data and --out must lie in the shared volume: ${mount}/...`,
    needsPods: "--for kubernetes needs --image and --volume.",
    name: "phase, as npm run phases names it",
    part: "number of the part, from 0",
    ofPhase: "parts of the phase, as npm run phases says",
    wait: "with publish: waits for another run that uses the folder of the tree",
    done: (part: string, tasks: number, seconds: string, processor: string, megabytes: number) =>
      `${part}: ${tasks} tasks, ${seconds} s, ${processor} s of processor, ${megabytes} MB of memory at the most`,
    before: (part: string) => `${part}: done before`,
    uploads: {
      does: "Lists what must be uploaded of a tree where an earlier release already is",
      previous: "folder with manifest.json of the earlier release (and manifest/); without it everything is listed",
      lists: "folder of the lists, new or empty or made by this command",
      per: "files of a list at the most",
      files: "lays the files themselves beside each list, for tools that take no list",
      done: (folder: string, lists: number, files: number, megabytes: string, same: number, gone: number) =>
        `${folder}: ${lists} lists, ${files} files to upload (${megabytes} MB), ${same} are the same, ${gone} are gone`,
    },
  },
  {
    phases: "Fa o apre la cartella di fasi di una generazione che più processi condividono, e ne stampa le fasi",
    phase: "Esegue una parte di una fase di una tale generazione",
    of: "parti di una fase, al massimo",
    stage: "cartella che tutte le macchine vedono: ogni fase vi scrive ciò che le seguenti leggono",
    anew: "ricomincia, ma riprende ciò che era letto",
    engine: "invece del JSON stampa uno script di shell per un motore",
    sideBySide: "--out è una cartella di release: l'albero va accanto a quello servito, che resta",
    rollback: "Torna a servire la release di prima, e tiene quella servita ora",
    releases: "cartella delle release",
    served: (folder, name, kept) => `${folder}: si serve ${name}${kept === null ? "" : `, resta ${kept}`}`,
    noEarlier: (folder) => `${folder}: non c'è una release di prima che sia integra; nulla è cambiato`,
    image: "con --for kubernetes: immagine che contiene il programma",
    volume: "con --for kubernetes: richiesta (claim) del volume condiviso, e dove è montato",
    noVolume: "serve il nome di una richiesta e una cartella assoluta: CLAIM:/CARTELLA.",
    outside: (folder, mount) => `${folder}: --stage, --data e --out devono stare nel volume condiviso: ${mount}/...`,
    needsPods: "--for kubernetes ha bisogno di --image e --volume.",
    name: "fase, come la chiama npm run phases",
    part: "numero della parte, da 0",
    ofPhase: "parti della fase, come dice npm run phases",
    wait: "con publish: se un altro giro usa la cartella dell'albero, aspetta che finisca",
    done: (part, tasks, seconds, processor, megabytes) =>
      `${part}: ${tasks} compiti, ${seconds} s, ${processor} s di processore, al massimo ${megabytes} MB di memoria`,
    before: (part) => `${part}: già fatta`,
    uploads: {
      does: "Elenca ciò che va caricato di un albero dove c'è già una release precedente",
      previous: "cartella con manifest.json della release precedente (e manifest/); senza, si elenca tutto",
      lists: "cartella degli elenchi, nuova o vuota o fatta da questo comando",
      per: "file di un elenco, al massimo",
      files: "mette accanto a ogni elenco i file stessi, per gli strumenti che non prendono elenchi",
      done: (folder, lists, files, megabytes, same, gone) =>
        `${folder}: ${lists} elenchi, ${files} file da caricare (${megabytes} MB), ${same} sono uguali, ${gone} non ci sono più`,
    },
  },
);
