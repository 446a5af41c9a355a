/** Why something could not be had, in the language of the terminal. */

import { inLanguage } from "../../terminal/language.ts";

export const FETCH_TEXTS = inLanguage({
  answerCut: {
    it: (address: string) => `${address}: la risposta è troncata; riprovare più tardi`,
    en: (address: string) => `${address}: the answer is cut off; run again later`,
  },
  noDeputy: {
    it: (address: string) => `${address}: nella risposta non c'è nessun deputato; il servizio può essere cambiato`,
    en: (address: string) => `${address}: no deputy in the answer; the service may have changed`,
  },
  fewer: {
    it: (name: string, expected: number, received: number) =>
      `${name}: la fonte conta ${expected} atti, ne sono arrivati ${received}`,
    en: (name: string, expected: number, received: number) =>
      `${name}: the source counts ${expected} acts, ${received} arrived`,
  },
  listedFewer: {
    it: (address: string, counted: number, listed: number) =>
      `${address}: ${counted} atti contati, ${listed} elencati; riprovare più tardi`,
    en: (address: string, counted: number, listed: number) =>
      `${address}: ${counted} acts counted, ${listed} listed; run again later`,
  },
  noTypes: {
    it: (address: string) => `${address}: la risposta non conta i tipi; il servizio può essere cambiato`,
    en: (address: string) => `${address}: the answer counts no types; the service may have changed`,
  },
  zipDamaged: {
    it: (file: string) => `${file}: l'archivio zip è rovinato; toglierlo e ripetere il comando`,
    en: (file: string) => `${file}: the zip archive is damaged; remove it and run again`,
  },
  noToken: {
    it: (address: string) => `${address}: nella risposta non c'è il token; il servizio può essere cambiato`,
    en: (address: string) => `${address}: no token in the answer; the service may have changed`,
  },
  tokenRefused: {
    it: (name: string, status: number) => `${name}: il token dell'esportazione è rifiutato due volte (HTTP ${status})`,
    en: (name: string, status: number) => `${name}: the export's token is refused twice (HTTP ${status})`,
  },
  exportFailed: {
    it: (name: string, reason: string) =>
      `${name}: l'esportazione non è riuscita alla fonte${reason === "" ? "" : ` (${reason})`}`,
    en: (name: string, reason: string) =>
      `${name}: the export failed at the source${reason === "" ? "" : ` (${reason})`}`,
  },
  overloaded: {
    it: (name: string) => `${name}: il servizio è sovraccarico`,
    en: (name: string) => `${name}: the service is overloaded`,
  },
  notInTime: {
    it: (name: string) => `${name}: l'esportazione non era pronta in tempo; riprovare più tardi`,
    en: (name: string) => `${name}: the export was not ready in time; run again later`,
  },
  noCollection: {
    it: (name: string) => `nell'elenco delle raccolte manca «${name}»; il servizio può essere cambiato`,
    en: (name: string) => `the list of collections has no «${name}»; the service may have changed`,
  },
  diskFull: {
    it: "il disco è pieno: fare spazio e ripetere il comando; ciò che è a metà riprende da dov'era",
    en: "the disk is full: make room and run again; what is half there goes on from where it is",
  },
  notWritable: {
    it: (reason: string) => `${reason}: rendere scrivibile la cartella dei dati`,
    en: (reason: string) => `${reason}: make the data folder writable`,
  },
  noBytes: { it: "l'host ha risposto con zero byte", en: "the host answered with no bytes" },
  gzipCut: { it: "il file è arrivato compresso e troncato", en: "the file came compressed, and cut off" },
  otherForm: {
    it: (address: string) =>
      `${address}: la risposta ha una forma diversa da quella nota; il servizio può essere cambiato`,
    en: (address: string) => `${address}: the answer has another form than known; the service may have changed`,
  },
  addressChanged: {
    it: (why: string) => `${why}; l'indirizzo può essere cambiato: vedere la pagina del progetto`,
    en: (why: string) => `${why}; the address may have changed: see the project's page`,
  },
  redirects: {
    it: (address: string, most: number) => `${address}: più di ${most} rinvii; riprovare più tardi`,
    en: (address: string, most: number) => `${address}: more than ${most} redirects; try again later`,
  },
  certificate: {
    it: (address: string, code: string) =>
      `${address}: il certificato non si può verificare (${code}); riprovare più tardi, o usare --mirror`,
    en: (address: string, code: string) =>
      `${address}: the certificate cannot be checked (${code}); try again later, or use --mirror`,
  },
  givenUp: {
    it: (why: string, tries: number) => `${why}; abbandonato dopo ${tries} tentativi: riprovare più tardi`,
    en: (why: string, tries: number) => `${why}; given up after ${tries} tries: run again later`,
  },
  ledgerBroken: {
    it: (file: string, reason: string) => `${file}: ${reason}; toglierlo, e tutto sarà chiesto di nuovo`,
    en: (file: string, reason: string) => `${file}: ${reason}; remove it, and everything is asked for anew`,
  },
  git: {
    it: (command: string, said: string) => `git ${command}: ${said}; riprovare più tardi, o usare --mirror`,
    en: (command: string, said: string) => `git ${command}: ${said}; run again later, or use --mirror`,
  },
  listCut: {
    it: (address: string) => `${address}: l'elenco è troncato alla fonte; installare git e ripetere il comando`,
    en: (address: string) => `${address}: the list is cut off at the source; install git and run again`,
  },
  page: {
    it: (title: string | undefined) => `al posto del file è arrivata una pagina web${title ? ` («${title}»)` : ""}`,
    en: (title: string | undefined) => `a web page came in place of the file${title ? ` («${title}»)` : ""}`,
  },
  noZip: { it: "il file non è un archivio zip", en: "the file is no zip archive" },
  zipCut: { it: "l'archivio zip è troncato o rovinato", en: "the zip archive is cut off or damaged" },
  zipEmpty: { it: "l'archivio zip è vuoto", en: "the zip archive is empty" },
  columns: {
    it: (names: string) => `al CSV mancano le colonne ${names}`,
    en: (names: string) => `the CSV lacks the columns ${names}`,
  },
  noXml: { it: "il file non è XML", en: "the file is no XML" },
  fontiBroken: {
    it: (file: string, reason: string) => `${file}: ${reason}; correggerlo o toglierlo, e ripetere il comando`,
    en: (file: string, reason: string) => `${file}: ${reason}; mend it or remove it, and run again`,
  },
  unknownAct: { it: "la fonte non conosce un atto così", en: "the source knows no such act" },
  otherColumns: {
    it: (address: string, begin: string) =>
      `${address}: la risposta comincia con «${begin}» e non con le colonne chieste`,
    en: (address: string, begin: string) =>
      `${address}: the answer begins with «${begin}» and not with the columns asked for`,
  },
  foreign: {
    it: (folder: string, names: string) =>
      `${folder}: contiene ${names} e nessun dato; indicare una cartella vuota, o nuova`,
    en: (folder: string, names: string) =>
      `${folder}: it holds ${names} and no data; name an empty folder, or a new one`,
  },
  more: {
    it: (name: string, came: number, expected: number) =>
      `${name}: sono arrivati ${came} atti dove la fonte ne conta ${expected}: ha ignorato una parte della richiesta`,
    en: (name: string, came: number, expected: number) =>
      `${name}: ${came} acts came where the source counts ${expected}: it ignored a part of the request`,
  },
  fewerKept: {
    it: (name: string, expected: number, received: number) =>
      `${name}: la fonte conta ${expected} atti, ne sono arrivati ${received}, che restano; ripetere il comando quando sarà corretta`,
    en: (name: string, expected: number, received: number) =>
      `${name}: the source counts ${expected} acts, ${received} arrived and are kept; run again when it is mended`,
  },
  shrunk: {
    it: (address: string, bytes: number, before: number, file: string) =>
      `${address}: il nuovo file ha ${bytes} byte, quello che c'è ${before}: può essere troncato alla fonte; se è giusto, togliere ${file} e ripetere il comando`,
    en: (address: string, bytes: number, before: number, file: string) =>
      `${address}: the new file has ${bytes} bytes, the one that is there ${before}: it may be cut at the source; if it is right, remove ${file} and run again`,
  },
  noJson: {
    it: (address: string, begin: string) =>
      `${address}: la risposta non è JSON («${begin}»); il servizio può essere cambiato`,
    en: (address: string, begin: string) =>
      `${address}: the answer is no JSON («${begin}»); the service may have changed`,
  },
  byHand: {
    it: (why: string, address: string, place: string) =>
      `${why}. Scaricare ${address} con un browser e salvarlo come ${place}, o usare --mirror`,
    en: (why: string, address: string, place: string) =>
      `${why}. Download ${address} in a browser and save it as ${place}, or use --mirror`,
  },
  oneAct: { it: "un atto, su richiesta", en: "one act, on request" },
  changes: {
    it: "ciò che è cambiato da allora: un minuto per atto",
    en: "what changed since then: a minute for each act",
  },
  codes: { it: "i codici", en: "the codes" },
  named: {
    it: "la Costituzione e gli atti più citati, su richiesta",
    en: "the Constitution and the acts named most, on request",
  },
  collections: { it: "le raccolte preconfezionate", en: "the prepared collections" },
  slices: { it: "leggi e decreti-legge per anno, su richiesta", en: "laws and decree-laws by year, on request" },
  repealed: { it: "gli atti abrogati", en: "the repealed acts" },
  tables: { it: "le tabelle del PNRR", en: "the recovery plan's tables" },
  dumps: { it: "archivi del Senato, deputati", en: "dumps of the Senate, deputies" },
  billTexts: { it: "testi dei disegni di legge", en: "texts of bills" },
});
