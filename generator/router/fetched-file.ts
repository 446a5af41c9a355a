/**
 * The bytes of a file from the response to a request for it, `null` for a 404.
 *
 * @throws Error for any other status: the host failed, which is no answer about the file
 * @example await fetchedFile("indici/norme.json", await fetch("https://example.org/indici/norme.json"))
 */
export async function fetchedFile(name: string, response: Response): Promise<Uint8Array | null> {
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  await response.body?.cancel();
  if (response.status === 404) return null;
  throw new Error(`${name}: l'host ha risposto ${response.status}`);
}
