import path from "node:path";

/**
 * Where a published tree stands while the next one takes its place. Who publishes puts it there, who serves finds it there.
 *
 * @param out folder of the tree
 * @example earlierPlace("/srv/dist-api") // "/srv/.dist-api.precedente"
 */
export function earlierPlace(out: string): string {
  return path.join(path.dirname(out), `.${path.basename(out).replace(/^\./, "")}.precedente`);
}
