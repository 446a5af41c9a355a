/** What a bill cites, joined with the acts that are served. */

import type { BILL_BODIES } from "../../../contract/resources/bill.ts";
import type { ValueOf } from "../../../contract/resources/declare/fields.ts";
import type { BillCitation } from "../../../law/bill-citations.ts";
import { eliNumero } from "../../../law/identity/canonical-eli.ts";
import { formatEli } from "../../../law/identity/eli.ts";
import { formatUrn } from "../../../law/identity/written-urn.ts";
import type { Disegno } from "../../parlamento/modello.ts";

/** An act as a citation names it; `tipo` is `null` where the words do not tell it. */
export interface AttoNominato {
  readonly tipo: string | null;
  /** `YYYY-MM-DD`; either it or `anno` is known. */
  readonly data: string | null;
  readonly anno: number | null;
  /** As an ELI spells it; `null` for the Constitution only. */
  readonly numero: string | null;
}

/** An act that is served. */
export interface AttoServito {
  readonly eli: string;
  readonly tipo: string;
  readonly data: string;
  readonly titolo: string;
  /** Relations in which another act changes it. */
  readonly n_relazioni_in: number;
}

/** Every act served that a name fits, in any order; empty where none does. */
export type FindAct = (atto: AttoNominato) => readonly AttoServito[];

type Citazione = ValueOf<typeof BILL_BODIES.ddl>["dossier"]["citazioni"][number];

/** Slug of an act of which only date and number are known. */
const UNTYPED = "testo-unico";

function join(citazione: BillCitation, cerca: FindAct): Citazione {
  const { testo, partizione, nelArticolo, data: written, anno } = citazione;
  const numero = citazione.numero && eliNumero(citazione.numero);
  const found = cerca({ tipo: citazione.tipo, data: written, anno, numero });
  // Where several acts fit, saying which one is meant would be a guess.
  const [one] = found.length === 1 ? found : [];
  const tipo = citazione.tipo ?? one?.tipo ?? null;
  const data = written ?? one?.data ?? null;
  const dated = tipo !== null && data !== null ? { tipo, data, numero } : null;
  return {
    testo,
    articolo: nelArticolo,
    partizione,
    atto: {
      eli: one?.eli ?? (dated && formatEli(dated)),
      urn: dated && formatUrn(dated),
      tipo: tipo ?? UNTYPED,
      data,
      anno: data ? Number(data.slice(0, 4)) : anno,
      numero,
    },
    nel_corpus: one !== undefined,
    titolo: one?.titolo ?? null,
    n_relazioni_in: one?.n_relazioni_in ?? 0,
  };
}

/**
 * The dossier of a bill: the acts that its articles name, or, without a text, those that its title names.
 *
 * @example dossierOf(disegno, () => []).citazioni[0].atto.eli // "eli:/it/legge/1992/02/05/104"
 */
export function dossierOf({ citato: { testo, articoli, citazioni } }: Disegno, cerca: FindAct) {
  const joined = new Map<string, Citazione>();
  for (const citazione of citazioni) {
    const entry = join(citazione, cerca);
    const { tipo, data, anno, numero } = entry.atto;
    // A full and a short form may turn out to name one act.
    const key = JSON.stringify([entry.articolo, entry.partizione, tipo, data ?? anno, numero]);
    if (!joined.has(key)) joined.set(key, entry);
  }
  return { testo, articoli, citazioni: [...joined.values()] };
}
