/** Why something could not be had, in the language of the terminal. */

export const FETCH_TEXTS = {
  answerCut: (address: string) => `${address}: the answer is cut off; run again later`,
  noDeputy: (address: string) => `${address}: no deputy in the answer; the service may have changed`,
  noMember: (address: string) => `${address}: no senator or no group in the answer; the dump counts, if it is there`,
  noVotes: (address: string) => `${address}: no vote in the answer, however it is asked; run again later`,
  noLists: (count: number, votes: string) =>
    `${count} votes have no positions at the source (${votes}${count > 3 ? ", …" : ""}); they are asked for again next time`,
  fewer: (name: string, expected: number, received: number) =>
    `${name}: the source counts ${expected} acts, ${received} arrived`,
  listedFewer: (address: string, counted: number, listed: number) =>
    `${address}: ${counted} acts counted, ${listed} listed; run again later`,
  noTypes: (address: string) => `${address}: the answer counts no types; the service may have changed`,
  zipDamaged: (file: string) => `${file}: the zip archive is damaged; remove it and run again`,
  noToken: (address: string) => `${address}: no token in the answer; the service may have changed`,
  tokenRefused: (name: string, status: number) => `${name}: the export's token is refused twice (HTTP ${status})`,
  exportFailed: (name: string, reason: string) =>
    `${name}: the export failed at the source${reason === "" ? "" : ` (${reason})`}`,
  overloaded: (name: string) => `${name}: the service is overloaded`,
  notInTime: (name: string) => `${name}: the export was not ready in time; run again later`,
  noCollection: (name: string) => `the list of collections has no «${name}»; the service may have changed`,
  diskFull: "the disk is full: make room and run again; what is half there goes on from where it is",
  notWritable: (reason: string) => `${reason}: make the data folder writable`,
  noBytes: "the host answered with no bytes",
  gzipCut: "the file came compressed, and cut off",
  otherPart: (range: string) => `the host gave another part than asked for (Content-Range: ${range || "none"})`,
  cut: (bytes: number, total: number) => `${bytes} bytes came of ${total}`,
  unreached: (host: string, code: string) => `${host} cannot be reached (${code}): trying again`,
  offline: (hosts: string, code: string) =>
    `no host answers (${code}): ${hosts}. Check the network, set HTTPS_PROXY behind a proxy, or use --mirror; then run again: it goes on from where it is`,
  half: (names: string) => `half there from an earlier run: ${names}; what is asked for goes on from there`,
  removed: (names: string) => `removed, half there and no longer asked for: ${names}`,
  otherForm: (address: string) => `${address}: the answer has another form than known; the service may have changed`,
  addressChanged: (why: string) => `${why}; the address may have changed: see the project's page`,
  redirects: (address: string, most: number) => `${address}: more than ${most} redirects; try again later`,
  certificate: (address: string, code: string) =>
    `${address}: the certificate cannot be checked (${code}); try again later, or use --mirror`,
  unknownCoding: (address: string, coding: string) =>
    `${address}: the host compressed its answer (${coding}), which was not asked for and cannot be opened; run again later, or use --mirror`,
  waiting: (why: string, seconds: number) => `${why}; it asks to wait, trying again in ${seconds} seconds`,
  waitTooLong: (why: string, minutes: number) =>
    `${why}; it asks to wait ${minutes} minutes, and more than an hour is not waited for: run again after that`,
  givenUp: (why: string, tries: number) => `${why}; given up after ${tries} tries: run again later`,
  ledgerBroken: (file: string, reason: string) => `${file}: ${reason}; remove it, and everything is asked for anew`,
  git: (command: string, said: string) => `git ${command}: ${said}; run again later, or use --mirror`,
  listCut: (address: string) => `${address}: the list is cut off at the source; install git and run again`,
  page: (title: string | undefined) => `a web page came in place of the file${title ? ` («${title}»)` : ""}`,
  noZip: "the file is no zip archive",
  zipCut: "the zip archive is cut off or damaged",
  zipEmpty: "the zip archive is empty",
  columns: (names: string) => `the CSV lacks the columns ${names}`,
  noXml: "the file is no XML",
  fontiBroken: (file: string, reason: string) => `${file}: ${reason}; mend it or remove it, and run again`,
  unknownAct: "the source knows no such act",
  otherColumns: (address: string, begin: string) =>
    `${address}: the answer begins with «${begin}» and not with the columns asked for`,
  foreign: (folder: string, names: string) =>
    `${folder}: it holds ${names} and no data; name an empty folder, or a new one`,
  more: (name: string, came: number, expected: number) =>
    `${name}: ${came} acts came where the source counts ${expected}: it ignored a part of the request`,
  fewerKept: (name: string, expected: number, received: number) =>
    `${name}: the source counts ${expected} acts, ${received} arrived and are kept; run again when it is mended`,
  shrunk: (address: string, bytes: number, before: number, file: string) =>
    `${address}: the new file has ${bytes} bytes, the one that is there ${before}: it may be cut at the source; if it is right, remove ${file} and run again`,
  noJson: (address: string, begin: string) =>
    `${address}: the answer is no JSON («${begin}»); the service may have changed`,
  byHand: (why: string, address: string, place: string) =>
    `${why}. Download ${address} in a browser and save it as ${place}, or use --mirror`,
  oneAct: "one act, on request",
  changes: "what changed since then: a minute for each act",
  codes: "the codes",
  named: "the Constitution and the acts named most, on request",
  collections: "the prepared collections",
  slices: "laws and decree-laws by year, on request",
  repealed: "the repealed acts",
  tables: "the recovery plan's tables",
  dumps: "dumps of the Senate, deputies",
  votes: "votes of both branches, vote by vote",
  billTexts: "texts of bills",
};
