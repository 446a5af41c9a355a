/** Texts about each operation, for the OpenAPI document and the pages. Apart from the operations, which every host loads. */

import { ALL_AREAS, type Area } from "../areas.ts";
import {
  COMMA_NON_TROVATO,
  LUOGO_NON_TROVATO,
  NON_TROVATO,
  PARLAMENTARE_NON_TROVATO,
  VOTAZIONE_NON_TROVATA,
} from "../errors.ts";
import { type ParteDelleFonti, TUTTE_LE_PARTI } from "../note-giorni.ts";
import type { OperationId } from "../operations.ts";
import type { Prosa } from "../prose.ts";

type OperationText = Said & OfGroup & LookUp;

/** Where it looks something up: the shared definition of the body of its 300, `null` where it finds one or none, and what its 404 says. */
type LookUp = { readonly several?: undefined } | { readonly several: string | null; readonly nothing: Prosa };

/** The group, and the parts of its sources that the figures come from: of acts there is one. */
type OfGroup =
  | { readonly tag: "norme" | "servizio" }
  | { readonly tag: "pnrr" | "politici" | "ddl"; readonly parti: readonly ParteDelleFonti[] };

interface Said {
  /** The areas whose sources its answers are made from, if they are others than those of its group. */
  readonly areas?: readonly Area[];
  /** Its name, in Italian and in English. */
  readonly summary: string;
  readonly name: string;
  readonly it: string;
  readonly en: string;
}

export type Tag = OfGroup["tag"];

/** Groups of operations: the name by which documents and pages show each, and what it holds. */
export const TAGS: Readonly<Record<Tag, { readonly name: Prosa; readonly description: Prosa }>> = {
  servizio: {
    name: { it: "Stato del servizio", en: "Service status" },
    description: {
      it: "Se il servizio risponde, e quanto serve.",
      en: "Whether the service answers, and how much it serves.",
    },
  },
  norme: {
    name: { it: "Atti normativi e loro modifiche", en: "Acts and their amendments" },
    description: {
      it: "Testi, versioni, ricerca, citazioni, pronunce, rapporti con il diritto dell'Unione.",
      en: "Texts, versions, search, citations, rulings, links with the law of the Union.",
    },
  },
  pnrr: {
    name: {
      it: "Progetti, appalti e finanziamenti del PNRR",
      en: "Projects, tenders and funding of the recovery plan",
    },
    description: {
      it: "Chi paga, chi appalta, chi vince, e dove.",
      en: "Who pays, who awards, who wins, and where.",
    },
  },
  politici: {
    name: { it: "Parlamentari, gruppi, firme e voti", en: "Members of Parliament, groups, signatures and votes" },
    description: {
      it: "Chi ha firmato quali disegni di legge, e chi ha votato come.",
      en: "Who signed which bills, and who voted how.",
    },
  },
  ddl: {
    name: { it: "Disegni di legge", en: "Bills" },
    description: {
      it: "A che punto sono, da quanto sono fermi, quali atti citano.",
      en: "Where they stand, since when they have not moved, which acts they cite.",
    },
  },
};

const CAP_IT =
  "`max_nodi` tiene i primi nodi e i collegamenti fra questi: una risposta più piccola è l'inizio di una più grande. `totale_nodi` e `totale_link` contano il grafo prima del taglio.";
const CAP_EN =
  "`max_nodi` keeps the first nodes and the links among them: a smaller answer is the beginning of a larger one. `totale_nodi` and `totale_link` count the graph before the cut.";

const PLAN = ["progetti", "gare", "aggiudicatari", "luoghi"] as const;
const PEOPLE = ["camera", "senato"] as const;

