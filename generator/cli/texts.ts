/** What the commands say on the terminal. */

import { inLanguage } from "../terminal/language.ts";

export const COMMAND_TEXTS = inLanguage({
  help: { it: "(--help elenca le opzioni)", en: "(--help lists the options)" },
  helpOption: { it: "dice come si usa", en: "says how it is used" },
  defect: {
    it: "un difetto di questo programma, per favore segnalarlo:",
    en: "a defect of this program, please report it:",
  },
  emptyFolder: {
    it: "serve il nome di una cartella, e non c'è nulla (una variabile non impostata?).",
    en: "it needs the name of a folder, and got nothing (a variable that is not set?).",
  },
  date: { it: "serve una data esistente, AAAA-MM-GG.", en: "it needs a date that exists, YYYY-MM-DD." },
  integer: {
    it: (least: number, most: number) => `serve un intero da ${least} a ${most}.`,
    en: (least: number, most: number) => `it needs a whole number from ${least} to ${most}.`,
  },
  oneOf: { it: (names: string) => `serve uno di: ${names}.`, en: (names: string) => `it needs one of: ${names}.` },
  url: {
    it: "serve un indirizzo http o https, senza parametri.",
    en: "it needs an http or https address without parameters.",
  },
  treeFolder: { it: "cartella dell'albero", en: "folder of the tree" },
  generate: {
    does: {
      it: "Legge i dati ufficiali e scrive l'albero di risposte",
      en: "Reads the official data and writes the tree of answers",
    },
    data: { it: "cartella dei dati", en: "folder of the data" },
    date: { it: "data di riferimento di giorni_fermo (AAAA-MM-GG)", en: "reference date of giorni_fermo (YYYY-MM-DD)" },
    jobs: { it: "atti letti in parallelo", en: "acts read in parallel" },
    memory: {
      it: "megabyte che un compito della generazione può prendere: oltre la loro quota, ciò che ordina va su disco",
      en: "megabytes that a task of the build may take: beyond its share of them, what it sorts goes to disk",
    },
    pack: {
      it: "più atti in un file: meno file, per gli host che eseguono codice",
      en: "many acts in a file: fewer files, for hosts that run code",
    },
    noSearch: {
      it: "senza l'indice delle parole che serve a /cerca",
      en: "leaves out the index of words that /cerca needs",
    },
    cache: {
      it: "tiene ciò che ha letto: il prossimo giro rilegge solo ciò che è cambiato",
      en: "keeps what was read: the next run reads only what has changed",
    },
    wait: {
      it: "se un altro giro usa la cartella dell'albero o la cache, aspetta che finisca",
      en: "waits for another run that uses the folder of the tree or the cache",
    },
    strict: { it: "fallisce se un input è scartato", en: "fails if an input is discarded" },
    host: { it: "host per cui preparare l'albero, ripetibile", en: "host to prepare the tree for, repeatable" },
    mcp: { it: "i suoi host rispondono anche agli assistenti, a /mcp", en: "its hosts answer assistants too, at /mcp" },
    noMcpHost: {
      it: (names: string) =>
        `--mcp: nessuno degli host scelti può rispondere agli assistenti; aggiungere --host con uno di: ${names}`,
      en: (names: string) => `--mcp: none of the chosen hosts can answer assistants; add --host with one of: ${names}`,
    },
    download: {
      it: (kinds: string) => `file da scaricare, ripetibile: ${kinds}`,
      en: (kinds: string) => `file to download, repeatable: ${kinds}`,
    },
    baseUrl: { it: "indirizzo a cui l'albero sarà pubblicato", en: "address at which the tree will be published" },
    linkedData: {
      it: "scrive accanto a ogni atto il suo gemello JSON-LD",
      en: "writes beside each act its twin as JSON-LD",
    },
    only: {
      it: "porta fino in fondo un solo atto di norme/ e stampa che ne è stato; non scrive alberi",
      en: "takes one act of norme/ the whole way and prints what became of it; writes no tree",
    },
    previous: {
      it: "albero di prima: scrive che cosa è cambiato in novita.json",
      en: "earlier tree: writes what has changed in novita.json",
    },
    done: {
      it: (out: string, files: number, megabytes: string, release: string, seconds: string) =>
        `${out}: ${files} file, ${megabytes} MB, release ${release}, ${seconds} s`,
      en: (out: string, files: number, megabytes: string, release: string, seconds: string) =>
        `${out}: ${files} files, ${megabytes} MB, release ${release}, ${seconds} s`,
    },
    discarded: {
      it: (count: number, file: string) => `${count} input scartati: vedi ${file}`,
      en: (count: number, file: string) => `${count} inputs discarded: see ${file}`,
    },
  },
  ask: {
    does: {
      it: "Interroga un albero, dovunque sia, e stampa la risposta",
      en: "Asks a tree, wherever it is, and prints the answer",
    },
    path: { it: "che cosa si chiede: '/norme?q=codice'", en: "what is asked: '/norme?q=codice'" },
    noPath: {
      it: "serve un percorso che comincia con una barra, come '/norme?q=codice'.",
      en: "it needs a path that begins with a slash, as in '/norme?q=codice'.",
    },
    file: {
      it: "con `citazioni`: il testo di cui trovare le citazioni; con `registro`: un atto per riga",
      en: "with `citazioni`: the text whose citations are wanted; with `registro`: an act a line",
    },
    noList: {
      it: "serve un file con un atto per riga: registro atti.txt",
      en: "it needs a file with an act a line: registro acts.txt",
    },
    noDay: { it: "serve un giorno: 2026-01-31.", en: "it needs a day: 2026-01-31." },
    since: {
      it: "con `registro`: il giorno dopo il quale un atto conta come cambiato",
      en: "with `registro`: the day after which an act counts as changed",
    },
    changed: {
      it: (n: number) => `atti cambiati: ${n}`,
      en: (n: number) => `acts that have changed: ${n}`,
    },
    noFile: {
      it: "serve un file di testo: citazioni atto.txt",
      en: "it needs a file of text: citazioni act.txt",
    },
    absent: {
      it: (n: number) =>
        `articoli che il loro atto non ha: ${n}. Non combaciano con questa raccolta: verificare sul testo ufficiale`,
      en: (n: number) =>
        `articles that their act does not have: ${n}. A factual mismatch with this collection: check the official text`,
    },
    tree: { it: "indirizzo, cartella o zip dell'albero", en: "address, folder or zip of the tree" },
    format: { it: "json, table o csv", en: "json, table or csv" },
    lang: { it: "it o en", en: "it or en" },
    keep: {
      it: "cartella in cui i file dell'albero restano per la prossima volta",
      en: "folder where the files of the tree stay for the next time",
    },
  },
  mcp: {
    does: {
      it: "Serve un albero agli assistenti (Model Context Protocol), su standard input e output o via HTTP",
      en: "Serves a tree to assistants (Model Context Protocol), on standard input and output or over HTTP",
    },
    http: {
      it: "porta per HTTP, 0 per una libera qualsiasi; senza, standard input e output",
      en: "port for HTTP, 0 for any free one; without it, standard input and output",
    },
  },
  check: {
    does: {
      it: "Controlla un albero: somme di controllo, schemi, ogni file riscritto, totali",
      en: "Checks a tree: checksums, schemas, each file written again, totals",
    },
    problems: {
      it: (dir: string, count: number, files: number) =>
        `${dir}: ${count} problemi in ${files} file; rigenerare l'albero (npm run generate) o scaricarlo di nuovo`,
      en: (dir: string, count: number, files: number) =>
        `${dir}: ${count} problems in ${files} files; make the tree anew (npm run generate) or download it again`,
    },
    sound: {
      it: (dir: string, files: number, answers: number) =>
        `${dir}: ${files} file integri, ${answers} risposte conformi agli schemi, totali concordi`,
      en: (dir: string, files: number, answers: number) =>
        `${dir}: ${files} files intact, ${answers} answers follow their schemas, totals agree`,
    },
    soundSoFar: {
      it: (dir: string, files: number, answers: number, left: number) =>
        `${dir}: ${files} file integri, ${answers} risposte conformi agli schemi; i totali con l'ultima parte (ne mancano ${left})`,
      en: (dir: string, files: number, answers: number, left: number) =>
        `${dir}: ${files} files intact, ${answers} answers follow their schemas; totals when the last part is checked (${left} left)`,
    },
    part: { it: "controlla una parte dell'albero, da 0", en: "checks one part of the tree, from 0" },
    of: { it: "parti in cui si controlla l'albero", en: "parts that the tree is checked in" },
    notes: {
      it: "cartella che tutte le parti vedono: ciascuna vi lascia ciò che ha contato, l'ultima che finisce somma",
      en: "folder that all parts see: each leaves there what it counted, and the last to end adds up",
    },
    needsAll: {
      it: "--part, --of e --notes vanno insieme, e --part è minore di --of.",
      en: "--part, --of and --notes belong together, and --part is less than --of.",
    },
  },
  start: {
    does: {
      it: "Serve un albero di risposte; se non c'è, lo genera prima",
      en: "Serves a tree of answers; generates it first where there is none",
    },
    port: { it: "porta, 0 per una libera qualsiasi", en: "port, 0 for any free one" },
    host: {
      it: "indirizzo su cui ascoltare; 0.0.0.0: tutti quelli della macchina",
      en: "address to listen on; 0.0.0.0: all those of the machine",
    },
    plain: {
      it: "serve i soli file, come un host senza codice: il router è nel browser (Service Worker)",
      en: "serves the files alone, as a host without code does: the router is in the browser (Service Worker)",
    },
    generating: {
      it: (dir: string, data: string) => `${dir}: non c'è ancora un albero di questi dati, lo genero da ${data}`,
      en: (dir: string, data: string) => `${dir}: there is no tree of these data yet, generating it from ${data}`,
    },
  },
});
