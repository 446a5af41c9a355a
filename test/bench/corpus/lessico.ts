/** The words that titles are made of: each list from the frequent to the rare. */

const list = (words: string): readonly string[] => words.split("|");

/** What an act of the Kingdom founds, recognises or dissolves. */
export const ISTITUTI = list(
  "asilo infantile|opera pia|congregazione di carita'|ospedale civile|cassa di risparmio|confraternita del Santissimo Sacramento|monte di pieta'|orfanotrofio femminile|scuola d'arti e mestieri|ricovero di mendicita'|societa' operaia di mutuo soccorso|istituto dei ciechi|fondazione per borse di studio|legato dotale|monte frumentario|conservatorio delle orfane|scuola normale|collegio convitto|biblioteca popolare|cucina economica|societa' di tiro a segno|consorzio d'irrigazione|patronato scolastico|cassa scolastica|ginnasio|liceo musicale|istituto tecnico|scuola agraria|ospizio marino|brefotrofio|camera di commercio ed arti|consorzio di bonifica|consorzio idraulico|pia unione|cattedra ambulante di agricoltura|accademia di belle arti|societa' filarmonica|casa di riposo|dispensario antitubercolare|colonia alpina|giardino d'infanzia|educandato|deputazione di storia patria|osservatorio meteorologico|stazione sperimentale|scuola di tessitura|istituto nautico|lazzaretto|manicomio provinciale|forno cooperativo",
);

/** What municipalities asked the King to be allowed to levy, do or sell. */
export const FACOLTA = list(
  "applicare la tassa di famiglia|eccedere il limite della sovrimposta|contrarre un mutuo|riscuotere un dazio di consumo|applicare la tassa sul bestiame|trasferire la sede municipale|accettare un legato|alienare un fondo rustico|mantenere la tassa di esercizio e rivendita|istituire un mercato settimanale|acquistare un fabbricato|espropriare terreni per il cimitero|occupare immobili per opere di fortificazione|derivare acqua dal torrente|costruire una ferrovia economica|esercitare una tramvia a vapore|emettere obbligazioni|riscuotere un pedaggio|accettare una donazione|applicare la tassa sui cani|aumentare la tariffa daziaria|imporre la tassa di soggiorno|cambiare denominazione|aggregarsi al mandamento vicino",
);

/** What is approved, changed, repealed. */
export const OGGETTI = list(
  "statuto organico|regolamento|ruolo organico del personale|tariffa|piano regolatore|elenco delle strade provinciali|convenzione|bilancio di previsione|testo unico delle leggi|pianta organica|repertorio delle opere|quadro dei mandamenti|piano particolareggiato|elenco delle acque pubbliche|disciplinare|contratto collettivo|ordinamento degli studi|tabella degli stipendi|capitolato d'oneri|programma d'esame|accordo sindacale|protocollo aggiuntivo|elenco delle malattie professionali|modello di domanda|calendario scolastico|piano di ammortamento|prontuario|quadro riassuntivo|registro generale|atlante toponomastico",
);

