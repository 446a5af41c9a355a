/** What the commands say on the terminal. */

export const COMMAND_TEXTS = {
  help: "(--help lists the options)",
  helpOption: "says how it is used",
  output: "standard output",
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
    only: "takes one act of norme/ the whole way and prints what became of it; writes no tree",
    done: (out: string, files: number, megabytes: string, release: string, seconds: string) =>
      `${out}: ${files} files, ${megabytes} MB, release ${release}, ${seconds} s`,
    discarded: (count: number, file: string) => `${count} inputs discarded: see ${file}`,
  },
  ask: {
    does: "Asks a tree, wherever it is, and prints the answer",
    path: "what is asked: a path, '/norme?q=codice', or what names something, 'art. 640 c.p.'",
    noPath: "a path begins with a slash, as in '/norme?q=codice'.",
    means: (text: string, path: string) => `${text}: ${path}`,
    rows: "with table or csv: which rows of an answer that has several, as in relazioni.out",
    noRows: (name: string) => `no rows: ${name} is empty`,
    otherRows: (names: string) => `it has further rows, given with --rows: ${names}`,
    noSuchRows: (name: string, names: string) =>
      `${name}: the answer has no such rows; it may have: ${names || "none"}`,
    file: "with `citazioni`: the text whose citations are wanted; with `registro`: an act a line",
    noList: "it needs a file with an act a line: registro acts.txt",
    noDay: "it needs a day of the calendar: 2026-01-31.",
    noNames: (file: string) => `${file}: it names no act; an act a line is expected, as in L. 241/1990`,
    oneWord: (word: string) =>
      `error: ${word} stands behind a path, which is one word; put it in quotes: ask '/cerca?q=codice penale'`,
    ignored: (names: string) => `parameters that this operation does not know, and does not heed: ${names}`,
    noTable: (path: string, type: string) =>
      `${path}: its answer is ${type}, which has no table; ask for it without --format`,
    since: "with `registro`: the day after which an act counts as changed",
    changed: (n: number) => `acts that have changed: ${n}`,
    unknown: (n: number) => `names that mean no act: ${n}; nobody watches what they mean`,
    noFile: "it needs a file of text: citazioni act.txt",
    absent: (n: number) =>
      `articles that their act does not have: ${n}. A factual mismatch with this collection: check the official text`,
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
    does: "Checks a tree: checksums, schemas",
    problems: (dir: string, count: number, files: number) =>
      `${dir}: ${count} problems in ${files} files; make the tree anew (npm run generate) or download it again`,
    sound: (dir: string, files: number, answers: number) =>
      `${dir}: ${files} files intact, ${answers} answers follow their schemas`,
  },
  start: {
    does: "Serves a tree of answers; generates it first where there is none",
    port: "port, 0 for any free one",
    host: "address to listen on; 0.0.0.0: all those of the machine",
    plain: "serves the files alone, as a host without code does: the router is in the browser (Service Worker)",
    generating: (dir: string, data: string) => `${dir}: there is no tree of these data yet, generating it from ${data}`,
  },
};