export const OPERATION_TEXTS: Readonly<Record<OperationId, OperationText>> = {
  health: {
    tag: "servizio",
    summary: "Stato e conteggi",
    name: "Status and counts",
    it: "Dice che il servizio risponde e quanto serve, area per area.",
    en: "Says that the service answers and how much it serves, area by area.",
  },
  norme: {
    tag: "norme",
    summary: "Elenco degli atti",
    name: "List of acts",
    it: "Gli atti per data decrescente. `tipo` è lo slug esatto del tipo (`legge`, `dpr`); ogni parola di `q` è l'inizio di una parola del titolo, senza accenti. `limit` e `offset` scelgono la finestra, `totale` conta tutti gli atti che passano il filtro.",
    en: "The acts by descending date. `tipo` is the exact slug of the type (`legge`, `dpr`); every word of `q` is the beginning of a word of the title, accents folded. `limit` and `offset` choose the window, `totale` counts all acts that pass the filter.",
  },
  norma: {
    tag: "norme",
    several: "candidati",
    nothing: NON_TROVATO.norma,
    summary: "Un atto, articolo per articolo",
    name: "An act, article by article",
    it: "Il testo della versione più recente e le relazioni. `eli` può essere anche l'URN dell'atto, l'ELI di Normattiva, l'alias di un codice o una citazione in testo libero (`L. <numero>/<anno>`): fuori dalla forma canonica la risposta porta `Content-Location`. `@AAAA-MM-GG` dopo l'ELI (o un altro nome), `!vig=AAAA-MM-GG` dopo l'URN, `/CONSOLIDATED/AAAAMMGG` chiedono la versione più recente della raccolta fino a quel giorno, `@originale` e `/ORIGINAL` il testo com'è stato pubblicato; se non c'è, l'errore dice i giorni di quelle che ci sono. Con un giorno la risposta porta `giorno` e `modifiche_intermedie`: ciò che fra la versione e quel giorno può avere cambiato il testo.",
    en: "The text of the newest version and the relations. `eli` may also be the act's URN, Normattiva's ELI, a code's alias or a citation (`L. <number>/<year>`): any spelling but the canonical one adds `Content-Location`. `@YYYY-MM-DD` after the ELI (or any other name), `!vig=YYYY-MM-DD` after the URN, `/CONSOLIDATED/YYYYMMDD` ask for the newest version of the collection up to that day, `@originale` and `/ORIGINAL` for the text as published; where it is not here, the error says the days of those that are. With a day the answer bears `giorno` and `modifiche_intermedie`: what may have changed the text between the version and that day.",
  },
  relazioni: {
    tag: "norme",
    several: "candidati",
    nothing: NON_TROVATO.norma,
    summary: "Chi modifica chi",
    name: "Who amends whom",
    it: "Le relazioni di un atto: `dir=out` ciò che modifica, `dir=in` ciò che lo modifica. `norma` accetta tutto ciò che accetta `/norme/{eli}`, anche con un articolo: `art. <articolo> del D.P.R. <numero>/<anno>`. Una relazione non dice più di quello che la fonte prova. Secondo la `classe`: `testo`, cambiano le parole; `significato`, si dice come vanno lette; `ambito`, valgono per meno o per più; `efficacia`, da quando, fino a quando o per chi si applicano; `ordinamento`, conversioni, deleghe, attuazioni, amnistie; `null`, un atto aggiorna l'altro e nessun testo dice come.",
    en: "The relations of an act: `dir=out` what it modifies, `dir=in` what modifies it. `norma` takes whatever `/norme/{eli}` takes, with an article too: `art. <article> del D.P.R. <number>/<year>`. A relation claims no more than the source proves. By `classe`: `testo`, words change; `significato`, how they are to be read; `ambito`, they hold for less or for more; `efficacia`, from when, until when or to whom they apply; `ordinamento`, conversions, delegations, implementations, amnesties; `null`, one act updates the other and no text says how.",
  },
  graph: {
    tag: "norme",
    summary: "Grafo delle modifiche",
    name: "Graph of amendments",
    it: `Atti (\`livello=norma\`) o articoli (\`livello=articolo\`) per grado decrescente. ${CAP_IT}`,
    en: `Acts (\`livello=norma\`) or articles (\`livello=articolo\`) by descending degree. ${CAP_EN}`,
  },
  "pnrr-graph": {
    tag: "pnrr",
    parti: ["progetti", "gare", "aggiudicatari"],
    summary: "Grafo di progetti, appalti, enti e aziende",
    name: "Graph of projects, tenders, bodies and companies",
    it: `I filtri scelgono i progetti: \`settore\` è una parte del nome del settore, \`importo_min\` il finanziamento minimo in euro. ${CAP_IT}`,
    en: `The filters choose projects: \`settore\` is part of the sector's name, \`importo_min\` the least funding in euro. ${CAP_EN}`,
  },
  "pnrr-aziende": {
    tag: "pnrr",
    parti: ["progetti", "gare", "aggiudicatari"],
    summary: "Classifica delle aziende",
    name: "Ranking of companies",
    it: "Per importo degli appalti vinti; un appalto conta una volta per azienda, intero per ogni componente di un raggruppamento.",
    en: "By amount of the tenders won; a tender counts once per company, in full for each member of a grouping.",
  },
  "pnrr-enti": {
    tag: "pnrr",
    parti: ["progetti", "gare"],
    summary: "Classifica degli enti",
    name: "Ranking of public bodies",
    it: "Per numero di appalti. L'ente è il soggetto attuatore dei progetti che nominano l'appalto.",
    en: "By number of tenders. The body is the implementing body of the projects that name the tender.",
  },
  "pnrr-regioni": {
    tag: "pnrr",
    parti: ["progetti", "luoghi"],
    summary: "Classifica delle regioni",
    name: "Ranking of regions",
    it: "Per valore dei progetti, ripartito secondo le percentuali di localizzazione pubblicate.",
    en: "By value of the projects, split by the published percentages of location.",
  },
  "pnrr-finanziamenti": {
    tag: "pnrr",
    parti: ["progetti"],
    summary: "Fonti, settori e flussi di finanziamento",
    name: "Sources, sectors and flows of funding",
    it: "Quanto viene da ciascuna fonte e va a ciascun settore, per importo decrescente.",
    en: "How much comes from each source and goes to each sector, by descending amount.",
  },
  "politici-graph": {
    tag: "politici",
    parti: PEOPLE,
    summary: "Grafo delle firme",
    name: "Graph of signatures",
    it: `Parlamentari e disegni di legge che hanno firmato. I filtri scelgono i parlamentari: \`gruppo\` è una parte del nome o della sigla. ${CAP_IT}`,
    en: `Members of Parliament and the bills they signed. The filters choose members: \`gruppo\` is part of the name or the acronym. ${CAP_EN}`,
  },
  "politici-parlamentari": {
    tag: "politici",
    parti: PEOPLE,
    summary: "Classifica dei parlamentari",
    name: "Ranking of members of Parliament",
    it: "Per disegni di legge firmati, firme ritirate escluse.",
    en: "By bills signed, withdrawn signatures left out.",
  },
  "politici-gruppi": {
    tag: "politici",
    parti: PEOPLE,
    summary: "Classifica dei gruppi",
    name: "Ranking of groups",
    it: "Per disegni di legge firmati; le firme contano per il gruppo di chi firma, datato in `meta.nota`.",
    en: "By bills signed; signatures count for the signer's group, which `meta.nota` dates.",
  },
  "ddl-lista": {
    tag: "ddl",
    parti: ["senato"],
    summary: "Elenco dei disegni di legge",
    name: "List of bills",
    it: "Una riga per disegno di legge, con la lettura in corso: prima i più fermi, poi gli aperti senza data, infine i chiusi.",
    en: "One row per bill, with its current reading: the longest standing still first, then open ones without a date, closed ones last.",
  },
  ddl: {
    tag: "ddl",
    parti: [...PEOPLE, "votazioni", "testi"],
    areas: ["parlamento", "ddl"],
    several: "candidati_ddl",
    nothing: NON_TROVATO.ddl,
    summary: "Dossier di un disegno di legge",
    name: "File of a bill",
    it: "Letture, firmatari, assegnazioni e atti citati nel testo. `numero` si scrive `S.<numero>`, `A.S. <numero>`, `Atto Senato n. <numero>`; vale quello di ogni lettura.",
    en: "Readings, signers, assignments and the acts its text names. `numero` is written `S.<number>`, `A.S. <number>`, `Atto Senato n. <number>`; that of any reading will do.",
  },
  articolo: {
    tag: "norme",
    several: "candidati",
    nothing: NON_TROVATO.articolo,
    summary: "Un articolo, in qualsiasi giorno",
    name: "An article, on any day",
    it: "Il testo di un articolo comma per comma, da quando è così (`dal`), dove è cambiato (`versioni`), l'articolo prima e quello dopo, le relazioni che lo nominano. L'ELI di un articolo è il suo indirizzo; `@AAAA-MM-GG` dopo quello dell'atto chiede la versione più recente della raccolta fino a quel giorno, con le `modifiche_intermedie` dell'articolo. Se l'articolo non c'è, la risposta dice i dieci più vicini e, se c'è in altre versioni, in quali.",
    en: "The text of an article, comma by comma, since when it reads so (`dal`), where it changed (`versioni`), the articles before and after, the relations that name it. An article's ELI is its address; `@YYYY-MM-DD` after that of the act asks for the newest version of the collection up to that day, with the `modifiche_intermedie` of the article. Where there is no such article the answer names the ten nearest and, where other versions have it, which.",
  },
  comma: {
    tag: "norme",
    several: "candidati",
    nothing: COMMA_NON_TROVATO,
    summary: "Un comma di un articolo",
    name: "A comma of an article",
    it: "La stessa risposta dell'articolo, con il testo di un solo comma.",
    en: "The same answer as the article's, with the text of one comma alone.",
  },
  versioni: {
    tag: "norme",
    several: "candidati",
    nothing: NON_TROVATO.norma,
    summary: "Le versioni di un atto",
    name: "The versions of an act",
    it: "Tutte le versioni che la raccolta ha, dalla più recente, con gli articoli aggiunti, tolti e modificati rispetto a quella prima; `futura` quelle di un giorno dopo i dati.",
    en: "All versions in the collection, the newest first, with the articles added, gone and changed against the one before; those of a day after the data are `futura`.",
  },
  "norma-pronunce": {
    tag: "norme",
    several: "candidati",
    nothing: NON_TROVATO.norma,
    summary: "Le pronunce della Corte costituzionale su un atto",
    name: "The rulings of the Constitutional Court on an act",
    it: "Le pronunce della Corte costituzionale che le note degli articoli riportano, dal deposito più recente: che cosa colpiscono (`parti`), con quale `effetto`, il dispositivo come è scritto. `@AAAA-MM-GG` dopo il nome dell'atto chiede quelle della versione di quel giorno. Che non ce ne siano non dice che l'atto sia legittimo.",
    en: "The rulings of the Constitutional Court that the notes of the articles report, from the newest deposit: what they strike (`parti`), with which `effetto`, the ruling as it is written. `@YYYY-MM-DD` behind the name of the act asks for those of the version of that day. That there are none does not say that the act is constitutional.",
  },
  "norma-ue": {
    tag: "norme",
    several: "candidati",
    nothing: NON_TROVATO.norma,
    summary: "Gli atti dell'Unione europea di un atto",
    name: "The acts of the European Union of an act",
    it: "Le direttive che l'atto recepisce e i regolamenti che attua, come dice il suo titolo, e ogni atto dell'Unione che titolo, preambolo, articoli e allegati citano, con CELEX, articolo e comma. `@AAAA-MM-GG` dopo il nome dell'atto chiede quelli della versione di quel giorno.",
    en: "The directives that the act transposes and the regulations that it gives effect to, as its title says, and each act of the Union that title, preamble, articles and attachments cite, with CELEX number, article and comma. `@YYYY-MM-DD` behind the name of the act asks for those of the version of that day.",
  },
  "norma-citata": {
    tag: "norme",
    several: "candidati",
    nothing: NON_TROVATO.norma,
    summary: "Chi cita un atto",
    name: "Who cites an act",
    it: "I luoghi degli atti della raccolta che citano un atto, o un suo articolo (`articolo`), con le parole intorno: gli atti che citano dal più recente, tutti o di un `tipo`, di un periodo (`dal`, `al`). Risponde anche per gli atti che non sono nella raccolta e che un testo cita.",
    en: "The places of the acts of the collection that cite an act, or an article of it (`articolo`), with the words around: the acts that cite, the newest first, all or of a `tipo`, of a period (`dal`, `al`). Answers for acts that are not in the collection too if a text cites them.",
  },
  "norma-cita": {
    tag: "norme",
    several: "candidati",
    nothing: NON_TROVATO.norma,
    summary: "Che cosa cita un atto",
    name: "What an act cites",
    it: "Gli atti che il testo di un atto cita, i più citati per primi, con gli articoli e quante volte.",
    en: "The acts that the text of an act cites, those cited most first, with the articles and how often.",
  },
  confronto: {
    tag: "norme",
    several: "candidati",
    nothing: NON_TROVATO.norma,
    summary: "Che cosa cambia fra due versioni",
    name: "What differs between two versions",
    it: "Gli articoli aggiunti, tolti e modificati fra la versione più recente fino al giorno `da` e quella fino al giorno `a`, com'erano e come sono. Doppie parentesi, numeri delle note, spazi e testi che la fonte non ha (`lacuna`) non contano.",
    en: "The articles added, gone and changed between the newest version up to day `da` and that up to day `a`, as they were and as they are. Double brackets, numbers of notes, white space and texts that the source lacks (`lacuna`) do not count.",
  },
  cerca: {
    tag: "norme",
    several: "candidati",
    nothing: NON_TROVATO.norma,
    summary: "Cerca nei testi",
    name: "Search the texts",
    it: "Articoli e atti che hanno tutte le parole di `q`, in qualunque loro forma e senza accenti: i più attinenti per primi. `\"firma digitale\"` cerca le parole una dopo l'altra, `firm*` un inizio. Ciò che `q` cita (`art. <numero> c.p.`) viene per primo, nella versione che `q` chiede (`@AAAA-MM-GG`, `!vig=`); se la raccolta non l'ha, la risposta è un errore con i giorni di quelle che ha. Le parole che stanno in più di un ottavo degli articoli, o in più di centotrentamila circa, contano nell'ordine e, se ce ne sono di più rare, non sono richieste. `norma`, `dal`, `al`, `stato` e `tipo` restringono la ricerca a un atto, ai giorni della data dell'atto, agli articoli vigenti o abrogati, a un tipo: ordine e `totale` sono di ciò che resta. Dove niente ha tutte le parole, vale ciò che ne ha il maggior numero, e `meta.nota` lo dice.",
    en: 'Articles and acts that have all the words of `q`, in any of their forms, accents folded: the most relevant first. `"firma digitale"` looks for words one after the other, `firm*` for a beginning. What `q` cites (`art. <number> c.p.`) comes first, in the version that `q` asks for (`@YYYY-MM-DD`, `!vig=`); where the collection lacks it the answer is an error with the days of those that it has. Words that stand in more than an eighth of the articles, or in some hundred and thirty thousand, count in the order and, where there are rarer ones, are not asked for. `norma`, `dal`, `al`, `stato` and `tipo` narrow the search to one act, to days of the date of the act, to articles in force or repealed, to one type: order and `totale` are those of what is left. Where nothing has all the words, what has the most of them will do, and `meta.nota` says so.',
  },
  modifiche: {
    tag: "norme",
    several: "candidati",
    nothing: NON_TROVATO.norma,
    summary: "Le modifiche di un atto, come feed",
    name: "The changes of an act, as a feed",
    it: "Un feed Atom (RFC 4287): le versioni dell'atto, le relazioni in entrata e le pronunce della Corte costituzionale di cui si conosce il giorno, dalla più recente, cinquanta al più. Ogni voce dice l'articolo, il tipo e l'atto che modifica, e ha un identificatore che non cambia. Un giorno dopo il nome deve avere una versione, e non cambia altro.",
    en: "An Atom feed (RFC 4287): the versions of the act, the relations in and the rulings of the Constitutional Court whose day is known, the newest first, fifty at most. Each entry says the article, the kind and the acting act, and has an id that does not change. A day behind the name must have a version, and changes nothing else.",
  },
  registro: {
    tag: "norme",
    summary: "Che cosa è cambiato nei propri atti",
    name: "What has changed in one's own acts",
    it: "Da uno a cento atti in una richiesta, separati da `|` e nominati come in `/norme/{eli}`, nell'ordine in cui sono chiesti. Di ognuno la versione servita, quante ce ne sono, l'ultima relazione in entrata di cui si sa il giorno (`ultima_modifica`) e la prossima versione `futura`. Con `dal`, `cambiata` dice se una versione o una relazione in entrata è di un giorno dopo: una chiamata a settimana basta per seguire cento atti. Un giorno dopo il nome (`@AAAA-MM-GG`) sceglie la `versione` mostrata, `null` se la raccolta non ne ha di quel giorno o di prima.",
    en: "One to a hundred acts in one request, with `|` between them and named as in `/norme/{eli}`, in the order asked. Of each the version that is served, how many there are, the newest relation in whose day is known (`ultima_modifica`) and the next version that is `futura`. With `dal`, `cambiata` says whether a version or a relation in is of a later day: one call a week is enough to follow a hundred acts. A day behind a name (`@YYYY-MM-DD`) chooses the `versione` that is shown, `null` where the collection has none of that day or before.",
  },
  "pnrr-progetti": {
    tag: "pnrr",
    parti: PLAN,
    several: "candidati_luogo",
    nothing: LUOGO_NON_TROVATO,
    summary: "I progetti di un luogo",
    name: "The projects of a place",
    it: "I progetti del PNRR, per finanziamento decrescente: tutti, o quelli di un comune, di una provincia o di una regione (`luogo`), di un codice (`cup`), di entrambi. `importo_totale` è il loro finanziamento, di un luogo la parte che gli tocca secondo la regola di `/pnrr/classifica-regioni`; `importo_nel_luogo` la dice di ogni progetto. Un nome di più luoghi (Milano è comune e provincia) dà i `candidati`: `comune di <nome>` o `provincia <codice>` ne dice uno. Un nome che non c'è dà i dieci più simili, nessuno se è più lungo di ogni nome di luogo.",
    en: "The projects of the recovery plan, by funding descending: all, or those of a municipality, province or region (`luogo`), of a code (`cup`), of both. `importo_totale` is their funding, of a place the part that falls to it by the rule of `/pnrr/classifica-regioni`; `importo_nel_luogo` says it of each project. A name of several places (Milano is a municipality and a province) gives the `candidati`: `comune di <name>` or `provincia <code>` says which. A name that is not there gives the ten nearest, none if it is longer than every place's name.",
  },
  "pnrr-progetto": {
    tag: "pnrr",
    parti: PLAN,
    several: null,
    nothing: NON_TROVATO.progetto,
    summary: "I progetti di un codice (CUP)",
    name: "The projects of a code (CUP)",
    it: "I progetti di un CUP, ciascuno con i fondi che lo pagano e con i suoi appalti: importo, ente, aziende che li hanno vinti.",
    en: "The projects of a CUP, each with the funds that pay for it and its tenders: amount, authority, companies that won them.",
  },
  "pnrr-luogo-aziende": {
    tag: "pnrr",
    parti: PLAN,
    several: "candidati_luogo",
    nothing: LUOGO_NON_TROVATO,
    summary: "Le aziende di un luogo",
    name: "The companies of a place",
    it: "Chi ha vinto di più tra gli appalti dei progetti che si svolgono in un comune, in una provincia o in una regione: `luogo` è inteso come in `/pnrr/progetti`. Un appalto conta una volta e per intero, anche se i suoi progetti si svolgono pure altrove: `importo_anche_altrove` dice quanto, del luogo e di ogni azienda.",
    en: "Who won most of the tenders whose projects lie in a municipality, a province or a region: `luogo` is understood as in `/pnrr/progetti`. A tender counts once and in full, even if its projects lie elsewhere too: `importo_anche_altrove` says how much, of the place and of each company.",
  },
  "pnrr-luogo-enti": {
    tag: "pnrr",
    parti: PLAN,
    several: "candidati_luogo",
    nothing: LUOGO_NON_TROVATO,
    summary: "Gli enti di un luogo",
    name: "The public bodies of a place",
    it: "Gli enti con più appalti tra quelli dei progetti che si svolgono in un luogo, inteso come in `/pnrr/progetti`. Un appalto conta una volta e per intero: `importo_anche_altrove` è la parte di progetti che si svolgono anche altrove.",
    en: "The bodies with most tenders among those whose projects lie in a place, understood as in `/pnrr/progetti`. A tender counts once and in full: `importo_anche_altrove` is the part of projects that lie elsewhere too.",
  },
  pronunce: {
    tag: "norme",
    summary: "Le pronunce della Corte costituzionale",
    name: "The rulings of the Constitutional Court",
    it: "Le pronunce che le note degli atti riportano, dal deposito più recente: tutte, o quelle di un `anno`, con un `effetto`, di entrambi. Di ognuna gli atti e gli articoli su cui sta.",
    en: "The rulings that the notes of acts report, from the newest deposit: all, or those of a year (`anno`), with an `effetto`, of both. Of each the acts and articles that it stands on.",
  },
  pronuncia: {
    tag: "norme",
    several: null,
    nothing: NON_TROVATO.pronuncia,
    summary: "Una pronuncia della Corte costituzionale",
    name: "A ruling of the Constitutional Court",
    it: "Una pronuncia e ciò che ogni nota ne dice. `ecli` è l'identificativo, `<numero>/<anno>`, `sent. n. <numero> del <anno>`, `Corte cost. <numero>/<anno>`, con i giorni o senza; un anno di due cifre è rifiutato. `ord.` non dà mai una sentenza, né `sent.` un'ordinanza. Se nessuna nota la riporta, la risposta dice le dieci più vicine.",
    en: "A ruling and what each note says of it. `ecli` is the identifier, `<number>/<year>`, `sent. n. <number> del <year>`, `Corte cost. <number>/<year>`, with its days or without; a year of two digits is refused. `ord.` never gives a judgment, nor `sent.` an order. Where no note reports it the answer names the ten nearest.",
  },
  ue: {
    tag: "norme",
    summary: "Gli atti dell'Unione europea",
    name: "The acts of the European Union",
    it: "Gli atti dell'Unione che quelli della raccolta recepiscono, attuano o citano, dal più recente: tutti, o quelli di un `tipo`, di un `anno`, di un numero (`q`). Di ognuno quanti atti lo recepiscono, lo attuano, lo citano.",
    en: "The acts of the Union that those of the collection transpose, give effect to or cite, the newest first: all, or those of a kind (`tipo`), of a year (`anno`), of a number (`q`). Of each how many acts transpose it, give effect to it, cite it.",
  },
  "ue-atto": {
    tag: "norme",
    several: null,
    nothing: NON_TROVATO.ue,
    summary: "Un atto dell'Unione europea",
    name: "An act of the European Union",
    it: "Gli atti della raccolta che recepiscono, attuano o citano un atto dell'Unione. `celex` è il numero CELEX, l'ELI dell'Unione, un indirizzo di EUR-Lex, o come si scrive: `direttiva <anno>/<numero>/UE`, `Reg. (UE) <anno>/<numero>`, `GDPR`. Se nessun atto lo nomina, la risposta dice come il testo è stato inteso.",
    en: "The acts of the collection that transpose, give effect to or cite an act of the Union. `celex` is the CELEX number, the Union's ELI, an address of EUR-Lex, or as people write it: `direttiva <year>/<number>/UE`, `Reg. (UE) <year>/<number>`, `GDPR`. Where no act names it the answer says how the text was understood.",
  },
  votazioni: {
    tag: "politici",
    parti: [...PEOPLE, "votazioni"],
    several: "candidati_ddl",
    nothing: NON_TROVATO.ddl,
    summary: "Le votazioni",
    name: "The votes",
    it: "Votazioni finali e questioni di fiducia di Senato e Camera, con i nomi, dalla più recente: tutte, o quelle di un `ramo`, di una `categoria`, di un disegno di legge (`ddl`, con il numero di una lettura qualsiasi), tra due giorni. Che non ci sia una votazione non vuol dire che non si sia votato.",
    en: "Final votes and questions of confidence of the Senate and the Chamber, by name, the newest first: all, or those of a branch (`ramo`), of a kind (`categoria`), of a bill (`ddl`, by the number of any of its readings), between two days. That no vote is recorded does not say that there was none.",
  },
  votazione: {
    tag: "politici",
    parti: [...PEOPLE, "votazioni"],
    several: null,
    nothing: VOTAZIONE_NON_TROVATA,
    summary: "Una votazione",
    name: "A vote",
    it: "Una votazione, come hanno votato i gruppi di quel giorno e ogni parlamentare. `id` è il codice, quello della fonte (`vs<legislatura>_<seduta>_<numero>` della Camera, `<legislatura>-<seduta>-<numero>` del Senato) o il suo indirizzo. Di una votazione segreta non è nota alcuna posizione.",
    en: "A vote, how the groups of that day and each member voted. `id` is the id, that of the source (`vs<legislature>_<sitting>_<number>` of the Chamber, `<legislature>-<sitting>-<number>` of the Senate) or its URI. Of a secret vote no position is known.",
  },
  "politici-voti": {
    tag: "politici",
    parti: [...PEOPLE, "votazioni"],
    several: null,
    nothing: PARLAMENTARE_NON_TROVATO,
    summary: "I voti di un parlamentare",
    name: "The votes of a member of Parliament",
    it: "Le votazioni i cui elenchi nominano un parlamentare, dalla più recente, ognuna con la linea del gruppo di quel giorno; e i totali, accanto a quante votazioni si sono tenute mentre era in carica. Nessuna graduatoria.",
    en: "The votes whose lists name a member of Parliament, the newest first, each with the line of the group of that day; and the totals, beside how many votes were held while the member was in office. No ranking.",
  },
  citazioni: {
    tag: "norme",
    summary: "Le citazioni di un testo",
    name: "The citations of a text",
    it: "Ogni citazione di atti dello Stato e dell'Unione europea che sta in `testo`, nell'ordine di lettura e una per articolo: `trovata`; `articolo_inesistente`, l'atto c'è e in nessuna versione della raccolta ha quell'articolo; `fuori_raccolta`, l'atto non è tra quelli serviti qui, il che non dice se la citazione sia giusta; `ambigua`, con i `candidati`, anche se un nome che più atti hanno portato (`c.p.p. previgente`, un anno, una parte che l'atto di oggi non ha) può dire un altro atto; `incompleta`, se le parole rimandano (`la medesima legge`, `il citato decreto`) a un atto che non è certo; `unione_europea`, con l'atto in `ue`; `pronuncia`, della Corte costituzionale, con l'ECLI in `pronuncia`. `per_nome` segna l'atto chiamato solo per nome: è inteso quello che porta il nome oggi. Di un intervallo di articoli è dato ognuno che c'è tra gli estremi; oltre trecento in una risposta, i soli estremi. Atti regionali, sentenze di altre corti e disegni di legge non sono cercati. I posti contano unità di codice, come in JavaScript.",
    en: "Every citation of acts of the State and of the European Union in `testo`, in reading order and one for each article: `trovata`, found; `articolo_inesistente`, the act is here and has that article in no version of the collection; `fuori_raccolta`, the act is not among those served here, which does not say whether the citation is right; `ambigua`, with the `candidati`, also where a name that several acts have borne (`c.p.p. previgente`, a year, a part that the act of today has not) may mean another; `incompleta` where the words refer back (`la medesima legge`, `il citato decreto`) to an act that is not sure; `unione_europea`, with the act in `ue`; `pronuncia`, of the Constitutional Court, with the ECLI in `pronuncia`. `per_nome` marks an act that is called by its name alone: taken for the one that bears the name today. Of a range of articles each is given that is there between its ends; beyond three hundred in one answer, the ends alone. Regional acts, rulings of other courts and bills are not looked for. Places count code units, as JavaScript does.",
  },
};

/** The areas of the operations of a group. */
const AREAS: Readonly<Record<Tag, readonly Area[]>> = {
  servizio: ALL_AREAS,
  norme: ["norme"],
  pnrr: ["pnrr"],
  politici: ["parlamento"],
  ddl: ["parlamento"],
};

/**
 * The areas whose sources the answers of an operation are made from.
 *
 * @example areasOf("ddl") // ["parlamento", "ddl"]
 */
export function areasOf(operation: OperationId): readonly Area[] {
  const { tag, areas = AREAS[tag] } = OPERATION_TEXTS[operation];
  return areas;
}

/**
 * The parts of their sources that the figures of an operation come from.
 *
 * @example partsOf("pnrr-enti") // ["progetti", "gare"]
 */
export function partsOf(operation: OperationId): readonly ParteDelleFonti[] {
  const text = OPERATION_TEXTS[operation];
  return "parti" in text ? text.parti : TUTTE_LE_PARTI;
}
