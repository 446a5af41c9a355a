const utf8 = new TextEncoder();

/**
 * SHA-256 of a text in UTF-8, by the engine's own means.
 *
 * @returns lower-case hexadecimal
 * @example await textSha256("") // "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
 */
export async function textSha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", utf8.encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
