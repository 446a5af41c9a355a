/** The contract for bills in the plainest code: every answer computed from the model anew. */

import type { Disegno, ModelloParlamento } from "../../generator/corpus/parlamento/modello.ts";
import { less } from "./less.ts";

type Body = Record<string, unknown>;

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

/**
 * The current reading of a bill.
 *
 * @example last(disegno).fase // "S.9001-B"
 */
export const last = (disegno: Disegno) => disegno.letture[disegno.letture.length - 1]!;

/**
 * The row of a bill in the list.
 *
 * @param reference day from which `giorni_fermo` counts
 * @example row(disegno, "2026-01-10").giorni_fermo
 */
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

/**
 * The list of bills.
 *
 * @example lista(modello, "2026-01-10").totale
 */
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

/**
 * The numbers, each once and in order, of the bills that a published number opens, with or without its branch.
 *
 * @example opened(modello, "S", "9001-B") // ["S.9001-B"]
 */
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
