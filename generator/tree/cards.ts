/** The meta of every answer, in both languages, and the card by which the router finds it. */

import type { Area } from "../contract/areas.ts";
import { fontiDi, notaGiorni, TUTTE_LE_PARTI } from "../contract/note-giorni.ts";
import type { RamoDays } from "../contract/note-parlamento.ts";
import { areasOf, partsOf } from "../contract/openapi/texts.ts";
import type { OperationId } from "../contract/operations.ts";
import { AVVERTENZA, type Lingua, type Prosa } from "../contract/prose.ts";
import { cardFile, encodeCard } from "../format/card.ts";
import { lineOfMeta } from "../format/line-json.ts";
import type { Staging } from "./staging.ts";

/** One source, as `fonti.json` describes it. */
export interface Fonte {
  readonly area: Area;
  readonly nome: string;
  readonly url: string;
  readonly licenza: string;
  readonly attribuzione: string;
  /** Day of extraction, `YYYY-MM-DD`. */
  readonly estratto_il: string;
}

export const API_VERSION = "1.0.0";

/** The newest `estratto_il` among the sources of some areas, `null` where they have none. */
export function datiAl(fonti: readonly Fonte[], areas: readonly Area[]): string | null {
  let newest: string | null = null;
  for (const f of fonti)
    if (areas.includes(f.area) && (newest === null || f.estratto_il > newest)) newest = f.estratto_il;
  return newest;
}

/**
 * The sources of people, groups and bills: votes alone are fetched apart, on other days.
 *
 * @example withoutVotes(fonti).map(({ nome }) => nome) // without "Camera dei deputati - votazioni (XIX legislatura)"
 */
export const withoutVotes = (fonti: readonly Fonte[]): readonly Fonte[] =>
  fonti.filter(({ nome }) => !/votazion/i.test(nome) || /composizione|disegni di legge|gruppi/i.test(nome));

/** How the sources of a branch of Parliament are named: by their name or address. */
const RAMI: Readonly<Record<keyof RamoDays, RegExp>> = { Camera: /camera/i, Senato: /senato/i };

/**
 * The day of what is known of each branch's people and groups: that of the branch's newest source; `null` where no source of the area
 * has one.
 *
 * @example ramoDays(fonti) // { Camera: "2023-04-30", Senato: "2024-05-08" }
 */
export function ramoDays(fonti: readonly Fonte[]): RamoDays {
  const all = withoutVotes(fonti).filter(({ area }) => area === "parlamento");
  const of = (ramo: keyof RamoDays) => {
    const own = all.filter(({ nome, url }) => RAMI[ramo].test(`${nome} ${url}`));
    return datiAl(own.length > 0 ? own : all, ["parlamento"]);
  };
  return { Camera: of("Camera"), Senato: of("Senato") };
}

/**
 * The `meta` of answers.
 *
 * @param areas whose sources they are made from
 * @param nota how they were computed, where there is something to say
 * @param operation whose answers they are; `null` where all sources of the areas count
 */
export function metaOfAreas(
  areas: readonly Area[],
  lingua: Lingua,
  release: string,
  fonti: readonly Fonte[],
  nota: Prosa | undefined,
  operation: OperationId | null = null,
): object {
  const used = fontiDi(operation === null ? TUTTE_LE_PARTI : partsOf(operation), areas, fonti);
  const note = [nota?.[lingua] ?? "", notaGiorni(used, lingua)].filter(Boolean).join(" ");
  return {
    versione: API_VERSION,
    release,
    dati_al: datiAl(used, areas),
    lingua,
    licenza: [...new Set(used.map((f) => f.licenza))].join(", "),
    fonti: used.map(({ nome, url, licenza, attribuzione, estratto_il }) => ({
      nome,
      url,
      licenza,
      attribuzione,
      estratto_il,
    })),
    avvertenza: AVVERTENZA[lingua],
    ...(note === "" ? {} : { nota: note }),
  };
}

export class Cards {
  readonly #staging: Staging;
  readonly #release: string;
  readonly #fonti: readonly Fonte[];

  constructor(staging: Staging, release: string, fonti: readonly Fonte[]) {
    this.#staging = staging;
    this.#release = release;
    this.#fonti = fonti;
  }

  /** The meta of an operation's answers, in both languages. */
  meta(operation: OperationId, nota?: Prosa): Readonly<Record<Lingua, object>> {
    const of = (lingua: Lingua) => metaOfAreas(areasOf(operation), lingua, this.#release, this.#fonti, nota, operation);
    return { it: of("it"), en: of("en") };
  }

  /**
   * Writes `indici/<operation>.json` and gives line 1 of the operation's answers, in Italian.
   *
   * @param nota how its answers are computed, `null` where there is nothing to say
   * @param more what else the router must know of the operation
   */
  card(operation: OperationId, nota: Prosa | null, more: object = {}): string {
    const meta = this.meta(operation, nota ?? undefined);
    this.#staging.write(cardFile(operation), encodeCard(meta, more));
    return lineOfMeta(meta.it);
  }
}
