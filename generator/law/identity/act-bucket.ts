import { eliNumero } from "./canonical-eli.ts";

/**
 * What acts that can be mistaken for each other share: type, year and number, as they stand in an ELI. The suffix of acts that share an
 * ELI is no part of it.
 *
 * @param act `numero` in any spelling, `null` for an act without one
 * @example bucketKey({ tipo: "legge", anno: 1990, numero: "241" }) // "legge/1990/241"
 * @example bucketKey({ tipo: "costituzione", anno: 1947, numero: null }) // "costituzione/1947/"
 */
export function bucketKey(act: { tipo: string; anno: number | string; numero: string | null }): string {
  return `${act.tipo}/${act.anno}/${eliNumero(act.numero ?? "")}`;
}

/**
 * The `bucketKey` of the act that a canonical ELI names. Any other text has a key too, which no act has.
 *
 * @example bucketKeyOfEli("eli:/it/regio-decreto-legge/1936/05/14/886~036u0886-19370116") // "regio-decreto-legge/1936/886"
 */
export function bucketKeyOfEli(eli: string): string {
  const [, , tipo, anno, , , numero = ""] = eli.replace(/~.*/s, "").split("/");
  return `${tipo}/${anno}/${numero}`;
}

/**
 * The bucket of a key among so many: FNV-1a of 32 bits over its UTF-16 code units, the high half folded onto the low one.
 *
 * @param buckets a power of two
 * @returns from 0 to `buckets - 1`, the same on every machine
 * @example bucketOf("legge/1990/241", 1) // 0
 */
export function bucketOf(key: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return ((hash >>> 16) ^ hash) & (buckets - 1);
}
