/** Prompts that people choose, in both languages. */

import * as z from "zod";

export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What has to be filled in: name, and what it is. */
  readonly argument: { readonly name: string; readonly schema: z.ZodString };
  text(filled: string): string;
}

const given = (description: string) => z.string().min(1).max(20_000).describe(description);

export const PROMPTS: readonly Prompt[] = [
  {
    name: "verifica_citazioni",
    title: "Verifica le citazioni",
    description: "Controlla ogni citazione normativa di un testo",
    argument: { name: "testo", schema: given("Il testo da controllare") },
    text: (text) =>
      `Controlla ogni citazione normativa del testo che segue con resolve_citation. Per ciascuna di' se è verificata, con ELI, giorno della versione e collegamento ufficiale; se non è verificata scrivi «non verificata», mai che non esiste. Se il testo dice che cosa prevede un articolo, leggilo con read e confronta.\n\n${text}`,
  },
  {
    name: "verify_citations",
    title: "Verify citations",
    description: "Checks every citation of Italian law in a text",
    argument: { name: "text", schema: given("The text to check") },
    text: (text) =>
      `Check every citation of Italian law in the text below with resolve_citation. Say of each whether it is verified, with ELI, day of the version and official link; write "not verified" where it is not, never that it does not exist. Where the text says what an article provides, read the article and compare.\n\n${text}`,
  },
  {
    name: "spiega_articolo",
    title: "Spiega un articolo",
    description: "Spiega un articolo parola per parola, con le modifiche",
    argument: { name: "articolo", schema: given("L'articolo: art. 640 c.p.") },
    text: (article) =>
      `Trova ${article} con resolve_citation, leggilo con read, guarda con history da quando ha questo testo e con relations che cosa l'ha modificato. Spiegalo in italiano semplice, citando tra virgolette le parole del testo, con il giorno della versione e il collegamento ufficiale. Non è consulenza legale: dillo.`,
  },
  {
    name: "explain_article",
    title: "Explain an article",
    description: "Explains an article from its words, with what changed it",
    argument: { name: "article", schema: given("The article: art. 640 Italian Criminal Code") },
    text: (article) =>
      `Find ${article} with resolve_citation, read it with read, see with history since when it has this text and with relations what changed it. Explain it in plain English, quoting the Italian words, with the day of the version and the official link. Say that this is no legal advice.`,
  },
  {
    name: "che_cosa_e_cambiato",
    title: "Che cosa è cambiato",
    description: "Confronta le versioni di un atto",
    argument: { name: "atto", schema: given("L'atto: codice della strada") },
    text: (act) =>
      `Con history elenca le versioni di ${act}, con compare confronta le ultime due. Riassumi articolo per articolo che cosa è cambiato, con i testi di prima e di dopo, i giorni delle due versioni e gli atti che hanno modificato (relations).`,
  },
  {
    name: "what_changed",
    title: "What changed",
    description: "Compares the versions of an act",
    argument: { name: "act", schema: given("The act: codice della strada") },
    text: (act) =>
      `List the versions of ${act} with history and compare the last two with compare. Sum up article by article what changed, with the texts before and after, the days of both versions and the acts that changed it (relations).`,
  },
];
