/** A request and what any host must answer to it, over the tree of `world.ts`. */

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

/** Acts of the tree. */
export const ACTS = 198;

/** An act that is served, and one that is cited and not here. */
export const ELI = "eli:/it/legge/1990/08/07/241";
export const OUTSIDE = "eli:/it/legge/1970/05/20/9300";
/** A law of the sample in two versions: in the second article 3-bis came. */
export const AMENDED = "eli:/it/legge/1999/03/15/9001";
/** A code too large for its articles to be cut out of its answer; its newest version has article 7-bis more, and lacks article 70. */
export const CODE = "eli:/it/regio-decreto/1930/10/19/1398";
/** A law that transposes a directive. */
export const NAMING = "eli:/it/legge/2020/01/15/300";
/** A decree of the sample whose main numbering is that of its attachment. */
export const ATTACHED = "eli:/it/regio-decreto/1931/05/07/9005";
