/** What the phases leave for each other: where it is in the stage folder, and what it says. */

import type { Conteggi } from "../../contract/resources/common.ts";
import type { NormaServita } from "../../corpus/norme/corpus.ts";
import type { TipoServito } from "../../corpus/orders/norme/coverage.ts";
import type { TreeReleases } from "../../format/mark.ts";
import type { ManifestEntry } from "../../tree/manifest.ts";

/** Names of files below the stage folder. */
export const FILES = {
  /** Records: `Listed`, for each file of `KnownInputs`. */
  listed: "list/listed",
  /** Records: `InputFile[]`, a batch for each task of `read`. */
  batches: "list/batches",
  /** Records: names of the readings that earlier runs kept, by code unit. */
  readings: "list/readings",
  /** `FreshInput[]`: what a task of `read` read. */
  read: (task: number): string => `read/${task}.json`,
  /** Records: the pages of `ServedTable`. */
  served: "place/served",
  /** `Placed`. */
  placed: "place/placed.json",
  /** Records: digests of all that a bucket is made from, by position among the buckets that are served. */
  made: "place/made",
  /** Records: `Member[]`, by position among the buckets that are served. */
  members: "place/members",
  /** Records: `Citing[]`, a batch for each task of `spread`. */
  citing: "place/citing",
  /** Records: signals and citations (`relations.ts`), by position among the buckets that are served. */
  spread: (task: number): string => `spread/${task}`,
  /** Records: `SearchChunk`. */
  chunks: "search/chunks",
  /** `SearchDocuments`. */
  documents: "search/documents.json",
  /** Digests of the pieces of a chunk's run, by part. */
  pieces: (task: number): string => `search/pieces-${task}.json`,
  /** What `/health` counts of the recovery plan. */
  pnrr: "areas/pnrr.json",
  /** `ParlamentoServed`. */
  parlamento: "areas/parlamento.json",
  /** `Done`. */
  done: "outputs/done.json",
  /** SHA-256 of the manifest of the tree that is being published. */
  published: "publish/manifest.json",
} as const;

/** Names of the inputs that are read and of those that are as they were known, and of all other files. */
export interface Listed {
  readonly fresh: readonly string[];
  readonly known: readonly string[];
  readonly others: readonly string[];
}

/** What is known once it is settled who is who among the acts. */
export interface Placed {
  readonly release: string;
  /** Of `parlamento` a digest of its inputs: the acts that bills cite are a part of its release too. */
  readonly releases: TreeReleases["releases"];
  readonly buckets: number;
  /** Line 1 of the answers about acts. */
  readonly meta: { readonly norma: string; readonly relazioni: string; readonly graph: string };
  /** Line 1 of the indexes of articles, in both languages; `null` where acts are packed. */
  readonly articoli: string | null;
  /** Buckets that must be served; the others are taken over from the run before. */
  readonly wanted: readonly number[];
}

/** A version of an act: its reading, and where its signals are in it. */
export interface Version {
  readonly reading: string;
  readonly signals: readonly [start: number, bytes: number];
  /** Its day. */
  readonly al: string;
}

/** An act whose signals are spread. */
export interface Citing {
  readonly eli: string;
  /** Bucket of the act itself. */
  readonly bucket: number;
  /** The newest first. */
  readonly versions: readonly Version[];
  /** Whether its text says effects on other acts. */
  readonly effects: boolean;
}

/** An act of the bucket that is served. */
export interface Member {
  readonly eli: string;
  /** Readings of its versions, the newest first. */
  readonly readings: readonly string[];
  /** Whether its answers are held against their schemas. */
  readonly validate: boolean;
}

/** What tells where an act stands in the search, and what of it is shown there beside its reading. */
export interface SearchableAct extends Pick<NormaServita, "eli" | "relazioni"> {
  readonly data: string;
  /** How many documents of the search it has. */
  readonly documenti: number;
  /** Of the version that is served. */
  readonly reading: string;
}

/** Acts whose words are counted together, in the order of the search. */
export interface SearchChunk {
  /** Number of their first document, and how many they have. */
  readonly first: number;
  readonly documents: number;
  readonly acts: readonly SearchableAct[];
}

/** How many documents the search has; of each chunk the first one, with date and ELI of its act. */
export interface SearchDocuments {
  readonly documenti: number;
  readonly blocchi: readonly (readonly [first: number, data: string, eli: string])[];
  /** Everyday names of what acts that are here say, by the name: ELIs below `eli:/it/`. */
  readonly detti: Readonly<Record<string, readonly string[]>>;
  /** The types of its acts, in order. */
  readonly tipi: readonly string[];
}

/** What `/health` counts of Parliament, and the release of its answers. */
export interface ParlamentoServed {
  readonly conteggi: Pick<Conteggi, "politici" | "ddl" | "votazioni">;
  readonly release: string;
}

/** What a build gives. */
export interface Done {
  readonly release: string;
  readonly conteggi: Conteggi;
  readonly files: number;
  readonly bytes: number;
  /** Discarded files and rows: `--strict` would have refused them. */
  readonly discarded: number;
  /** What some plans of the chosen hosts do not take, a line each. */
  readonly hosts: readonly string[];
}

/** What is known of a bucket of acts once it is served. */
export interface BucketOutcome {
  /** Digest of all that it was made from. */
  readonly made: string;
  /** Files of the tree that hold the answers of its acts. */
  readonly files: readonly ManifestEntry[];
  /** `rowsDigest` of its acts. */
  readonly rows: string;
  /** Its acts by type, and how many articles they have. */
  readonly types: readonly TipoServito[];
  readonly articoli: number;
  /** Signals that gave no relation, by Italian reason. */
  readonly withoutRelation: Readonly<Record<string, number>>;
  /** Relations that cannot be as they were read, in short, by Italian reason. */
  readonly doubtful: Readonly<Record<string, readonly string[]>>;
  /** How many relations it counts, and the newest day among theirs, `null` where none is known. */
  readonly relations: number;
  /** How often its acts cite others. */
  readonly citations: number;
  readonly newest: string | null;
  /** Digest of these relations. */
  readonly changes: string;
}
