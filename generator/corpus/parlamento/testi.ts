/** Which of the texts of a bill its dossier is read from. */

import { lastOf } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { billCitations } from "../../law/bill-citations.ts";
import type { TestoRecord, TipoTesto } from "../../sources/ddl/read.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { FaseRecord } from "../../sources/senato/records.ts";
import type { Citato } from "./modello.ts";

/** The text that was approved before the one that was presented, before the committee's. */
const PREFERENCE: readonly TipoTesto[] = ["DDLMESS", "DDLPRES", "DDLCOMM"];

function best(texts: readonly TestoRecord[]): TestoRecord | undefined {
  return [...texts].sort(
    (a, b) =>
      PREFERENCE.indexOf(a.tipo) - PREFERENCE.indexOf(b.tipo) ||
      b.articoli - a.articoli ||
      (a.idTesto ?? Number.MAX_SAFE_INTEGER) - (b.idTesto ?? Number.MAX_SAFE_INTEGER) ||
      byCodeUnit(a.file, b.file),
  )[0];
}

/** Texts by reading, ready to be chosen from. */
export class TextsByReading {
  readonly #byReading = new Map<number, TestoRecord[]>();

  /** Texts of readings that are not served join nothing: they are counted, not discarded. */
  constructor(texts: readonly TestoRecord[], served: ReadonlySet<number>, rapporto: Rapporto) {
    for (const text of texts) {
      if (text.idFase === null || !served.has(text.idFase))
        rapporto.count("ddl", "testo di una lettura che non è nei dump: non abbinato", { esempio: text.file });
      // Side by side every article stands twice; stubs have none.
      else if (text.articoli > 0 && !text.aFronte) getOrMake(this.#byReading, text.idFase, () => []).push(text);
    }
  }

  /**
   * The text of a bill: of its latest reading that has one with articles, the approved one, else the presented, else the
   * committee's; among several files the one with most articles, then the lowest id. Where there is none, the title of the
   * current reading.
   */
  of(letture: readonly FaseRecord[]): Citato {
    for (const { idFase } of [...letture].reverse()) {
      const found = best(this.#byReading.get(idFase) ?? []);
      if (found) return { testo: "articolato", articoli: found.articoli, citazioni: found.citazioni };
    }
    const titolo = lastOf(letture).titolo;
    return { testo: "titolo", articoli: 0, citazioni: titolo === null ? [] : billCitations(null, [titolo]) };
  }
}
