/** A request and what any host must answer to it, over the tree of `small-tree.ts`. */

export interface Case {
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Headers of the response; a `RegExp` is searched in the value, `null` says the header is absent. */
  readonly has?: Readonly<Record<string, string | RegExp | null>>;
  /** The exact body, or fields of the body as it parses. */
  readonly body?: string | Readonly<Record<string, unknown>>;
  /** Lengths of lists of the body. */
  readonly lengths?: Readonly<Record<string, number>>;
  /** Type of the first fault of a 422: its bytes are the matter of the validation tests. */
  readonly fault?: string;
  /** `If-None-Match` is the tag of an unconditional request. */
  readonly revalidates?: boolean;
}

/** Where the API begins. */
export const B = "/api/public";

/** Body of an answer about an address that is none. */
export const NOT_FOUND = '{"detail":"Not Found"}';

/** Headers of an answer in English, and of one in Italian. */
export const EN = { "content-language": "en" };
export const IT = { "content-language": "it" };

/** An act that is served. */
export const ELI = "eli:/it/legge/1990/08/07/241";
