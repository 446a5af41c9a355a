/** How the answers about acts are computed: `meta.nota`, in both languages. The cards of a tree carry it; the router needs none of it. */

import type { OperationId } from "./operations.ts";
import { type Prosa, TESTO_SERVITO } from "./prose.ts";

/** What is said of rulings of the Constitutional Court wherever they are. */
const SILENZIO: Prosa = {
  it: "Le pronunce della Corte costituzionale sono quelle che le note di Normattiva riportano: che non ce ne sia nessuna non dice che il testo sia legittimo, e una pronuncia non cambia il testo servito.",
  en: "The rulings of the Constitutional Court are those that the notes of Normattiva report: that there is none does not say that the text is constitutional, and no ruling changes the text that is served.",
};

/** What is said of acts of the European Union wherever they are. */
const VUOTO: Prosa = {
  it: "Una lista vuota non vuol dire che un atto dell'Unione non sia recepito; numeri con due letture possibili sono esclusi.",
  en: "An empty list does not mean that an act of the Union is not transposed; numbers that can be read in two ways are left out.",
};

/** What is said of citations wherever they are. */
const CITAZIONI: Prosa = {
  it: "Le citazioni sono lette dal testo della versione servita di ogni atto della raccolta: preambolo, articoli, allegati; non le note, i titoli, le parole fra virgolette. Contano solo gli atti di questa raccolta, ed essere citato non vuol dire essere in vigore.",
  en: "Citations are read from the text of the version that is served of each act of the collection: preamble, articles, attachments; not notes, titles, words in quotation marks. Only acts of this collection count, and to be cited is not to be in force.",
};

