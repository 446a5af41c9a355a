/**
 * A name in capitals as a text writes it: a capital at the beginning and after each space, hyphen and apostrophe.
 *
 * @example inLowerCase("D'ALESSIO MARIA-PIA") // "D'Alessio Maria-Pia"
 */
export function inLowerCase(capitals: string): string {
  return capitals.toLowerCase().replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}
