import { textsOf } from "../../shell/texts.ts";

export const searchText = textsOf({
  titolo: { it: "Ricerca", en: "Search" },
  titolo_atti: { it: "Tutti gli atti", en: "All acts" },
  citato: { it: "Ciò che il testo cita", en: "What the text cites" },
  non_qui: { it: "non è in questa raccolta", en: "not in this collection" },
  leggi: { it: "Leggi", en: "Laws" },
  ddl: { it: "Disegni di legge", en: "Bills" },
  imprese: { it: "Imprese ed enti", en: "Companies and authorities" },
  azienda: { it: "impresa", en: "company" },
  ente: { it: "ente", en: "authority" },
  appalti: { it: "appalti", en: "tenders" },
  nomi_assenti: { it: "I nomi non sono arrivati: manca la rete", en: "The names did not come: no network" },
  risultati: { it: "risultati", en: "results" },
  almeno: { it: "almeno", en: "at least" },
  nessuno: { it: "Nessun risultato per", en: "No results for" },
  consigli: {
    it: 'Meno parole trovano di più; `parola*` vale per ogni finale, "più parole" tra virgolette per il testo esatto. Atti e articoli si trovano anche per citazione: art. 640 c.p., L. 241/1990.',
    en: 'Fewer words find more; `word*` takes any ending, "several words" in quotes the exact text. Acts and articles are found by citation too: art. 640 c.p., L. 241/1990.',
  },
  tipo: { it: "Tipo di atto", en: "Type of act" },
  tutti: { it: "tutti", en: "all" },
  altri: { it: "Altri risultati", en: "More results" },
  atti: { it: "atti", en: "acts" },
  solo_titoli: {
    it: "Questa raccolta non ha l'indice dei testi: si cerca nei titoli.",
    en: "This collection has no index of texts: titles are searched.",
  },
  articoli: { it: "articoli", en: "articles" },
  in_dove: { it: "Cerca in", en: "Search in" },
});