/** By operation. */
export const NOTE_NORME = {
  norme: {
    it: "Ordine: data dell'atto decrescente, poi ELI. `q` cerca parole che cominciano come quelle scritte, senza accenti; `totale` conta tutti gli atti che passano il filtro.",
    en: "Order: date of the act descending, then ELI. `q` looks for words that begin as written, accents folded; `totale` counts every act that passes the filter.",
  },
  norma: {
    it: `${TESTO_SERVITO.it} le relazioni uniscono i segnali di tutte le versioni. Le doppie parentesi (( )) sono quelle ufficiali e segnano l'ultima modifica. Dove \`lacuna\` è vero la fonte non ha il testo dell'articolo.`,
    en: `${TESTO_SERVITO.en} relations unite the signals of all versions. Double brackets (( )) are the official ones and mark the latest change. Where \`lacuna\` is true the source lacks the text of the article.`,
  },
  articolo: {
    it: `Articoli e versioni: un articolo è cambiato quando cambiano rubrica o testo, senza contare le doppie parentesi, i numeri delle note e gli spazi; \`sha256\` è l'impronta di ciò che conta (rubrica, a capo, testo). Le versioni sono quelle della raccolta, non tutte quelle che l'atto ha avuto. Un articolo di cui la fonte non ha il testo (\`lacuna\`) non è cambiato. Le relazioni uniscono i segnali di tutte le versioni. Dove il testo non numera i commi vale il loro posto. ${SILENZIO.it}`,
    en: `Articles and versions: an article has changed where its title or text has, double brackets, numbers of notes and white space aside; \`sha256\` is the digest of what counts (title, newline, text). The versions are those of the collection, not all that the act has had. An article of which the source lacks the text (\`lacuna\`) has not changed. Relations unite the signals of all versions. Where a text does not number its commi their place counts. ${SILENZIO.en}`,
  },
  relazioni: {
    it: "`da` agisce su `a`: `tipo` e `classe` dicono come, `articolo_*`, `partizione_*` e `portata` dove e quanto, e non più di quello che la fonte prova. `evidenza` è il brano che prova proprio quella relazione; è `null` dove solo l'elenco ufficiale nomina i due atti (`aggiorna`, se nessun testo dice come). Lo stesso fatto visto da più segnali (`base`) è una relazione sola. Una lista vuota vale quanto la `copertura` dell'atto in `/norme/{eli}`: con `metadati` l'elenco ufficiale non ne ha, con `testo` o `note` la lettura non ne ha trovate, con `nessuna` la lista non dice nulla sul diritto.",
    en: "`da` acts on `a`: `tipo` and `classe` say how, `articolo_*`, `partizione_*` and `portata` where and how much, and no more than the source proves. `evidenza` is the piece that proves that very relation; it is `null` where only the official list names the two acts (`aggiorna` where no text says how). One fact seen by several signals (`base`) is one relation. An empty list is worth what the act's `copertura` in `/norme/{eli}` says: with `metadati` the official list has none, with `testo` or `note` reading found none, with `nessuna` the list says nothing about the law.",
  },
  "norma-pronunce": {
    it: `Ordine: deposito dal più recente, poi numero decrescente, poi ordine degli articoli. ${SILENZIO.it} Ciò che la nota non dice, o dice in modo impossibile, è \`null\`. In \`parti\` una \`partizione\` \`null\` è l'articolo intero; \`portata\` è \`intero\` solo se la nota non pone limiti ("nella parte in cui", "limitatamente").`,
    en: `Order: deposit from the newest, then number descending, then order of the articles. ${SILENZIO.en} What the note lacks, or says impossibly, is \`null\`. In \`parti\` a \`partizione\` that is \`null\` is the whole article; \`portata\` is \`intero\` only if the note sets no limit ("nella parte in cui", "limitatamente").`,
  },
  pronunce: {
    it: `Ordine: deposito dal più recente, poi numero decrescente; una voce per pronuncia, di una senza numero una per nota. Se le note di una pronuncia si contraddicono vale ciò che dice la maggior parte. ${SILENZIO.it}`,
    en: `Order: deposit from the newest, then number descending; one entry for each ruling, of one without a number for each note. Where the notes of a ruling contradict each other, what most of them say counts. ${SILENZIO.en}`,
  },
  pronuncia: {
    it: `Ogni riga è una nota della versione servita: due che si contraddicono si danno come sono scritte, e la pronuncia è come la dice la maggior parte. ${SILENZIO.it} L'elenco non è quello di tutti gli articoli colpiti.`,
    en: `Each row is a note of the version that is served: two that contradict each other are given as they are written, and the ruling is as most of them say. ${SILENZIO.en} The list is not that of all articles struck.`,
  },
  "norma-ue": {
    it: `\`recepisce\` e \`attua\` sono letti dal titolo dell'atto (\`base\`): direttive e decisioni quadro che attua o recepisce, regolamenti e decisioni a cui adegua l'ordinamento. \`cita\` è nell'ordine di lettura: titolo, preambolo, articoli, allegati. ${VUOTO.it}`,
    en: `\`recepisce\` and \`attua\` are read from the title of the act (\`base\`): directives and framework decisions that it transposes, regulations and decisions that it adapts the law to. \`cita\` is in reading order: title, preamble, articles, attachments. ${VUOTO.en}`,
  },
  ue: {
    it: `Ordine: anno dal più recente, poi CELEX. Contano gli atti della raccolta nella versione servita: quelli il cui titolo recepisce (\`n_recepita_da\`) o attua (\`n_attuata_da\`), quelli che citano nel titolo, nel preambolo, negli articoli o negli allegati (\`n_citata_da\`). ${VUOTO.it}`,
    en: `Order: year from the newest, then CELEX. Counted are the acts of the collection in the version that is served: those whose title transposes (\`n_recepita_da\`) or gives effect (\`n_attuata_da\`), those that cite in title, preamble, articles or attachments (\`n_citata_da\`). ${VUOTO.en}`,
  },
  "ue-atto": {
    it: `Gli atti della raccolta nella versione servita, nell'ordine di \`/norme\`. \`recepita_da\` e \`attuata_da\` sono letti dal titolo; in \`citata_da\` un atto senza articoli cita nel titolo, nel preambolo o negli allegati, e \`n\` conta le citazioni di un articolo. ${VUOTO.it}`,
    en: `The acts of the collection in the version that is served, in the order of \`/norme\`. \`recepita_da\` and \`attuata_da\` are read from the title; in \`citata_da\` an act without articles cites in its title, preamble or attachments, and \`n\` counts the citations of an article. ${VUOTO.en}`,
  },
  "norma-citata": {
    it: `Ordine: gli atti che citano dal più recente, poi ELI; in ciascuno l'ordine del testo. Una citazione per ogni luogo che nomina un luogo dell'atto: di più articoli nominati insieme una ciascuno. \`totale\`, \`atti\` e \`articoli\` contano ciò che passa i filtri; \`articoli\` ha i cento più citati. \`inizio\` e \`lunghezza\` dicono dove sta la citazione nel \`brano\`. ${CITAZIONI.it}`,
    en: `Order: the acts that cite, the newest first, then ELI; in each the order of its text. One citation for each place that names a place of the act: of several articles named together one each. \`totale\`, \`atti\` and \`articoli\` count what passes the filters; \`articoli\` has the hundred cited most. \`inizio\` and \`lunghezza\` say where in \`brano\` the citation stands. ${CITAZIONI.en}`,
  },
  "norma-cita": {
    it: `Ordine: gli atti più citati per primi, poi come in \`/norme\`; gli articoli più citati per primi. \`totale\` conta gli atti, \`n\` le citazioni. ${CITAZIONI.it}`,
    en: `Order: the acts cited most first, then as in \`/norme\`; the articles cited most first. \`totale\` counts acts, \`n\` citations. ${CITAZIONI.en}`,
  },
  registro: {
    it: "`versione` è quella servita, o del giorno chiesto dopo il nome; le versioni sono quelle della raccolta, non tutte quelle che l'atto ha avuto. `sha256` è l'impronta di tutto il testo della versione. `ultima_modifica` è la più recente delle relazioni in entrata di cui si conosce il giorno: una modifica che la raccolta non conosce non c'è. `ultima_pronuncia` è la più recente delle pronunce della Corte costituzionale che le note riportano. `cambiata` confronta con `dal` i giorni delle versioni, anche `futura`, delle relazioni in entrata e i depositi delle pronunce.",
    en: "`versione` is the one that is served, or that of the day asked for behind the name; the versions are those of the collection, not all that the act has had. `sha256` is the digest of the whole text of the version. `ultima_modifica` is the newest of the relations in whose day is known: a change that the collection does not know is not there. `ultima_pronuncia` is the newest of the rulings of the Constitutional Court that the notes report. `cambiata` compares `dal` with the days of the versions, those that are `futura` too, of the relations in, and with the deposits of the rulings.",
  },
  graph: {
    it: "Nodi per grado decrescente (somma dei pesi dei collegamenti nel grafo intero), poi id; `max_nodi` tiene i primi e i collegamenti tra loro. Anche gli atti fuori dalla raccolta, se una relazione li nomina, sono nodi.",
    en: "Nodes by degree descending (sum of the weights of their links in the whole graph), then id; `max_nodi` keeps the first ones and the links among them. Acts outside the collection are nodes too where a relation names them.",
  },
} as const satisfies Readonly<Partial<Record<OperationId, Prosa>>>;
