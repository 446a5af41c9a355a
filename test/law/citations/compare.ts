import { type CitationOptions, readCitations } from "../../../generator/law/citations/read.ts";

/** A citation as the vectors write it: what is not known is left out. */
export interface Vector {
  readonly tipo: string | null;
  readonly data?: string;
  readonly anno?: number;
  readonly numero: string | null;
  readonly articolo?: string;
}

const sorted = (items: Iterable<string>) => [...new Set(items)].sort();

/** Vectors as a set: in one order, without repetitions, always the same keys in the same order. */
export function asSet(vectors: readonly Vector[]): string[] {
  return sorted(
    vectors.map(({ tipo, data, anno, numero, articolo }) => JSON.stringify({ tipo, data, anno, numero, articolo })),
  );
}

/** What the grammar reads in a text, as a set of vectors. */
export function read(text: string, options: CitationOptions = {}): string[] {
  return asSet(
    readCitations(text, options).map(({ tipo, data, anno, numero, articolo }) => ({
      tipo,
      numero,
      ...(data === null ? {} : { data }),
      ...(anno === null ? {} : { anno }),
      ...(articolo === undefined ? {} : { articolo }),
    })),
  );
}

/** `legge 1990 241`, `dpr 2000-12-28 445 art 3`: one short line for each citation, in order of appearance. */
export function lines(text: string, options: CitationOptions = {}): string[] {
  return readCitations(text, options).map(({ tipo, data, anno, numero, articolo }) =>
    [tipo, data ?? anno, numero, ...(articolo === undefined ? [] : ["art", articolo])].join(" "),
  );
}
