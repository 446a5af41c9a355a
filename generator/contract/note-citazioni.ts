/** What `meta.nota` says of the citations of a text. */

import type { Prosa } from "./prose.ts";
import { writtenAmount } from "./written-number.ts";

/** What the collection holds, in short. */
interface Raccolta {
  readonly atti: number;
  /** Date of the oldest act and of the newest; `null` where there are none. */
  readonly dal: string | null;
  readonly al: string | null;
}

/**
 * What the collection holds, and what the answers therefore say and do not say.
 *
 * @example noteCitazioni({ atti: 14, dal: "1930-10-19", al: "2025-03-28" }).en // "This collection holds 14 acts, of 1930-10-19 to 2025-03-28 ..."
 */
export function noteCitazioni({ atti, dal, al }: Raccolta): Prosa {
  const days = dal !== null && al !== null;
  return {
    it: `Questa raccolta ha ${writtenAmount(atti, "atto/atti", "it")}${days ? `, dal ${dal} al ${al}` : ""} (\`/health\` li conta per tipo): \`fuori_raccolta\` dice solo che l'atto citato non è tra questi. \`articolo_inesistente\` confronta la citazione con le versioni della raccolta e può segnare un errore materiale: verificare sul testo ufficiale. Una citazione che manca all'elenco non è stata riconosciuta.`,
    en: `This collection holds ${writtenAmount(atti, "act/acts", "en")}${days ? `, of ${dal} to ${al}` : ""} (\`/health\` counts them by type): \`fuori_raccolta\` says only that the act cited is not among them. \`articolo_inesistente\` compares the citation with the versions of the collection and may show a factual mismatch: check the official text. A citation that is not in the list was not recognised.`,
  };
}
