/** English of what the JSON Schemas say in Italian about articles and versions. */

const VERSIONS_ENGLISH: Readonly<Record<string, string>> = {
  "Corpo di `/norme/{eli}/art/{articolo}`: il testo, i commi, la storia e le relazioni.":
    "Body of `/norme/{eli}/art/{articolo}`: the text, the commi, the history and the relations.",
  "Corpo di `/norme/{eli}/art/{articolo}/comma/{n}`: come quello dell'articolo, con il testo del solo comma.":
    "Body of `/norme/{eli}/art/{articolo}/comma/{n}`: that of the article with the text of the comma alone.",
  "Corpo di `/norme/{eli}/versioni`: dalla più recente.": "Body of `/norme/{eli}/versioni`: the newest first.",
  "Corpo di `/norme/{eli}/confronto`: gli articoli che cambiano, nell'ordine della versione più recente.":
    "Body of `/norme/{eli}/confronto`: the articles that differ, in the order of the newest version.",
  "Gli articoli più vicini a quello chiesto.": "The articles nearest to the one asked for.",
  "Gli articoli con un'altra rubrica o un altro testo, quelli in più e quelli in meno.":
    "The articles with another title or text, those added and those gone.",
  "I commi che l'articolo ha.": "The commi that the article has.",
  "La prima versione che ha l'articolo chiesto.": "The first version that has the article asked for.",
  "I giorni delle versioni che ci sono, o di quelle che hanno l'articolo chiesto, dalla più recente.":
    "The days of the versions at hand, or of those that have the article asked for, the newest first.",
  "SHA-256, in esadecimale.": "SHA-256, in hexadecimal.",
  "Quante versioni dell'atto ha la raccolta.": "How many versions of the act the collection has.",
  "Il giorno che la fonte dà; `null` dove non ne dà uno.": "The day that the source gives; `null` where it gives none.",
  "C'è dove la fonte non ha il testo dell'articolo: un buco della fonte, non un testo vuoto né una modifica.":
    "There where the source lacks the text of the article: a hole in the source, neither an empty text nor a change.",
  "C'è dove il giorno della versione viene dopo quello dei dati (`meta.dati_al`): non è la risposta di chi non chiede un giorno, se l'atto ne ha un'altra.":
    "There where the day of the version comes after that of the data (`meta.dati_al`): it is not the answer to who asks for no day, where the act has another one.",
  "C'è dove è chiesto un giorno: quello chiesto, non prima della versione.":
    "There where a day is asked for: that day, not before the version.",
  "C'è dove è chiesto un giorno: le relazioni in entrata pubblicate dopo il giorno della versione (`al`) e non dopo `giorno`. Se ce n'è, a quel giorno il testo può essere un altro.":
    "There where a day is asked for: the relations in that were published after the day of the version (`al`) and not after `giorno`. Where there are any, the text may be another one on that day.",
  "C'è dove `q` chiede una versione: quella che le corrisponde.":
    "There where `q` asks for a version: the one that answers it.",
  "Il giorno che `q` chiede.": "The day that `q` asks for.",
  "Il comma chiesto.": "The comma asked for.",
  "La più antica delle versioni che hanno proprio questo testo.":
    "The oldest of the versions that have this very text.",
  "Quelle che nominano l'articolo.": "Those that name the article.",
  "Dove il testo è cambiato, dalla più recente.": "Where the text changed, the newest first.",
  "Come lo numera il testo, o il suo posto dove il testo non numera; `null` per ciò che sta prima del primo numero.":
    "As the text numbers it, or its place where the text does not; `null` for what stands before the first number.",
  "Articoli in più rispetto alla versione prima; `null` nella più antica.":
    "Articles added since the version before; `null` of the oldest.",
  "Articoli in meno rispetto alla versione prima; `null` nella più antica.":
    "Articles gone since the version before; `null` of the oldest.",
  "Articoli con un'altra rubrica o un altro testo; `null` nella più antica.":
    "Articles with another title or text; `null` of the oldest.",
  "Impronta di tutto il testo della versione: cambia quando cambia qualcosa, anche solo una nota.":
    "Digest of the whole text of the version: it changes where anything does, be it a note.",
};

