/** Names of people as lists order them. Sources write the given name first, and not all say where the surname begins. */

/** What a surname begins with: `De Luca`, `Dalla Chiesa`, `D' Amico`, `Lo Bello`. */
const PARTICLES = new Set("d' da dal dall' dalla de degli dei del dell' della delle di la le li lo van von".split(" "));

/**
 * A name with its surname first: the last word with its particles. Of a double surname without a particle it is the second part.
 *
 * @example surnameFirst("Anna Maria De Esempio") // "De Esempio Anna Maria"
 */
export function surnameFirst(name: string): string {
  const words = name.split(" ");
  let at = words.findLastIndex((word) => /\p{L}/u.test(word));
  while (at > 1 && PARTICLES.has((words[at - 1] ?? "").toLowerCase())) at--;
  return at < 1 ? name : [...words.slice(at), ...words.slice(0, at)].join(" ");
}
