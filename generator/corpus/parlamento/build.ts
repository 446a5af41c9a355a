import { itemAt, lastOf, valueAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { billCitations } from "../../law/bill-citations.ts";
import type { TestoRecord, TipoTesto } from "../../sources/ddl/read-bill-text.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { AssegnazioneRecord, FaseRecord, IniziativaRecord } from "../../sources/senato/records.ts";
import type { VotazioneRecord } from "../../sources/votazioni/records.ts";
import { readingsByBill } from "./letture.ts";
import type { Citato, Disegno, Firmatario, Gruppo, ModelloParlamento, Persona, Votazione } from "./modello.ts";
import { type PeopleRecords, peopleOf } from "./persone.ts";
import { votazioniOf } from "./votazioni.ts";

// Who signed a bill: the union of the signatures of its readings, each person once.

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
function signersOf(
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
function initiativeOf(prima: FaseRecord, people: ReadonlyMap<string, Persona>): string | null {
  const signed = prima.iniziative.map((signature) => ({
    tipo: signature.tipo,
    entry: merged([signature], signature.persona === null ? null : valueAt(people, signature.persona)),
  }));
  signed.sort((a, b) => byRole(a.entry, b.entry));
  return signed[0]?.tipo ?? null;
}

// Which of the texts of a bill its dossier is read from.

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
class TextsByReading {
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

/** What the sources say of Parliament. */
export interface ParlamentoRecords extends PeopleRecords {
  readonly votazioni?: readonly VotazioneRecord[];
  /** Day of which the source of the Senate's composition is said to be. */
  readonly giornoSenato?: string | null;
}

/** Who voted and is in no list of members: without a group, as whoever signs. */
function addVoters(people: Map<string, Persona>, votazioni: readonly Votazione[], rapporto: Rapporto): void {
  for (const { ramo, voti } of votazioni)
    for (const { id, nome } of voti) {
      if (people.has(id)) continue;
      const motivo = `votante che non è nell'elenco dei membri (${ramo}): ha il nome della riga, se c'è`;
      rapporto.count(AREA, motivo, { esempio: id });
      people.set(id, { id, nome, ramo, gruppo: null, mandati: null });
    }
}

/**
 * Joins what the sources say of one legislature.
 *
 * @param testi texts of bills, of any legislature
 * @param dataRiferimento `YYYY-MM-DD`, after which a date lies in the future; `null` where no source has a date
 * @example buildParlamento({ senato: await readSenato(dir, rapporto), deputati: await readCamera(dir, rapporto) }, testi, "2024-05-08", rapporto)
 */
export function buildParlamento(
  records: ParlamentoRecords,
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
  const { votazioni: votes = [], giornoSenato = null, deputati } = records;
  const votazioni = votazioniOf({ votes, senato, deputati, giornoSenato, people, disegni }, rapporto);
  addVoters(people, votazioni, rapporto);
  const persone = [...people.values()].sort((a, b) => byCodeUnit(a.id, b.id));
  const gruppi = [...new Set(persone.flatMap(({ gruppo }) => gruppo ?? []))].sort(byName);
  return { legislatura: senato.legislatura, persone, gruppi, disegni, votazioni };
}
