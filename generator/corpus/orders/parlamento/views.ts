import { itemAt } from "../../../collections/at.ts";
import { byCodeUnit } from "../../../collections/code-unit.ts";
import { getOrMake } from "../../../collections/get-or-make.ts";
import { noteParlamento, type RamoDays } from "../../../contract/note-parlamento.ts";
import type { MemberEntry } from "../../../contract/resources/members-file.ts";
import { BILL_BUCKETS, billBucket, parseBillNumber } from "../../../law/bill-number.ts";
import { billSlug } from "../../../law/published-bill.ts";
import type { Disegno, Gruppo, ModelloParlamento, Persona } from "../../parlamento/modello.ts";
import type { FindAct } from "./dossier.ts";
import { type Firma, signaturesByPerson } from "./firme.ts";
import { firmeGraph } from "./grafo.ts";
import { type DdlRow, ddlListRow } from "./righe.ts";
import { ddlSheet } from "./scheda.ts";
import { votesViews } from "./votazioni.ts";

// The index by which the router finds a bill (`FORMAT.md`, Finding a bill).

/** One file of the index. */
interface BucketNumeri {
  /** Two digits. */
  readonly bucket: string;
  readonly body: {
    /** Current number of the bill that each reading opens, by branch and key. */
    readonly letture: Readonly<Record<string, string>>;
    /** Rows of the bills that a number without a branch can mean, where they are several. */
    readonly candidati: Readonly<Record<string, readonly DdlRow[]>>;
  };
}

const sorted = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => byCodeUnit(a, b)));

/** Every file of the index, also those that no bill falls in. */
export function indiceNumeri(rows: readonly DdlRow[]): BucketNumeri[] {
  const letture = new Map<string, [string, string][]>();
  const bare = new Map<string, Set<DdlRow>>();
  for (const row of rows)
    for (const numero of row.numeri) {
      const read = parseBillNumber(numero);
      if (read === null) throw new RangeError(`${numero}: no number of a bill`);
      const { ramo, chiave } = read;
      getOrMake(letture, billBucket(chiave), () => []).push([`${ramo}.${chiave}`, row.numero]);
      getOrMake(bare, chiave, () => new Set()).add(row);
    }
  const candidati = new Map<string, [string, DdlRow[]][]>();
  for (const [chiave, found] of bare)
    if (found.size > 1)
      getOrMake(candidati, billBucket(chiave), () => []).push([
        chiave,
        [...found].sort((a, b) => byCodeUnit(a.numero, b.numero)),
      ]);
  return Array.from({ length: BILL_BUCKETS }, (_, i) => {
    const bucket = billBucket(String(i));
    return {
      bucket,
      body: { letture: sorted(letture.get(bucket) ?? []), candidati: sorted(candidati.get(bucket) ?? []) },
    };
  });
}

interface ParlamentoOptions {
  /** Day from which `giorni_fermo` counts back, `YYYY-MM-DD`; `null` where no source has a date. */
  readonly dataRiferimento: string | null;
  /** Finds the acts that a citation names among those served. */
  readonly atti: FindAct;
  /** Of which day the groups of each branch are. */
  readonly giorni: RamoDays;
}

/**
 * Everything that is served about Parliament, in its final order.
 *
 * - `conteggi`: for `/health`
 * - `grafo`, `classifiche`: the operations below `/politici`, rankings by id
 * - `membri`: all members, the ranking first
 * - `ddlLista`: the body of `/ddl/lista`
 * - `ddl`: for each bill the name of its file and its body
 * - `indiceNumeri`: the files of the index of numbers
 * - `voti`: votes, and the votes of every member
 * - `note`: how each answer is computed
 */
