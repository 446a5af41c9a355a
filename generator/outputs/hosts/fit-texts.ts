/** What is said of a tree held against what a host takes. */

import { inLanguage } from "../../terminal/language.ts";

export const FIT_TEXTS = inLanguage(
  {
    // Else the English text would have no place for another language.
    language: "en" as "en" | "it",
    measures: {
      file: "number of files",
      byte: "bytes in all",
      "byte-per-file": "bytes of the largest file",
      "caratteri-per-percorso": "characters of the longest path",
    },
    head: ["measure", "tree", "limit", "plan", "outcome", "source"],
    fits: "fits",
    fitsNot: "DOES NOT FIT",
    noLimit: "none published",
    everyPlan: "all",
    names: "characters of names",
    noneToChange: "none to change",
    packs: "packs of acts",
    packsRead: {
      everything: "the router reads them",
      "everything in a browser": "the browser reads them, by the Service Worker; other programs miss the acts",
      "whole answers": "nobody reads them",
    },
    beyond: (what: string, figure: string, most: string, source: string) =>
      `${what} ${figure}, the host takes at most ${most} (${source})`,
    heaviest: (what: string) =>
      `what weighs most is ${what}: take those data out of the folder of --data (or of --download)`,
    otherHost: (names: string) => `choose a host that takes them: ${names}`,
    unread: (packs: string) =>
      `the acts are in ${packs} packs, out of which this host cannot take one: generate without --pack`,
    or: "or",
  },
  {
    language: "it",
    measures: {
      file: "numero di file",
      byte: "byte in tutto",
      "byte-per-file": "byte del file più grande",
      "caratteri-per-percorso": "caratteri del percorso più lungo",
    },
    head: ["misura", "albero", "limite", "piano", "esito", "fonte"],
    fits: "entra",
    fitsNot: "NON ENTRA",
    noLimit: "nessuno pubblicato",
    everyPlan: "tutti",
    names: "caratteri dei nomi",
    noneToChange: "nessuno da cambiare",
    packs: "pacchetti di atti",
    packsRead: {
      everything: "li legge il router",
      "everything in a browser": "li legge il browser, dal Service Worker; agli altri programmi mancano gli atti",
      "whole answers": "non li legge nessuno",
    },
    beyond: (what, figure, most, source) => `${what} ${figure}, l'host ne ammette al più ${most} (${source})`,
    heaviest: (what) => `pesano di più ${what}: togliere quei dati dalla cartella di --data (o da --download)`,
    otherHost: (names) => `scegliere un host che li prende: ${names}`,
    unread: (packs) =>
      `gli atti sono in ${packs} pacchetti, da cui questo host non sa prenderne uno: generare senza --pack`,
    or: "o",
  },
);
