/** What each parameter is for, in a sentence. */

import type { OperationId } from "../operations.ts";
import type { Prosa } from "../prose.ts";
import { SEARCH_FILTERS_SAID } from "./cerca-filters.ts";
import { parameterTextsOf } from "./derive/operations.ts";
import { RESOURCES } from "./resources.ts";

/** Of a place that must be said. */
const ONE_PLACE: Readonly<Record<string, Prosa>> = {
  luogo: {
    it: "Nome o codice di un comune, una provincia o una regione, per intero e senza badare ad accenti e maiuscole: `Comune di <nome>`, `provincia <codice>`.",
    en: "Name or code of a municipality, province or region, whole, accents and case aside: `Comune di <name>`, `provincia <code>`.",
  },
};

const ONLY_HERE: Readonly<Partial<Record<OperationId, Readonly<Record<string, Prosa>>>>> = {
  norme: {
    limit: { it: "Quanti atti al massimo.", en: "How many acts at most." },
  },
  cerca: {
    q: {
      it: 'Le parole cercate; `"firma digitale"` l\'una dopo l\'altra, `"firme"` questa forma, `firm*` un inizio, o una citazione.',
      en: 'The words that are looked for; `"firma digitale"` one after the other, `"firme"` this form, `firm*` a beginning, or a citation.',
    },
    ...Object.fromEntries(Object.entries(SEARCH_FILTERS_SAID).flatMap(([name, { doc }]) => (doc ? [[name, doc]] : []))),
    limit: { it: "Quanti risultati al massimo.", en: "How many results at most." },
    offset: { it: "Quanti risultati saltare dall'inizio.", en: "How many results to skip from the start." },
    dopo: {
      it: "Per le domande con parole tra virgolette: dopo quanti dei documenti che hanno le parole cominciare a guardare. Lo dice `prosegue` di una risposta.",
      en: "For questions with words in quotes: after how many of the documents that have the words to begin to look. `prosegue` of an answer says it.",
    },
  },
  "pnrr-luogo-aziende": ONE_PLACE,
  "pnrr-luogo-enti": ONE_PLACE,
  ...Object.fromEntries(RESOURCES.flatMap(parameterTextsOf)),
  "politici-voti": {
    id: {
      it: "Il parlamentare: `S-<numero>` per un senatore, `C-<numero>` per un deputato.",
      en: "The member of Parliament: `S-<number>` for a senator, `C-<number>` for a deputy.",
    },
    limit: { it: "Quante votazioni al massimo.", en: "How many votes at most." },
  },
};

