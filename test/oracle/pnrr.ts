/**
 * The PNRR operations in the plainest code over the model: filter, sort, slice. It shares nothing with the views, so that the
 * two can be held against each other.
 */

import type { OperationId } from "../../generator/api/operations.ts";
import type { Appalto, ModelloPnrr, Progetto, Soggetto } from "../../generator/corpus/pnrr/modello.ts";

export interface PnrrParams {
  readonly settore?: string;
  readonly importo_min?: number;
  readonly max_nodi?: number;
  readonly limit?: number;
}

interface Link {
  readonly source: string;
  readonly target: string;
  readonly tipo: string;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byBig = (a: bigint, b: bigint) => (a < b ? 1 : a > b ? -1 : 0);
const euro = (cents: bigint | number) =>
  Number(`${BigInt(cents) / 100n}.${String(BigInt(cents) % 100n).padStart(2, "0")}`);
const euroOrNull = (cents: number | null) => (cents === null ? null : euro(cents));

function projectNode(p: Progetto) {
  const { id, label, cup, settore, totale } = p;
  return { id, label, tipo: "progetto", cup, settore, finanziamento_totale: euroOrNull(totale) };
}

function tenderNode({ id, label, cig, importo }: Appalto) {
  return { id, label, tipo: "appalto", cig, importo: euroOrNull(importo) };
}

const subjectNode = (s: Soggetto, tipo: string) => ({ id: s.id, label: s.nome, tipo, codice_fiscale: s.codice });

function graph(modello: ModelloPnrr, { settore = "", importo_min = 0, max_nodi = 500 }: PnrrParams) {
  const chosen = modello.progetti
    .filter((p) => p.appalti.length > 0)
    .filter((p) => p.settore.toLowerCase().includes(settore.toLowerCase()))
    .filter((p) => euro(p.totale ?? 0) >= importo_min)
    .sort((a, b) => (b.totale ?? 0) - (a.totale ?? 0) || byText(a.id, b.id));
  const nodes = new Map<string, object>();
  const links: Link[] = [];
  const put = (node: { id: string }) => {
    if (!nodes.has(node.id)) nodes.set(node.id, node);
  };
  const linked = new Set<Appalto>();
  for (const p of chosen) {
    put(projectNode(p));
    const tenders = p.appalti.map((i) => modello.appalti[i]!);
    tenders.sort((a, b) => (b.importo ?? 0) - (a.importo ?? 0) || byText(a.id, b.id));
    for (const a of tenders) {
      links.push({ source: p.id, target: a.id, tipo: "ha_appalto" });
      put(tenderNode(a));
      const enti = a.enti.map((i) => modello.enti[i]!).sort((x, y) => byText(x.id, y.id));
      const aziende = a.aziende.map((i) => modello.aziende[i]!).sort((x, y) => byText(x.id, y.id));
      for (const e of enti) put(subjectNode(e, "ente"));
      for (const z of aziende) put(subjectNode(z, "azienda"));
      if (linked.has(a)) continue;
      linked.add(a);
      for (const e of enti) links.push({ source: e.id, target: a.id, tipo: "bandisce" });
      for (const z of aziende) links.push({ source: z.id, target: a.id, tipo: "vince" });
    }
  }
  const kept = [...nodes.values()].slice(0, max_nodi);
  const position = new Map(kept.map((n, i) => [(n as { id: string }).id, i]));
  const ends = (l: Link) => [position.get(l.source)!, position.get(l.target)!] as const;
  const keptLinks = links
    .filter((l) => position.has(l.source) && position.has(l.target))
    .sort((x, y) => {
      const [[a, b], [c, d]] = [ends(x), ends(y)];
      return Math.max(a, b) - Math.max(c, d) || Math.min(a, b) - Math.min(c, d) || byText(x.tipo, y.tipo);
    });
  return {
    settore,
    importo_min: Number.isFinite(importo_min) ? importo_min : null,
    max_nodi,
    totale_nodi: nodes.size,
    totale_link: links.length,
    troncato: nodes.size > max_nodi,
    nodes: kept,
    links: keptLinks,
  };
}

function ranking(rows: readonly object[], limit: number) {
  const classifica = rows.slice(0, limit).map((row, i) => ({ posizione: i + 1, ...row }));
  return { limit, totale: rows.length, classifica };
}

function subjects(
  soggetti: readonly Soggetto[],
  won: (index: number) => readonly Appalto[],
  order: (a: { n: number; sum: bigint }, b: { n: number; sum: bigint }) => number,
) {
  return soggetti
    .map((s, i) => {
      const appalti = won(i);
      return { s, n: appalti.length, sum: appalti.reduce((sum, a) => sum + BigInt(a.importo ?? 0), 0n) };
    })
    .sort((a, b) => order(a, b) || byText(a.s.nome, b.s.nome) || byText(a.s.codice, b.s.codice))
    .map(({ s, n, sum }) => ({
      nome: s.nome,
      codice_fiscale: s.codice,
      numero_appalti: n,
      importo_totale: euro(sum),
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
    .sort((a, b) => byBig(a.cents, b.cents) || byText(a.nome, b.nome) || byText(a.codice ?? "", b.codice ?? ""))
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
      .sort((a, b) => byBig(a.cents, b.cents) || byText(a.codice, b.codice))
      .map(({ codice, nome, cents }) => ({ codice, nome, importo: euro(cents) })),
    settori: settori
      .map((nome) => ({ nome, cents: totals(inSector.get(nome)!) }))
      .filter((x) => x.cents > 0n)
      .sort((a, b) => byBig(a.cents, b.cents) || byText(a.nome, b.nome))
      .map(({ nome, cents }) => ({ nome, importo: euro(cents) })),
    flussi: settori
      .flatMap((settore) =>
        fonti.map(({ codice }, f) => ({ fonte: codice, settore, cents: sum(inSector.get(settore)!, f) })),
      )
      .filter((x) => x.cents > 0n)
      .sort((a, b) => byBig(a.cents, b.cents) || byText(a.fonte, b.fonte) || byText(a.settore, b.settore))
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