/** Subjects of acts, any age. */
export const MATERIE = list(
  "personale dipendente|finanza pubblica|imposte dirette|istruzione superiore|lavori pubblici|sanita' pubblica|agricoltura e foreste|pubblica sicurezza|previdenza sociale|trasporti|commercio con l'estero|giustizia civile|energia elettrica|edilizia popolare|marina mercantile|ordinamento giudiziario|tutela dell'ambiente|acque pubbliche|credito agrario|servizio militare|poste e telegrafi|monopoli di Stato|assicurazione obbligatoria|spettacolo|debito pubblico|espropriazione per pubblica utilita'|usi civici|bonifica integrale|caccia e pesca|navigazione aerea|sicurezza sul lavoro|protezione civile|contratti pubblici|amministrazione digitale|proprieta' intellettuale|alimenti e bevande|rifiuti solidi|impianti sportivi|beni culturali|telecomunicazioni|professioni sanitarie|farmacie|pensioni di guerra|circolazione stradale|stato civile|cittadinanza|immigrazione|ordinamento penitenziario|catasto|imposta di registro|imposta sul valore aggiunto|dazi doganali|accise|spirito e zucchero|miniere e torbiere|cave|idrocarburi|gas naturale|fonti rinnovabili|efficienza energetica|emissioni industriali|qualita' dell'aria|inquinamento acustico|parchi nazionali|specie protette|fitosanitari|sementi|vini e aceti|olio d'oliva|formaggi tipici|zootecnia|igiene veterinaria|medicinali veterinari|dispositivi medici|trapianti|sangue umano|stupefacenti|malattie infettive|vaccinazioni|tubercolosi|malaria|invalidi civili|ciechi e sordomuti|cooperazione internazionale|diritto d'asilo|servizio civile|volontariato|editoria|radiodiffusione|cinematografia|teatri lirici|biblioteche|archivi di Stato|musei|accademie e conservatori|formazione professionale|apprendistato|collocamento|cassa integrazione|lavoratori marittimi|mezzadria|affitto di fondi rustici|locazioni urbane|condominio|fallimento|societa' cooperative|borse valori|intermediari finanziari|antiriciclaggio|usura|assegni bancari|banca d'emissione|monetazione metallica|carte valori|lotteria|totocalcio|tiro a segno|alpinismo|guide turistiche|alberghi|stabilimenti termali|fari e fanali|porti|idrovie|ferrovie secondarie|tramvie|funivie|aerodromi|aeromobili|motorizzazione|patenti di guida|taxi|autotrasporto|merci pericolose|esplosivi|armi|polveri|corpo forestale|guardia di finanza|vigili del fuoco|carabinieri|arma aeronautica|leva di mare|cavalleria|genio militare|accademia navale|servitu' militari|requisizioni|danni di guerra|zone terremotate|alluvioni|frane|eruzioni vulcaniche|neve e valanghe|incendi boschivi|siccita'|idraulica fluviale|dighe|acquedotti|fognature|cimiteri|spazzatura|nettezza urbana|mattatoi|mercati all'ingrosso|pesi e misure|metalli preziosi|marchi di fabbrica|brevetti industriali|disegni e modelli|privative vegetali|metrologia|statistica|censimento|anagrafe|elezioni amministrative|referendum|partiti politici|enti locali|comunita' montane|regioni a statuto speciale|minoranze linguistiche|culto cattolico|confessioni religiose|onorificenze|araldica|consulta|cerimoniale",
);

/** Offices that act or are acted upon. */
export const UFFICI = list(
  "Ministero dell'interno|Ministero delle finanze|Ministero della pubblica istruzione|Ministero dei lavori pubblici|Ministero di grazia e giustizia|Ministero della guerra|Ministero dell'agricoltura|Ministero del tesoro|Ministero della sanita'|Ministero dei trasporti|Ministero della marina|Ministero degli affari esteri|Ministero delle poste e delle telecomunicazioni|Ministero del lavoro|Corte dei conti|Consiglio di Stato|Presidenza del Consiglio dei Ministri|Ministero della difesa|Ministero delle colonie|Ministero dell'economia nazionale|Ragioneria generale|Avvocatura dello Stato|Croce Rossa|Istituto nazionale della previdenza sociale|Ente nazionale di previdenza|Azienda autonoma delle strade|Ferrovie dello Stato|Banca d'emissione|Cassa depositi e prestiti|Autorita' garante",
);

/** Degree courses, chairs and schools of the statutes of universities. */
export const FACOLTA_STUDI = list(
  "medicina e chirurgia|lettere e filosofia|ingegneria|giurisprudenza|economia e commercio|scienze matematiche, fisiche e naturali|agraria|farmacia|architettura|scienze politiche|magistero|medicina veterinaria|chimica industriale|lingue straniere|psicologia|statistica|sociologia|scienze forestali|odontoiatria|conservazione dei beni culturali",
);

/** States with which treaties are made: none exists. */
export const STATI = list(
  "Repubblica di Esempia|Regno di Modellandia|Confederazione Campionaria|Repubblica Provetta|Principato di Falsariga|Repubblica di Specimen|Stato di Bozza|Unione delle Matrici|Repubblica di Calco|Regno di Abbozzo|Granducato di Prototipo|Repubblica Dimostrativa",
);

export const MESI = list(
  "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
);