const EVERYWHERE: Readonly<Record<string, Prosa>> = {
  tipo: {
    it: "Il tipo di atto, come sta nell'ELI; vuoto: tutti.",
    en: "The type of act, as it stands in the ELI; empty: all.",
  },
  q: {
    it: "Parole del titolo, anche solo il loro inizio, senza badare ad accenti e maiuscole.",
    en: "Words of the title, or just their beginnings; accents and case do not matter.",
  },
  limit: { it: "Quante voci della classifica.", en: "How many entries of the ranking." },
  offset: { it: "Quante voci saltare dall'inizio.", en: "How many entries to skip from the start." },
  eli: {
    it: "L'ELI dell'atto, con o senza `eli:`; anche l'URN, l'indirizzo ELI di Normattiva, l'alias di un codice o una citazione in testo libero, come `L. <numero>/<anno>`. `@AAAA-MM-GG` in fondo chiede la versione più recente della raccolta fino a quel giorno, `@originale` il testo com'è stato pubblicato.",
    en: "The act's ELI, with or without `eli:`; also its URN, Normattiva's ELI address, a code's alias or a citation in Italian or English, such as `L. <number>/<year>`. `@YYYY-MM-DD` at the end asks for the newest version of the collection up to that day, `@originale` for the text as published.",
  },
  articolo: {
    it: "Il numero dell'articolo come si scrive: con trattini o spazi, con o senza `art.`; di un allegato, con la sua etichetta (`allegato <etichetta>, <numero>`) o dopo `annesso/<n>/` nel percorso.",
    en: "The article's number as people write it: with hyphens or blanks, with or without `art.`; of an attachment, with its label (`allegato <label>, <number>`) or behind `annesso/<n>/` in the path.",
  },
  n: { it: "Il numero del comma.", en: "The number of the comma." },
  da: {
    it: "Il giorno della versione da cui si parte; vuoto: la più antica.",
    en: "The day of the version to start from; empty: the oldest.",
  },
  a: {
    it: "Il giorno della versione a cui si arriva; vuoto: la più recente.",
    en: "The day of the version to arrive at; empty: the newest.",
  },
  norme: {
    it: "Da uno a cento atti separati da una barra verticale: ELI, URN, nomi di codici, citazioni come `L. <numero>/<anno>`.",
    en: "One to a hundred acts with a vertical bar between them: ELIs, URNs, names of codes, citations such as `L. <number>/<year>`.",
  },
  dal: {
    it: "Il giorno dopo il quale un atto è `cambiata`; vuoto: non si dice.",
    en: "The day after which an act counts as `cambiata`; empty: nothing is said of it.",
  },
  luogo: {
    it: "Nome o codice di un comune, una provincia o una regione, per intero e senza badare ad accenti e maiuscole: `Comune di <nome>`, `provincia <codice>`. Vuoto: tutta l'Italia.",
    en: "Name or code of a municipality, province or region, whole, accents and case aside: `Comune di <name>`, `provincia <code>`. Empty: all of Italy.",
  },
  cup: {
    it: "Il codice unico di progetto.",
    en: "The project's code (codice unico di progetto).",
  },
  testo: {
    it: "Il testo in cui cercare le citazioni: al più 8.000 caratteri.",
    en: "The text in which citations are looked for: at most 8,000 characters.",
  },
  norma: {
    it: "L'atto: ELI, URN, nome di un codice o citazione in testo libero, come `L. <numero>/<anno>`.",
    en: "The act: ELI, URN, name of a code or citation in Italian, such as `L. <number>/<year>`.",
  },
  dir: {
    it: "`out`: ciò che l'atto modifica; `in`: ciò che lo modifica; `entrambe`: tutto.",
    en: "`out`: what the act amends; `in`: what amends it; `entrambe`: both.",
  },
  livello: {
    it: "I nodi sono atti (`norma`) o articoli (`articolo`).",
    en: "Nodes are acts (`norma`) or articles (`articolo`).",
  },
  max_nodi: {
    it: "Quanti nodi al massimo, dai più collegati o più grandi.",
    en: "How many nodes at most, from the best connected or the largest.",
  },
  settore: {
    it: "Parte del nome del settore, maiuscole o minuscole.",
    en: "Part of the sector's name, upper or lower case.",
  },
  importo_min: {
    it: "Finanziamento minimo del progetto, in euro.",
    en: "Least funding of the project, in euro.",
  },
  gruppo: {
    it: "Parte del nome o della sigla del gruppo.",
    en: "Part of the group's name or acronym.",
  },
  ramo: { it: "`Camera` o `Senato`; vuoto: entrambi.", en: "`Camera` or `Senato`; empty: both houses." },
  numero: {
    it: "Il numero di una lettura qualsiasi: `S.<numero>`, `A.C. <numero>-BIS`, `Atto Senato n. <numero>`.",
    en: "The number of any reading: `S.<number>`, `A.C. <number>-BIS`, `Atto Senato n. <number>`.",
  },
  lang: {
    it: "Lingua della prosa; vuoto: la sceglie `Accept-Language`.",
    en: "Language of the prose; empty: `Accept-Language` decides.",
  },
};

/**
 * The sentence for a parameter of an operation.
 *
 * @throws Error where nobody wrote one
 * @example parameterText("ddl", "numero").en // "The number of any reading: ..."
 */
export function parameterText(operation: OperationId, name: string): Prosa {
  const text = ONLY_HERE[operation]?.[name] ?? EVERYWHERE[name];
  if (!text)
    throw new Error(
      `manca il testo del parametro ${name} di ${operation} (generator/contract/resources/parameter-texts.ts)`,
    );
  return text;
}
