/** Small words that one spelling of an issuer has and another has not. */
const SMALL_WORDS = /^(?:d[aeio]|del|dello|della|dei|degli|delle|dell|e|ed|per|il|lo|la|i|gli|le|l)$/;

/**
 * Issuer in a URN, without small words; `null` where the State is written in its place.
 *
 * @example issuerOf("urn:nir:ministero.dell.interno:decreto:2005-12-09;1") // "ministero.interno"
 */
export function issuerOf(urn: string): string | null {
  if (urn.startsWith("urn:nir:stato:")) return null;
  const authority = urn.split(":")[2] ?? "";
  return authority
    .split(".")
    .filter((word) => !SMALL_WORDS.test(word))
    .join(".");
}
