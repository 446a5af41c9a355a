/** Who signed a bill: the union of the signatures of its readings, each person once. */

import { itemAt, lastOf, valueAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { FaseRecord, IniziativaRecord } from "../../sources/senato/records.ts";
import type { Firmatario, Persona } from "./modello.ts";

const AREA = "parlamento";

function earliest(dates: readonly (string | null)[]): string | null {
  let found: string | null = dates[0] ?? null;
  for (const date of dates) if (date === null || (found !== null && date < found)) found = date;
  return found;
}

/** One entry for all the signatures of one person (or one signature of who is no person). */
function merged(signatures: readonly IniziativaRecord[], persona: Persona | null): Firmatario {
  const ritirata = signatures.every((signature) => signature.ritirata);
  const withdrawals = signatures.flatMap(({ dataRitiro }) => dataRitiro ?? []).sort(byCodeUnit);
  const first = itemAt(signatures, 0);
  return {
    persona,
    nome: persona?.nome ?? (first.presentatore || (first.tipo ?? "")),
    primo: signatures.some((signature) => signature.primo),
    dataAggiunta: earliest(signatures.map((signature) => signature.dataAggiunta)),
    dataRitiro: ritirata ? (withdrawals.at(-1) ?? null) : null,
    ritirata,
  };
}

/** Order of the answers: first signers, then by date added (from the beginning first), name, id. */
function byRole(a: Firmatario, b: Firmatario): number {
  return (
    Number(b.primo) - Number(a.primo) ||
    byCodeUnit(a.dataAggiunta ?? "", b.dataAggiunta ?? "") ||
    byCodeUnit(a.nome, b.nome) ||
    byCodeUnit(a.persona?.id ?? "", b.persona?.id ?? "")
  );
}

/**
 * The signers of a bill from its readings. The same initiative hangs on several readings and counts once; the same person twice
 * is first signer if any signature is, from the beginning if any is, withdrawn only if all are.
 */
export function signersOf(
  letture: readonly FaseRecord[],
  people: ReadonlyMap<string, Persona>,
  rapporto: Rapporto,
): Firmatario[] {
  const signatures = new Map<string, IniziativaRecord>();
  for (const { iniziative } of letture) for (const signature of iniziative) signatures.set(signature.id, signature);
  const bySigner = new Map<string, IniziativaRecord[]>();
  for (const signature of signatures.values())
    getOrMake(bySigner, signature.persona ?? signature.id, () => []).push(signature);
  const out: Firmatario[] = [];
  for (const group of bySigner.values()) {
    const { id, persona } = itemAt(group, 0);
    if (group.length > 1)
      rapporto.count(AREA, "la stessa persona firma più volte lo stesso disegno di legge: contata una volta", {
        esempio: `${lastOf(letture).fase} ${persona}`,
      });
    const entry = merged(group, persona === null ? null : valueAt(people, persona));
    if (entry.nome === "") rapporto.count(AREA, "firma senza nome: scartata", { esempio: id, scarto: true });
    else out.push(entry);
  }
  return out.sort(byRole);
}

/**
 * The kind of initiative of a bill: that of the first signer of its first reading, `null` where nobody signs it.
 *
 * @example initiativeOf(bill.letture[0], people) // "Parlamentare"
 */
export function initiativeOf(prima: FaseRecord, people: ReadonlyMap<string, Persona>): string | null {
  const signed = prima.iniziative.map((signature) => ({
    tipo: signature.tipo,
    entry: merged([signature], signature.persona === null ? null : valueAt(people, signature.persona)),
  }));
  signed.sort((a, b) => byRole(a.entry, b.entry));
  return signed[0]?.tipo ?? null;
}