const ENGLISH: Readonly<Record<string, string>> = {
  "Corpo della risposta 300 di `/pnrr/progetti`.": "Body of the answer 300 of `/pnrr/progetti`.",
  "I luoghi dal nome più simile a quello chiesto.": "The places whose names are nearest to the one asked for.",
  "Sei cifre di un comune, tre di una provincia o di una regione; `null` per ciò che non è in alcuno.":
    "Six digits of a municipality, three of a province or a region; `null` for what lies in none.",
  "Codice unico di progetto; `null` se non è nella forma ufficiale.":
    "The project's code (codice unico di progetto); `null` where not of the official form.",
  "Codice locale di progetto.": "Local code of the project.",
  "Dove si svolge, ogni luogo una volta.": "Where it takes place, each place once.",
  "Corpo di `/pnrr/progetti`: per finanziamento decrescente.": "Body of `/pnrr/progetti`: by funding descending.",
  "Progetti scelti, qualunque sia la finestra.": "Chosen projects, whatever the window.",
  "Il loro finanziamento; di un luogo la parte che gli tocca.": "Their funding; of a place the part that falls to it.",
  "Il luogo com'è stato inteso; `null` se non è chiesto.":
    "The place as it was understood; `null` where none is asked for.",
  "Corpo di `/pnrr/progetti/{cup}`.": "Body of `/pnrr/progetti/{cup}`.",
  "Il finanziamento di tutti i progetti del codice.": "The funding of all projects of the code.",
  "Per importo decrescente; le fonti a zero sono omesse.": "By amount descending; sources of 0 are left out.",
  "L'aggiudicazione; `null` se sconosciuta.": "The award; `null` where unknown.",
  ...VERSIONS_ENGLISH,
  "Corpo di `/registro`: gli atti nell'ordine in cui sono chiesti.":
    "Body of `/registro`: the acts in the order asked.",
  "Il nome com'è chiesto.": "The name as it was asked for.",
  "L'atto, se è uno solo e nella raccolta.": "The act, where it is one and in the collection.",
  "La versione servita, o quella del giorno chiesto; `null` se non c'è.":
    "The version that is served, or that of the day asked for; `null` where there is none.",
  "Quante versioni ha la raccolta.": "How many versions the collection has.",
  "La più recente delle relazioni in entrata di cui si conosce il giorno.":
    "The newest of the relations in whose day is known.",
  "La prossima versione di un giorno dopo quello dei dati.": "The next version of a day after that of the data.",
  "Se una versione o una relazione in entrata è di un giorno dopo `dal`; `null` senza `dal`.":
    "Whether a version or a relation in is of a day after `dal`; `null` without `dal`.",
  "Corpo di `/citazioni`: nell'ordine di lettura, una per articolo.":
    "Body of `/citazioni`: in reading order, one for each article.",
  "Dove comincia, in unità UTF-16.": "Where it begins, in UTF-16 code units.",
  "Quanto è lunga, in unità UTF-16.": "How long it is, in UTF-16 code units.",
  "Le sue parole, com'è scritta.": "Its words, as they are written.",
  "L'atto com'è stato inteso; `null` se la citazione è incompleta.":
    "The act as it was understood; `null` where the citation is incomplete.",
  "L'articolo, se c'è; `@` nel suo ELI nomina la versione che lo ha, quando non è quella servita.":
    "The article, where it is there; `@` in its ELI names the version that has it where that is not the one served.",
  "La parte dell'articolo, o dell'atto: `comma 2, lettera b)`.":
    "The part of the article, or of the act: `comma 2, lettera b)`.",
  "Gli atti possibili di una citazione ambigua; vuoto negli altri casi.":
    "The acts that an ambiguous citation may mean; empty otherwise.",
  "`S-<numero>` per un senatore, `C-<numero>` per un deputato.":
    "`S-<number>` for a senator, `C-<number>` for a deputy.",
  "`da` agisce su `a`.": "`da` acts on `a`.",
  "`null` per la sola Costituzione.": "`null` for the Constitution only.",
  "`null` quando s'intende l'atto intero o non si sa altro.":
    "`null` where the whole act is meant or nothing narrower is known.",
  "`null` quando è infinito.": "`null` when infinite.",
  "`out`: l'atto chiesto agisce; `in`: un altro agisce su di lui.":
    "`out`: the act asked for acts on another; `in`: another acts on it.",
  "`131-bis`, `270-quinquies.1`.": "`131-bis`, `270-quinquies.1`.",
  "0 per un titolo.": "0 for a title.",
  "Attinenza, al più tre decimali; 1000 per ciò che `q` cita.":
    "Relevance, three decimals at most; 1000 for what `q` cites.",
  "Brano del testo dell'articolo, o del titolo dell'atto.": "Piece of the article's text, or of the act's title.",
  "Corpo di `/cerca`: i risultati più attinenti per primi.": "Body of `/cerca`: the most relevant results first.",
  "Le parole cercate: inizio e lunghezza, in unità UTF-16.": "What was asked for: start and length, UTF-16.",
  "Il testo cercato, com'è scritto.": "What was looked for, as written.",
  "L'unico atto che `q` cita, o `null`.": "The one act that `q` cites, or `null`.",
  "L'atto, se è nella raccolta.": "The act, where it is here.",
  "Quanti atti e articoli hanno ciò che è cercato; almeno tanti, se `totale_esatto` è falso.":
    "How many acts and articles have what is looked for; at least so many where `totale_esatto` is false.",
  "`null` quando s'intende l'atto.": "`null` where the act is meant.",
  "Articolo del disegno di legge.": "Article of the bill.",
  "Atti che passano il filtro.": "Acts that pass the filter.",
  "Atto che agisce.": "The act that acts on the other.",
  "Atto su cui agisce.": "The act that is acted on.",
  "Codice della fonte.": "Code of the source.",
  "Collegamenti del grafo filtrato, prima del taglio.": "Links of the filtered graph, before the cut.",
  "Come è calcolata la risposta e, se le sue fonti sono di giorni diversi, di che giorno è ciascuna.":
    "How the answer was computed and, where its sources are of different days, of which day each is.",
  "Con le parentesi che ha nella fonte. Senza parentesi né elemento suo, è la riga che precede il testo negli atti in cui quasi tutti gli articoli hanno una rubrica.":
    "With the brackets it has in the source. Without brackets or an element of its own, it is the line above the text in acts where nearly all articles have a rubrica.",
  "Corpo della risposta 300 di `/ddl/{numero}`.": "Body of the 300 of `/ddl/{numero}`.",
  "Corpo della risposta 300 di `/norme/{eli}` e `/relazioni`.": "Body of the 300 of `/norme/{eli}` and `/relazioni`.",
  "Corpo della risposta 404.": "Body of the 404.",
  "Corpo della risposta 405.": "Body of the 405.",
  "Corpo delle risposte 501 e 503.": "Body of the 501 and of the 503.",
  "Corpo di `/ddl/lista`: dal più fermo.": "Body of `/ddl/lista`: the longest standing still first.",
  "Corpo di `/ddl/{numero}`.": "Body of `/ddl/{numero}`.",
  "Corpo di `/graph`: nodi per grado decrescente, poi id.": "Body of `/graph`: nodes by descending degree, then id.",
  "Corpo di `/health`.": "Body of `/health`.",
  "Corpo di `/norme/{eli}`: il testo, articolo per articolo, e le relazioni.":
    "Body of `/norme/{eli}`: the text, article by article, and the relations.",
  "Corpo di `/norme`: data decrescente, poi ELI.": "Body of `/norme`: descending date, then ELI.",
  "Corpo di `/pnrr/classifica-aziende`: per importo decrescente.":
    "Body of `/pnrr/classifica-aziende`: by descending amount.",
  "Corpo di `/pnrr/classifica-enti`: per numero di appalti decrescente.":
    "Body of `/pnrr/classifica-enti`: by descending number of tenders.",
  "Corpo di `/pnrr/classifica-regioni`: per valore decrescente.":
    "Body of `/pnrr/classifica-regioni`: by descending value.",
  "Corpo di `/pnrr/finanziamenti`: importi decrescenti.": "Body of `/pnrr/finanziamenti`: descending amounts.",
  "Corpo di `/pnrr/graph`: progetti per finanziamento decrescente, ciascuno seguito dai suoi appalti, enti e aziende.":
    "Body of `/pnrr/graph`: projects by descending funding, each followed by its tenders, bodies and companies.",
  "Corpo di `/politici/classifica-gruppi`: per disegni di legge firmati.":
    "Body of `/politici/classifica-gruppi`: by bills signed.",
  "Corpo di `/politici/classifica-parlamentari`: per disegni di legge firmati.":
    "Body of `/politici/classifica-parlamentari`: by bills signed.",
  "Corpo di `/politici/graph`: parlamentari e disegni di legge per numero di collegamenti decrescente, poi id.":
    "Body of `/politici/graph`: members and bills by descending number of links, then id.",
  "Corpo di `/relazioni`: prima quelle in uscita, poi quelle in entrata.":
    "Body of `/relazioni`: outgoing ones first, then incoming ones.",
  "Da dove possono venire le relazioni di questo atto: una lista vuota con `nessuna` non dice nulla sul diritto.":
    "Where the relations of this act could come from: an empty list with `nessuna` says nothing about the law.",
  "Data dell'atto più antico.": "Date of the oldest act.",
  "Data dell'atto più recente.": "Date of the newest act.",
  "Gli atti serviti, per tipo.": "The acts served, by type.",
  "Quanti atti.": "How many acts.",
  "Quanti dichiarano nei metadati che cosa modificano.": "How many declare in their metadata what they change.",
  "Quelle in uscita: dai metadati del file, dalla lettura del testo, da nessuna fonte.":
    "Outgoing ones: from the file's metadata, from reading the text, from no source.",
  "Quelle in entrata: dai metadati del file, dalle sole note redazionali, da nessuna fonte.":
    "Incoming ones: from the file's metadata, from the editors' notes alone, from no source.",
  "Data dell'atto.": "Date of the act.",
  "Gazzetta Ufficiale.": "Official gazette.",
  "Giorni da `data_stato` alla data di riferimento; `null` se il disegno di legge è chiuso o lo stato non ha data.":
    "Days from `data_stato` to the reference date; `null` where the bill is closed or its status has no date.",
  "Genere di intervento: sul testo, sul significato, sull'ambito, sull'efficacia, sull'ordinamento; `null` quando nessun testo dice in che modo `da` aggiorna `a`.":
    "Class of change: of the text, the meaning, the scope, the efficacy, the legal system; `null` where no text says how `da` updates `a`.",
  "Giorno, AAAA-MM-GG, o `null` se la fonte non lo dice.": "Day, YYYY-MM-DD, or `null` where the source does not say.",
  "Giorno, AAAA-MM-GG.": "Day, YYYY-MM-DD.",
  "I segnali della fonte che provano la relazione.": "The signals of the source that prove the relation.",
  "Identificativo di un articolo, sotto quello dell'atto.": "Identifier of an article, below that of the act.",
  "Identificativo di un atto: `eli:/it/<tipo>/<aaaa>/<mm>/<gg>/<numero>`.":
    "Identifier of an act: `eli:/it/<type>/<yyyy>/<mm>/<dd>/<number>`.",
  "Indirizzo web, con gli altri caratteri nella forma `%XX`.": "Web address, with any other character written `%XX`.",
  "Lo stato senza abbreviazioni.": "The status without abbreviations.",
  "Nome del gruppo, al giorno che `meta.nota` dice.": "Name of the group, on the day that `meta.nota` says.",
  "Dalla modalità di realizzazione; `null` se la fonte non lo dice.":
    "From the way of realisation; `null` where the source does not say.",
  "Giorno in cui la fonte è stata estratta.": "Day on which the source was extracted.",
  "Parte di `importo_totale`: appalti il cui importo supera l'intero finanziamento dei progetti che li citano.":
    "Part of `importo_totale`: tenders whose amount exceeds the whole funding of the projects that name them.",
  "Parte di `importo_totale`: contributi, che non sono appalti.":
    "Part of `importo_totale`: grants, which are no tenders.",
  "Se l'importo supera l'intero finanziamento dei progetti che citano l'appalto.":
    "Whether the amount exceeds the whole funding of the projects that name the tender.",
  "Quanti ne ha la fonte, dove lo scaricamento li ha contati.":
    "How many the source has, where the download counted them.",
  "Nomi correnti dell'atto e loro abbreviazioni, come si scrivono; per lo più nessuno.":
    "Common names of the act and their abbreviations, as people write them; mostly none.",
  "Corpo di `/api/public`: da dove proseguire.": "Body of `/api/public`: where to go on from.",
  "Indirizzo della documentazione.": "Address of the documentation.",
  "Indirizzo del documento OpenAPI.": "Address of the OpenAPI document.",
  "Indirizzo dello stato del servizio.": "Address of the state of the service.",
  "Il limite chiesto: si tengono i primi nodi e i collegamenti fra questi.":
    "The cap asked for: the first nodes and the links among them are kept.",
  "Il brano della fonte che prova proprio questa relazione, al più 600 caratteri (`…` dove è tagliato); `null` quando solo l'elenco ufficiale nomina i due atti.":
    "The piece of the source that proves this very relation, 600 characters at most (`…` where it is cut); `null` where only the official list names the two acts.",
  "Importo in euro, `null` se non noto.": "Amount in euro, `null` where unknown.",
  "Importo in euro, al più due decimali.": "Amount in euro, two decimals at most.",
  "Impronta del contenuto dei dati.": "Fingerprint of the content of the data.",
  "La citazione come è stata intesa.": "The citation as it was understood.",
  "La data da cui si contano i giorni.": "The date from which days are counted.",
  "La data di estrazione più recente fra le fonti da cui vengono i dati della risposta, `null` se non ne ha.":
    "The newest extraction date of the sources that the answer's figures come from, `null` where there is none.",
  "La legge in cui il disegno di legge è diventato.": "The law that the bill became.",
  "La parte dell'atto citato, come è scritta.": "The part of the cited act, as written.",
  "Le licenze delle fonti; vuota se l'area non ha fonti.":
    "The licences of the sources; empty where the area has none.",
  "Lettere minuscole e cifre, separate da trattini.": "Lower-case letters and digits, separated by hyphens.",
  "Lingua della prosa; i nomi restano in italiano.": "Language of the prose; names stay Italian.",
  "Nodi del grafo filtrato, prima del taglio.": "Nodes of the filtered graph, before the cut.",
  "Libro, titolo, capo e sezione con le loro intestazioni, separati da ` / `; negli allegati i titoli che stanno sopra il primo articolo.":
    "Book, title, chapter and section with their headings, separated by ` / `; in attachments the titles above the first article.",
  "Il comma trovato, di un articolo che ne ha più di 30; altrimenti `null`.":
    "The comma that was found, of an article that has more than 30; otherwise `null`.",
  "L'allegato che contiene l'articolo, come lo si cita (`II.12`, `A`) o con il suo nome; `null` nel corpo dell'atto.":
    "The attachment that holds the article, as it is cited (`II.12`, `A`) or by its name; `null` in the body of the act.",
  "Numero di una lettura: `S.<numero>` al Senato, `C.<numero>` alla Camera.":
    "Number of a reading: `S.<number>` in the Senate, `C.<number>` in the Chamber.",
  "Parte dell'articolo: `comma 2, lettera b), numero 3)`, `rubrica`, `ultimo comma`; senza articolo, la partizione o l'allegato (`Libro IV, Titolo I, Capo III-bis`, `Allegato I`); `null` quando s'intende l'articolo intero o non si sa altro.":
    "Part of the article: `comma 2, lettera b), numero 3)`, `rubrica`, `ultimo comma`; without an article, the division or the attachment (`Libro IV, Titolo I, Capo III-bis`, `Allegato I`); `null` where the whole article is meant or nothing narrower is known.",
  "Parlamentari distinti, ritirati esclusi.": "Distinct members of Parliament, withdrawn ones left out.",
  "Preceduto dal nome dell'allegato se non è della numerazione principale: `Allegato II.12, 23`.":
    "After the attachment's name where it is not of the main numbering: `Allegato II.12, 23`.",
  "Primo campo di ogni risposta.": "First field of every answer.",
  "Quando la modifica è stata pubblicata; mai prima dei due atti.":
    "When the change was published; never before either act.",
  "Quanto è servito, area per area.": "How much is served, area by area.",
  "Relazioni della risposta.": "Relations of the answer.",
  "Relazioni in uscita e in entrata, sommate.": "Outgoing and incoming relations together.",
  "Quello che sta dopo gli articoli: la formula finale, luogo e data, chi firma.":
    "What stands after the articles: the closing formula, place and date, who signs.",
  "Quello che sta prima degli articoli: chi emana l'atto, gli atti visti e considerati, la formula; una riga per capoverso.":
    "What stands before the articles: who issues the act, the acts seen and considered, the formula; one line per paragraph.",
  "Se è toccato tutto quello che `a`, `articolo_a` e `partizione_a` indicano o qualcosa al suo interno; `null` quando la fonte non lo dice.":
    "Whether all of what `a`, `articolo_a` and `partizione_a` name is touched, or something inside it; `null` where the source does not say.",
  "Se l'altro atto è servito qui.": "Whether the other act is served here.",
  "Sigla del gruppo, al giorno che `meta.nota` dice.": "Acronym of the group, on the day that `meta.nota` says.",
  "Somma dei pesi dei collegamenti del nodo nel grafo intero.":
    "Sum of the weights of the node's links in the whole graph.",
  "Tipo di atto, come sta nell'ELI.": "Type of act, as it stands in the ELI.",
  "Tutte le letture, in ordine.": "All readings, in order.",
  "Una riga per comma, per lettera e per riga di tabella (celle separate da una tabulazione, anche vuote), senza il numero dell'articolo, la rubrica e i titoli che lo precedono; le doppie parentesi sono quelle ufficiali.":
    "One line per paragraph, per list point and per row of a table (cells separated by a tab, empty ones too), without the article's number, its rubrica and the titles above it; double brackets are the official ones.",
  "Unico nell'atto.": "Unique within the act.",
  "Versione del contratto.": "Version of the contract.",
  "Voci della classifica intera.": "Entries of the whole ranking.",
};

/**
 * The English of a description of the schemas, `undefined` where nobody wrote it.
 *
 * @example englishOf("Data dell'atto.") // "Date of the act."
 */
export function englishOf(description: string): string | undefined {
  return ENGLISH[description];
}
