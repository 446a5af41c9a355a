import { inLanguage } from "../terminal/language.ts";

/** What `download` and `update` say. */
export const DOWNLOAD_COMMAND_TEXTS = inLanguage({
  description: {
    it: "Scarica i file ufficiali in una cartella di dati, o ciò che è cambiato dall'ultima volta",
    en: "Fetches the official files into a data folder, or what changed since the last time",
  },
  update: {
    it: "Scarica ciò che è cambiato, rifà l'albero, lo controlla e lo pubblica al suo posto",
    en: "Fetches what changed, makes the tree anew, checks it and publishes it in place",
  },
  nothingNew: { it: "niente di nuovo", en: "nothing new" },
  data: { it: "cartella dei dati", en: "data folder" },
  area: {
    it: "norme, pnrr, parlamento o ddl, ripetibile (tutte)",
    en: "norme, pnrr, parlamento or ddl, repeatable (all)",
  },
  acts: {
    it: "codici, vigenti, tutti, o un atto per ELI, URN o citazione, ripetibile (codici)",
    en: "codici, vigenti, tutti, or an act by ELI, URN or citation, repeatable (codici)",
  },
  versions: {
    it: "tutte le versioni di ogni atto, non solo la più recente",
    en: "every version of each act, not the newest alone",
  },
  since: {
    it: "solo gli atti cambiati da un giorno, AAAA-MM-GG, o dall'ultima volta (last)",
    en: "only acts that changed since a day, YYYY-MM-DD, or since the last time (last)",
  },
  mirror: {
    it: "chiede URL/HOST/PERCORSO al posto di ogni https://HOST/PERCORSO",
    en: "asks URL/HOST/PATH in place of every https://HOST/PATH",
  },
  dryRun: {
    it: "dice che cosa scaricherebbe, e non scarica nulla",
    en: "says what it would fetch, and fetches nothing",
  },
  yes: { it: "non chiede conferma prima di cominciare", en: "does not ask before it begins" },
  badArea: { it: "serve uno di norme, pnrr, parlamento, ddl.", en: "it takes one of norme, pnrr, parlamento, ddl." },
  badActs: {
    it: "serve codici, vigenti, tutti, o un atto: eli:/it/legge/1990/08/07/241, L. 241/1990, ...",
    en: "it takes codici, vigenti, tutti, or one act: eli:/it/legge/1990/08/07/241, L. 241/1990, ...",
  },
  badSince: {
    it: "serve un giorno esistente, AAAA-MM-GG, o last.",
    en: "it takes a day that exists, YYYY-MM-DD, or last.",
  },
  badMirror: { it: "serve un indirizzo http o https.", en: "it takes an http or https address." },
  neverUpdated: {
    it: "qui non è ancora stato scaricato nulla: prima senza --since",
    en: "nothing was fetched here yet: run it without --since first",
  },
  estimate: {
    it: (megabytes: string, minutes: string) => `Circa ${megabytes} MB, ${minutes} minuti.`,
    en: (megabytes: string, minutes: string) => `About ${megabytes} MB, ${minutes} minutes.`,
  },
  proceed: { it: "Comincio? [s/N] ", en: "Begin? [y/N] " },
  agrees: { it: /^s[iì]?$/i, en: /^y(?:es)?$/i },
  declined: { it: "non è stato scaricato nulla", en: "nothing was fetched" },
  stopped: {
    it: "interrotto: ripetere il comando, riprende da dov'era",
    en: "interrupted: run it again, and it goes on from where it is",
  },
  header: {
    it: ["fonte", "scaricati", "invariati", "assenti", "rifiutati", "MB"],
    en: ["source", "fetched", "unchanged", "missing", "refused", "MB"],
  },
  incomplete: {
    it: (count: number) =>
      `${count} cose non si sono potute avere; ciò che c'era resta. Ripetere il comando: riprende da dov'era.`,
    en: (count: number) =>
      `${count} things could not be had; what was there before stays. Run again: it goes on from where it is.`,
  },
  done: {
    it: (data: string) => `${data}: pronta per npm run generate -- --data ${data}`,
    en: (data: string) => `${data}: ready for npm run generate -- --data ${data}`,
  },
});
