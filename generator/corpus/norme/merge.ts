import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { parseEli } from "../../law/identity/eli.ts";
import type { Segnale } from "../../sources/normattiva/records.ts";
import { type ArticleNames, articleNames } from "./article-names.ts";
import type { Identities, NoAct, ResolvedAct, ServedIdentity } from "./identities.ts";
import { mergePair } from "./merge-pair.ts";
import type { Relazione } from "./relazione.ts";

/** An act that is served, with what its files say about amendments. */
export interface Testimonianza {
  readonly atto: ServedIdentity;
  /** Of every version: the newest one's, then those that only an earlier one has. */
  readonly segnali: readonly Segnale[];
}

export interface Merged {
  readonly relazioni: Relazione[];
  /** Signals that gave no relation, by Italian reason. */
  readonly conteggi: Record<string, number>;
}

const MOTIVI: Readonly<Record<NoAct, string>> = {
  "solo anno": "segnali di modifica che citano un atto fuori dal corpus con il solo anno: nessuna relazione",
  ambiguo: "segnali di modifica che citano un'identità condivisa da più atti: nessuna relazione",
  "altro emanante":
    "segnali di modifica che citano l'atto di un altro emanante con data e numero uguali: nessuna relazione",
};
const MOTIVO_SELF = "segnali di modifica di un atto su se stesso: nessuna relazione";

const nullFirst = (a: string | null, b: string | null) =>
  a === b ? 0 : a === null ? -1 : b === null ? 1 : byCodeUnit(a, b);

/** Order within a pair of acts: place in the amended act, in the amending one, kind, extent; what is wider first. */
function byArticles(a: Relazione, b: Relazione): number {
  return (
    nullFirst(a.articolo_a, b.articolo_a) ||
    nullFirst(a.articolo_da, b.articolo_da) ||
    byCodeUnit(a.tipo, b.tipo) ||
    nullFirst(a.partizione_a, b.partizione_a) ||
    nullFirst(a.partizione_da, b.partizione_da) ||
    nullFirst(a.portata, b.portata)
  );
}

/** Both acts of a relation and what is said of them. */
interface Coppia {
  readonly da: ResolvedAct;
  readonly a: ResolvedAct;
  readonly segnali: Segnale[];
}

/** By the ELIs of the two acts. */
const byActs = (x: Coppia, y: Coppia) => byCodeUnit(x.da.eli, y.da.eli) || byCodeUnit(x.a.eli, y.a.eli);

const named = (atto: ServedIdentity): ResolvedAct => ({ eli: atto.eli, data: atto.data, served: atto });

/**
 * The relations that signals prove, each once, sorted by (`da`, `a`, `articolo_a`, `articolo_da`, `tipo`, then the parts). An act that is not served
 * gets its own ELI. A citation that two acts of the corpus answer to, or that gives a year alone and no act of the corpus, makes no
 * relation: it is counted under an Italian reason.
 *
 * Every step looks at one pair of acts: any part of the corpus that holds all signals of
 * either act about the other gives the relations between them.
 *
 * @param counted whether the signals of an act that give no relation are counted
 * @example mergeRelations([{ atto, segnali }], identities, () => true).relazioni[0]
 *   // { da: "eli:/it/legge/2024/03/05/21", a: "eli:/it/decreto-legislativo/1998/02/24/58", articolo_da: "1", articolo_a: "30", tipo: "inserisce", ... }
 */
export function mergeRelations(
  testimonianze: Iterable<Testimonianza>,
  identities: Pick<Identities, "resolve">,
  counted: (atto: ServedIdentity) => boolean,
): Merged {
  const conteggi: Record<string, number> = {};
  const coppie = new Map<string, Coppia>();
  for (const { atto, segnali } of testimonianze) {
    const self = named(atto);
    for (const segnale of segnali) {
      const other = identities.resolve(segnale.altro);
      if (typeof other === "string" || other.eli === self.eli) {
        const motivo = typeof other === "string" ? MOTIVI[other] : MOTIVO_SELF;
        if (counted(atto)) conteggi[motivo] = (conteggi[motivo] ?? 0) + 1;
        continue;
      }
      const [da, a] = segnale.verso === "out" ? [self, other] : [other, self];
      getOrMake(coppie, `${da.eli} ${a.eli}`, () => ({ da, a, segnali: [] })).segnali.push(segnale);
    }
  }

  const outside = articleNames(undefined);
  const served = new Map<ServedIdentity, ArticleNames>();
  const namesOf = ({ served: atto }: ResolvedAct): ArticleNames =>
    atto === undefined ? outside : getOrMake(served, atto, () => articleNames(atto));

  const relazioni: Relazione[] = [];
  for (const { da, a, segnali } of [...coppie.values()].sort(byActs)) {
    const merged = mergePair(segnali, {
      da: da.eli,
      a: a.eli,
      names: { da: namesOf(da), a: namesOf(a) },
      dates: {
        pubblicazione: da.served?.pubblicazione ?? null,
        conversione: da.served?.conversione ?? null,
        decretoLegge: parseEli(da.eli)?.tipo === "decreto-legge",
        da: da.data,
        a: a.data,
      },
    });
    for (const relazione of merged.sort(byArticles)) relazioni.push(relazione);
  }
  return { relazioni, conteggi };
}
