import type { OperationId } from "../api/operations.ts";
import { TEXTS as ALL_TEXTS } from "./texts.ts";

const TEXTS = ALL_TEXTS.check;

/** The parts of an answer that totals are made of. */
interface Body {
  readonly meta: { readonly release: string };
  readonly totale?: number;
  readonly totale_nodi?: number;
  readonly nodes?: readonly unknown[];
  readonly max_nodi?: number;
  readonly articoli?: readonly unknown[];
  readonly n_articoli?: number;
  readonly n_relazioni?: number;
  readonly relazioni?: unknown;
  readonly conteggi?: Conteggi;
}

interface Conteggi {
  readonly norme: number;
  readonly articoli: number;
  readonly relazioni: number;
  readonly pnrr: { readonly aziende: number; readonly enti: number };
  readonly ddl: number;
}

/** Adds answers up while a tree is read, and says where they do not agree with `/health` and with each other. */
export class TotalsCheck {
  #health: Conteggi | null = null;
  #norme = 0;
  #articoli = 0;
  #ddl = 0;
  readonly #lists: [name: string, found: number, expected: (c: Conteggi) => number][] = [];
  readonly #releases = new Map<string, string>();
  readonly #problems: string[] = [];

  add(operation: OperationId, name: string, body: Body): void {
    if (!this.#releases.has(body.meta.release)) this.#releases.set(body.meta.release, name);
    this.#expectCounts(name, body);
    if (operation === "health") this.#health = body.conteggi!;
    if (operation === "norma") {
      this.#norme++;
      this.#articoli += body.n_articoli!;
    }
    if (operation === "ddl") this.#ddl++;
    if (operation === "norme") this.#lists.push([name, body.totale!, (c) => c.norme]);
    if (operation === "pnrr-aziende") this.#lists.push([name, body.totale!, (c) => c.pnrr.aziende]);
    if (operation === "pnrr-enti") this.#lists.push([name, body.totale!, (c) => c.pnrr.enti]);
    if (operation === "ddl-lista") this.#lists.push([name, body.totale!, (c) => c.ddl]);
  }

  /** What an answer says of its own lists. */
  #expectCounts(name: string, body: Body): void {
    const wrong = (what: string, said: number, is: number) =>
      this.#problems.push(`${name}: ${TEXTS.says(what, said, is)}`);
    if (body.articoli && body.n_articoli !== undefined && body.articoli.length !== body.n_articoli)
      wrong("n_articoli", body.n_articoli, body.articoli.length);
    if (body.nodes && body.max_nodi !== undefined && body.totale_nodi !== undefined) {
      const expected = Math.min(body.max_nodi, body.totale_nodi);
      if (body.nodes.length !== expected) wrong(TEXTS.nodes, expected, body.nodes.length);
    }
    if (body.n_relazioni !== undefined && body.relazioni) {
      const { out, in: into } = body.relazioni as { out: unknown[]; in: unknown[] };
      if (out.length + into.length !== body.n_relazioni)
        wrong("n_relazioni", body.n_relazioni, out.length + into.length);
    }
  }

  /** One line for each disagreement. */
  problems(): string[] {
    const problems = [...this.#problems];
    if (this.#releases.size > 1) {
      const seen = [...this.#releases].map(([release, name]) => `${release} (${name})`).join(", ");
      problems.push(TEXTS.releases(seen));
    }
    const health = this.#health;
    if (!health) return [...problems, `api/public/health.json: ${TEXTS.missing}`];
    const compare = (what: string, found: number, expected: number) => {
      if (found !== expected) problems.push(TEXTS.health(what, found, expected));
    };
    compare(TEXTS.acts, this.#norme, health.norme);
    compare(TEXTS.articles, this.#articoli, health.articoli);
    compare(TEXTS.bills, this.#ddl, health.ddl);
    for (const [name, found, expected] of this.#lists) compare(name, found, expected(health));
    return problems;
  }
}
