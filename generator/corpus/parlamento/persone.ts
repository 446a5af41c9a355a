/** Everyone known: senators and deputies of the legislature, and whoever signed without being in their lists. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { Ramo } from "../../law/bill-number.ts";
import type { DeputatoRecord } from "../../sources/camera/read-camera.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { FaseRecord, GruppoRecord, SenatoRecords, SenatoreRecord } from "../../sources/senato/records.ts";
import type { Gruppo, Mandato, Persona } from "./modello.ts";

// Which group a person belongs to now, and under which name.

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
class Groups {
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

const AREA = "parlamento";

/** What the sources say of people. */
export interface PeopleRecords {
  readonly senato: SenatoRecords;
  readonly deputati: readonly DeputatoRecord[];
}

/** How signatures begin a name. */
const TITLE = /^(?:On|Sen)\. /;

/** For each signer, the name that the signatures use most; of equals the first by code unit. */
function signedNames(fasi: readonly FaseRecord[]): Map<string, string> {
  const spellings = new Map<string, Map<string, Set<string>>>();
  for (const { iniziative } of fasi)
    for (const { id, persona, presentatore } of iniziative) {
      if (persona === null) continue;
      const nome = presentatore.replace(TITLE, "");
      getOrMake(
        getOrMake(spellings, persona, () => new Map()),
        nome,
        () => new Set(),
      ).add(id);
    }
  const names = new Map<string, string>();
  for (const [persona, counted] of spellings) {
    const byUse = [...counted].sort((a, b) => b[1].size - a[1].size || byCodeUnit(a[0], b[0]));
    for (const [nome] of byUse.slice(0, 1)) names.set(persona, nome);
  }
  return names;
}

/** When a senator was in office, the first time first; `null` where the composition does not say. */
function mandatesOf({ mandati }: SenatoreRecord): Mandato[] | null {
  const days = mandati.map(({ inizio, fine }) => ({ dal: inizio, al: fine }));
  return days.length === 0 ? null : days.sort((a, b) => byCodeUnit(a.dal, b.dal));
}

/**
 * Everyone known, by id. A senator is named as the composition says, a deputy as the signatures do, or else as the Chamber's file
 * does. A signer who is in no list has no group, and is reported.
 */
export function peopleOf(
  { senato: { fasi, senatori, gruppi }, deputati }: PeopleRecords,
  rapporto: Rapporto,
): Map<string, Persona> {
  const names = signedNames(fasi);
  const groups = new Groups(gruppi);
  const people: Persona[] = [];
  for (const senatore of senatori) {
    const gruppo = groups.ofSenator(senatore);
    if (gruppo === null) rapporto.count(AREA, "senatore senza gruppo", { esempio: `${senatore.id} ${senatore.nome}` });
    people.push({ id: senatore.id, nome: senatore.nome, ramo: "Senato", gruppo, mandati: mandatesOf(senatore) });
  }
  for (const deputato of deputati) {
    const gruppo = groups.ofDeputy(deputato.gruppi);
    if (gruppo === null) rapporto.count(AREA, "deputato senza gruppo", { esempio: `${deputato.id} ${deputato.nome}` });
    people.push({
      id: deputato.id,
      nome: names.get(deputato.id) || deputato.nome,
      ramo: "Camera",
      gruppo,
      mandati: null,
    });
  }
  const known = new Set(people.map(({ id }) => id));
  for (const [id, nome] of names) {
    if (known.has(id)) continue;
    const ramo = id.startsWith("S") ? "Senato" : "Camera";
    rapporto.count(AREA, `firmatario che non è nell'elenco dei membri (${ramo}): senza gruppo`, {
      esempio: `${id} ${nome}`,
    });
    people.push({ id, nome: nome || id, ramo, gruppo: null, mandati: null });
  }
  return new Map(people.sort((a, b) => byCodeUnit(a.id, b.id)).map((persona) => [persona.id, persona]));
}
