import { foldWords } from "./fold.ts";

/**
 * Whether each word of a question begins a word of a text.
 *
 * @example hasWords("Università di Esempio", "esem univ") // true
 */
export function hasWords(text: string, question: string): boolean {
  const words = foldWords(text);
  return foldWords(question).every((asked) => words.some((word) => word.startsWith(asked)));
}
