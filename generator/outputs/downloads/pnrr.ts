/** Projects, tenders, companies and bodies as rows and as nodes. */

import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import type { ModelloPnrr, Progetto } from "../../corpus/pnrr/modello.ts";
import { progettoNode } from "../../views/pnrr/base.ts";
import { euroOrNull } from "../../views/pnrr/euro.ts";
import type { Row, TableName } from "./tables.ts";

const byId = (a: { readonly id: string }, b: { readonly id: string }) => byCodeUnit(a.id, b.id);

/** The title of a project; `null` where it was not read, because no tender names the project. */
const labelOf = ({ label }: Progetto) => label || null;

/**
 * The rows of each table of the area, by id.
 *
 * @example pnrrRows(modello).bandi().next().value // ["appalto:0123456789", "ente:80000000000"]
 */
export function pnrrRows(modello: ModelloPnrr) {
  const progetti = [...modello.progetti].sort(byId);
  const appalti = [...modello.appalti].sort(byId);
  const { appalti: all, aziende, enti } = modello;
  const pairs = (list: readonly { readonly id: string }[], members: readonly number[]) =>
    members.map((m) => itemAt(list, m).id).sort(byCodeUnit);
  return {
    *progetti(): Generator<Row> {
      for (const p of progetti) yield [p.id, labelOf(p), p.cup, p.settore, euroOrNull(p.totale), p.appalti.length];
    },
    *appalti(): Generator<Row> {
      for (const { id, label, cig, importo, natura, oltreFinanziamento } of appalti)
        yield [id, label, cig, euroOrNull(importo), natura, oltreFinanziamento > 0];
    },
    *progetti_appalti(): Generator<Row> {
      for (const { id, appalti: own } of progetti) for (const appalto of pairs(all, own)) yield [id, appalto];
    },
    *aziende(): Generator<Row> {
      for (const { id, nome, codice } of [...aziende].sort(byId)) yield [id, nome, codice];
    },
    *enti(): Generator<Row> {
      for (const { id, nome, codice } of [...enti].sort(byId)) yield [id, nome, codice];
    },
    *aggiudicazioni(): Generator<Row> {
      for (const { id, importo, aziende: won } of appalti)
        for (const azienda of pairs(aziende, won)) yield [id, azienda, euroOrNull(importo)];
    },
    *bandi(): Generator<Row> {
      for (const { id, enti: own } of appalti) for (const ente of pairs(enti, own)) yield [id, ente];
    },
  } satisfies Partial<Record<TableName, () => Generator<Row>>>;
}

/** The nodes of the projects that no tender names, as those of the graph are: these it does not hold. By id. */
export function* progettiSenzaAppalti({ progetti }: ModelloPnrr): Generator<string> {
  const alone = progetti.filter(({ appalti }) => appalti.length === 0).sort(byId);
  for (const progetto of alone) yield progettoNode({ ...progetto, label: labelOf(progetto) });
}