export function parlamentoViews(modello: ModelloParlamento, { dataRiferimento, atti, giorni }: ParlamentoOptions) {
  const firme = signaturesByPerson(modello);
  const bills = modello.disegni.map((disegno) => ({ disegno, riga: ddlListRow(disegno, dataRiferimento) }));
  bills.sort((a, b) => byStillness(a.riga, b.riga));
  const rows = bills.map(({ riga }) => riga);
  const voti = votesViews(modello);
  const votesOn = new Map<string, number[]>();
  for (const [place, { row }] of voti.votazioni.entries())
    for (const numero of row.ddl) getOrMake(votesOn, numero, () => []).push(place);
  const votesOf = ({ numeri }: DdlRow) =>
    [...new Set(numeri.flatMap((numero) => votesOn.get(numero) ?? []))]
      .sort((x, y) => x - y)
      .map((place) => itemAt(voti.votazioni, place).row);
  return {
    conteggi: {
      politici: { parlamentari: modello.persone.length, gruppi: modello.gruppi.length },
      ddl: modello.disegni.length,
      votazioni: modello.votazioni.length,
    },
    grafo: firmeGraph(firme, modello.gruppi),
    classifiche: { "politici-parlamentari": rankParlamentari(firme), "politici-gruppi": rankGruppi(firme) },
    membri: allMembers(firme, modello.persone),
    ddlLista: { data_riferimento: dataRiferimento, totale: rows.length, ddl: rows },
    ddl: bills.map(({ disegno, riga }) => ({
      slug: billSlug(riga.numero),
      body: ddlSheet(disegno, riga, votesOf(riga), atti),
    })),
    voti,
    indiceNumeri: indiceNumeri(rows),
    note: noteParlamento(giorni),
  };
}

// The two rankings: only who signed something is in them.

const memberEntry = ({ id, nome, ramo, gruppo }: Persona, signed: readonly Firma[]): MemberEntry => ({
  nome,
  id,
  ramo,
  gruppo: gruppo?.sigla ?? null,
  gruppo_nome: gruppo?.nome ?? null,
  numero_atti: signed.length,
  numero_prime_firme: signed.filter(({ primo }) => primo).length,
});

/** The ranking, then whoever signed nothing, by id. */
const allMembers = (firme: ReadonlyMap<Persona, readonly Firma[]>, persone: readonly Persona[]): MemberEntry[] => [
  ...rankParlamentari(firme),
  ...persone.flatMap((persona) => (firme.has(persona) ? [] : memberEntry(persona, []))),
];

/** People by bills signed, then name, then id. */
function rankParlamentari(firme: ReadonlyMap<Persona, readonly Firma[]>) {
  const entries = [...firme].map(([persona, signed]) => memberEntry(persona, signed));
  return entries.sort((a, b) => b.numero_atti - a.numero_atti || byCodeUnit(a.nome, b.nome) || byCodeUnit(a.id, b.id));
}

/** Groups by distinct bills signed, then name, acronym, branch; a signature counts for the signer's group, as the source of the branch has it. */
function rankGruppi(firme: ReadonlyMap<Persona, readonly Firma[]>) {
  const counted = new Map<Gruppo, { atti: Set<Disegno>; firme: number }>();
  for (const [{ gruppo }, signed] of firme) {
    if (gruppo === null) continue;
    const sum = getOrMake(counted, gruppo, () => ({ atti: new Set(), firme: 0 }));
    for (const { disegno } of signed) sum.atti.add(disegno);
    sum.firme += signed.length;
  }
  const entries = [...counted].map(([{ nome, sigla, ramo }, sum]) => ({
    nome,
    sigla,
    ramo,
    numero_atti: sum.atti.size,
    numero_firme: sum.firme,
  }));
  return entries.sort(
    (a, b) =>
      b.numero_atti - a.numero_atti ||
      byCodeUnit(a.nome, b.nome) ||
      byCodeUnit(a.sigla, b.sigla) ||
      byCodeUnit(a.ramo, b.ramo),
  );
}

/** Open bills that stand still since a known day, open ones without a day, closed ones. */
function kind({ chiuso, giorni_fermo }: DdlRow): number {
  return chiuso ? 2 : giorni_fermo === null ? 1 : 0;
}

/**
 * The order of the list: the longest still first, then open bills without a date, closed ones last from the latest state; equal
 * ones by number.
 *
 * @example rows.sort(byStillness)[0].numero // "C.14"
 */
function byStillness(a: DdlRow, b: DdlRow): number {
  const which = kind(a);
  if (which !== kind(b)) return which - kind(b);
  const stillness = which === 0 ? (b.giorni_fermo ?? 0) - (a.giorni_fermo ?? 0) : 0;
  const closing = which === 2 ? byCodeUnit(b.data_stato ?? "", a.data_stato ?? "") : 0;
  return stillness || closing || byCodeUnit(a.numero, b.numero);
}
