/** The digests of the files of a release, as its `SHA256SUMS` lists them. */

const SUMS = "SHA256SUMS";
const LINE = /^([0-9a-f]{64}) {2}(.+)$/gm;

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Reads the list.
 *
 * @returns digests by the names of the files
 * @example (await digestsOf(read))?.get("indici/norme.json") // "e3b0c442…"
 */
export async function digestsOf(
  read: (name: string) => Promise<Uint8Array | null>,
): Promise<ReadonlyMap<string, string> | null> {
  const bytes = await read(SUMS);
  if (!bytes) return null;
  const lines = new TextDecoder().decode(bytes).matchAll(LINE);
  return new Map(Array.from(lines, ([, digest = "", name = ""]) => [name, digest]));
}

/** The digest of some bytes, as the list writes it. */
export async function digestOfBytes(bytes: Uint8Array): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));
}
