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
