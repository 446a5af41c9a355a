/**
 * The words of a text as the search compares them: lower case, combining marks dropped, typewriter accents (`perche'`)
 * dropped with the other signs, words of letters and digits of any script, in order.
 *
 * @example foldWords("Tutela dell'ambiente: perché e' utile") // ["tutela", "dell", "ambiente", "perche", "e", "utile"]
 */
export function foldWords(text: string): string[] {
  const bare = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC");
  return bare.match(/[\p{L}\p{N}]+/gu) ?? [];
}
