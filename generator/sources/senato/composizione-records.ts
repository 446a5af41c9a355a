/** Senators and groups, out of the descriptions of a `dump-composizione`. */

import type { Rapporto } from "../rapporto.ts";
import type { Descriptions } from "./descriptions.ts";
import type { AdesioneRecord, GruppoRecord, SenatoreRecord } from "./records.ts";
import { cleanText, GROUP_YEARS, plausibleDate, tail, wholeNumber } from "./values.ts";
import type { Predicato } from "./vocabulary.ts";

const AREA = "parlamento";

/** Builds the records of one dump; reports what it leaves aside. */
export class ComposizioneRecords {
  readonly #d: Descriptions;
  readonly #file: string;
  readonly #rapporto: Rapporto;

  constructor(descriptions: Descriptions, file: string, rapporto: Rapporto) {
    this.#d = descriptions;
    this.#file = file;
    this.#rapporto = rapporto;
  }

  #count(motivo: string, esempio: string, scarto = false): void {
    this.#rapporto.count(AREA, motivo, { file: this.#file, esempio, scarto });
  }

  #date(subject: string, predicate: Predicato): string | null {
    const refused = (raw: string) => this.#count("data non plausibile: diventa null", `${subject} ${predicate} ${raw}`);
    return plausibleDate(this.#d.one(subject, predicate), refused, GROUP_YEARS);
  }

  /** Every senator with a number and a name. */
  senatori(): SenatoreRecord[] {
    const out: SenatoreRecord[] = [];
    for (const subject of this.#d.ofClass("Senatore")) {
      const names = [this.#d.one(subject, "firstName"), this.#d.one(subject, "lastName")];
      const nome = cleanText(names.filter((name) => name !== null).join(" "));
      if (!/^\d+$/.test(tail(subject)) || nome === "") {
        this.#count("senatore senza numero o senza nome: scartato", subject, true);
        continue;
      }
      const adesioni = this.#d.all(subject, "aderisce").flatMap((node) => this.#adesione(node, subject) ?? []);
      out.push({ id: `S-${tail(subject)}`, nome, adesioni });
    }
    return out;
  }

  #adesione(node: string, senatore: string): AdesioneRecord | null {
    const gruppo = this.#d.one(node, "gruppo");
    if (gruppo === null) {
      this.#count("adesione senza gruppo: ignorata", senatore);
      return null;
    }
    return {
      legislatura: wholeNumber(this.#d.one(node, "legislatura")),
      gruppo,
      inizio: this.#date(node, "inizio"),
      fine: this.#date(node, "fine"),
    };
  }

  /** Every group with at least one denomination. */
  gruppi(): GruppoRecord[] {
    const out: GruppoRecord[] = [];
    for (const id of this.#d.ofClass("gruppoParlamentare")) {
      const denominazioni = this.#d.all(id, "denominazione").flatMap((node) => {
        const titolo = this.#d.one(node, "titolo");
        if (titolo === null) return [];
        return {
          titolo: cleanText(titolo),
          titoloBreve: cleanText(this.#d.one(node, "titoloBreve") ?? titolo),
          inizio: this.#date(node, "inizio"),
          fine: this.#date(node, "fine"),
        };
      });
      if (denominazioni.length === 0) this.#count("gruppo senza denominazione: ignorato", id);
      else out.push({ id, denominazioni });
    }
    return out;
  }
}
