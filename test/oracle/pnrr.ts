/**
 * The PNRR operations in the plainest code over the model: filter, sort, slice. It shares nothing with the views, so that the
 * two can be held against each other.
 */

import type { OperationId } from "../../generator/contract/operations.ts";
import type { Appalto, ModelloPnrr, Progetto, Soggetto } from "../../generator/corpus/pnrr/modello.ts";
import { euro } from "./euro.ts";
import { less } from "./less.ts";
import { fundingOf, type GraphParams, graph } from "./pnrr-graph.ts";
import { ranking } from "./ranking.ts";

export interface PnrrParams extends GraphParams {
  readonly limit?: number;
  readonly offset?: number;
  readonly cup?: string;
  /** Kind and code of a place, `null` for what lies in none of the kind. */
  readonly luogo?: readonly [kind: "comune" | "provincia" | "regione", code: string | null];
}

const byBig = (a: bigint, b: bigint) => (a < b ? 1 : a > b ? -1 : 0);

function subjects(
  modello: ModelloPnrr,
  soggetti: readonly Soggetto[],
  won: (index: number) => readonly Appalto[],
  order: (a: { n: number; sum: bigint }, b: { n: number; sum: bigint }) => number,
) {
  return soggetti
    .map((s, i) => {
      const appalti = won(i);
      const total = (of: readonly Appalto[]) => of.reduce((sum, a) => sum + BigInt(a.importo ?? 0), 0n);
      const oltre = total(appalti.filter((a) => (a.importo ?? 0) > fundingOf(modello, a)));
      const contributi = total(appalti.filter((a) => a.natura === "contributo"));
      return { s, n: appalti.length, sum: total(appalti), oltre, contributi };
    })
    .sort((a, b) => order(a, b) || less(a.s.nome, b.s.nome) || less(a.s.codice, b.s.codice))
    .map(({ s, n, sum, oltre, contributi }) => ({
      nome: s.nome,
      codice_fiscale: s.codice,
      numero_appalti: n,
      importo_totale: euro(sum),
      importo_oltre_finanziamento: euro(oltre),
      importo_contributi: euro(contributi),
    }));
}

/** Tenders of each company or body, by index. */
function tendersBy(modello: ModelloPnrr, members: (a: Appalto) => readonly number[]): Map<number, Appalto[]> {
  const by = new Map<number, Appalto[]>();
  for (const a of modello.appalti) for (const m of members(a)) by.set(m, [...(by.get(m) ?? []), a]);
  return by;
}

