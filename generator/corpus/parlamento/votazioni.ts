/** Votes by name: what each was, on which bills, who took which position in which group of that day. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { parseBillNumber, type Ramo, withoutCommitteeText } from "../../law/bill-number.ts";
import { inLowerCase } from "../../law/names/in-lower-case.ts";
import type { Rapporto } from "../../sources/rapporto.ts";
import type { SenatoRecords, SenatoreRecord } from "../../sources/senato/records.ts";
import { voteKind } from "../../sources/votazioni/kind.ts";
import type { EspressioneRecord, VotazioneRecord } from "../../sources/votazioni/records.ts";
import { disagreements, isOpen } from "../../sources/votazioni/sums.ts";
import { leggeOf } from "./legge.ts";
import type { Disegno, Persona, Posizione, Votazione, Voto } from "./modello.ts";
import type { PeopleRecords } from "./persone.ts";

const AREA = "parlamento";

interface VotesRecords extends PeopleRecords {
  readonly votes: readonly VotazioneRecord[];
  readonly giornoSenato: string | null;
  readonly people: ReadonlyMap<string, Persona>;
  readonly disegni: readonly Disegno[];
}

// Which bills a vote was on.

const NUMBER = "\\d{1,5}(?:-(?:bis|ter|quater|quinquies|[A-H]))*(?![\\w-]|\\.\\d)";
/** `1091-1240-A`: two bills, and the committee's text. */
const JOINED = "(\\d{1,5}(?:-(?:bis|ter|quater|quinquies|[A-H]|\\d{1,5}))*)(?![\\w-])";

/** The forms in which a text of the branch names bills: a bare number in it is an amendment, an article, anything. */
const NAMED: Readonly<Record<Ramo, readonly RegExp[]>> = {
  Senato: [
    new RegExp(
      `\\b(?:disegno di legge|atto senato|ddl|a\\.s\\.) ?(?:n\\. ?)?(${NUMBER}(?:(?:, ?| e )n\\. ?${NUMBER})*)`,
      "gi",
    ),
    new RegExp(
      `\\b(?:disegni di legge|atti senato|(?:ddl|a\\.s\\.) ?(?=nn)) ?(?:nn?\\. ?)?(${NUMBER}(?:(?:, ?| e )(?:n\\. ?)?${NUMBER})*)`,
      "gi",
    ),
    new RegExp(`(?<![\\w.])S\\. ?(${NUMBER})(?= -)`, "g"),
  ],
  Camera: [
    new RegExp(`\\b(?:[DP]DL(?: COST)?\\.?|A\\.C\\.) ?(?:nn?\\. ?)?${JOINED}`, "gi"),
    new RegExp(`(?<![\\w./])9/${JOINED}/\\d`, "gi"),
    new RegExp(`(?<![\\w./-])${JOINED} E ABB`, "gi"),
    new RegExp(`(?<![\\w.])C\\. ?${JOINED}`, "g"),
  ],
};
/** A number with what belongs to it. */
const EACH = /\d+(?:-[a-z]+)*/gi;

function numbersIn(text: string | null, ramo: Ramo): string[] {
  const written = NAMED[ramo].flatMap((form) => [...(text ?? "").matchAll(form)].map(([, numbers = ""]) => numbers));
  return written.flatMap((numbers) =>
    (numbers.match(EACH) ?? []).flatMap((number) => {
      const chiave = parseBillNumber(number)?.chiave;
      return chiave === undefined ? [] : `${ramo[0]}.${withoutCommitteeText(chiave) ?? chiave}`;
    }),
  );
}

/** Bills by what votes call them. */
class Bills {
  readonly #byNumber = new Map<string, { fase: string; titolo: string | null; disegno: Disegno }>();
  readonly #byReading = new Map<number, string>();

  constructor(disegni: readonly Disegno[]) {
    for (const disegno of disegni)
      for (const { fase, idFase, titolo } of disegno.letture) {
        this.#byNumber.set(fase.toUpperCase(), { fase, titolo, disegno });
        this.#byReading.set(idFase, fase);
      }
  }

