/** Readings gathered into bills, in their order. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { parseBillNumber } from "../../law/bill-number.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { FaseRecord, IterRecord } from "../../sources/senato/records.ts";
import { isKnownState } from "./stati.ts";

const AREA = "parlamento";

/** Readings whose number is one, and nobody else's: a number names one file of the tree. */
function distinct(fasi: readonly FaseRecord[], rapporto: Rapporto): FaseRecord[] {
  const taken = new Set<string>();
  return [...fasi]
    .sort((a, b) => a.idFase - b.idFase)
    .filter(({ fase, file }) => {
      const number = parseBillNumber(fase);
      const key = number && `${number.ramo}.${number.chiave}`;
      if (key === null || key !== fase.toUpperCase() || number?.ramo === null) {
        rapporto.count(AREA, "numero di lettura non riconosciuto: lettura scartata", {
          file,
          esempio: fase,
          scarto: true,
        });
        return false;
      }
      if (taken.has(key)) {
        rapporto.count(AREA, "numero di lettura già usato da un'altra: lettura scartata", {
          file,
          esempio: fase,
          scarto: true,
        });
        return false;
      }
      taken.add(key);
      return true;
    });
}

/** Place of each reading in its own bill; entries of a bill's course that point to another bill's readings say nothing. */
function places(fasi: readonly FaseRecord[], iter: readonly IterRecord[]): Map<number, number> {
  const billOf = new Map(fasi.map(({ idFase, idDdl }) => [idFase, idDdl]));
  const out = new Map<number, number>();
  for (const { idDdl, fasi: entries } of iter)
    for (const { idFase, progr } of entries)
      if (billOf.get(idFase) === idDdl && progr < (out.get(idFase) ?? Number.POSITIVE_INFINITY)) out.set(idFase, progr);
  return out;
}

function reportReadings(letture: readonly FaseRecord[], rapporto: Rapporto): void {
  const numbers = letture.map(({ fase }) => fase).join(", ");
  letture.forEach((lettura, i) => {
    const note = (motivo: string) => rapporto.count(AREA, motivo, { esempio: lettura.fase });
    const expected = i === letture.length - 1 ? "presentato" : "trasmesso";
    if (lettura.presentatoTrasmesso !== expected)
      rapporto.count(AREA, `lettura che non risulta «${expected}» come vuole il suo posto: vale il posto`, {
        esempio: `${lettura.fase} in ${numbers}`,
      });
    if (!isKnownState(lettura.stato)) note(`stato sconosciuto «${lettura.stato ?? ""}»: mostrato com'è, aperto`);
    const before = letture[i - 1]?.dataPresentazione;
    if (before && lettura.dataPresentazione && lettura.dataPresentazione < before)
      note("lettura presentata prima della precedente: date tenute come sono");
    if (lettura.dataStato && lettura.dataPresentazione && lettura.dataStato < lettura.dataPresentazione)
      note("stato con una data anteriore alla presentazione: date tenute come sono");
  });
}

/**
 * The readings of each bill in their order, by `idDdl`. A bill is what shares an `idDdl`; the order is that of the bill's course
 * (`progrIter`), and a reading that the course does not place comes after, by date.
 */
export function readingsByBill(
  fasi: readonly FaseRecord[],
  iter: readonly IterRecord[],
  rapporto: Rapporto,
): Map<number, FaseRecord[]> {
  const kept = distinct(fasi, rapporto);
  const place = places(kept, iter);
  const bills = new Map<number, FaseRecord[]>();
  for (const fase of kept) {
    getOrMake(bills, fase.idDdl, () => []).push(fase);
    if (!place.has(fase.idFase))
      rapporto.count(AREA, "lettura senza posto nell'iter: messa in fondo, per data", { esempio: fase.fase });
  }
  const at = ({ idFase }: FaseRecord) => place.get(idFase) ?? Number.MAX_SAFE_INTEGER;
  for (const letture of bills.values()) {
    letture.sort(
      (a, b) =>
        at(a) - at(b) || byCodeUnit(a.dataPresentazione ?? "", b.dataPresentazione ?? "") || a.idFase - b.idFase,
    );
    reportReadings(letture, rapporto);
  }
  return new Map([...bills].sort(([a], [b]) => a - b));
}
