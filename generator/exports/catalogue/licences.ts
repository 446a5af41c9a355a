/** Licences by the names that `fonti.json` uses. */

import { AVVERTENZA } from "../../contract/prose.ts";
import type { Fonte } from "../../tree/cards.ts";

export interface Licence {
  /** Name as people know it. */
  readonly nome: string;
  /** Its text; `null` where no known text goes by that name. */
  readonly url: string | null;
  /** Its entry in the controlled vocabulary that DCAT-AP_IT asks for. */
  readonly voce: string;
  /** Its kind, in the vocabulary of ADMS. */
  readonly tipo: string;
}

/** Vocabulary of licences of the Italian catalogue of public data. */
const VOCABULARY = "https://w3id.org/italia/controlled-vocabulary/licences/";
const KINDS = "http://purl.org/adms/licencetype/";

/** By the name's letters and digits: entry in the vocabulary, kind, address of the text. */
const KNOWN: Readonly<Record<string, readonly [voce: string, tipo: string, url: string]>> = {
  CC010: ["A11_CCO10", "PublicDomain", "https://creativecommons.org/publicdomain/zero/1.0/"],
  CCBY40: ["A21_CCBY40", "Attribution", "https://creativecommons.org/licenses/by/4.0/"],
  CCBY30: ["A22_CCBY30", "Attribution", "https://creativecommons.org/licenses/by/3.0/"],
  CCBY30IT: ["A23_CCBY30IT", "Attribution", "https://creativecommons.org/licenses/by/3.0/it/"],
  IODL20: ["A29_IODL20", "Attribution", "https://www.dati.gov.it/content/italian-open-data-license-v20"],
  CCBYSA40: ["A31_CCBYSA40", "Attribution-ShareAlike", "https://creativecommons.org/licenses/by-sa/4.0/"],
};

/**
 * A licence by its name, however it is spelled; one that is not known is the vocabulary's unknown licence.
 *
 * @example licenceNamed("CC BY 4.0").url // "https://creativecommons.org/licenses/by/4.0/"
 */
export function licenceNamed(nome: string): Licence {
  const key = nome.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const known = Object.hasOwn(KNOWN, key) ? KNOWN[key] : undefined;
  if (!known) return { nome, url: null, voce: `${VOCABULARY}C1_Unknown`, tipo: `${KINDS}UnknownIPR` };
  const [voce, tipo, url] = known;
  return { nome, url, voce: VOCABULARY + voce, tipo: KINDS + tipo };
}

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
