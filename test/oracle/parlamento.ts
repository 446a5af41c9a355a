/**
 * The contract for Parliament in the plainest code: filter, sort, slice over the model in memory, every answer computed from the
 * signatures anew. It shares no code with the views, the tree or the router.
 */

import type { Disegno, ModelloParlamento, Persona } from "../../generator/corpus/parlamento/modello.ts";

type Body = Record<string, unknown>;

const less = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const CLOSED = [
  "appr. in t.u.",
  "assorbito",
  "appr. def. non pubbl",
  "appr. definit. Legge",
  "ritirato",
  "respinto",
  "D-L decaduto",
  "restit. al Governo",
  "concl. anomala stral",
];

/** Every signature that counts. */
function signatures(modello: ModelloParlamento) {
  const out: { persona: Persona; disegno: Disegno; primo: boolean }[] = [];
  for (const disegno of modello.disegni)
    for (const f of disegno.firmatari)
      if (f.persona && !f.ritirata) out.push({ persona: f.persona, disegno, primo: f.primo });
  return out;
}

const last = (disegno: Disegno) => disegno.letture[disegno.letture.length - 1]!;

export function graph(modello: ModelloParlamento, p: { gruppo: string; ramo: string; max_nodi: number }): Body {
  const text = p.gruppo.toLowerCase();
  const all = signatures(modello);
  const chosen = (persona: Persona) => {
    if (p.ramo !== "" && persona.ramo !== p.ramo) return false;
    if (text === "") return true;
    const group = persona.gruppo;
    return group !== null && (group.nome.toLowerCase().includes(text) || group.sigla.toLowerCase().includes(text));
  };
  const kept = all.filter((s) => chosen(s.persona));
  const nodes = new Map<string, { degree: number; node: Body }>();
  const touch = (id: string, node: () => Body) => {
    const known = nodes.get(id);
    if (known) known.degree++;
    else nodes.set(id, { degree: 1, node: node() });
  };
  for (const { persona, disegno } of kept) {
    touch(persona.id, () => ({
      id: persona.id,
      label: persona.nome,
      tipo: "parlamentare",
      ramo: persona.ramo,
      gruppo: persona.gruppo ? persona.gruppo.sigla : null,
      numero_atti: all.filter((s) => s.persona === persona).length,
    }));
    touch(`D-${disegno.idDdl}`, () => ({
      id: `D-${disegno.idDdl}`,
      label: last(disegno).fase,
      tipo: "ddl",
      titolo: last(disegno).titolo,
      stato: last(disegno).stato,
    }));
  }
  const order = [...nodes].sort((a, b) => b[1].degree - a[1].degree || less(a[0], b[0])).slice(0, p.max_nodi);
  const position = new Map(order.map(([id], i) => [id, i]));
  const links = kept
    .map(({ persona, disegno, primo }) => ({
      source: persona.id,
      target: `D-${disegno.idDdl}`,
      tipo: primo ? "primo_firmatario" : "cofirmatario",
    }))
    .filter((l) => position.has(l.source) && position.has(l.target));
  const ends = (l: { source: string; target: string }) => [position.get(l.source)!, position.get(l.target)!] as const;
  links.sort(
    (a, b) =>
      Math.max(...ends(a)) - Math.max(...ends(b)) ||
      Math.min(...ends(a)) - Math.min(...ends(b)) ||
      less(a.tipo, b.tipo),
  );
  return {
    gruppo: p.gruppo,
    ramo: p.ramo,
    max_nodi: p.max_nodi,
    totale_nodi: nodes.size,
    totale_link: kept.length,
    troncato: nodes.size > p.max_nodi,
    nodes: order.map(([, { node }]) => node),
    links,
  };
}

export function parlamentari(modello: ModelloParlamento, p: { limit: number }): Body {
  const all = signatures(modello);
  const entries = modello.persone
    .map((persona) => {
      const mine = all.filter((s) => s.persona === persona);
      return {
        nome: persona.nome,
        id: persona.id,
        ramo: persona.ramo,
        gruppo: persona.gruppo ? persona.gruppo.sigla : null,
        numero_atti: new Set(mine.map((s) => s.disegno)).size,
        numero_prime_firme: mine.filter((s) => s.primo).length,
      };
    })
    .filter((e) => e.numero_atti > 0)
    .sort((a, b) => b.numero_atti - a.numero_atti || less(a.nome, b.nome) || less(a.id, b.id));
  return ranking(entries, p.limit);
}

