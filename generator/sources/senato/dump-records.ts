/** What the descriptions of a dump say: readings, signatures and the order of readings in a `dump-ddl`, senators and groups in a `dump-composizione`. */

import type { Ramo } from "../../law/bill-number.ts";
import { isRealDate } from "../../law/calendar.ts";
import { billSlug } from "../../law/published-bill.ts";
import type { Rapporto } from "../rapporto.ts";
import type { Descriptions, Predicato } from "./descriptions.ts";
import type {
  AdesioneRecord,
  AssegnazioneRecord,
  FaseRecord,
  GruppoRecord,
  IniziativaRecord,
  IterRecord,
  MandatoRecord,
  SenatoreRecord,
} from "./records.ts";

/** Years that a date of a bill can have: outside, it is a typing error or a placeholder. */
const BILL_YEARS = { first: "1948", last: "2099" };

/** Groups may be older than the Republic: the mixed one of the Senate is of 1946. */
const GROUP_YEARS = { first: "1861", last: "2099" };

/**
 * The day of a date as published (`2023-05-16`, `2023-05-16 00:00:00.0`), `null` where it is not a day of the calendar or its
 * year is outside 1948-2099 (or the other `years` that are given). `refused` receives what becomes `null`.
 *
 * @example plausibleDate("0202-09-12", (raw) => report(raw)) // null
 */
function plausibleDate(
  raw: string | null,
  refused: (raw: string) => void,
  years: { readonly first: string; readonly last: string } = BILL_YEARS,
): string | null {
  if (raw === null) return null;
  const day = raw.trim().slice(0, 10);
  const year = day.slice(0, 4);
  if (isRealDate(day) && year >= years.first && year <= years.last) return day;
  refused(raw);
  return null;
}

/**
 * A text whose entities were escaped twice in the source, and whose spaces mean nothing.
 *
 * @example cleanText("2&ordf;  (Giustizia) ") // "2ª (Giustizia)"
 */
function cleanText(raw: string): string {
  return raw.replaceAll("&ordf;", "ª").replace(/\s+/g, " ").trim();
}

/**
 * The last piece of an address.
 *
 * @example tail("http://dati.senato.it/ddl/55189") // "55189"
 */
function tail(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}

/**
 * A whole number as the dumps write it, `null` for anything else.
 *
 * @example wholeNumber("-9") // -9
 */
function wholeNumber(raw: string | null): number | null {
  return raw !== null && /^-?\d{1,9}$/.test(raw.trim()) ? Number(raw) : null;
}

const AREA = "parlamento";

const RAMI: Readonly<Record<string, Ramo>> = { S: "Senato", C: "Camera" };

/** File names of bills; official numbers have at most 20 characters. */
const NAMEABLE = /^[a-z0-9_-]{1,100}$/;

/** Signing is written `true` in the dumps, `1` in the answers of the query service. */
const YES = new Set(["true", "1"]);

/** Readings, signatures and the order of readings of one dump; reports what it leaves aside. */
export class DdlRecords {
  readonly #d: Descriptions;
  readonly #file: string;
  readonly #rapporto: Rapporto;
  readonly #iniziative = new Map<string, IniziativaRecord | null>();

  constructor(descriptions: Descriptions, file: string, rapporto: Rapporto) {
    this.#d = descriptions;
    this.#file = file;
    this.#rapporto = rapporto;
  }

