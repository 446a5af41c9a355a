/** The reasons for which the join of the tables leaves a row out or mends it, as the report counts them. */
export const MOTIVI = {
  progettoSuperato: "progetto già letto (stessi CUP, codice locale e submisura): vale la riga più recente",
  garaSuperata: "gara già letta (stesso codice interno PDA): vale la riga più recente",
  garaSenzaChiave: "gara senza CIG, codice interno PDA e codice procedura utente: scartata",
  garaOrfana: "gara orfana: il progetto non è nei file dei progetti",
  aggiudicatarioSuperato: "aggiudicatario di un'estrazione precedente della stessa gara (codice interno PDA): superato",
  aggiudicatarioOrfano: "aggiudicatario orfano: la gara non è tra quelle dei progetti letti",
  aggiudicatarioPersona:
    "aggiudicatario persona fisica o ditta individuale (codice mascherato, personale o forma giuridica): omesso",
  aggiudicatarioSenzaCodice: "aggiudicatario senza codice fiscale utilizzabile: omesso",
  luogoSuperato: "localizzazione di un'estrazione precedente dello stesso progetto: superata",
  luogoRipetuto: "localizzazione ripetuta uguale: contata una volta",
  luogoOrfano: "localizzazione orfana: il progetto non è nei file dei progetti",
  percentuale: "percentuale di localizzazione non leggibile: vale come mancante",
  attuatorePersona: "soggetto attuatore persona fisica: omesso",
  attuatoreSenzaCodice: "soggetto attuatore senza codice fiscale utilizzabile: omesso",
  attuatoreOrfano: "soggetto attuatore orfano: il progetto non è nei file dei progetti",
  codiceRiparato: "codice fiscale ricondotto alla forma ufficiale (zeri iniziali, prefisso IT, spazi, punti)",
} as const;
