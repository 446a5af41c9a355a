/**
 * The contract for Parliament in the plainest code: filter, sort, slice over the model in memory, every answer computed from the
 * signatures anew. It shares no code with the views, the tree or the router.
 */

import type { ModelloParlamento } from "../../generator/corpus/parlamento/modello.ts";
import { lista } from "./ddl.ts";
import { less } from "./less.ts";
import { graph } from "./parlamento-graph.ts";
import { ranking } from "./ranking.ts";
import { signatures } from "./signatures.ts";

type Body = Record<string, unknown>;

function parlamentari(modello: ModelloParlamento, p: { limit: number }): Body {
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

function gruppi(modello: ModelloParlamento, p: { limit: number }): Body {
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

/**
 * One of the answers by the id of its operation, without its meta.
 *
 * @param params parsed values; what is absent has its default
 * @example parlamentoOracle(modello, "politici-gruppi", { limit: 5 })
 */
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