  /** The readings that a vote is linked to, by number; where the link leads to none, those that its words name. */
  of({ id, ramo, ddl, fasi, collegata, etichetta, descrizione }: VotazioneRecord, rapporto: Rapporto): string[] {
    const found = new Set(ddl.map((number) => this.#byNumber.get(number.toUpperCase())?.fase ?? number));
    for (const idFase of fasi) {
      const fase = this.#byReading.get(idFase);
      if (fase !== undefined) found.add(fase);
    }
    if (found.size === 0 && (!collegata || fasi.length > 0)) {
      const named = numbersIn(descrizione, ramo);
      for (const number of named.length > 0 ? named : numbersIn(etichetta, ramo))
        found.add(this.#byNumber.get(number)?.fase ?? number);
    }
    if (found.size === 0 && fasi.length > 0)
      rapporto.count(AREA, "votazione su una lettura che non è nei dump: senza numero", {
        esempio: `${id} ${fasi.join(", ")}`,
      });
    const digits = (number: string) => Number(/\d+/.exec(number)?.[0] ?? 0);
    return [...found].sort((a, b) => byCodeUnit(a[0] ?? "", b[0] ?? "") || digits(a) - digits(b) || byCodeUnit(a, b));
  }

  /** The title of the first reading that is known here and has one. */
  titolo(ddl: readonly string[]): string | null {
    return ddl.flatMap((number) => this.#byNumber.get(number.toUpperCase())?.titolo ?? [])[0] ?? null;
  }

  /** The law that one of the readings' bills has become. */
  legge(ddl: readonly string[]): Votazione["legge"] {
    for (const number of ddl) {
      const bill = this.#byNumber.get(number.toUpperCase());
      const eli = bill && leggeOf(bill.disegno)?.eli;
      if (eli) return { eli };
    }
    return null;
  }
}

// Who was in which group, and in office, on a day.

/** Whether somebody was out of office on a day, where the mandates are known. */
const isOutside = (person: Persona | undefined, day: string): boolean =>
  person?.mandati?.some(({ dal, al }) => dal <= day && day <= (al ?? "9999")) === false;

interface Days {
  readonly inizio: string | null;
  readonly fine: string | null;
}

const openOn =
  (day: string) =>
  ({ inizio, fine }: Days): boolean =>
    (inizio ?? "") <= day && day <= (fine ?? "9999");

/** The composition of the Senate, and the last day of which it can speak. */
class Senate {
  readonly #records: SenatoRecords;
  readonly #senators: ReadonlyMap<string, SenatoreRecord>;
  readonly #known: string;

  /** @param said day of which the source is said to be: that of a download where its host tells none */
  constructor(records: SenatoRecords, said: string | null) {
    const { senatori, composizioneAl } = records;
    this.#records = records;
    this.#senators = new Map(senatori.map((one) => [one.id, one]));
    const days = [said, composizioneAl].flatMap((day) => day ?? []).sort(byCodeUnit);
    const begun = senatori.flatMap(({ adesioni, mandati }) =>
      [...adesioni, ...mandati].map(({ inizio }) => inizio ?? ""),
    );
    this.#known = begun.reduce((newest, day) => (day > newest ? day : newest), days[0] ?? "");
  }

  /** Whether the composition is at least as recent as a day. */
  knows(day: string | null): day is string {
    return day !== null && day <= this.#known;
  }

  /** The group whose member a senator was that day; `null` where that is not known, or two are open. */
  groupOf(id: string, day: string | null): Voto["gruppo"] {
    if (!this.knows(day)) return null;
    const open = new Set(
      this.#senators
        .get(id)
        ?.adesioni.filter(openOn(day))
        .map(({ gruppo }) => gruppo),
    );
    const names = this.#records.gruppi.find((gruppo) => open.size === 1 && open.has(gruppo.id))?.denominazioni ?? [];
    const name = names.find(openOn(day)) ?? names.at(-1);
    return name === undefined ? null : { sigla: name.titoloBreve, nome: name.titolo };
  }

  inOffice(day: string): string[] {
    return this.#records.senatori.flatMap(({ id, mandati }) => (mandati.some(openOn(day)) ? id : []));
  }
}

// What the lists say.

const EXPRESSED: readonly Posizione[] = ["favorevole", "contrario", "astenuto"];

/** What says less goes where another list says more: the first of a pair, where one of the second is there. */
const WEAKER: readonly (readonly [weak: (row: EspressioneRecord) => boolean, by: readonly Posizione[] | null])[] = [
  // Who is in the hall may vote, or preside.
  [({ parole }) => /^presente$/i.test(parole), null],
  [({ voto }) => voto === "non_votante", null],
  [({ voto }) => voto === "ha_votato", null],
  [({ voto }) => voto === "presidente", EXPRESSED],
  [({ voto }) => voto === "presente_non_votante", ["presidente"]],
];

/** What the row of somebody in a secret vote says: that he voted, and not how. */
const inSecret = (row: EspressioneRecord): EspressioneRecord =>
  EXPRESSED.includes(row.voto) ? { ...row, voto: "ha_votato", parole: "" } : row;

/** The one position that somebody's rows amount to; `null` where they contradict each other, or say of an open vote only that it was cast. */
function positionIn(rows: readonly EspressioneRecord[], palese: boolean): EspressioneRecord | null {
  let left = palese ? rows : rows.map(inSecret);
  for (const [weak, by] of WEAKER) {
    const stronger = left.filter((row) => !weak(row) && (by?.includes(row.voto) ?? true));
    if (stronger.length > 0) left = left.filter((row) => !weak(row));
  }
  const [first] = left;
  if (first === undefined || (palese && first.voto === "ha_votato")) return null;
  return left.every(({ voto }) => voto === first.voto) ? first : null;
}

const byDay = (a: Votazione, b: Votazione) =>
  byCodeUnit(b.data ?? "", a.data ?? "") || b.seduta - a.seduta || b.numero - a.numero || byCodeUnit(a.ramo, b.ramo);

/**
 * Final votes and questions of confidence of the legislature, in the order of the answers.
 *
 * @param rapporto gets a line for each vote whose lists and numbers disagree
 */
export function votazioniOf(
  { votes, senato, deputati, giornoSenato, people, disegni }: VotesRecords,
  rapporto: Rapporto,
): Votazione[] {
  const bills = new Bills(disegni);
  const senate = new Senate(senato, giornoSenato);
  const names = new Map(deputati.flatMap(({ gruppi }) => gruppi.map(({ sigla, nome }) => [sigla, nome] as const)));
  const legislatura = senato.legislatura ?? votes.reduce((n, vote) => Math.max(n, vote.legislatura), 0);

  const groupOf = (rows: readonly EspressioneRecord[], id: string, { ramo, data }: VotazioneRecord): Voto["gruppo"] => {
    if (ramo === "Senato") return senate.groupOf(id, data);
    const [sigla, ...others] = new Set(rows.flatMap((row) => row.sigla ?? []));
    return sigla === undefined || others.length > 0 ? null : { sigla, nome: names.get(sigla) ?? sigla };
  };
  /** Who has left is named as the row names: surname first, in capitals. */
  const nameOf = (id: string, nomi: VotazioneRecord["nomi"]) => people.get(id)?.nome ?? inLowerCase(nomi.get(id) ?? id);

  const out: Votazione[] = [];
  for (const record of votes) {
    const {
      etichetta,
      descrizione,
      tipo,
      finale,
      segreta,
      fiducia,
      congedoMissione,
      fasi,
      collegata,
      nomi,
      ...published
    } = record;
    const { id, ramo, data } = published;
    const note = (motivo: string, esempio = id) => rapporto.count(AREA, motivo, { esempio });
    if (record.legislatura !== legislatura) {
      note(`votazioni della legislatura ${record.legislatura}: si serve la ${legislatura}`);
      continue;
    }
    const categoria = voteKind(record);
    if (categoria === null) continue;
    const ddl = bills.of(record, rapporto);
    // A document is voted finally too: in the Senate only a bill counts.
    if (ramo === "Senato" && categoria === "finale" && ddl.length + fasi.length === 0) {
      note("votazione finale del Senato senza un disegno di legge riconosciuto: non servita");
      continue;
    }
    const all = [...record.voti.values()].flat();
    const palese = isOpen(record);
    if (!palese && all.some(({ voto }) => EXPRESSED.includes(voto)))
      note("votazione segreta con posizioni nella fonte: si serve che hanno votato, non come");
    const voti: Voto[] = [];
    for (const [person, rows] of record.voti) {
      const one = positionIn(rows, palese);
      if (one === null) continue;
      voti.push({
        id: person,
        nome: nameOf(person, nomi),
        gruppo: groupOf(rows, person, record),
        voto: one.voto,
        parole: one.parole || null,
      });
      if (data !== null && isOutside(people.get(person), data))
        note("voto di chi quel giorno non era in carica: in nessun totale", `${id} ${person}`);
    }
    const wrong = disagreements(record, palese);
    const unclear = record.voti.size - voti.length;
    if (unclear > 0) wrong.push(`${unclear} persone in elenchi che si contraddicono`);
    if (wrong.length > 0)
      note("votazione con elenchi e numeri che non tornano: servita con `quadra` falso", `${id}: ${wrong.join("; ")}`);
    const chaired = all.some(({ voto }) => voto === "presidente");
    const inOffice =
      ramo === "Senato" && palese && chaired && wrong.length === 0 && senate.knows(data) ? senate.inOffice(data) : [];
    for (const person of inOffice)
      if (!record.voti.has(person))
        voti.push({
          id: person,
          nome: nameOf(person, nomi),
          gruppo: senate.groupOf(person, data),
          voto: "non_partecipa",
          parole: null,
        });
    out.push({
      ...published,
      titolo: bills.titolo(ddl),
      oggetto: descrizione ?? etichetta,
      categoria,
      palese,
      ddl,
      legge: bills.legge(ddl),
      quadra: wrong.length === 0,
      voti: voti.sort((a, b) => byCodeUnit(a.nome, b.nome) || byCodeUnit(a.id, b.id)),
      mandatiNoti: inOffice.length > 0,
    });
  }
  return out.sort(byDay);
}
