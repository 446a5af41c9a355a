/**
 * The PNRR operations in the plainest code over the model: filter, sort, slice. It shares nothing with the views, so that the
 * two can be held against each other.
 */

import type { OperationId } from "../../generator/api/operations.ts";
import type { Appalto, ModelloPnrr, Progetto, Soggetto } from "../../generator/corpus/pnrr/modello.ts";
import { euro } from "./euro.ts";
import { less } from "./less.ts";
import { fundingOf, type GraphParams, graph } from "./pnrr-graph.ts";
import { ranking } from "./ranking.ts";

export interface PnrrParams extends GraphParams {
  readonly limit?: number;
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

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

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
      const floor = num / den;
      const cents = 2n * (num % den) >= den ? floor + 1n : floor;
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
    case "pnrr-aziende": {
      const by = tendersBy(modello, (a) => a.aziende);
      return ranking(
        subjects(
          modello,
          modello.aziende,
          (i) => by.get(i) ?? [],
          (a, b) => byBig(a.sum, b.sum),
        ),
        limit,
      );
    }
    case "pnrr-enti": {
      const by = tendersBy(modello, (a) => a.enti);
      return ranking(
        subjects(
          modello,
          modello.enti,
          (i) => by.get(i) ?? [],
          (a, b) => b.n - a.n,
        ),
        limit,
      );
    }
    case "pnrr-regioni":
      return ranking(regions(modello), limit);
    case "pnrr-finanziamenti":
      return funding(modello);
    default:
      throw new Error(`non è un'operazione del PNRR: ${operation}`);
  }
}
