/** The note of an answer, sentence by sentence: a page says each beside the figure that it is about. */

/** A sentence ends where a full stop and a space come before a capital, or before a name of a field. */
const BETWEEN = /(?<=\.)\s+(?=[\p{Lu}`«])/u;

/**
 * The sentences of a note.
 *
 * @example sentencesOf("Sono 1.234,50 euro. Contributi: 3.") // ["Sono 1.234,50 euro.", "Contributi: 3."]
 */
export const sentencesOf = (nota: string | undefined): string[] =>
  (nota ?? "").split(BETWEEN).filter((sentence) => sentence !== "");

/** What a sentence of a note is about, in both languages. */
export const ABOUT = {
  luogo: /^Appalti del luogo|^Tenders of the place|^Contano gli appalti dei progetti|^The tenders of the projects/,
  intero: /per intero per ogni membro|in full for each member/,
  ente: /non nominano la stazione appaltante|do not name the contracting authority/,
  importo: /^L'importo di un appalto|^The amount of a tender/,
  oltre: /^`oltre_finanziamento`/,
  contributi: /^Contributi:|^Grants:/,
  sovrapposte: /^Le due parti possono|^The two parts may/,
  persone: /^Le persone fisiche|^Natural persons/,
  natura: /^`natura`/,
  regioni: /^Contano tutti i progetti|^Every project counts|^Un progetto conta|^A project counts/,
  senza_regione: /^AMBITO NAZIONALE|^Progetti senza regione|^Projects without a region/,
  totali: /^`totale` e `settori`|^`totale` and `settori`/,
  scarto: /^Le righe ufficiali non sempre|^Le fonti sommano|^The official rows do not|^The sources add/,
} as const;

export type NoteSubject = keyof typeof ABOUT;

/**
 * The sentences of a note about some subjects, in the order of the note; names of fields without their quotes, what programs are given for
 * the unknown as the page shows it.
 *
 * @example noteAbout("A. Contributi: 3, per 5 euro. B.", "contributi") // "Contributi: 3, per 5 euro."
 */
export const noteAbout = (nota: string | undefined, ...subjects: readonly NoteSubject[]): string =>
  sentencesOf(nota)
    .filter((sentence) => subjects.some((subject) => ABOUT[subject].test(sentence)))
    .join(" ")
    .replace(": null,", ": «—»,")
    .replaceAll(/`(\w+)`/g, (_, name: string) => `«${name.replaceAll("_", " ")}»`);
