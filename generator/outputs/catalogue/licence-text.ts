import { AVVERTENZA } from "../../api/prose.ts";
import type { Fonte } from "../../tree/cards.ts";
import { licenceNamed } from "./licences.ts";

/** Name in the tree of the licences of the data. */
export const LICENCES_FILE = "licenze.txt";

/**
 * The licences of the data, source by source, for people; answers point to it.
 *
 * @example licencesText([{ nome: "Normattiva", licenza: "CC BY 4.0", ... }]) // "Licenze dei dati / Licences of the data\n..."
 */
export function licencesText(fonti: readonly Fonte[]): string {
  const sources = fonti.map(({ nome, url, licenza, attribuzione, estratto_il }) => {
    const address = licenceNamed(licenza).url;
    return `${nome}\n  ${url}, estratto il ${estratto_il}\n  Licenza: ${licenza}${address ? ` (${address})` : ""}\n  Attribuzione: ${attribuzione}\n`;
  });
  return `Licenze dei dati / Licences of the data\n\n${sources.join("\n")}\n${AVVERTENZA.it}\n${AVVERTENZA.en}\n`;
}