/** Those who won, or put out, all tenders of a plan. */
function won(modello: ModelloPnrr, which: "aziende" | "enti", order: Parameters<typeof subjects>[3]) {
  const by = tendersBy(modello, (a) => a[which]);
  return subjects(modello, modello[which], (i) => by.get(i) ?? [], order);
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

const rounded = (num: bigint, den: bigint) => num / den + (2n * (num % den) >= den ? 1n : 0n);

function regions(modello: ModelloPnrr) {
  const sums = new Map<string | null, { num: bigint; den: bigint; projects: Set<Progetto> }>();
  for (const p of modello.progetti) {
    const rows = p.luoghi.length > 0 ? p.luoghi : [{ regione: null, percentuale: null }];
    const weights = rows.map((r) => (r.percentuale === null ? null : BigInt(Math.round(Number(r.percentuale) * 1e6))));
    const whole = weights.reduce<bigint>((sum, w) => sum + (w ?? 0n), 0n);
    const equal = whole === 0n || weights.includes(null);
    rows.forEach((r, i) => {
      const [n, d] = equal ? [1n, BigInt(rows.length)] : [weights[i]!, whole];
      const old = sums.get(r.regione) ?? { num: 0n, den: 1n, projects: new Set<Progetto>() };
      const num = old.num * d + BigInt(p.totale ?? 0) * n * old.den;
      const den = old.den * d;
      const common = gcd(num, den);
      old.projects.add(p);
      sums.set(r.regione, { num: num / common, den: den / common, projects: old.projects });
    });
  }
  return [...sums]
    .map(([codice, { num, den, projects }]) => {
      const cents = rounded(num, den);
      const nome = codice === null ? "NON DISPONIBILE" : modello.regioni.get(codice)!;
      return { nome, codice, numero_progetti: projects.size, cents };
    })
    .sort((a, b) => byBig(a.cents, b.cents) || less(a.nome, b.nome) || less(a.codice ?? "", b.codice ?? ""))
    .map(({ cents, ...row }) => ({ ...row, importo_totale: euro(cents) }));
}

function funding(modello: ModelloPnrr) {
  const { progetti, fonti } = modello;
  const settori = [...new Set(progetti.map((p) => p.settore))];
  const index = new Map(progetti.map((p, i) => [p, i]));
  const source = (p: Progetto, f: number) => BigInt(modello.importiFonti[index.get(p)! * fonti.length + f]!);
  const sum = (of: readonly Progetto[], f: number) => of.reduce((s, p) => s + source(p, f), 0n);
  const totals = (of: readonly Progetto[]) => of.reduce((s, p) => s + BigInt(p.totale ?? 0), 0n);
  const inSector = new Map(settori.map((s) => [s, progetti.filter((p) => p.settore === s)]));
  return {
    totale: euro(totals(progetti)),
    fonti: fonti
      .map(({ codice, nome }, f) => ({ codice, nome, cents: sum(progetti, f) }))
      .filter((x) => x.cents > 0n)
      .sort((a, b) => byBig(a.cents, b.cents) || less(a.codice, b.codice))
      .map(({ codice, nome, cents }) => ({ codice, nome, importo: euro(cents) })),
    settori: settori
      .map((nome) => ({ nome, cents: totals(inSector.get(nome)!) }))
      .filter((x) => x.cents > 0n)
      .sort((a, b) => byBig(a.cents, b.cents) || less(a.nome, b.nome))
      .map(({ nome, cents }) => ({ nome, importo: euro(cents) })),
    flussi: settori
      .flatMap((settore) =>
        fonti.map(({ codice }, f) => ({ fonte: codice, settore, cents: sum(inSector.get(settore)!, f) })),
      )
      .filter((x) => x.cents > 0n)
      .sort((a, b) => byBig(a.cents, b.cents) || less(a.fonte, b.fonte) || less(a.settore, b.settore))
      .map(({ fonte, settore, cents }) => ({ fonte, settore, importo: euro(cents) })),
  };
}

const NOWHERE = { regione: null, provincia: null, comune: null, percentuale: null };
type Row = Progetto["luoghi"][number];

/** Each row of a project with its share. */
function shares({ luoghi }: Progetto): { row: Row; n: bigint; d: bigint }[] {
  const rows = luoghi.length > 0 ? luoghi : [NOWHERE];
  const weights = rows.map((r) => (r.percentuale === null ? null : BigInt(Math.round(Number(r.percentuale) * 1e6))));
  const whole = weights.reduce<bigint>((sum, w) => sum + (w ?? 0n), 0n);
  const equal = whole === 0n || weights.includes(null);
  return rows.map((row, i) => (equal ? { row, n: 1n, d: BigInt(rows.length) } : { row, n: weights[i]!, d: whole }));
}

/** Where a row is, as answers say it. */
function placeIn({ regioni, province, comuni }: ModelloPnrr, { regione, provincia, comune }: Row) {
  const of = provincia === null ? undefined : province.get(provincia);
  const names = { provincia: of?.nome ?? null, regione: of?.regione ? regioni.get(of.regione)! : null };
  if (comune !== null) return { tipo: "comune", codice: comune, nome: comuni.get(comune), ...names };
  if (provincia !== null) return { tipo: "provincia", codice: provincia, nome: of?.nome, ...names };
  if (regione === null) return null;
  return {
    tipo: "regione",
    codice: regione,
    nome: regioni.get(regione),
    provincia: null,
    regione: regioni.get(regione),
  };
}

function projectRow(modello: ModelloPnrr, p: Progetto) {
  const places = p.luoghi.map((row) => placeIn(modello, row)).filter((place) => place !== null);
  return {
    cup: p.cup,
    clp: p.clp === "" ? null : p.clp,
    submisura: p.submisura === "" ? null : p.submisura,
    titolo: p.titolo === "" ? null : p.titolo,
    settore: p.settore,
    luoghi: places.filter((a, i) => places.findIndex((b) => b.tipo === a.tipo && b.codice === a.codice) === i),
    finanziamento_totale: p.totale === null ? null : euro(p.totale),
    n_appalti: p.appalti.length,
    importo_appalti: euro(p.appalti.reduce((sum, a) => sum + BigInt(modello.appalti[a]!.importo ?? 0), 0n)),
  };
}

const byFunding = (a: Progetto, b: Progetto) => (b.totale ?? 0) - (a.totale ?? 0) || less(a.id, b.id);

function projects(modello: ModelloPnrr, { luogo, cup, limit = 100, offset = 0 }: PnrrParams) {
  const here = (row: Row) => luogo === undefined || row[luogo[0]] === luogo[1];
  const chosen = modello.progetti
    .filter((p) => (cup === undefined || p.cup === cup) && shares(p).some(({ row }) => here(row)))
    .sort(byFunding);
  let [num, den] = [0n, 1n];
  for (const p of chosen)
    for (const { row, n, d } of shares(p)) {
      if (!here(row)) continue;
      [num, den] = [num * d + BigInt(p.totale ?? 0) * n * den, den * d];
      const common = gcd(num, den);
      [num, den] = [num / common, den / common];
    }
  const inPlace = (p: Progetto) => {
    const rows = shares(p).filter(({ row }) => here(row));
    const part = rows.reduce((sum, { n }) => sum + n, 0n);
    return p.totale === null ? null : euro(rounded(BigInt(p.totale) * part, rows[0]!.d));
  };
  return {
    totale: chosen.length,
    importo_totale: euro(rounded(num, den)),
    limit,
    offset,
    progetti: chosen
      .slice(offset, offset + limit)
      .map((p) => ({ ...projectRow(modello, p), importo_nel_luogo: inPlace(p) })),
  };
}

/** The projects of a code, whole. */
function project(modello: ModelloPnrr, { cup = "" }: PnrrParams) {
  const chosen = modello.progetti.filter((p) => p.cup === cup).sort(byFunding);
  const named = ({ codice, nome }: Soggetto) => ({ codice_fiscale: codice, nome });
  const members = (all: readonly Soggetto[], of: readonly number[]) =>
    of
      .map((i) => all[i]!)
      .sort((a, b) => less(a.id, b.id))
      .map(named);
  return {
    cup,
    totale: chosen.length,
    importo_totale: euro(chosen.reduce((sum, p) => sum + BigInt(p.totale ?? 0), 0n)),
    progetti: chosen.map((p) => ({
      id: p.id,
      ...projectRow(modello, p),
      finanziamenti: modello.fonti
        .map(({ codice, nome }, f) => ({
          codice,
          nome,
          importo: euro(modello.importiFonti[modello.progetti.indexOf(p) * modello.fonti.length + f]!),
        }))
        .filter(({ importo }) => importo !== 0)
        .sort((a, b) => b.importo - a.importo || less(a.codice, b.codice)),
      appalti: p.appalti
        .map((a) => modello.appalti[a]!)
        .sort((a, b) => (b.importo ?? 0) - (a.importo ?? 0) || less(a.id, b.id))
        .map((a) => ({
          id: a.id,
          cig: a.cig,
          oggetto: a.label,
          importo: a.importo === null ? null : euro(a.importo),
          natura: a.natura,
          oltre_finanziamento: a.oltreFinanziamento > 0,
          enti: members(modello.enti, a.enti),
          aziende: members(modello.aziende, a.aziende),
        })),
    })),
  };
}

/** The tenders of a place: those that a project lying there names, and whether one of their projects lies elsewhere too. */
function tendersIn(modello: ModelloPnrr, [kind, code]: NonNullable<PnrrParams["luogo"]>) {
  const rowsOf = modello.appalti.map((): Row[] => []);
  for (const p of modello.progetti) for (const a of p.appalti) rowsOf[a]!.push(...shares(p).map(({ row }) => row));
  return modello.appalti
    .map((appalto, a) => ({ appalto, rows: rowsOf[a]! }))
    .filter(({ rows }) => rows.some((row) => row[kind] === code))
    .map(({ appalto, rows }) => ({ appalto, altrove: rows.some((row) => row[kind] !== code) }));
}

/** A ranking of a place: that of a plan that has no other tenders. */
function inPlace(modello: ModelloPnrr, which: "aziende" | "enti", { luogo, limit = 20 }: PnrrParams) {
  const own = tendersIn(modello, luogo!);
  const elsewhere = own.filter(({ altrove }) => altrove).map(({ appalto }) => appalto);
  const sum = (of: readonly Appalto[]) => euro(of.reduce((cents, { importo }) => cents + BigInt(importo ?? 0), 0n));
  const all = own.map(({ appalto }) => appalto);
  const rows = subjects(
    modello,
    modello[which],
    (i) => all.filter((a) => a[which].includes(i)),
    which === "enti" ? (a, b) => b.n - a.n : (a, b) => byBig(a.sum, b.sum),
  )
    .filter(({ numero_appalti }) => numero_appalti > 0)
    .map((row) => {
      const i = modello[which].findIndex(({ codice }) => codice === row.codice_fiscale);
      return { ...row, importo_anche_altrove: sum(elsewhere.filter((a) => a[which].includes(i))) };
    });
  const figures = { numero_appalti: all.length, importo_appalti: sum(all), importo_anche_altrove: sum(elsewhere) };
  return { ...figures, ...ranking(rows, limit) };
}

const RANKINGS = {
  "pnrr-aziende": (modello: ModelloPnrr) => won(modello, "aziende", (a, b) => byBig(a.sum, b.sum)),
  "pnrr-enti": (modello: ModelloPnrr) => won(modello, "enti", (a, b) => b.n - a.n),
  "pnrr-regioni": regions,
};
const known = new WeakMap<ModelloPnrr, Partial<Record<keyof typeof RANKINGS, readonly object[]>>>();

/** All rows of a ranking of a model, put in order once. */
function ranked(modello: ModelloPnrr, which: keyof typeof RANKINGS): readonly object[] {
  const own = known.get(modello) ?? {};
  known.set(modello, own);
  own[which] ??= RANKINGS[which](modello);
  return own[which];
}

/**
 * The body of a PNRR operation without its `meta`.
 *
 * @param params parsed values; what is absent has its default
 */
export function pnrrOracle(modello: ModelloPnrr, operation: OperationId, params: PnrrParams): object {
  const limit = params.limit ?? 20;
  switch (operation) {
    case "pnrr-graph":
      return graph(modello, params);
    case "pnrr-aziende":
    case "pnrr-enti":
    case "pnrr-regioni":
      return ranking(ranked(modello, operation), limit);
    case "pnrr-finanziamenti":
      return funding(modello);
    case "pnrr-progetti":
      return projects(modello, params);
    case "pnrr-progetto":
      return project(modello, params);
    case "pnrr-luogo-aziende":
      return inPlace(modello, "aziende", params);
    case "pnrr-luogo-enti":
      return inPlace(modello, "enti", params);
    default:
      throw new Error(`non è un'operazione del PNRR: ${operation}`);
  }
}
