/**
 * How the name of a container of articles is compared.
 *
 * @example foldContainer("Allegato II.12 ") // "allegato ii 12"
 */
export function foldContainer(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