  #count(motivo: string, esempio: string, scarto = false): void {
    this.#rapporto.count(AREA, motivo, { file: this.#file, esempio, scarto });
  }

  #text(subject: string, predicate: Predicato): string | null {
    const raw = this.#d.one(subject, predicate);
    return raw === null ? null : cleanText(raw);
  }

  #date(subject: string, predicate: Predicato): string | null {
    return plausibleDate(this.#d.one(subject, predicate), (raw) =>
      this.#count("data non plausibile: diventa null", `${subject} ${predicate} ${raw}`),
    );
  }

  /** Every reading of the dump that has a number of its own, by address. */
  fasi(): FaseRecord[] {
    const out: FaseRecord[] = [];
    for (const subject of this.#d.ofClass("Ddl")) {
      const fase = this.#fase(subject);
      if (fase !== null) out.push(fase);
    }
    return out;
  }

  #fase(subject: string): FaseRecord | null {
    const d = this.#d;
    const idFase = wholeNumber(d.one(subject, "idFase")) ?? wholeNumber(tail(subject));
    const idDdl = wholeNumber(d.one(subject, "idDdl"));
    const legislatura = wholeNumber(d.one(subject, "legislatura"));
    const fase = this.#text(subject, "fase");
    const ramo = RAMI[d.one(subject, "ramo") ?? ""] ?? RAMI[fase?.[0]?.toUpperCase() ?? ""];
    if (idFase === null || idDdl === null || legislatura === null || fase === null || ramo === undefined) {
      this.#count("lettura senza idFase, idDdl, legislatura, fase o ramo: scartata", subject, true);
      return null;
    }
    if (!NAMEABLE.test(billSlug(fase))) {
      const shown = fase.length > 40 ? `${fase.slice(0, 40)}…` : fase;
      this.#count("lettura con un numero che nessun file può portare: scartata", `${subject} ${shown}`, true);
      return null;
    }
    const titolo = d.one(subject, "titolo");
    return {
      file: this.#file,
      idFase,
      idDdl,
      legislatura,
      fase,
      ramo,
      // The only text whose inner spaces are kept as published.
      titolo: titolo === null ? null : titolo.replaceAll("&ordf;", "ª").trim(),
      natura: this.#text(subject, "natura"),
      presentatoTrasmesso: this.#text(subject, "presentatoTrasmesso"),
      dataPresentazione: this.#date(subject, "dataPresentazione"),
      stato: this.#text(subject, "statoDdl"),
      dataStato: this.#date(subject, "dataStatoDdl"),
      descrIniziativa: this.#text(subject, "descrIniziativa"),
      numeroLegge: this.#text(subject, "numeroLegge"),
      dataLegge: this.#date(subject, "dataLegge"),
      iniziative: d.all(subject, "iniziativa").flatMap((address) => this.#iniziativa(address) ?? []),
      assegnazioni: d.all(subject, "assegnazione").map((node) => this.#assegnazione(node)),
    };
  }

  #assegnazione(node: string): AssegnazioneRecord {
    return {
      commissione: this.#text(node, "label"),
      tipo: this.#text(node, "tipoCommissione"),
      sede: this.#text(node, "sede"),
      data: this.#date(node, "dataAssegnazione"),
    };
  }

  #iniziativa(address: string): IniziativaRecord | null {
    let found = this.#iniziative.get(address);
    if (found === undefined) {
      found = this.#d.has(address) ? this.#describedIniziativa(address) : null;
      if (found === null) this.#count("firma citata da una lettura ma non descritta: ignorata", address);
      this.#iniziative.set(address, found);
    }
    return found;
  }

  #describedIniziativa(address: string): IniziativaRecord {
    const tipo = this.#text(address, "tipoIniziativa");
    const persona = tipo === "Parlamentare" ? this.#persona(address) : null;
    if (tipo === "Parlamentare" && persona === null)
      this.#count("firma parlamentare senza il riferimento alla persona: mostrata, non contata", address);
    return {
      id: address,
      tipo,
      presentatore: this.#text(address, "presentatore") ?? "",
      persona,
      primo: YES.has(this.#d.one(address, "primoFirmatario") ?? ""),
      dataAggiunta: this.#date(address, "dataAggiuntaFirma"),
      dataRitiro: this.#date(address, "dataRitiroFirma"),
      ritirata: this.#d.one(address, "dataRitiroFirma") !== null,
    };
  }

  /** Government members who sit in Parliament sign as Government: only a parliamentary initiative names a person. */
  #persona(address: string): string | null {
    const senatore = this.#d.one(address, "senatore");
    if (senatore !== null) return /^\d+$/.test(tail(senatore)) ? `S-${tail(senatore)}` : null;
    const deputato = /^d(\d+)(?:_\d+)?$/.exec(tail(this.#d.one(address, "rif_deputato") ?? ""));
    return deputato ? `C-${deputato[1]}` : null;
  }

  /** For each bill, the places of its readings; an entry that cannot be read is reported. */
  iter(): IterRecord[] {
    const out: IterRecord[] = [];
    for (const subject of this.#d.ofClass("IterDdl")) {
      const idDdl = wholeNumber(this.#d.one(subject, "idDdl")) ?? wholeNumber(tail(subject));
      if (idDdl === null) {
        this.#count("iter senza idDdl: ignorato", subject);
        continue;
      }
      const fasi: { idFase: number; progr: number }[] = [];
      for (const node of this.#d.all(subject, "fase")) {
        const idFase = wholeNumber(tail(this.#d.one(node, "ddl") ?? ""));
        const progr = wholeNumber(this.#d.one(node, "progrIter"));
        if (idFase === null || progr === null)
          this.#count("passaggio dell'iter senza lettura o posto: ignorato", subject);
        else fasi.push({ idFase, progr });
      }
      out.push({ idDdl, fasi });
    }
    return out;
  }
}

/** Senators and groups of one dump; reports what it leaves aside. */
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
    const mandates = new Set(this.#d.ofClass("mandatoSenato"));
    for (const subject of this.#d.ofClass("Senatore")) {
      const names = [this.#d.one(subject, "firstName"), this.#d.one(subject, "lastName")];
      const nome = cleanText(names.filter((name) => name !== null).join(" "));
      if (!/^\d+$/.test(tail(subject)) || nome === "") {
        this.#count("senatore senza numero o senza nome: scartato", subject, true);
        continue;
      }
      const adesioni = this.#d.all(subject, "aderisce").flatMap((node) => this.#adesione(node, subject) ?? []);
      const served = this.#d.all(subject, "mandato").filter((node) => mandates.has(node));
      const mandati = served.flatMap((node) => this.#mandato(node) ?? []);
      out.push({ id: `S-${tail(subject)}`, nome, adesioni, mandati });
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

  #mandato(node: string): MandatoRecord | null {
    const inizio = this.#date(node, "inizio");
    if (inizio === null) return null;
    return { legislatura: wholeNumber(this.#d.one(node, "legislatura")), inizio, fine: this.#date(node, "fine") };
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
