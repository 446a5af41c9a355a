/** Answers that this page makes itself, from the files of the tree, as a router would: no host learns what is asked. */

import type { Read } from "../../../../format/read-tree.ts";
import type { Answer } from "../../../../router/answer.ts";
import { fetchedFile } from "../../../../router/fetched-file.ts";
import type { PageAnswer } from "./answer.ts";
import { ROOT } from "./place.ts";

const files = new Map<string, ReturnType<Read>>();

/** A file of the tree, read once while the page is open; one that did not come is asked for anew. */
export const readFile: Read = (name) => {
  const file = files.get(name) ?? fetch(ROOT + name).then((response) => fetchedFile(name, response));
  files.set(name, file);
  file.catch(() => files.delete(name));
  return file;
};

/**
 * The answer that the router's own code makes here.
 *
 * @param make what the router makes of files of the tree
 * @example await ownAnswer<Register>((read) => renderRegistro(plan, { operation, lingua, read }))
 */
export async function ownAnswer<Body>(make: (read: Read) => Promise<Answer>): Promise<PageAnswer<Body>> {
  try {
    const { status, body } = await make(readFile);
    const said = JSON.parse(new TextDecoder().decode(body));
    if (status === 200) return { state: "ready", body: said, location: null };
    return { state: "failed", why: "refused", detail: `${status} ${said.detail}` };
  } catch (error) {
    return { state: "failed", why: "offline", detail: String(error) };
  }
}
