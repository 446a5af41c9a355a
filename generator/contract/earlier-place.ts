import path from "node:path";

/**
 * The folder of the run that makes a tree, beside it: whatever a run leaves until it is done is in there.
 *
 * @param out folder of the tree
 * @example workPlace("/srv/dist-api") // "/srv/.dist-api.in-corso"
 */
export function workPlace(out: string): string {
  return path.join(path.dirname(out), `.${path.basename(out).replace(/^\./, "")}.in-corso`);
}

/**
 * Where a published tree stands while the next one takes its place. Who publishes puts it there, who serves finds it there.
 *
 * @param out folder of the tree
 * @example earlierPlace("/srv/dist-api") // "/srv/.dist-api.in-corso/precedente"
 */
export function earlierPlace(out: string): string {
  return path.join(workPlace(out), "precedente");
}
