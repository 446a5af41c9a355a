/** What the commands say on the terminal. */

import { inLanguage } from "../terminal/language.ts";

export const COMMAND_TEXTS = inLanguage(
  {
    help: "(--help lists the options)",
    helpOption: "says how it is used",
    defect: "a defect of this program, please report it:",
    emptyFolder: "it needs the name of a folder, and got nothing (a variable that is not set?).",
    date: "it needs a date that exists, YYYY-MM-DD.",
    integer: (least: number, most: number) => `it needs a whole number from ${least} to ${most}.`,
    oneOf: (names: string) => `it needs one of: ${names}.`,
    url: "it needs an http or https address without parameters.",
    treeFolder: "folder of the tree",
    generate: {
      does: "Reads the official data and writes the tree of answers",
      data: "folder of the data",
      date: "reference date of giorni_fermo (YYYY-MM-DD)",
      jobs: "acts read in parallel",
      memory: "megabytes that a task of the build may take: beyond its share of them, what it sorts goes to disk",
      pack: "many acts in a file: fewer files, for hosts that run code",
      noSearch: "leaves out the index of words that /cerca needs",
      cache: "keeps what was read: the next run reads only what has changed",
      wait: "waits for another run that uses the folder of the tree or the cache",
      strict: "fails if an input is discarded",
      host: "host to prepare the tree for, repeatable",
      mcp: "its hosts answer assistants too, at /mcp",
      noMcpHost: (names: string) =>
        `--mcp: none of the chosen hosts can answer assistants; add --host with one of: ${names}`,
      download: (kinds: string) => `file to download, repeatable: ${kinds}`,
      baseUrl: "address at which the tree will be published",
      linkedData: "writes beside each act its twin as JSON-LD",
      only: "takes one act of norme/ the whole way and prints what became of it; writes no tree",
      previous: "earlier tree: writes what has changed in novita.json",
      done: (out: string, files: number, megabytes: string, release: string, seconds: string) =>
        `${out}: ${files} files, ${megabytes} MB, release ${release}, ${seconds} s`,
      discarded: (count: number, file: string) => `${count} inputs discarded: see ${file}`,
    },
    ask: {
      does: "Asks a tree, wherever it is, and prints the answer",
      path: "what is asked: '/norme?q=codice'",
      noPath: "it needs a path that begins with a slash, as in '/norme?q=codice'.",
      tree: "address, folder or zip of the tree",
      format: "json, table or csv",
      lang: "it or en",
      keep: "folder where the files of the tree stay for the next time",
    },
    mcp: {
      does: "Serves a tree to assistants (Model Context Protocol), on standard input and output or over HTTP",
      http: "port for HTTP, 0 for any free one; without it, standard input and output",
    },
    check: {
      does: "Checks a tree: files, checksums, schemas, totals, indexes of articles and versions",
      problems: (dir: string, count: number, files: number) =>
        `${dir}: ${count} problems in ${files} files; make the tree anew (npm run generate) or download it again`,
      sound: (dir: string, files: number, answers: number) =>
        `${dir}: ${files} files intact, ${answers} answers follow their schemas, totals and indexes agree`,
      soundSoFar: (dir: string, files: number, answers: number, left: number) =>
        `${dir}: ${files} files intact, ${answers} answers follow their schemas; totals when the last part is checked (${left} left)`,
      part: "checks one part of the tree, from 0",
      of: "parts that the tree is checked in",
      notes: "folder that all parts see: each leaves there what it counted, and the last to end adds up",
      needsAll: "--part, --of and --notes belong together, and --part is less than --of.",
    },
    start: {
      does: "Serves a tree of answers; generates it first where there is none",
      port: "port, 0 for any free one",
      host: "address to listen on; 0.0.0.0: all those of the machine",
      plain: "serves the files alone, as a host without code does: the router is in the browser (Service Worker)",
      generating: (dir: string, data: string) =>
        `${dir}: there is no tree of these data yet, generating it from ${data}`,
    },
  },
  {
    help: "(--help elenca le opzioni)",
    helpOption: "dice come si usa",
    defect: "un difetto di questo programma, per favore segnalarlo:",
    emptyFolder: "serve il nome di una cartella, e non c'è nulla (una variabile non impostata?).",
    date: "serve una data esistente, AAAA-MM-GG.",
    integer: (least, most) => `serve un intero da ${least} a ${most}.`,
    oneOf: (names) => `serve uno di: ${names}.`,
    url: "serve un indirizzo http o https, senza parametri.",
    treeFolder: "cartella dell'albero",
    generate: {
      does: "Legge i dati ufficiali e scrive l'albero di risposte",
      data: "cartella dei dati",
      date: "data di riferimento di giorni_fermo (AAAA-MM-GG)",
      jobs: "atti letti in parallelo",
      memory: "megabyte che un compito della generazione può prendere: oltre la loro quota, ciò che ordina va su disco",
      pack: "più atti in un file: meno file, per gli host che eseguono codice",
      noSearch: "senza l'indice delle parole che serve a /cerca",
      cache: "tiene ciò che ha letto: il prossimo giro rilegge solo ciò che è cambiato",
      wait: "se un altro giro usa la cartella dell'albero o la cache, aspetta che finisca",
      strict: "fallisce se un input è scartato",
      host: "host per cui preparare l'albero, ripetibile",
      mcp: "i suoi host rispondono anche agli assistenti, a /mcp",
      noMcpHost: (names) =>
        `--mcp: nessuno degli host scelti può rispondere agli assistenti; aggiungere --host con uno di: ${names}`,
      download: (kinds) => `file da scaricare, ripetibile: ${kinds}`,
      baseUrl: "indirizzo a cui l'albero sarà pubblicato",
      linkedData: "scrive accanto a ogni atto il suo gemello JSON-LD",
      only: "porta fino in fondo un solo atto di norme/ e stampa che ne è stato; non scrive alberi",
      previous: "albero di prima: scrive che cosa è cambiato in novita.json",
      done: (out, files, megabytes, release, seconds) =>
        `${out}: ${files} file, ${megabytes} MB, release ${release}, ${seconds} s`,
      discarded: (count, file) => `${count} input scartati: vedi ${file}`,
    },
    ask: {
      does: "Interroga un albero, dovunque sia, e stampa la risposta",
      path: "che cosa si chiede: '/norme?q=codice'",
      noPath: "serve un percorso che comincia con una barra, come '/norme?q=codice'.",
      tree: "indirizzo, cartella o zip dell'albero",
      format: "json, table o csv",
      lang: "it o en",
      keep: "cartella in cui i file dell'albero restano per la prossima volta",
    },
    mcp: {
      does: "Serve un albero agli assistenti (Model Context Protocol), su standard input e output o via HTTP",
      http: "porta per HTTP, 0 per una libera qualsiasi; senza, standard input e output",
    },
    check: {
      does: "Controlla un albero: file, somme di controllo, schemi, totali, indici di articoli e versioni",
      problems: (dir, count, files) =>
        `${dir}: ${count} problemi in ${files} file; rigenerare l'albero (npm run generate) o scaricarlo di nuovo`,
      sound: (dir, files, answers) =>
        `${dir}: ${files} file integri, ${answers} risposte conformi agli schemi, totali e indici concordi`,
      soundSoFar: (dir, files, answers, left) =>
        `${dir}: ${files} file integri, ${answers} risposte conformi agli schemi; i totali con l'ultima parte (ne mancano ${left})`,
      part: "controlla una parte dell'albero, da 0",
      of: "parti in cui si controlla l'albero",
      notes: "cartella che tutte le parti vedono: ciascuna vi lascia ciò che ha contato, l'ultima che finisce somma",
      needsAll: "--part, --of e --notes vanno insieme, e --part è minore di --of.",
    },
    start: {
      does: "Serve un albero di risposte; se non c'è, lo genera prima",
      port: "porta, 0 per una libera qualsiasi",
      host: "indirizzo su cui ascoltare; 0.0.0.0: tutti quelli della macchina",
      plain: "serve i soli file, come un host senza codice: il router è nel browser (Service Worker)",
      generating: (dir, data) => `${dir}: non c'è ancora un albero di questi dati, lo genero da ${data}`,
    },
  },
);
