/** A manifest in parts: where a tree has very many files, `manifest.json` is a small head, and its parts list the files. */

/** One part, as the head lists it. */
export interface ManifestPart {
  /** `manifest/0.json`. */
  readonly path: string;
  /** The first file of the part, by path; the parts follow each other by path. */
  readonly da: string;
  /** How many files it lists. */
  readonly file: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** What `manifest.json` is then. */
export interface ManifestHead {
  /** How many files the parts list, and their bytes. */
  readonly file: number;
  readonly bytes: number;
  readonly parti: readonly ManifestPart[];
}

/** The name of a part. */
export const manifestPartName = (n: number): string => `manifest/${n}.json`;

const PART = /^manifest\/\d+\.json$/;
const isText = (value: unknown): value is string => typeof value === "string";

function isManifestPart(value: unknown): value is ManifestPart {
  const { path, da, file, bytes, sha256 }: Partial<Record<keyof ManifestPart, unknown>> = Object(value);
  if (!isText(path) || !PART.test(path)) return false;
  return isText(da) && isText(sha256) && Number.isInteger(file) && Number.isInteger(bytes);
}

/** Whether a value read from `manifest.json` is the head of one in parts. */
export function isManifestHead(value: unknown): value is ManifestHead {
  const { file, bytes, parti }: Partial<Record<keyof ManifestHead, unknown>> = Object(value);
  return Number.isInteger(file) && Number.isInteger(bytes) && Array.isArray(parti) && parti.every(isManifestPart);
}

/** The text of a head, a part a line. */
export function headText(head: ManifestHead): string {
  const parts = head.parti.map((part) => JSON.stringify(part)).join(",\n");
  return `{"file":${head.file},"bytes":${head.bytes},"parti":[\n${parts}\n]}\n`;
}
