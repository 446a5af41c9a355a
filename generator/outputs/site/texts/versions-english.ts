/** English of what the JSON Schemas say in Italian about articles and versions. */

export const VERSIONS_ENGLISH: Readonly<Record<string, string>> = {
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
