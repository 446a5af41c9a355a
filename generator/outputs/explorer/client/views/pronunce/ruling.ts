const IN_PART = /nell[ae] part[ei] in cui(?: non \p{L}+)?/giu;
const OTHER_LIMIT =
  /limitatamente|ne[li] limit|nell[ae] part[ei] (?:relativ|che)|per quanto attiene|in quanto (?:limita|non consente)/i;

/**
 * The words that limit a partial ruling; `null` if it has others or several kinds: then only its whole text tells.
 *
 * @example limitOf("ha dichiarato l'illegittimita' dell'art. 3, nella parte in cui non prevede che ...") // "nella parte in cui non prevede"
 */
export function limitOf(dispositivo: string): string | null {
  const [limit = null, another] = new Set((dispositivo.match(IN_PART) ?? []).map((words) => words.toLowerCase()));
  if (OTHER_LIMIT.test(dispositivo)) return null;
  return another === undefined ? limit : "nella parte in cui";
}
