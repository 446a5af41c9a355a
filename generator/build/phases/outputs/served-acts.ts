import type { SortedList } from "../../../collections/sorted-list.ts";
import type { NormaServita } from "../../../corpus/norme/corpus.ts";
import type { TipoServito } from "../../../corpus/orders/norme/coverage.ts";
import type { GraphActs } from "../../../corpus/orders/norme/graph-nodes.ts";
import type { RelazioneServita } from "../../../corpus/orders/norme/relations.ts";
import type { DatedGroup } from "../../../exports/catalogue/feeds.ts";
import type { ActReader } from "../../../tree/acts-of-tree.ts";

/** A relation among those of the act that shows it in files for keeping: the acting one, or the other if that alone is served. */
export interface ShownRelation {
  readonly eli: string;
  readonly direzione: "out" | "in";
  readonly da: string;
  /** As `encodeRelation` gives it. */
  readonly text: string;
}

/** What the outputs know of the acts that are served. */
export interface ServedActs {
  /** All of them, by `eli` (code unit): read and sorted when they are first asked for. */
  readonly norme: () => SortedList<NormaServita>;
  /** Each relation once, by `eli` of the act that shows it, then in the order of its answer; closed by the caller. */
  readonly relations: () => SortedList<ShownRelation>;
  /** Some of them, in the order of their ELIs. */
  readonly acts: (elis: readonly string[]) => readonly NormaServita[];
  /** Forgets what was sorted. */
  readonly close: () => void;
  /** The texts of their answers, read from the tree. */
  readonly answers: ActReader;
  /** What the graphs must know of them. */
  readonly graph: GraphActs;
  /** Each relation once, unordered, in groups whose newest day is known before they are read. */
  readonly dated: readonly DatedGroup<RelazioneServita>[];
  readonly types: readonly TipoServito[];
  readonly counts: Readonly<Record<"norme" | "articoli" | "relazioni" | "citazioni", number>>;
  /** Signals that gave no relation, by Italian reason. */
  readonly withoutRelation: Readonly<Record<string, number>>;
  /** Relations that cannot be as they were read, in short, by Italian reason. */
  readonly doubtful: Readonly<Record<string, readonly string[]>>;
}
