/** Projects, tenders, companies and bodies as rows and as nodes. */

import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { progettoNode } from "../../corpus/orders/pnrr/base.ts";
import { euro, euroOrNull } from "../../corpus/orders/pnrr/euro.ts";
import { halfUp, quoteOf, UNPLACED } from "../../corpus/orders/pnrr/regioni.ts";
import type { Luogo, ModelloPnrr, Progetto } from "../../corpus/pnrr/modello.ts";
import type { Row, TableName } from "./tables.ts";

const byId = (a: { readonly id: string }, b: { readonly id: string }) => byCodeUnit(a.id, b.id);

/** The title of a project; `null` where it was not read, because no tender names the project. */
const labelOf = ({ label }: Progetto) => label || null;

/** The places of a project, each once, with its share of the funding; one without a name if no row says where the project lies. */
function sharesOf({ luoghi }: Progetto) {
  const rows = luoghi.length === 0 ? UNPLACED : luoghi;
  const { parti, somma } = quoteOf(rows);
  const places = new Map<string, { readonly luogo: Luogo; parte: bigint }>();
  rows.forEach((luogo, i) => {
    const key = [luogo.comune, luogo.provincia, luogo.regione].join();
    getOrMake(places, key, () => ({ luogo, parte: 0n })).parte += itemAt(parti, i);
  });
  return { places: [...places.values()], somma };
}

/**
 * The rows of each table of the area, by id.
 *
 * @example pnrrRows(modello).bandi().next().value // ["appalto:0123456789", "ente:80000000000"]
 */
export function pnrrRows(modello: ModelloPnrr) {
  const progetti = [...modello.progetti].sort(byId);
  const appalti = [...modello.appalti].sort(byId);
  const { appalti: all, aziende, enti, comuni, province, regioni } = modello;
  const pairs = (list: readonly { readonly id: string }[], members: readonly number[]) =>
    members.map((m) => itemAt(list, m).id).sort(byCodeUnit);
  return {
    *progetti(): Generator<Row> {
      for (const p of progetti) yield [p.id, labelOf(p), p.cup, p.settore, euroOrNull(p.totale), p.appalti.length];
    },
    *progetti_luoghi(): Generator<Row> {
      const name = (code: string | null, of: (code: string) => string | undefined) =>
        code === null ? null : (of(code) ?? code);
      for (const progetto of progetti) {
        const { places, somma } = sharesOf(progetto);
        const { id, totale } = progetto;
        for (const [i, { luogo, parte }] of places.entries())
          yield [
            id,
            i + 1,
            luogo.comune,
            name(luogo.comune, (code) => comuni.get(code)),
            luogo.provincia,
            name(luogo.provincia, (code) => province.get(code)?.nome),
            luogo.regione,
            name(luogo.regione, (code) => regioni.get(code)),
            Number(parte) / Number(somma),
            totale === null ? null : euro(halfUp(BigInt(totale) * parte, somma)),
          ];
      }
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
