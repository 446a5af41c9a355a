/** What changed between two trees: acts, relations and bills, matched by their identity and compared by the digest of what they say. */

import { createHash } from "node:crypto";
import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { comparableText } from "../../law/articles/comparable-text.ts";
import type { ArticoloVisto } from "../../views/norme/act-answer.ts";
import { articleIdentity } from "../../views/norme/history.ts";
import type { RelazioneServita } from "../../views/norme/relations.ts";

/** Things of one kind by identity: the digest of what each says, and what is shown of it. */
export type Snapshot = Map<string, { readonly digest: string; readonly voce: object }>;

export interface Differences {
  readonly aggiunte: readonly object[];
  readonly cambiate: readonly object[];
  readonly rimosse: readonly object[];
}

/** Digits that keep apart whatever two trees can hold. */
const DIGITS = 32;

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, DIGITS);

/** Items of two snapshots that differ, each list by identity: new and changed ones as they are now, removed ones as they were. */
export function differences(before: Snapshot, now: Snapshot): Differences {
  const chosen = (from: Snapshot, keep: (identity: string, digest: string) => boolean) =>
    [...from]
      .filter(([identity, { digest }]) => keep(identity, digest))
      .sort(([a], [b]) => byCodeUnit(a, b))
      .map(([, { voce }]) => voce);
  return {
    aggiunte: chosen(now, (identity) => !before.has(identity)),
    cambiate: chosen(now, (identity, digest) => (before.get(identity)?.digest ?? digest) !== digest),
    rimosse: chosen(before, (identity) => !now.has(identity)),
  };
}

const ROW = ["eli", "tipo", "titolo", "data", "numero", "n_articoli", "n_relazioni"] as const;

/**
 * Enters an act from the text of its answer. Its relations are compared for themselves; release and date of the data, in the first
 * line, differ always.
 */
export function enterAct(snapshot: Snapshot, answer: string): void {
  const from = answer.indexOf("\n") + 1;
  const second = answer.indexOf("\n", from);
  const scalars: Record<string, unknown> & { eli: string } = JSON.parse(`{${answer.slice(from, second - 1)}}`);
  const { n_relazioni: _, ...own } = scalars;
  const texts = answer.slice(second, answer.lastIndexOf('\n],"relazioni":{"out":['));
  const voce = Object.fromEntries(ROW.map((name) => [name, scalars[name]]));
  snapshot.set(scalars.eli, { digest: digestOf(JSON.stringify(own) + texts), voce });
}

/** Enters the relations of an act from the text of `/relazioni`; the two acts of a relation show the same one. */
export function enterRelations(snapshot: Snapshot, answer: string): void {
  const { relazioni }: { relazioni: RelazioneServita[] } = JSON.parse(answer);
  for (const relazione of relazioni) {
    const { da, a, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo, classe } = relazione;
    const { data, decorrenza = null, evidenza, base, affidabilita } = relazione;
    const place = { da, a, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo };
    const identity = JSON.stringify(Object.values(place));
    const digest = digestOf(JSON.stringify([data, decorrenza, evidenza, base, affidabilita]));
    if (!snapshot.has(identity))
      snapshot.set(identity, {
        digest,
        voce: { ...place, classe, data, decorrenza, evidenza, base, affidabilita },
      });
  }
}

interface Ddl {
  readonly meta: unknown;
  readonly numero: string;
  readonly numeri: readonly string[];
  readonly titolo: string | null;
  readonly stato: string | null;
  readonly data_stato: string | null;
  readonly giorni_fermo: unknown;
  readonly dossier: { readonly citazioni: readonly Record<string, unknown>[] };
}

/**
 * Enters a bill from the text of its answer. Its first reading names it for good, the current one does not; the days at a standstill
 * and what the acts it cites have become are no change of the bill.
 */
export function enterBill(snapshot: Snapshot, answer: string): void {
  const { meta: _, giorni_fermo: __, dossier, ...own }: Ddl = JSON.parse(answer);
  const citazioni = dossier.citazioni.map(
    ({ nel_corpus: _, titolo: __, n_relazioni_in: ___, ...citazione }) => citazione,
  );
  const { numero, numeri, titolo, stato, data_stato } = own;
  const digest = digestOf(JSON.stringify({ ...own, dossier: { ...dossier, citazioni } }));
  snapshot.set(itemAt(numeri, 0), { digest, voce: { numero, numeri, titolo, stato, data_stato } });
}

/** An article that is not what it was. */
interface ChangedArticle {
  readonly numero: string;
  readonly eli: string;
  readonly cambiamento: "aggiunto" | "tolto" | "modificato";
}

/** The articles that an answer of `/norme/{eli}` shows, by what they are known by in every version. */
function articlesIn(answer: string): Map<string, ArticoloVisto> {
  const { eli, articoli }: { eli: string; articoli: ArticoloVisto[] } = JSON.parse(answer);
  const found = new Map<string, ArticoloVisto>();
  for (const articolo of articoli) {
    let key = articleIdentity({ ...articolo, percorso: articolo.eli.slice(eli.length + 1) });
    while (found.has(key)) key += "~";
    found.set(key, articolo);
  }
  return found;
}

const textOf = ({ rubrica, testo }: ArticoloVisto) => comparableText(rubrica, testo);

/**
 * The articles that differ between two answers about an act: those of the second in its order, then those that are gone.
 *
 * @example changedArticles(before, now) // [{ numero: "3-bis", eli: "eli:/…/art/3-bis", cambiamento: "aggiunto" }]
 */
export function changedArticles(before: string, now: string): ChangedArticle[] {
  const [old, current] = [articlesIn(before), articlesIn(now)];
  const changedArticle = ({ numero, eli }: ArticoloVisto, cambiamento: ChangedArticle["cambiamento"]) => ({
    numero,
    eli,
    cambiamento,
  });
  const here = [...current].flatMap(([key, articolo]) => {
    const was = old.get(key);
    if (was === undefined) return [changedArticle(articolo, "aggiunto")];
    // What the source lacks in one of them is no change.
    const same = was.lacuna || articolo.lacuna || textOf(was) === textOf(articolo);
    return same ? [] : [changedArticle(articolo, "modificato")];
  });
  const gone = [...old].flatMap(([key, articolo]) => (current.has(key) ? [] : [changedArticle(articolo, "tolto")]));
  return [...here, ...gone];
}