export function gruppi(modello: ModelloParlamento, p: { limit: number }): Body {
  const all = signatures(modello);
  const entries = modello.gruppi
    .map((group) => {
      const mine = all.filter((s) => s.persona.gruppo?.sigla === group.sigla && s.persona.ramo === group.ramo);
      return {
        nome: group.nome,
        sigla: group.sigla,
        ramo: group.ramo,
        numero_atti: new Set(mine.map((s) => s.disegno)).size,
        numero_firme: mine.length,
      };
    })
    .filter((e) => e.numero_firme > 0)
    .sort(
      (a, b) => b.numero_atti - a.numero_atti || less(a.nome, b.nome) || less(a.sigla, b.sigla) || less(a.ramo, b.ramo),
    );
  return ranking(entries, p.limit);
}

function ranking(entries: object[], limit: number): Body {
  return {
    limit,
    totale: entries.length,
    classifica: entries.slice(0, limit).map((entry, i) => ({ posizione: i + 1, ...entry })),
  };
}

export function row(disegno: Disegno, reference: string | null): Body {
  const current = last(disegno);
  const first = disegno.letture[0]!;
  const chiuso = CLOSED.includes(current.stato ?? "");
  const known = !chiuso && current.dataStato !== null && reference !== null;
  const tipo = current.natura === "costituzionale" ? "legge-costituzionale" : "legge";
  const people = disegno.firmatari.filter((f) => f.persona && !f.ritirata).map((f) => f.persona!.id);
  return {
    numero: current.fase,
    numeri: disegno.letture.map((l) => l.fase),
    titolo: current.titolo,
    ramo: current.ramo,
    natura: current.natura,
    stato: current.stato,
    chiuso,
    data_presentazione: first.dataPresentazione,
    data_stato: current.dataStato,
    giorni_fermo: known ? Math.round((+new Date(reference!) - +new Date(current.dataStato!)) / 86_400_000) : null,
    proponente: first.descrIniziativa,
    iniziativa: disegno.iniziativa,
    n_firmatari: new Set(people).size,
    legge:
      current.numeroLegge === null
        ? null
        : {
            numero: current.numeroLegge,
            data: current.dataLegge,
            eli: current.dataLegge
              ? `eli:/it/${tipo}/${current.dataLegge.split("-").join("/")}/${current.numeroLegge}`
              : null,
          },
  };
}

export function lista(modello: ModelloParlamento, reference: string | null): Body {
  const rows = modello.disegni.map((disegno) => row(disegno, reference)) as {
    numero: string;
    chiuso: boolean;
    giorni_fermo: number | null;
    data_stato: string | null;
  }[];
  const byNumber = (a: { numero: string }, b: { numero: string }) => less(a.numero, b.numero);
  const still = rows
    .filter((r) => r.giorni_fermo !== null)
    .sort((a, b) => b.giorni_fermo! - a.giorni_fermo! || byNumber(a, b));
  const undated = rows.filter((r) => !r.chiuso && r.giorni_fermo === null).sort(byNumber);
  const closed = rows
    .filter((r) => r.chiuso)
    .sort((a, b) => less(b.data_stato ?? "", a.data_stato ?? "") || byNumber(a, b));
  return { data_riferimento: reference, totale: rows.length, ddl: [...still, ...undated, ...closed] };
}

/** The numbers, each once and in order, of the bills that a published number opens, with or without its branch. */
export function opened(modello: ModelloParlamento, branch: "S" | "C" | null, key: string): string[] {
  const found = (wanted: string) =>
    modello.disegni
      .filter((d) =>
        d.letture.some((l) => {
          const [ramo, rest] = [l.fase[0], l.fase.slice(2).toUpperCase()];
          return rest === wanted && (branch === null || ramo === branch);
        }),
      )
      .map((d) => last(d).fase)
      .sort(less);
  const exact = found(key);
  return exact.length > 0 ? exact : found(key.replace(/-A$/, ""));
}

/** One of the answers by the id of its operation, without its meta. */
export function parlamentoOracle(
  modello: ModelloParlamento,
  operationId: "politici-graph" | "politici-parlamentari" | "politici-gruppi" | "ddl-lista",
  params: { gruppo?: string; ramo?: string; max_nodi?: number; limit?: number; dataRiferimento?: string | null },
): Body {
  const { gruppo = "", ramo = "", max_nodi = 300, limit = 20, dataRiferimento = null } = params;
  if (operationId === "politici-graph") return graph(modello, { gruppo, ramo, max_nodi });
  if (operationId === "politici-parlamentari") return parlamentari(modello, { limit });
  if (operationId === "politici-gruppi") return gruppi(modello, { limit });
  return lista(modello, dataRiferimento);
}
