/** The day on which a text wants an act: `@2021-12-31` after its ELI or any other name, `!vig=2021-12-31` after its URN. */

const URN = /urn(?::|%3a)/i;
const IN_FORCE = /!vig=(\d{4}-\d{2}-\d{2})?(?=[~#]|\s*(?![\s\S]))/i;
const AT_THE_END = /\s*@(\d{4}-\d{2}-\d{2})\s*(?![\s\S])/;

/**
 * Parts a text that names an act from the day on which the act is wanted.
 *
 * @returns the day as it is written, whether it exists or not; `null` where the text tells none, and so means the newest version
 * @example splitDay("eli:/it/legge/1941/04/22/633@2021-12-31") // { text: "eli:/it/legge/1941/04/22/633", day: "2021-12-31" }
 * @example splitDay("urn:nir:stato:legge:1941-04-22;633~art3!vig=2021-12-31") // { text: "urn:nir:stato:legge:1941-04-22;633~art3", day: "2021-12-31" }
 */
export function splitDay(text: string): { readonly text: string; readonly day: string | null } {
  const pattern = URN.test(text) ? IN_FORCE : AT_THE_END;
  const found = pattern.exec(text);
  if (!found) return { text, day: null };
  return { text: text.slice(0, found.index) + text.slice(found.index + found[0].length), day: found[1] ?? null };
}
