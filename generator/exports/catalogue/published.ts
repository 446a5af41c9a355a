import type { Area } from "../../contract/areas.ts";
import type { ManifestEntry } from "../../tree/manifest.ts";
import type { Dataset } from "./datasets.ts";

/** Stands for the address of the tree until one is given: a name that leads nowhere by design (RFC 2606). */
export const DEFAULT_BASE = "https://example.org/";

/** A file of the tree that a catalogue offers. */
export interface PublishedFile {
  readonly path: string;
  /** Area of its data, `null` for all of them. */
  readonly area: Area | null;
  readonly titolo: string;
  /** What the manifest says of it. */
  readonly entry: ManifestEntry;
}

/** The files that belong to a dataset: those of its area, or those with everything. */
export function filesOf<File extends Pick<PublishedFile, "area">>(dataset: Dataset, files: readonly File[]): File[] {
  return files.filter(({ area }) => (area ?? "tutto") === dataset.id);
}

/** What every description of the collection needs. */
export interface Published {
  /** Where the tree is published, ending with a slash. */
  readonly base: string;
  /** 12 hexadecimal digits. */
  readonly release: string;
  readonly datasets: readonly Dataset[];
  readonly files: readonly PublishedFile[];
}
