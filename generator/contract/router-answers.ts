import { BASE_PATH } from "./operations.ts";

/** Whether what came back is an answer of the API and not a page of the host. */
export const isJson = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("application/json") === true;

/** Asked of the network, whatever was kept. */
const FRESH = { method: "GET", cache: "no-store" } as const;

/**
 * Whether the router answers at an address, or only files are served there. The base of the API shows it: the router gives JSON, a host
 * of files a page, its own or that for what is not there.
 *
 * @param root address of the root of the tree, the slash included
 * @throws TypeError where the host cannot be reached
 * @example await routerAnswers("https://example.org/") // false on a host of files
 */
export async function routerAnswers(root: string): Promise<boolean> {
  // The types are those of Node.js, which has no cache; a browser's has one, and may hold what another host once answered.
  const response = await fetch(`${root}${BASE_PATH.slice(1)}/`, FRESH);
  await response.body?.cancel();
  return isJson(response);
}
