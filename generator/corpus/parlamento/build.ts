import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import type { TestoRecord } from "../../sources/ddl/read.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { AssegnazioneRecord } from "../../sources/senato/records.ts";
import { initiativeOf, signersOf } from "./firme.ts";
import { readingsByBill } from "./letture.ts";
import type { Disegno, Gruppo, ModelloParlamento } from "./modello.ts";
import { type PeopleRecords, peopleOf } from "./persone.ts";
import { TextsByReading } from "./testi.ts";

/** By date (unknown last), the primary committee before the advisory ones, then by name. */
function byDate(a: AssegnazioneRecord, b: AssegnazioneRecord): number {
  const advisory = ({ tipo }: AssegnazioneRecord) => Number(tipo !== "primaria");
  return (
    byCodeUnit(a.data ?? "~", b.data ?? "~") ||
    advisory(a) - advisory(b) ||
    byCodeUnit(a.commissione ?? "", b.commissione ?? "") ||
    byCodeUnit(a.sede ?? "", b.sede ?? "")
  );
}

function byName(a: Gruppo, b: Gruppo): number {
  return byCodeUnit(a.nome, b.nome) || byCodeUnit(a.sigla, b.sigla) || byCodeUnit(a.ramo, b.ramo);
}

/** Counts the dates that the reference date has not reached yet: they stay as published. */
function reportFuture(disegni: readonly Disegno[], reference: string | null, rapporto: Rapporto): void {
  if (reference === null) return;
  for (const { letture } of disegni)
    for (const { fase, dataPresentazione, dataStato } of letture)
      for (const date of [dataPresentazione, dataStato])
        if (date !== null && date > reference)
          rapporto.count("parlamento", "data successiva alla data di riferimento: tenuta come è", {
            esempio: `${fase} ${date}`,
          });
}

/**
 * Joins what the sources say of one legislature.
 *
 * @param testi texts of bills, of any legislature
 * @param dataRiferimento `YYYY-MM-DD`, by which dates in the future are told; `null` where no source has a date
 * @example buildParlamento({ senato: await readSenato(dir, rapporto), deputati: await readCamera(dir, rapporto) }, testi, "2024-05-08", rapporto)
 */
export function buildParlamento(
  records: PeopleRecords,
  testi: readonly TestoRecord[],
  dataRiferimento: string | null,
  rapporto: Rapporto,
): ModelloParlamento {
  const people = peopleOf(records, rapporto);
  const { senato } = records;
  const bills = readingsByBill(senato.fasi, senato.iter, rapporto);
  const served = new Set([...bills.values()].flatMap((letture) => letture.map(({ idFase }) => idFase)));
  const texts = new TextsByReading(testi, served, rapporto);
  const disegni: Disegno[] = [];
  for (const [idDdl, letture] of bills)
    disegni.push({
      idDdl,
      letture,
      iniziativa: initiativeOf(itemAt(letture, 0), people),
      firmatari: signersOf(letture, people, rapporto),
      assegnazioni: letture.flatMap(({ assegnazioni }) => assegnazioni).sort(byDate),
      citato: texts.of(letture),
    });
  reportFuture(disegni, dataRiferimento, rapporto);
  const persone = [...people.values()];
  const gruppi = [...new Set(persone.flatMap(({ gruppo }) => gruppo ?? []))].sort(byName);
  return { legislatura: senato.legislatura, persone, gruppi, disegni };
}
