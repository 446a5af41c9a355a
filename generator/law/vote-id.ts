/** Whether a URI is one of the branch whose votes it names. */
const URI = /^https?:\/\/?dati\.(?:camera\.it\/ocd\/votazione\.rdf\/(?=vs)|senato\.it\/votazione\/(?=\d))/i;

/**
 * The id of the vote that a text names: the id itself, the source's own, or its URI; `null` for any other text.
 *
 * @example voteId("http://dati.camera.it/ocd/votazione.rdf/vs19_147_042") // "C-19-147-42"
 * @example voteId("19-232-24") // "S-19-232-24"
 */
export function voteId(text: string): string | null {
  const bare = text.trim().replace(URI, "");
  const [, branch = "S", ...numbers] =
    /^(?:([SC])-)?(\d{1,9})-(\d{1,9})-(\d{1,9})$/i.exec(bare) ??
    /^(v)s(\d{1,9})_(\d{1,9})_(\d{1,9})$/i.exec(bare) ??
    [];
  if (numbers.length === 0) return null;
  return [/[vc]/i.test(branch) ? "C" : "S", ...numbers.map(Number)].join("-");
}
