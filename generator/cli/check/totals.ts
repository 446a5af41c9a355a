import { areasOf } from "../../api/openapi/texts.ts";
import type { Area, OperationId } from "../../api/operations.ts";
import { keysOf } from "../../collections/keys.ts";
import { releaseOfAreas, type TreeReleases } from "../../format/mark.ts";
import type { Conteggi } from "../../resources/common.ts";
import { CHECK_TEXTS } from "./texts.ts";

/** The parts of an answer that totals are made of. */
export interface CountedAnswer {
  /** Not of an act whose line 1 is damaged. */
  readonly meta?: { readonly release: string };
  /** Of `/health`. */
  readonly releases?: TreeReleases["releases"];
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

/** Where `/health` counts what a whole list has in all. */
const LISTS: Partial<Record<OperationId, (c: Conteggi) => number>> = {
  norme: (c) => c.norme,
  "pnrr-aziende": (c) => c.pnrr.aziende,
  "pnrr-enti": (c) => c.pnrr.enti,
  "ddl-lista": (c) => c.ddl,
};

/** What `/health` counts of all answers together. */
const SUMS = ["norme", "articoli", "ddl"] as const;

/** What is counted in the files of a tree. */
export interface Counts extends Readonly<Record<(typeof SUMS)[number], number>> {
  readonly health: Conteggi | null;
  /** What answers with a whole list have in all. */
  readonly liste: readonly (readonly [operation: OperationId, name: string, found: number])[];
  /** What the tree says of itself. */
  readonly mark: TreeReleases | null;
  /** The releases of the answers of some areas, each with the first of them. */
  readonly releases: readonly SeenRelease[];
}

/** A release that an answer bears. */
interface SeenRelease {
  readonly areas: readonly Area[];
  readonly release: string;
  readonly name: string;
}

/** Where counts do not agree with `/health` and with each other, a line each. */
export function totalsProblems({ mark, releases, health, liste, ...counted }: Counts): string[] {
  const others = releases.filter(({ areas, release }) => mark && release !== releaseOfAreas(areas, mark));
  const mixed = others.map(({ release, name }) => `${release} (${name})`).join(", ");
  const problems = others.length > 0 ? [CHECK_TEXTS.releases(mixed)] : [];
  if (!health) return [...problems, `api/public/health.json: ${CHECK_TEXTS.noTotals}`];
  const sums = SUMS.map((sum) => [CHECK_TEXTS[sum], counted[sum], health[sum]] as const);
  const listed = liste.map(([operation, name, found]) => [name, found, LISTS[operation]?.(health) ?? found] as const);
  const wrong = [...sums, ...listed].filter(([, found, expected]) => found !== expected);
  return [...problems, ...wrong.map((one) => CHECK_TEXTS.health(...one))];
}

/** Adds answers up while a tree is read, and says where one does not agree with itself. */
export class TotalsCheck {
  /** What was counted so far. */
  readonly counts: { -readonly [K in keyof Counts]: Counts[K] } = {
    health: null,
    norme: 0,
    articoli: 0,
    ddl: 0,
    liste: [],
    mark: null,
    releases: [],
  };
  /** One line for each answer that does not agree with itself. */
  readonly problems: string[] = [];

  add(operation: OperationId, name: string, body: CountedAnswer): void {
    const { counts } = this;
    const areas = areasOf(operation);
    if (body.meta) this.#addRelease({ areas, release: body.meta.release, name });
    this.#expectCounts(name, body);
    if (operation === "health") counts.health = body.conteggi ?? null;
    const { releases } = body;
    if (releases)
      for (const area of keysOf(releases)) this.#addRelease({ areas: [area], release: releases[area], name });
    if (operation === "norma") {
      counts.norme++;
      counts.articoli += body.n_articoli ?? 0;
    }
    if (operation === "ddl") counts.ddl++;
    if (LISTS[operation]) counts.liste = [...counts.liste, [operation, name, body.totale ?? 0]];
  }

  /** Notes a release, once for all answers of the same sources. */
  #addRelease({ areas, release, name }: SeenRelease): void {
    const { counts } = this;
    if (counts.releases.some((seen) => seen.areas === areas && seen.release === release)) return;
    counts.releases = [...counts.releases, { areas, release, name }];
  }

  /** What an answer says of its own lists. */
  #expectCounts(
    name: string,
    { articoli, n_articoli, nodes, max_nodi, totale_nodi, relazioni, n_relazioni }: CountedAnswer,
  ): void {
    const expect = (what: string, said: number | undefined, is: number | undefined) => {
      if (said !== undefined && is !== undefined && said !== is)
        this.problems.push(`${name}: ${CHECK_TEXTS.says(what, said, is)}`);
    };
    expect("n_articoli", n_articoli, articoli?.length);
    if (max_nodi !== undefined && totale_nodi !== undefined)
      expect(CHECK_TEXTS.nodes, Math.min(max_nodi, totale_nodi), nodes?.length);
    if (relazioni && "out" in relazioni) expect("n_relazioni", n_relazioni, relazioni.out.length + relazioni.in.length);
  }
}
