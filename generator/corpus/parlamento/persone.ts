/** Everyone known: senators and deputies of the legislature, and whoever signed without being in their lists. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { DeputatoRecord } from "../../sources/camera/read.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { FaseRecord, SenatoRecords } from "../../sources/senato/records.ts";
import { Groups } from "./gruppi.ts";
import type { Persona } from "./modello.ts";

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
    people.push({ id: senatore.id, nome: senatore.nome, ramo: "Senato", gruppo });
  }
  for (const deputato of deputati) {
    const gruppo = groups.ofDeputy(deputato.gruppi);
    if (gruppo === null) rapporto.count(AREA, "deputato senza gruppo", { esempio: `${deputato.id} ${deputato.nome}` });
    people.push({ id: deputato.id, nome: names.get(deputato.id) || deputato.nome, ramo: "Camera", gruppo });
  }
  const known = new Set(people.map(({ id }) => id));
  for (const [id, nome] of names) {
    if (known.has(id)) continue;
    const ramo = id.startsWith("S") ? "Senato" : "Camera";
    rapporto.count(AREA, `firmatario che non è nell'elenco dei membri (${ramo}): senza gruppo`, {
      esempio: `${id} ${nome}`,
    });
    people.push({ id, nome: nome || id, ramo, gruppo: null });
  }
  return new Map(people.sort((a, b) => byCodeUnit(a.id, b.id)).map((persona) => [persona.id, persona]));
}
