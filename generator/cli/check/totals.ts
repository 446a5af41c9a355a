import type { OperationId } from "../../api/operations.ts";
import { CHECK_TEXTS } from "./texts.ts";

/** The parts of an answer that totals are made of. */
export interface CountedAnswer {
  readonly meta: { readonly release: string };
  readonly totale?: number;
  readonly totale_nodi?: number;
  readonly nodes?: readonly unknown[];
  readonly max_nodi?: number;
  readonly articoli?: readonly unknown[];
  readonly n_articoli?: number;
  readonly n_relazioni?: number;
  /** Of an act by direction, of a list of relations the list itself. */
  readonly relazioni?: { readonly out: readonly unknown[]; readonly in: readonly unknown[] } | readonly unknown[];
  readonly conteggi?: Conteggi;
}

interface Conteggi {
  readonly norme: number;
  readonly articoli: number;
  readonly relazioni: number;
  readonly pnrr: { readonly aziende: number; readonly enti: number };
  readonly ddl: number;
}

/** Where `/health` counts what a whole list has in all. */
const LISTS: Partial<Record<OperationId, (c: Conteggi) => number>> = {
  norme: (c) => c.norme,
  "pnrr-aziende": (c) => c.pnrr.aziende,
  "pnrr-enti": (c) => c.pnrr.enti,
  "ddl-lista": (c) => c.ddl,
};

/** What is counted in some files of a tree. */
export interface Counts {
  readonly health: Conteggi | null;
  readonly norme: number;
  readonly articoli: number;
  readonly ddl: number;
  /** What answers with a whole list have in all. */
  readonly liste: readonly (readonly [operation: OperationId, name: string, found: number])[];
  /** The releases of the answers, each with the first of them. */
  readonly release: Readonly<Record<string, string>>;
}

/**
 * Where counts do not agree with `/health` and with each other, a line each.
 *
 * @param all of files which together are those of a tree
 */
export function totalsProblems(all: readonly Counts[]): string[] {
  const problems: string[] = [];
  const releases = new Map(all.flatMap(({ release }) => Object.entries(release)));
  if (releases.size > 1)
    problems.push(CHECK_TEXTS.releases([...releases].map(([release, name]) => `${release} (${name})`).join(", ")));
  const health = all.find((counts) => counts.health !== null)?.health;
  if (!health) return [...problems, `api/public/health.json: ${CHECK_TEXTS.missing}`];
  const compare = (what: string, found: number, expected: number) => {
    if (found !== expected) problems.push(CHECK_TEXTS.health(what, found, expected));
  };
  const sum = (of: (counts: Counts) => number) => all.reduce((total, counts) => total + of(counts), 0);
  compare(
    CHECK_TEXTS.acts,
    sum(({ norme }) => norme),
    health.norme,
  );
  compare(
    CHECK_TEXTS.articles,
    sum(({ articoli }) => articoli),
    health.articoli,
  );
  compare(
    CHECK_TEXTS.bills,
    sum(({ ddl }) => ddl),
    health.ddl,
  );
  for (const [operation, name, found] of all.flatMap(({ liste }) => liste))
    compare(name, found, LISTS[operation]?.(health) ?? found);
  return problems;
}

/** Adds answers up while a tree is read, and says where one does not agree with itself. */
export class TotalsCheck {
  #health: Conteggi | null = null;
  #norme = 0;
  #articoli = 0;
  #ddl = 0;
  readonly #lists: [operation: OperationId, name: string, found: number][] = [];
  readonly #releases = new Map<string, string>();
  readonly #problems: string[] = [];

  add(operation: OperationId, name: string, body: CountedAnswer): void {
    if (!this.#releases.has(body.meta.release)) this.#releases.set(body.meta.release, name);
    this.#expectCounts(name, body);
    if (operation === "health") this.#health = body.conteggi ?? null;
    if (operation === "norma") {
      this.#norme++;
      this.#articoli += body.n_articoli ?? 0;
    }
    if (operation === "ddl") this.#ddl++;
    if (LISTS[operation] !== undefined) this.#lists.push([operation, name, body.totale ?? 0]);
  }

  /** What an answer says of its own lists. */
  #expectCounts(name: string, body: CountedAnswer): void {
    const wrong = (what: string, said: number, is: number) =>
      this.#problems.push(`${name}: ${CHECK_TEXTS.says(what, said, is)}`);
    if (body.articoli && body.n_articoli !== undefined && body.articoli.length !== body.n_articoli)
      wrong("n_articoli", body.n_articoli, body.articoli.length);
    if (body.nodes && body.max_nodi !== undefined && body.totale_nodi !== undefined) {
      const expected = Math.min(body.max_nodi, body.totale_nodi);
      if (body.nodes.length !== expected) wrong(CHECK_TEXTS.nodes, expected, body.nodes.length);
    }
    if (body.n_relazioni !== undefined && body.relazioni && "out" in body.relazioni) {
      const { out, in: into } = body.relazioni;
      if (out.length + into.length !== body.n_relazioni)
        wrong("n_relazioni", body.n_relazioni, out.length + into.length);
    }
  }

  /** One line for each answer that does not agree with itself. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** What was counted so far. */
  get counts(): Counts {
    return {
      health: this.#health,
      norme: this.#norme,
      articoli: this.#articoli,
      ddl: this.#ddl,
      liste: this.#lists,
      release: Object.fromEntries(this.#releases),
    };
  }
}
