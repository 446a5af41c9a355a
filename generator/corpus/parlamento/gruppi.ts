/** Which group a person belongs to now, and under which name. */

import type { Ramo } from "../../law/bill-number.ts";
import type { GruppoRecord, SenatoreRecord } from "../../sources/senato/records.ts";
import type { Gruppo } from "./modello.ts";

interface Period {
  readonly inizio: string | null;
  readonly fine: string | null;
}

/** Ranks a senator's adhesions and a group's names: without an end first, then the last to end, then the last to begin. */
const byEnd = ({ inizio, fine }: Period) => `${fine ?? "9999-99-99"} ${inizio ?? ""}`;

/** Ranks a deputy's groups: a living one first, then the last to begin. */
const byStart = ({ inizio, fine }: Period) => `${fine === null ? 1 : 0} ${inizio ?? ""}`;

/** The period of the highest rank; of equals the first. */
function highest<P extends Period>(periods: readonly P[], rank: (period: Period) => string): P | undefined {
  let best: P | undefined;
  for (const period of periods) if (best === undefined || rank(period) > rank(best)) best = period;
  return best;
}

/** The groups of a legislature, each made once: two records with one branch and one acronym are one group. */
export class Groups {
  readonly #made = new Map<string, { gruppo: Gruppo; period: Period }>();
  readonly #senato: ReadonlyMap<string, GruppoRecord>;

  constructor(senato: readonly GruppoRecord[]) {
    this.#senato = new Map(senato.map((record) => [record.id, record]));
  }

  #make(ramo: Ramo, nome: string, sigla: string, period: Period): Gruppo {
    const key = `${ramo}\0${sigla}`;
    const known = this.#made.get(key);
    if (known && byEnd(known.period) >= byEnd(period)) return known.gruppo;
    // The object is shared by the members already met: a later name of the same group is theirs too.
    const gruppo = known ? Object.assign(known.gruppo, { nome }) : { ramo, nome, sigla };
    this.#made.set(key, { gruppo, period });
    return gruppo;
  }

  /** The group of a senator: the adhesion without an end; of one who left, the last. `null` where no group is described. */
  ofSenator(senatore: SenatoreRecord): Gruppo | null {
    const adesione = highest(senatore.adesioni, byEnd);
    const record = adesione && this.#senato.get(adesione.gruppo);
    const named = record && highest(record.denominazioni, byEnd);
    return named ? this.#make("Senato", named.titolo, named.titoloBreve, named) : null;
  }

  /** The group of a deputy: a living one before a closed one, then the latest. `null` where the file tells none. */
  ofDeputy(gruppi: readonly (Period & Pick<Gruppo, "nome" | "sigla">)[]): Gruppo | null {
    const gruppo = highest(gruppi, byStart);
    return gruppo ? this.#make("Camera", gruppo.nome, gruppo.sigla, gruppo) : null;
  }
}
