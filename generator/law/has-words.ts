import { foldWords } from "./fold.ts";

/**
 * Whether each word of a question begins a word of a text: asked of any number of texts, the question is folded once.
 *
 * @example wordsMatcher("esem univ")("Università di Esempio") // true
 */
export function wordsMatcher(question: string): (text: string) => boolean {
  const asked = [...new Set(foldWords(question))];
  return (text) => {
    const words = foldWords(text);
    return asked.every((one) => words.some((word) => word.startsWith(one)));
  };
}
